// SPDX-License-Identifier: MIT
//
// Marks in the middle of cells. In a puzzle being set they are clues: the digits that a cell may hold.

import type { Action } from '../../api/protocol';
import type { Game } from '../game';
import { digitOf, isDigit, type Tool } from './tool';

function toggleClue(game: Game, cells: readonly number[], digit: number): Promise<void> {
  const clueOf = (cell: number) => game.puzzle.peek()?.cells[cell]?.clue ?? [];
  return game.actTogether(() => {
    const all = cells.every((cell) => clueOf(cell).includes(digit));
    return cells.map((cell): Action => {
      const others = clueOf(cell).filter((other) => other !== digit);
      const digits = all ? others : [...others, digit].sort((a, b) => a - b);
      return { type: 'pencilmark_clue', cell, digits };
    });
  });
}

export const centre = {
  id: 'centre',
  key: 'KeyC',
  held: 'Ctrl',
  pad: 'digits',
  isMark: true,
  enter: async (game, cells, digit) => {
    if (!isDigit(game, digit)) return;
    if (game.mode.value === 'set') await toggleClue(game, cells, digit);
    else await game.act({ type: 'centre', cells, digit });
  },
  clears: 'centre',
  holds: (game, cell) => (game.cells[cell]?.centre.length ?? 0) > 0,
  digits: (state) => state.centre,
  parts: ['centre'],
  trait: (state, puzzle) => (digitOf(state, puzzle) === '' ? state.centre.join() : ''),
} as const satisfies Tool;
