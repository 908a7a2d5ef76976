// SPDX-License-Identifier: MIT
//
// Places of a drawn board where something may stand that is in no cell: the borders between two cells,
// the corners where cells meet, and beside the board the ends of its lines.

import type { Matrix } from '../api/protocol';
import { apply, cellAt, corners, type Point } from './matrix';

/** A board as it is drawn. */
export interface Drawn {
  readonly matrices: readonly Matrix[];
  /** The side of a cell. */
  readonly unit: number;
}

/** What may be meant by a place. */
export interface Meant {
  readonly cells: readonly number[];
  /** Where its mark is drawn. */
  readonly mark: Point;
}

export interface Place {
  readonly at: Point;
  /** Beside the board each of the lines that begin there. */
  readonly meant: readonly Meant[];
}

/** From the middle of the first cell of a line to the mark beside it, in steps from cell to cell. */
const kAway = 1.3;

/** Points that are one, drawn by several cells. */
const keyOf = ({ x, y }: Point) => `${Math.round(x * 2)},${Math.round(y * 2)}`;

const between = (p: Point, q: Point): Point => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });

function middle({ matrices, unit }: Drawn, cell: number): Point {
  return apply(matrices[cell] ?? [0, 0, 0, 0, 0, 0], unit / 2, unit / 2);
}

/** The cells at points that `pointsOf` gives of each cell; those with as many cells as are asked for. */
function shared(
  { matrices, unit }: Drawn,
  pointsOf: (square: readonly Point[]) => readonly Point[],
  isMeant: (count: number) => boolean,
): readonly Place[] {
  const found = new Map<string, { at: Point; cells: number[] }>();
  for (const [cell, matrix] of matrices.entries()) {
    for (const at of pointsOf(corners(matrix, unit))) {
      const place = found.get(keyOf(at)) ?? { at, cells: [] };
      place.cells.push(cell);
      found.set(keyOf(at), place);
    }
  }
  return [...found.values()]
    .filter(({ cells }) => isMeant(cells.length))
    .map(({ at, cells }) => ({ at, meant: [{ cells, mark: at }] }));
}

/** The middles of borders, with the two cells at each. */
export function borders(drawn: Drawn): readonly Place[] {
  const sides = (square: readonly Point[]) =>
    square.map((p, i) => between(p, square[(i + 1) % square.length] ?? p));
  return shared(drawn, sides, (count) => count === 2);
}

/** The points where three cells or more meet. */
export function meetings(drawn: Drawn): readonly Place[] {
  return shared(
    drawn,
    (square) => square,
    (count) => count > 2,
  );
}

/** The ends of lines beside the board, from which they are looked along; where a cell lies none begins. */
export function ends(drawn: Drawn, lines: readonly (readonly number[])[]): readonly Place[] {
  const found = new Map<string, { at: Point; meant: Meant[] }>();
  for (const cells of lines.flatMap((line) => [line, [...line].reverse()])) {
    const [first, second] = cells;
    if (first === undefined || second === undefined) continue;
    const [from, to] = [middle(drawn, first), middle(drawn, second)];
    const away = (by: number) => ({
      x: from.x + by * (from.x - to.x),
      y: from.y + by * (from.y - to.y),
    });
    const at = away(1);
    if (cellAt(drawn.matrices, drawn.unit, at)) continue;
    const place = found.get(keyOf(at)) ?? { at, meant: [] };
    place.meant.push({ cells, mark: away(kAway) });
    found.set(keyOf(at), place);
  }
  return [...found.values()];
}

const distance = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y);

/** The place nearest to a point, with the nearest of what it may mean first; null if none is in reach. */
export function nearest(places: readonly Place[], to: Point, reach: number): Place | null {
  let found: Place | null = null;
  for (const place of places) {
    const isNearer = found === null || distance(place.at, to) < distance(found.at, to);
    if (isNearer && distance(place.at, to) <= reach) found = place;
  }
  if (found === null) return null;
  const meant = [...found.meant].sort((a, b) => distance(a.mark, to) - distance(b.mark, to));
  return { at: found.at, meant };
}

/** The board that was drawn last: keys ask it where things stand. */
export class DrawnBoard {
  drawn: Drawn = { matrices: [], unit: 1 };
}
