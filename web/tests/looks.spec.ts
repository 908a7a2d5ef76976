// SPDX-License-Identifier: MIT
//
// What a person sees of a puzzle: what the board cannot show, and the names that sentences use.

import { expect } from '@playwright/test';
import { kPuzzle, openPuzzle, test } from './page';

/** A zigzagging row, letters that count as they please, and a sum that no outline shows. */
const kTold = JSON.stringify({
  omnidoku: 1,
  board: 'grid:4',
  symbols: { a: 1, c: 3, f: 13, z: 26 },
  givens: ['a...', '....', '....', '....'],
  constraints: [
    { type: 'killer', cells: ['R1C2', 'R1C3'], sum: 16 },
    { type: 'created', label: 'T', terms: [{ shape: 'row 2' }, { shape: 'row 1', times: -2 }] },
  ],
});

test('what the board cannot show is said beside it', async ({ page }) => {
  await openPuzzle(page, kTold);
  await expect(page.getByText('Values: a = 1, c = 3, f = 13, z = 26')).toBeVisible();
  await expect(page.getByText('Sum T: -2*R1C1 - 2*R1C2')).toBeVisible();
});

test('numbers of rows and columns are a setting', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  const labels = page.locator('.board .label');
  const numbers = () => labels.allTextContents();
  await expect(labels).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('omnidoku.coordinates', 'true'));
  await page.reload();
  await expect(labels).toHaveCount(18);
  expect((await numbers()).filter((text) => text === '9')).toHaveLength(2);
  const board = await page.locator('.board .layer.cells').boundingBox();
  for (const label of await labels.all()) {
    const box = await label.boundingBox();
    if (!board || !box) throw new Error('not drawn');
    expect(box.x + box.width < board.x || box.y + box.height < board.y + 1).toBe(true);
  }
});
