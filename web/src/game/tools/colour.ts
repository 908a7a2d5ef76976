// SPDX-License-Identifier: MIT
//
// Colours of cells.

import type { Action } from '../../api/protocol';
import { byNumber, type Tool } from './tool';

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
  parts: ['colours', 'candidate_colours'],
  again: (cells) => [
    ...byNumber(cells, ({ colours }) => colours).map(([number, list]): Action => ({
      type: 'colour',
      cells: list,
      colour: number,
    })),
    ...cells.flatMap(({ cell, candidate_colours }) =>
      Object.entries(candidate_colours).map(([digit, number]): Action => ({
        type: 'candidate_colour',
        cell,
        digit: Number(digit),
        colour: number,
      })),
    ),
  ],
  trait: (state) => state.colours.join(),
} as const satisfies Tool;
