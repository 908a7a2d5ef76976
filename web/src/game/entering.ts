// SPDX-License-Identifier: MIT
//
// What is entered by pad or keyboard: digits, colours, strokes along the selected cells.

import type { Action, Link, PenKind } from '../api/protocol';
import { settings } from '../store/settings';
import type { PageState } from './page_state';
import { colour as colourTool } from './tools/colour';

/**
 * Whether there are cells for what is entered. Without a selection the cell of the cursor is
 * selected: while setting that is the cell meant, in play it is only shown, and nothing written
 * where nobody looked.
 */
export function aim({ session }: PageState): boolean {
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
    !session.input.current.value.isMark &&
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
  const colour = session.input.current.value.pad === 'colours';
  void session.attempt(() => session.input.enter(colour ? marks.pen.value : marks.inHand.value));
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
    const inHand = session.input.current.value;
    await (inHand.pad === 'colours' ? inHand : colourTool).enter(game, cells, colour);
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
