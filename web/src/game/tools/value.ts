// SPDX-License-Identifier: MIT
//
// Digits that are entered.

import { digitOf, isDigit, type Tool } from './tool';

export const value = {
  id: 'value',
  key: 'KeyZ',
  pad: 'digits',
  isMark: false,
  enter: async (game, cells, digit) => {
    if (isDigit(game, digit)) await game.act({ type: 'entry', cells, digit });
  },
  clears: 'any',
  holds: () => true,
  digits: (state, puzzle) => {
    const held = puzzle.cells[state.cell]?.given ?? state.entry;
    return held === null ? [] : [held];
  },
  trait: digitOf,
} as const satisfies Tool;
