// SPDX-License-Identifier: MIT
//
// The library: what its games are called, and that a deleted one comes back.

import { expect } from '@playwright/test';
import { button, cell, kPuzzle, openPuzzle, select, test } from './page';

const kOther = '..64.5..23.....17.......6.5..4..93..1.5.....78.9.........15.........2..82...347..';

test('games without a title are told apart, and dates are as they are written here', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle);
  await openPuzzle(page, kOther);
  await button(page, 'Library').click();
  const games = page.getByRole('dialog').locator('.games b');
  await expect(games).toHaveCount(2);
  const names = await games.allTextContents();
  expect(new Set(names).size).toBe(2);
  // The browser asks for British English: the day before the month, 24 hours.
  for (const name of names) {
    expect(name).toMatch(/^Classic Sudoku, \d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d/);
  }
});

test('games to print are told apart as well', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await openPuzzle(page, kOther);
  await button(page, 'Share').click();
  await button(page, 'Print').click();
  const games = page.getByRole('group', { name: 'Which' }).locator('label');
  await expect(games).toHaveCount(2);
  expect(new Set(await games.allTextContents()).size).toBe(2);
});

test('a deleted game comes back with what was entered', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await select(page, [2]);
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
  await openPuzzle(page, kOther);
  await button(page, 'Library').click();
  const games = page.getByRole('dialog').locator('.games li');
  await expect(games).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Delete/ })
    .last()
    .click();
  await expect(games.last()).toContainText('deleted');
  await button(page, 'Close').click();
  await button(page, 'Library').click();
  await page.getByRole('button', { name: /^Bring back/ }).click();
  await expect(page.getByText('deleted')).toBeHidden();
  await games.last().locator('.step').click();
  await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
});
