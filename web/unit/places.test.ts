// SPDX-License-Identifier: MIT
//
// Where rules may stand that are in no cell, on boards as they are drawn.

import { describe, expect, test } from 'vitest';
import type { Matrix } from '../src/api/protocol';
import { borders, type Drawn, ends, meetings, nearest } from '../src/board/places';

/** Cells of side 10 whose corners lie at these columns and rows. */
function board(places: readonly (readonly [number, number])[]): Drawn {
  return {
    unit: 10,
    matrices: places.map(([x, y]): Matrix => [1, 0, 0, 1, 10 * x, 10 * y]),
  };
}

/** Three by three, named by rows from 0 to 8. */
const kSquare = board(Array.from({ length: 9 }, (_, i) => [i % 3, Math.floor(i / 3)]));
const kRows = [
  [0, 1, 2],
  [3, 4, 5],
];

describe('places of a board', () => {
  test('a border is between two cells, and the rim is none', () => {
    const found = borders(kSquare);
    expect(found).toHaveLength(12);
    const [place] = found.filter(({ at }) => at.x === 10 && at.y === 5);
    expect(place?.meant[0]?.cells).toEqual([0, 1]);
  });

  test('at a corner three cells or more meet', () => {
    const found = meetings(kSquare);
    expect(found.map(({ meant: [one] }) => one?.cells)).toEqual([
      [0, 1, 3, 4],
      [1, 2, 4, 5],
      [3, 4, 6, 7],
      [4, 5, 7, 8],
    ]);
    const bent = board([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
    expect(meetings(bent).map(({ meant: [one] }) => one?.cells)).toEqual([[0, 1, 2]]);
  });

  test('a line begins beside the board at both its ends, not where a cell lies', () => {
    const found = ends(kSquare, kRows);
    expect(found.map(({ at }) => [at.x, at.y])).toEqual([
      [-5, 5],
      [35, 5],
      [-5, 15],
      [35, 15],
    ]);
    expect(found[1]?.meant[0]?.cells).toEqual([2, 1, 0]);
    expect(ends(kSquare, [[0, 1]]).map(({ at }) => at.x)).toEqual([-5]);
  });

  test('two diagonals that begin in one place are told apart by where the press is', () => {
    const square = board(Array.from({ length: 25 }, (_, i) => [i % 5, Math.floor(i / 5)]));
    const lines = [
      [1, 5],
      [3, 9],
    ];
    const places = ends(square, lines);
    const above = (x: number) => nearest(places, { x, y: -6 }, 8)?.meant.map(({ cells }) => cells);
    expect(above(23)).toEqual([
      [3, 9],
      [1, 5],
    ]);
    expect(above(27)).toEqual([
      [1, 5],
      [3, 9],
    ]);
    expect(nearest(places, { x: 15, y: 15 }, 4)).toBeNull();
  });

  test('the nearest of several is meant, and none that is out of reach', () => {
    const found = borders(kSquare);
    expect(nearest(found, { x: 11, y: 6 }, 3)?.meant[0]?.cells).toEqual([0, 1]);
    expect(nearest(found, { x: 5, y: 5 }, 3)).toBeNull();
  });
});
