// SPDX-License-Identifier: MIT
//
// Colouring single candidates: with that tool in hand a press on a mark colours it.

import type { Point } from '../../board/matrix';
import type { BoardPainter } from '../../board/painter';
import type { PageState } from '../../game/page_state';

/** True when the press at this place of the cell was used for a mark. */
export function pressMark(
  { session, marks }: PageState,
  painter: BoardPainter,
  cell: number,
  at: Point,
): boolean {
  const state = session.game.cells[cell];
  const colouring =
    marks.colouringCandidates.value && session.input.current.value.pad === 'colours';
  const digit = colouring && state ? painter.markAt(state, at) : 0;
  if (digit === 0) return false;
  const { value: pen } = marks.pen;
  void session.attempt(() =>
    session.game.act(() => {
      const colour = session.game.cells[cell]?.candidate_colours[digit] === pen ? 0 : pen;
      return { type: 'candidate_colour', cell, digit, colour };
    }),
  );
  return true;
}
