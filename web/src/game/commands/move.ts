// SPDX-License-Identifier: MIT
//
// The cursor moves: to the next cell, with what is selected, to the next open cell, to an end of its row or
// column.

import type { PageState } from '../page_state';
import { type Direction, kDown, kLeft, kRight, kUp } from '../selection';
import type { Command } from './command';

/** Selects other cells in place of those that are selected: what was typed for these holds. */
export function goOn({ session }: PageState, select: () => void): void {
  session.hand.leaveCells();
  select();
}

interface Way {
  id: 'up' | 'right' | 'down' | 'left';
  direction: Direction;
  arrow: string;
  letter: string;
}

const kWays: readonly Way[] = [
  { id: 'up', direction: kUp, arrow: 'ArrowUp', letter: 'KeyW' },
  { id: 'right', direction: kRight, arrow: 'ArrowRight', letter: 'KeyD' },
  { id: 'down', direction: kDown, arrow: 'ArrowDown', letter: 'KeyS' },
  { id: 'left', direction: kLeft, arrow: 'ArrowLeft', letter: 'KeyA' },
];

const kMoves = kWays.map(({ id, direction, arrow, letter }): Command => ({
  id: `move.${id}`,
  keys: { all: [arrow], sudokupad: [letter] },
  run: (page) => goOn(page, () => page.session.selection.move(direction, false)),
}));

const kExtensions = kWays.map(({ id, direction, arrow, letter }): Command => ({
  id: `extend.${id}`,
  keys: { all: [`Shift+${arrow}`], sudokupad: [`Ctrl+${arrow}`, `Shift+${letter}`] },
  run: ({ session }) => session.selection.move(direction, true),
}));

const kToOpen = kWays.map(({ id, direction, arrow }): Command => ({
  id: `open.${id}`,
  keys: { hodoku: [`Ctrl+${arrow}`] },
  run: (page) => goOn(page, () => page.session.selection.toOpen(direction)),
}));

function toEnd(kind: 'row' | 'column', end: 'first' | 'last', key: string): Command {
  return {
    id: `${kind}.${end}`,
    keys: { hodoku: [key] },
    run: (page) => goOn(page, () => page.session.selection.toEnd(kind, end)),
  };
}

export const moves: readonly Command[] = [
  ...kMoves,
  ...kExtensions,
  ...kToOpen,
  toEnd('row', 'first', 'Home'),
  toEnd('row', 'last', 'End'),
  toEnd('column', 'first', 'Ctrl+Home'),
  toEnd('column', 'last', 'Ctrl+End'),
];
