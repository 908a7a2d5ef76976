// SPDX-License-Identifier: MIT
//
// Marks in the corners of cells.

import { byNumber, digitOf, isDigit, type Tool } from './tool';

export const corner = {
  id: 'corner',
  key: 'KeyX',
  held: 'Shift',
  pad: 'digits',
  isMark: true,
  enter: async (game, cells, digit) => {
    if (isDigit(game, digit)) await game.act({ type: 'corner', cells, digit });
  },
  clears: 'corner',
  holds: (game, cell) => (game.cells[cell]?.corner.length ?? 0) > 0,
  digits: (state) => state.corner,
  parts: ['corner'],
  again: (cells) =>
    byNumber(cells, ({ corner: digits }) => digits).map(([digit, list]) => ({
      type: 'corner',
      cells: list,
      digit,
    })),
  trait: (state, puzzle) => (digitOf(state, puzzle) === '' ? state.corner.join() : ''),
} as const satisfies Tool;
