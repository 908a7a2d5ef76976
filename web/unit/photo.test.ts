// SPDX-License-Identifier: MIT
//
// What is computed from the pixels of a photo.

import { expect, test } from 'vitest';
import { type Corners, mapOf } from '../src/photo/find_grid';
import { colourfulnessOf, greyOf, inverted, shadeAt, sumTable } from '../src/photo/image';

const kCorners: Corners = [
  { x: 10, y: 20 },
  { x: 110, y: 30 },
  { x: 130, y: 150 },
  { x: 5, y: 120 },
];

test('the map of a square takes its corners to the corners and straight lines to straight ones', () => {
  const map = mapOf(kCorners);
  const ends = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  ends.forEach(([u, v], k) => {
    expect(map(u, v).x).toBeCloseTo(kCorners[k]!.x);
    expect(map(u, v).y).toBeCloseTo(kCorners[k]!.y);
  });
  const [p, q, r] = [map(0.2, 0.3), map(0.5, 0.3), map(0.9, 0.3)];
  expect((q.x - p.x) * (r.y - p.y)).toBeCloseTo((q.y - p.y) * (r.x - p.x));
});

test('shades are weighed as eyes do, and what is see-through is paper', () => {
  const data = new Uint8ClampedArray([
    255, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 255, 0, 0, 0, 0,
  ]);
  const grey = greyOf({ width: 2, height: 2, data });
  expect([...grey.shades]).toEqual([255, 0, 150, 255]);
  expect([...inverted(grey).shades]).toEqual([0, 255, 105, 0]);
  expect([...colourfulnessOf({ width: 2, height: 2, data }).shades]).toEqual([0, 0, 255, 0]);
});

test('shades between pixels are between theirs, and beyond the rim those of the rim', () => {
  const image = { width: 2, height: 2, shades: new Uint8ClampedArray([0, 100, 100, 200]) };
  expect(shadeAt(image, 0.5, 0.5)).toBeCloseTo(100);
  expect(shadeAt(image, -5, 0)).toBe(0);
  expect(shadeAt(image, 9, 9)).toBe(200);
});

test('sums over rectangles are four look-ups', () => {
  const shades = new Uint8ClampedArray(Array.from({ length: 12 }, (_, i) => i));
  const table = sumTable({ width: 4, height: 3, shades });
  const sum = (x0: number, y0: number, x1: number, y1: number) =>
    table[y1 * 5 + x1]! - table[y0 * 5 + x1]! - table[y1 * 5 + x0]! + table[y0 * 5 + x0]!;
  expect(sum(0, 0, 4, 3)).toBe(66);
  expect(sum(1, 1, 3, 3)).toBe(5 + 6 + 9 + 10);
});
