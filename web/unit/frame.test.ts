// SPDX-License-Identifier: MIT
//
// The part of a drawing that is shown.

import { expect, test } from 'vitest';
import { drawnFrame } from '../src/board/frame';
import type { Scene } from '../src/api/protocol';

const kCell = 48;

/** One cell, and a number that its setter has drawn in the place to the right of it. */
function scene(numbers: { x: number; y: number }[]): Scene {
  return {
    unit: kCell,
    cells: [[1, 0, 0, 1, 0, 0]],
    layers: [
      {
        texts: [],
        ornaments: numbers.map(({ x, y }) => ({
          kind: 'text',
          points: [x, y],
          text: '7',
          size: 30,
        })),
      },
    ],
  } as unknown as Scene;
}

test('what a setter has drawn beside the board lies within its frame', () => {
  const alone = drawnFrame(scene([]));
  const with_number = drawnFrame(scene([{ x: 72, y: 24 }]));
  expect(alone.x + alone.width).toBeLessThan(60);
  expect(with_number.x + with_number.width).toBeGreaterThanOrEqual(72 + 15);
  expect(with_number.height).toBe(alone.height);
});
