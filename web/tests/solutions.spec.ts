// SPDX-License-Identifier: MIT
//
// A puzzle that is set and has several solutions: about how many, and one after another.

import { expect } from '@playwright/test';
import { button, kPuzzle, openPuzzle, startEmpty, test } from './page';

test('where solutions are too many to count their number is estimated', async ({ page }) => {
  await startEmpty(page);
  await expect(page.locator('.verdict')).toContainText(/Solutions: about 6\.\d+e21\./);
});

test('solutions are looked at one after another, what differs is marked', async ({ page }) => {
  // Without these givens the puzzle has two solutions or more.
  await openPuzzle(page, kPuzzle.replace(/^(.*?)([1-9])(.*?)([1-9])/, '$1.$3.'));
  await button(page, 'Set').click();
  await expect(page.getByText('Several solutions.')).toBeVisible();
  await button(page, 'Show a solution').click();
  await expect(page.getByText('Solution 1', { exact: true })).toBeVisible();
  await expect(page.locator('.washes .pointed')).toHaveCount(0);
  const answers = () => page.locator('.answer').allTextContents();
  const first = await answers();
  await button(page, 'Next solution').click();
  await expect(page.getByText('Solution 2', { exact: true })).toBeVisible();
  await expect(page.getByText(/It differs from the one before in \d+ cells/)).toBeVisible();
  const second = await answers();
  const changed = first.filter((digit, at) => digit !== second[at]).length;
  await expect(page.locator('.washes .pointed')).toHaveCount(changed);
  await button(page, 'The one before').click();
  await expect(page.getByText('Solution 1', { exact: true })).toBeVisible();
  expect(await answers()).toEqual(first);
});
