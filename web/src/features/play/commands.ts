// SPDX-License-Identifier: MIT
//
// What buttons and keys have in common.

import type { Action, Check, HintLevel, Link, PenKind } from '../../api/protocol';
import { putDown, takeBack } from '../set/rule_hand';
import type { Tool } from '../../base/tools';
import { statusText, t } from '../../i18n/i18n';
import { settings } from '../../store/settings';
import type { PageState } from '../../game/page_state';

export const kHintLevels: readonly HintLevel[] = ['nudge', 'where', 'technique', 'pattern', 'full'];

/** Asks for a hint, one level stronger than the one that is shown. */
export async function hint(page: PageState, level?: HintLevel): Promise<boolean> {
  const { session, help } = page;
  // What is under way may leave another position, of which nothing was told.
  await session.attempt(() => session.game.settled());
  const shown = help.hint.value;
  const next = shown ? kHintLevels.indexOf(shown.level) + 1 : 0;
  const wanted = level ?? kHintLevels[Math.min(next, kHintLevels.length - 1)] ?? 'nudge';
  const ask = () => help.askHint(wanted, t('help.hint'), session.practice.technique.value);
  if (wanted !== 'full' || shown?.level === 'full') return session.attempt(ask);
  return spoil(page, t('hint.full'), ask, anyMistakes);
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
  { session, help }: PageState,
  what: string,
  show: () => Promise<unknown>,
  mistaken: Mistaken = () => 0,
): Promise<boolean> {
  const { game } = session;
  const { spoiler } = help;
  if (!settings.askSpoilers.value || spoiler.value?.what === what) return session.attempt(show);
  return session.attempt(async () => {
    const mistakes = mistaken(await game.ask('check', {}));
    const areNamed = game.autosave.named.value || settings.checkMode.value === 'always';
    if (mistakes > 0 && areNamed) await show();
    else spoiler.value = { what, show, mistakes };
  });
}

/** Does the step that is shown in full; without one it is asked for. */
export function doStep(page: PageState): Promise<boolean> {
  const { session, help } = page;
  const { hint: shown } = help;
  const isThere = shown.value?.level === 'full' && shown.value.step !== null;
  return isThere ? session.act({ type: 'apply_hint' }) : hint(page, 'full');
}

/** Does the step that is shown, and shows the next. */
export async function doStepAndNext(page: PageState): Promise<boolean> {
  const { help } = page;
  const shown = help.hint.value;
  return shown?.level === 'full' ? (await doStep(page)) && hint(page, 'full') : hint(page, 'full');
}

export function allSteps(page: PageState): Promise<boolean> {
  const { help } = page;
  return spoil(page, t('help.steps'), () => help.askSteps(t('help.steps')), anyMistakes);
}

export function rate({ session, help }: PageState): Promise<boolean> {
  return session.attempt(() => help.askRating(t('help.rate')));
}

export function solve(page: PageState): Promise<boolean> {
  const { help } = page;
  return spoil(page, t('help.solve'), () => help.askSolution(t('help.solve')), wrongEntries);
}

export function check({ session, help, shell }: PageState): Promise<boolean> {
  return session.attempt(async () => {
    const answer = await help.check();
    const { wrong, wrong_marks, message } = answer;
    if (answer.status !== 'unique' && message !== '')
      shell.say(statusText(answer.status, message), 'error');
    else if (wrong.length > 0) shell.say(t('check.wrong', { count: wrong.length }), 'error');
    else if (wrong_marks.length > 0) {
      shell.say(t('check.wrong-marks', { count: wrong_marks.length }), 'error');
    } else if (answer.solved) session.celebrate();
    else shell.say(t('check.right'));
  });
}

/**
 * Whether there are cells for what is entered. Without a selection the cell of the cursor is
 * selected: while setting that is the cell meant, in play it is only shown, and nothing written
 * where nobody looked.
 */
function aim({ session }: PageState): boolean {
  const { selection, game } = session;
  if (selection.cells.value.size > 0) return true;
  if (game.cells.length === 0) return false;
  selection.only(Math.max(selection.cursor.value, 0));
  return game.mode.value === 'set';
}

/** Whether cells are filled one after another. */
function fillsInOrder({ session }: PageState): boolean {
  return (
    session.game.mode.value === 'set' &&
    session.input.advancing.value &&
    session.input.current.value === 'value' &&
    session.selection.cells.value.size <= 1
  );
}

/** Takes a digit into the hand or, if it is there, puts it down. */
function take({ marks }: PageState, digit: number): void {
  const { inHand } = marks;
  inHand.value = inHand.value === digit ? 0 : digit;
}

/** With a digit chosen first: writes it, or the colour in hand, into the selected cells. */
export function writeInHand({ session, marks }: PageState): void {
  if (!marks.writesOnPress.value) return;
  const colour = session.input.current.value === 'colour';
  void session.attempt(() => session.input.enter(colour ? marks.pen.value : marks.inHand.value));
}

/** Takes a tool in hand, in place of a rule that is being set. */
export function chooseTool(page: PageState, tool: Tool): void {
  const { session } = page;
  void putDown(page);
  session.input.tool.value = tool;
}
export function cycleTool(page: PageState, by: 1 | -1): void {
  const { session } = page;
  void putDown(page);
  session.input.cycleTool(by);
}

/** Undo or redo: undo takes back first what is in hand. */
export function step(page: PageState, way: 'undo' | 'redo'): Promise<boolean> {
  const { session } = page;
  return way === 'undo' && takeBack(page) ? Promise.resolve(true) : session.step(way);
}

/** A digit into the selected cells; with automatic advance the next cell is selected then. */
export function enterDigit(page: PageState, digit: number): void {
  const { session } = page;
  if (settings.digitFirst.value) {
    take(page, digit);
    return;
  }
  if (!aim(page)) return;
  const inOrder = fillsInOrder(page);
  // A second time takes a digit out, but whoever fills in cell after cell means that it is there.
  const write = () => (inOrder ? session.input.put(digit) : session.input.enter(digit));
  void session.attempt(write);
  if (inOrder) session.selection.next();
}

/** With automatic advance, leaves a cell empty and selects the next; false without. */
export function skipCell(page: PageState): boolean {
  const { session } = page;
  if (!fillsInOrder(page) || !aim(page)) return false;
  const cells = [...session.selection.cells.value];
  const holds = (cell: number) => {
    const { given, clue } = session.game.puzzle.peek()?.cells[cell] ?? {};
    return given != null || clue != null;
  };
  const empty = (): Action | null =>
    cells.some(holds) ? { type: 'clear', cells, kind: 'any' } : null;
  void session.attempt(() => session.game.act(empty));
  session.selection.next();
  return true;
}

export function clear(page: PageState): Promise<boolean> {
  const { session } = page;
  if (session.selection.cells.value.size > 0) return session.attempt(() => session.input.clear());
  aim(page);
  return Promise.resolve(false);
}

/** A colour into the selected cells or, with one filtered digit, on that candidate in them. */
export async function enterColour(page: PageState, colour: number): Promise<void> {
  const { session, marks } = page;
  const { game, selection } = session;
  marks.pen.value = colour;
  if (settings.digitFirst.value || !aim(page)) return;
  const [digit, ...more] = marks.filter.value;
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
export function drawSelected({ session, marks }: PageState, kind: PenKind): void {
  const cells = [...session.selection.cells.value];
  const links: Link[] = {
    line: () => cells.slice(1).map((cell, i): Link => [cells[i] ?? cell, cell]),
    edge: () => marks.fence(new Set(cells)),
    dot: () => cells.map((cell): Link => [cell, cell]),
  }[kind]();
  if (links.length > 0) void session.act({ type: 'pen', kind, links, colour: marks.ink.value });
}

/** Two colours in each other's place, in cells and on candidates. */
function colourSwaps({ session }: PageState, a: number, b: number): readonly Action[] {
  const { game } = session;
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
export async function chooseToSwap(page: PageState, colour: number): Promise<void> {
  const { session, marks } = page;
  const [first] = marks.swapping.value ?? [];
  if (first === undefined) {
    marks.swapping.value = [colour];
    return;
  }
  marks.swapping.value = null;
  if (first !== colour) await session.game.actTogether(() => colourSwaps(page, first, colour));
}

export function clearColours({ session }: PageState): Promise<boolean> {
  const cells = session.game.cells.filter((state) => state.colours.length > 0);
  if (cells.length === 0) return Promise.resolve(true);
  return session.act({ type: 'clear', cells: cells.map((state) => state.cell), kind: 'colour' });
}

/** Filters by a digit alone or, with `more`, by this digit as well. */
export function filterDigit({ marks }: PageState, digit: number, more: boolean): void {
  const now = marks.filter.value;
  const next = new Set(more ? now : []);
  if (now.has(digit) && (more || now.size === 1)) next.delete(digit);
  else next.add(digit);
  marks.filter.value = next;
  marks.filteringPairs.value = false;
}

/** Cells with two marks, in place of those with a digit; again: neither. */
export function filterPairs({ marks }: PageState): void {
  marks.filter.value = new Set();
  marks.filteringPairs.value = !marks.filteringPairs.value;
}

export function stepFilter({ session, marks }: PageState, by: 1 | -1): void {
  const n = session.game.puzzle.value?.num_digits ?? 1;
  const [now = by > 0 ? 0 : n + 1] = marks.filter.value;
  marks.filter.value = new Set([((now - 1 + by + n) % n) + 1]);
  marks.filteringPairs.value = false;
}

/** Enters or marks the filtered digit. */
export function writeFiltered(
  { session, marks }: PageState,
  type: 'entry' | 'centre',
): Promise<boolean> {
  const [digit, ...more] = marks.filter.value;
  const cells = session.selection.list.value;
  if (digit === undefined || more.length > 0 || cells.length === 0) return Promise.resolve(false);
  return session.act({ type, cells, digit });
}

export function toggleHelp({ shell }: PageState): void {
  shell.dialog.value = shell.dialog.value === 'keys' ? null : 'keys';
}
