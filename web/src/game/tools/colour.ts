// SPDX-License-Identifier: MIT
//
// Colours of cells.

import type { Tool } from './tool';

export const kNumColours = 12;

export const colour = {
  id: 'colour',
  key: 'KeyV',
  held: 'Ctrl+Shift',
  pad: 'colours',
  isMark: true,
  enter: async (game, cells, number) => {
    if (number >= 1 && number <= kNumColours) {
      await game.act({ type: 'colour', cells, colour: number });
    }
  },
  clears: 'colour',
  holds: (game, cell) => (game.cells[cell]?.colours.length ?? 0) > 0,
  digits: () => [],
  trait: (state) => state.colours.join(),
} as const satisfies Tool;
