// SPDX-License-Identifier: MIT
//
// Where cells lie: matrices map the square (0, 0)-(unit, unit) of a cell to the drawing, as SVG's
// matrix().

import type { Matrix } from '../api/protocol';

export interface Point {
  x: number;
  y: number;
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** The point of the cell's square that is drawn at `p`; null when the cell is drawn as a line. */
export function unapply([a, b, c, d, e, f]: Matrix, p: Point): Point | null {
  const area = a * d - b * c;
  if (Math.abs(area) < 1e-9) return null;
  const x = p.x - e;
  const y = p.y - f;
  return { x: (d * x - c * y) / area, y: (a * y - b * x) / area };
}

/** The four corners in drawing order. */
export function corners(matrix: Matrix, unit: number): [Point, Point, Point, Point] {
  return [
    apply(matrix, 0, 0),
    apply(matrix, unit, 0),
    apply(matrix, unit, unit),
    apply(matrix, 0, unit),
  ];
}

/** The cell drawn at `p` and where in its square; null beside all cells. */
export function cellAt(
  matrices: readonly Matrix[],
  unit: number,
  p: Point,
): { cell: number; at: Point } | null {
  for (const [cell, matrix] of matrices.entries()) {
    const at = unapply(matrix, p);
    if (at && at.x >= 0 && at.y >= 0 && at.x < unit && at.y < unit) return { cell, at };
  }
  return null;
}

/**
 * The outline of a set of cells: the sides that only one of them has. Sides that two cells share
 * have the same ends, whatever the surface; ends are compared rounded.
 */
export function outline(
  matrices: readonly Matrix[],
  unit: number,
  cells: Iterable<number>,
): string {
  const sides = new Map<string, [Point, Point]>();
  const key = (p: Point) => `${Math.round(p.x * 2)},${Math.round(p.y * 2)}`;
  for (const cell of cells) {
    const matrix = matrices[cell];
    if (matrix === undefined) continue;
    const points = corners(matrix, unit);
    points.forEach((from, i) => {
      const to = points[(i + 1) % 4] ?? from;
      const name = [key(from), key(to)].sort().join(' ');
      if (!sides.delete(name)) sides.set(name, [from, to]);
    });
  }
  return [...sides.values()].map(([p, q]) => `M${p.x} ${p.y}L${q.x} ${q.y}`).join('');
}
