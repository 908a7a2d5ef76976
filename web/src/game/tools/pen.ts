// SPDX-License-Identifier: MIT
//
// Lines, edges and dots: drawn on the board, not entered by a number.

import type { Action, Link, PenKind } from '../../api/protocol';
import { colour } from './colour';
import { grouped, type Tool } from './tool';

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
  parts: ['pen'],
  again: (cells) => {
    const strokes = cells.flatMap(({ cell, pen: all }) =>
      all.map(({ kind, to, colour: ink }) => [`${kind} ${ink}`, [cell, to] as Link] as const),
    );
    return grouped(strokes).map(([key, links]): Action => {
      const [kind, ink] = key.split(' ');
      return { type: 'pen', kind: kind as PenKind, links, colour: Number(ink) };
    });
  },
  trait: colour.trait,
} as const satisfies Tool;
