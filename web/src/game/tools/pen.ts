// SPDX-License-Identifier: MIT
//
// Lines, edges and dots: drawn on the board, not entered by a number.

import { colour } from './colour';
import type { Tool } from './tool';

export const pen = {
  id: 'pen',
  key: 'KeyB',
  pad: 'pen',
  isMark: true,
  enter: () => Promise.resolve(),
  clears: 'pen',
  holds: (game, cell) =>
    game.cells.some((state) => state.pen.some(({ to }) => state.cell === cell || to === cell)),
  digits: () => [],
  trait: colour.trait,
} as const satisfies Tool;
