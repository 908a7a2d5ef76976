// SPDX-License-Identifier: MIT
//
// Colouring single candidates: with that tool in hand a press on a mark colours it.

import { app } from '../../app/app_state';
import type { Point } from '../../board/matrix';
import type { BoardPainter } from '../../board/painter';

/** True when the press at this place of the cell was used for a mark. */
export function pressMark(painter: BoardPainter, cell: number, at: Point): boolean {
  const state = app.game.cells[cell];
  const colouring = app.colouringCandidates.value && app.input.current.value === 'colour';
  const digit = colouring && state ? painter.markAt(state, at) : 0;
  if (digit === 0) return false;
  const { value: pen } = app.pen;
  void app.attempt(() =>
    app.game.act(() => {
      const colour = app.game.cells[cell]?.candidate_colours[digit] === pen ? 0 : pen;
      return { type: 'candidate_colour', cell, digit, colour };
    }),
  );
  return true;
}
