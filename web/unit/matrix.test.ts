// SPDX-License-Identifier: MIT
//
// Places in the squares of cells.

import { expect, test } from 'vitest';
import { apply, cellAt, corners, outline, unapply } from '../src/board/matrix';
import type { Matrix } from '../src/api/protocol';

const kUnit = 48;
/** Cells of a grid three wide. */
const kGrid = Array.from({ length: 9 }, (_, cell): Matrix => [
  1,
  0,
  0,
  1,
  kUnit * (cell % 3),
  kUnit * Math.floor(cell / 3),
]);
/** A face of a cube as it is drawn. */
const kSkew: Matrix = [0.87, 0.5, -0.87, 0.5, 100, 20];

test('a point of a cell is found again, however the cell is drawn', () => {
  for (const matrix of [...kGrid, kSkew]) {
    for (const [x, y] of [
      [0, 0],
      [13, 40],
      [kUnit, 7],
    ] as const) {
      const found = unapply(matrix, apply(matrix, x, y));
      expect(found?.x).toBeCloseTo(x);
      expect(found?.y).toBeCloseTo(y);
    }
  }
});

test('a cell that is drawn as a line has no points', () => {
  expect(unapply([1, 1, 2, 2, 0, 0], { x: 1, y: 1 })).toBeNull();
  expect(cellAt([[1, 1, 2, 2, 0, 0]], kUnit, { x: 1, y: 1 })).toBeNull();
});

test('the cell under a point is found, and none beside the board', () => {
  expect(cellAt(kGrid, kUnit, { x: 1.5 * kUnit, y: 2.25 * kUnit })).toEqual({
    cell: 7,
    at: { x: 0.5 * kUnit, y: 0.25 * kUnit },
  });
  for (const p of [
    { x: -1, y: 5 },
    { x: 3 * kUnit, y: 5 },
  ])
    expect(cellAt(kGrid, kUnit, p)).toBeNull();
});

test('corners go round the cell', () => {
  expect(corners(kGrid[4]!, kUnit)).toEqual([
    { x: 48, y: 48 },
    { x: 96, y: 48 },
    { x: 96, y: 96 },
    { x: 48, y: 96 },
  ]);
});

test('an outline has the sides that one cell alone has', () => {
  const sides = (cells: number[]) => outline(kGrid, kUnit, cells).match(/M/g)?.length ?? 0;
  expect(sides([])).toBe(0);
  expect(sides([4])).toBe(4);
  expect(sides([0, 1])).toBe(6);
  expect(sides([0, 4])).toBe(8);
  expect(sides([0, 1, 2, 3, 4, 5, 6, 7, 8])).toBe(12);
  // A ring has a rim within, too.
  expect(sides([0, 1, 2, 3, 5, 6, 7, 8])).toBe(16);
});
