// SPDX-License-Identifier: MIT
//
// Digits that are entered.

import { digitOf, heldDigit, isDigit, type Tool } from './tool';

export const value = {
  id: 'value',
  key: 'KeyZ',
  pad: 'digits',
  isMark: false,
  enter: async (game, cells, digit) => {
    if (isDigit(game, digit)) await game.act({ type: 'entry', cells, digit });
  },
  clears: 'any',
  holds: (game, cell) => game.cells[cell]?.entry != null,
  digits: (state, puzzle) => {
    const held = heldDigit(state, puzzle);
    return held === null ? [] : [held];
  },
  parts: ['entries'],
  trait: digitOf,
} as const satisfies Tool;
