// SPDX-License-Identifier: MIT
//
// A solved game watched again: on a copy, so that nothing of the game changes.

import { expect } from '@playwright/test';
import { button, cell, kSolution, openPuzzle, test } from './page';

test('watching a game again leaves the game, its history and its clock alone', async ({ page }) => {
  const open = [0, 40];
  const puzzle = [...kSolution].map((digit, index) => (open.includes(index) ? '.' : digit));
  await openPuzzle(page, puzzle.join(''));
  for (const index of open) {
    await cell(page, index).focus();
    await page.keyboard.press(kSolution[index] ?? '');
  }
  await expect(page.getByRole('dialog', { name: 'Solved!' })).toBeVisible();
  const time = await page.getByRole('timer').innerText();
  await button(page, 'Watch again').click();
  const film = page.getByRole('dialog', { name: 'Watch again' });
  await page.keyboard.press('7');
  await expect(film.getByText('Move 2 of 2')).toBeVisible();
  await expect(film.locator('.player .entry')).toHaveCount(2);
  await film.getByLabel('Moves').fill('0');
  await expect(film.getByText('Move 0 of 2')).toBeVisible();
  await expect(film.locator('.player .entry')).toHaveCount(0);
  await film.getByRole('button', { name: 'Go on' }).click();
  await expect(film.getByText('Move 2 of 2')).toBeVisible();
  await film.getByLabel('Moves').fill('1');
  await film.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(film).toBeHidden();
  await expect(cell(page, 0)).toHaveAccessibleName('row 1 column 1, 5');
  await expect(cell(page, 40)).toHaveAccessibleName('row 5 column 5, 2');
  await button(page, 'Undo').click();
  await expect(cell(page, 40)).toHaveAccessibleName('row 5 column 5, empty');
  await button(page, 'Redo').click();
  await expect(cell(page, 40)).toHaveAccessibleName('row 5 column 5, 2');
  await page.reload();
  await expect(cell(page, 40)).toHaveAccessibleName('row 5 column 5, 2');
  expect(await page.getByRole('timer').innerText()).toBe(time);
});
