// SPDX-License-Identifier: MIT
//
// The faces of a board that is laid by hand.

import { expect, test } from 'vitest';
import { kFaceKinds, outlineOf, placesBeside } from '../src/features/set/rhombi';

test('a face is a rhombus with sides of one step', () => {
  for (const kind of kFaceKinds) {
    const points = outlineOf([kind, 2, -1]);
    expect(points).toHaveLength(4);
    points.forEach((p, k) => {
      const q = points[(k + 1) % 4]!;
      expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeCloseTo(1);
    });
  }
});

test('the first face lies anywhere, the others share a side with one and cover none', () => {
  expect(placesBeside([], 'T')).toEqual([['T', 0, 0]]);
  const beside = placesBeside([['T', 0, 0]], 'T');
  expect(beside).toHaveLength(4);
  expect(beside).not.toContainEqual(['T', 0, 0]);
  // Three faces around a corner of a cube: each of the two others has two places at a side of the first.
  for (const kind of ['L', 'R'] as const) expect(placesBeside([['T', 0, 0]], kind)).toHaveLength(2);
});
