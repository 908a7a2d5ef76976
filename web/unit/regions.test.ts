// SPDX-License-Identifier: MIT
//
// Regions that are being drawn.

import { expect, test } from 'vitest';
import { DrawnRegions, regionSizes } from '../src/game/drawn_regions';

const kBoxes = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3];
const changed = (regions: readonly number[], cell: number, region: number) =>
  regions.map((before, at) => (at === cell ? region : before));
/** A cell of the first box goes to the second, and another back. */
const kSwapped = changed(changed(kBoxes, 0, 1), 15, 0);

test('regions of four cells each in one part are right', () => {
  expect(regionSizes(kBoxes, 4)).toEqual({ few: [], many: [], parted: [] });
});

test('too few, too many and parted regions are told', () => {
  expect(regionSizes(kSwapped, 4)).toEqual({ few: [3], many: [1], parted: [0, 1] });
  // The right rim is not beside the left one.
  expect(regionSizes([0, 1, 1, 0, 0, 1, 1, 0, 2, 2, 3, 3, 2, 2, 3, 3], 4).parted).toEqual([0]);
});

test('strokes are undone in turn with what was done to the puzzle', () => {
  const drawn = new DrawnRegions();
  expect(drawn.undo()).toBe(false);
  drawn.draw(kBoxes, kSwapped);
  drawn.note();
  drawn.draw(kBoxes, changed(kBoxes, 3, 3));
  expect(drawn.now.value).toEqual(changed(kBoxes, 3, 3));
  expect(drawn.undo()).toBe(true);
  expect(drawn.now.value).toEqual(kSwapped);
  expect(drawn.undo()).toBe(false); // the puzzle's turn
  expect(drawn.undo()).toBe(true);
  expect(drawn.now.value).toBeNull();
  expect(drawn.redo()).toBe(true);
  expect(drawn.now.value).toEqual(kSwapped);
  expect(drawn.held()).toEqual([kBoxes, kSwapped]);
  drawn.draw(kBoxes, kBoxes);
  expect(drawn.canRedo.value).toBe(false);
  drawn.forget();
  expect(drawn.held()).toBeNull();
});
