// SPDX-License-Identifier: MIT
//
// What buttons and keys have in common.

import { app } from '../../app/app_state';
import type { Action, Check, HintLevel, Link, PenKind } from '../../api/protocol';
import { putDown, takeBack } from '../set/rule_hand';
import type { Tool } from '../../base/tools';
import { statusText, t } from '../../i18n/i18n';
import { settings } from '../../store/settings';

export const kHintLevels: readonly HintLevel[] = ['nudge', 'where', 'technique', 'pattern', 'full'];

/** Asks for a hint, one level stronger than the one that is shown. */
export async function hint(level?: HintLevel): Promise<boolean> {
  // What is under way may leave another position, of which nothing was told.
  await app.attempt(() => app.game.settled());
  const shown = app.help.hint.value;
  const next = shown ? kHintLevels.indexOf(shown.level) + 1 : 0;
  const wanted = level ?? kHintLevels[Math.min(next, kHintLevels.length - 1)] ?? 'nudge';
  const ask = () => app.help.askHint(wanted, t('help.hint'), app.practice.technique.value);
  if (wanted !== 'full' || shown?.level === 'full') return app.attempt(ask);
  return spoil(t('hint.full'), ask, anyMistakes);
}

/** What is wrong so far that an answer would be about in place of what was asked. */
type Mistaken = (check: Check) => number;
const anyMistakes: Mistaken = ({ wrong, wrong_marks }) => wrong.length + wrong_marks.length;
const wrongEntries: Mistaken = ({ wrong }) => wrong.length;

/**
 * Shows something that gives away what a person may want to find: where that is wished, only once
 * they have said that they mean it. Asked for twice it is meant. Where it would be about mistakes, it is
 * asked once in a game whether they are to be named, and never if they are shown as they are made.
 */
export function spoil(
  what: string,
  show: () => Promise<unknown>,
  mistaken: Mistaken = () => 0,
): Promise<boolean> {
  const { game, help } = app;
  const { spoiler } = help;
  if (!settings.askSpoilers.value || spoiler.value?.what === what) return app.attempt(show);
  return app.attempt(async () => {
    const mistakes = mistaken(await game.ask('check', {}));
    const areNamed = game.autosave.named.value || settings.checkMode.value === 'always';
    if (mistakes > 0 && areNamed) await show();
    else spoiler.value = { what, show, mistakes };
  });
}

/** Does the step that is shown in full; without one it is asked for. */
export function doStep(): Promise<boolean> {
  const { hint: shown } = app.help;
  const isThere = shown.value?.level === 'full' && shown.value.step !== null;
  return isThere ? app.act({ type: 'apply_hint' }) : hint('full');
}

/** Does the step that is shown, and shows the next. */
export async function doStepAndNext(): Promise<boolean> {
  const shown = app.help.hint.value;
  return shown?.level === 'full' ? (await doStep()) && hint('full') : hint('full');
}

export function allSteps(): Promise<boolean> {
  return spoil(t('help.steps'), () => app.help.askSteps(t('help.steps')), anyMistakes);
}

export function rate(): Promise<boolean> {
  return app.attempt(() => app.help.askRating(t('help.rate')));
}

export function solve(): Promise<boolean> {
  return spoil(t('help.solve'), () => app.help.askSolution(t('help.solve')), wrongEntries);
}

export function check(): Promise<boolean> {
  return app.attempt(async () => {
    const answer = await app.help.check();
    const { wrong, wrong_marks, message } = answer;
    if (answer.status !== 'unique' && message !== '')
      app.say(statusText(answer.status, message), 'error');
    else if (wrong.length > 0) app.say(t('check.wrong', { count: wrong.length }), 'error');
    else if (wrong_marks.length > 0) {
      app.say(t('check.wrong-marks', { count: wrong_marks.length }), 'error');
    } else if (answer.solved) app.celebrate();
    else app.say(t('check.right'));
  });
}

/**
 * Whether there are cells for what is entered. Without a selection the cell of the cursor is
 * selected: while setting that is the cell meant, in play it is only shown, and nothing written
 * where nobody looked.
 */
function aim(): boolean {
  const { selection, game } = app;
  if (selection.cells.value.size > 0) return true;
  if (game.cells.length === 0) return false;
  selection.only(Math.max(selection.cursor.value, 0));
  return game.mode.value === 'set';
}

/** Whether cells are filled one after another. */
function fillsInOrder(): boolean {
  return (
    app.game.mode.value === 'set' &&
    app.advancing.value &&
    app.input.current.value === 'value' &&
    app.selection.cells.value.size <= 1
  );
}

/** Takes a digit into the hand or, if it is there, puts it down. */
function take(digit: number): void {
  const { inHand } = app;
  inHand.value = inHand.value === digit ? 0 : digit;
}

/** With a digit chosen first: writes it, or the colour in hand, into the selected cells. */
export function writeInHand(): void {
  if (!app.writesOnPress.value) return;
  const colour = app.input.current.value === 'colour';
  void app.attempt(() => app.input.enter(colour ? app.pen.value : app.inHand.value));
}

/** Takes a tool in hand, in place of a rule that is being set. */
export function chooseTool(tool: Tool): void {
  void putDown();
  app.input.tool.value = tool;
}
export function cycleTool(by: 1 | -1): void {
  void putDown();
  app.input.cycleTool(by);
}

/** Undo or redo: undo takes back first what is in hand. */
export function step(way: 'undo' | 'redo'): Promise<boolean> {
  return way === 'undo' && takeBack() ? Promise.resolve(true) : app.step(way);
}

/** A digit into the selected cells; with automatic advance the next cell is selected then. */
export function enterDigit(digit: number): void {
  if (settings.digitFirst.value) {
    take(digit);
    return;
  }
  if (!aim()) return;
  const inOrder = fillsInOrder();
  // A second time takes a digit out, but whoever fills in cell after cell means that it is there.
  const write = () => (inOrder ? app.input.put(digit) : app.input.enter(digit));
  void app.attempt(write);
  if (inOrder) app.selection.next();
}

/** With automatic advance, leaves a cell empty and selects the next; false without. */
export function skipCell(): boolean {
  if (!fillsInOrder() || !aim()) return false;
  const cells = [...app.selection.cells.value];
  const holds = (cell: number) => {
    const { given, clue } = app.game.puzzle.peek()?.cells[cell] ?? {};
    return given != null || clue != null;
  };
  const empty = (): Action | null =>
    cells.some(holds) ? { type: 'clear', cells, kind: 'any' } : null;
  void app.attempt(() => app.game.act(empty));
  app.selection.next();
  return true;
}

export function clear(): Promise<boolean> {
  if (app.selection.cells.value.size > 0) return app.attempt(() => app.input.clear());
  aim();
  return Promise.resolve(false);
}

/** A colour into the selected cells or, with one filtered digit, on that candidate in them. */
export async function enterColour(colour: number): Promise<void> {
  const { game, selection } = app;
  app.pen.value = colour;
  if (settings.digitFirst.value || !aim()) return;
  const [digit, ...more] = app.filter.value;
  const asCandidate = settings.keyProfile.value === 'hodoku' && digit !== undefined;
  const cells = selection.list.value;
  if (!asCandidate || more.length > 0) {
    await game.act({ type: 'colour', cells, colour });
    return;
  }
  await game.actTogether(() =>
    cells.map((cell): Action => {
      const now = game.cells[cell]?.candidate_colours[digit] === colour ? 0 : colour;
      return { type: 'candidate_colour', cell, digit, colour: now };
    }),
  );
}

/** The pen along the selected cells: a line through them as they were selected, the border round them, dots. */
export function drawSelected(kind: PenKind): void {
  const cells = [...app.selection.cells.value];
  const links: Link[] = {
    line: () => cells.slice(1).map((cell, i): Link => [cells[i] ?? cell, cell]),
    edge: () => app.fence(new Set(cells)),
    dot: () => cells.map((cell): Link => [cell, cell]),
  }[kind]();
  if (links.length > 0) void app.act({ type: 'pen', kind, links, colour: app.ink.value });
}

/** Two colours in each other's place, in cells and on candidates. */
function colourSwaps(a: number, b: number): readonly Action[] {
  const { game } = app;
  const actions: Action[] = [];
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const cells = game.cells.filter(
      ({ colours }) => colours.includes(one) && !colours.includes(other),
    );
    if (cells.length > 0) {
      const both = { type: 'colour', cells: cells.map(({ cell }) => cell) } as const;
      actions.push({ ...both, colour: one }, { ...both, colour: other });
    }
    for (const { cell, candidate_colours } of game.cells) {
      for (const [digit, colour] of Object.entries(candidate_colours)) {
        if (colour !== one) continue;
        actions.push({ type: 'candidate_colour', cell, digit: Number(digit), colour: other });
      }
    }
  }
  return actions;
}

/** One of the two colours to be swapped, or another one in place of the first. */
export async function chooseToSwap(colour: number): Promise<void> {
  const [first] = app.swapping.value ?? [];
  if (first === undefined) {
    app.swapping.value = [colour];
    return;
  }
  app.swapping.value = null;
  if (first !== colour) await app.game.actTogether(() => colourSwaps(first, colour));
}

export function clearColours(): Promise<boolean> {
  const cells = app.game.cells.filter((state) => state.colours.length > 0);
  if (cells.length === 0) return Promise.resolve(true);
  return app.act({ type: 'clear', cells: cells.map((state) => state.cell), kind: 'colour' });
}

/** Filters by a digit alone or, with `more`, by this digit as well. */
export function filterDigit(digit: number, more: boolean): void {
  const now = app.filter.value;
  const next = new Set(more ? now : []);
  if (now.has(digit) && (more || now.size === 1)) next.delete(digit);
  else next.add(digit);
  app.filter.value = next;
  app.filteringPairs.value = false;
}

/** Cells with two marks, in place of those with a digit; again: neither. */
export function filterPairs(): void {
  app.filter.value = new Set();
  app.filteringPairs.value = !app.filteringPairs.value;
}

export function stepFilter(by: 1 | -1): void {
  const n = app.game.puzzle.value?.num_digits ?? 1;
  const [now = by > 0 ? 0 : n + 1] = app.filter.value;
  app.filter.value = new Set([((now - 1 + by + n) % n) + 1]);
  app.filteringPairs.value = false;
}

/** Enters or marks the filtered digit. */
export function writeFiltered(type: 'entry' | 'centre'): Promise<boolean> {
  const [digit, ...more] = app.filter.value;
  const cells = app.selection.list.value;
  if (digit === undefined || more.length > 0 || cells.length === 0) return Promise.resolve(false);
  return app.act({ type, cells, digit });
}

export function toggleHelp(): void {
  app.dialog.value = app.dialog.value === 'keys' ? null : 'keys';
}
