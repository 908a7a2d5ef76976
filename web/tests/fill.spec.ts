// SPDX-License-Identifier: MIT
//
// Filling in a puzzle by hand, and giving it another board.

import { expect } from '@playwright/test';
import { holdUp, addCage, button, cell, select, startEmpty, test } from './page';

test('a row is typed as it is written, and on over its end', async ({ page }) => {
  await startEmpty(page);
  await select(page, [0]);
  await page.keyboard.type('53007..1 6');
  for (const [index, digit] of [
    [0, 5],
    [1, 3],
    [4, 7],
    [7, 1],
    [9, 6],
  ] as const) {
    await expect(cell(page, index)).toHaveAccessibleName(new RegExp(`given ${digit}`));
  }
  for (const index of [2, 3, 5, 6, 8]) {
    await expect(cell(page, index)).not.toHaveAccessibleName(/given/);
  }
  // The same once more: a digit typed over itself stays, a blank over a digit empties the cell.
  await select(page, [0]);
  await page.keyboard.type('53.07');
  await expect(cell(page, 0)).toHaveAccessibleName(/given 5/);
  await select(page, [0]);
  await page.keyboard.type('.3');
  await expect(cell(page, 0)).not.toHaveAccessibleName(/given/);
  await expect(cell(page, 1)).toHaveAccessibleName(/given 3/);
});

test('no digit is lost where typing went on to the cell that is pressed next', async ({ page }) => {
  await startEmpty(page);
  await select(page, [0]);
  await page.keyboard.press('5');
  await expect(cell(page, 1)).toHaveAttribute('aria-selected', 'true');
  await select(page, [1]);
  await page.keyboard.press('3');
  await expect(cell(page, 1)).toHaveAccessibleName(/given 3/);
  // Arrow keys lead to a cell as typing does.
  await page.keyboard.press('ArrowDown');
  await select(page, [11]);
  await page.keyboard.press('4');
  await expect(cell(page, 11)).toHaveAccessibleName(/given 4/);
});

test('what is typed faster than the engine answers is all there', async ({ page }) => {
  await startEmpty(page);
  const { end: letGo } = await holdUp(page, 'act');
  await select(page, [10]);
  await page.keyboard.press('Control+Digit1');
  await page.keyboard.press('Control+Digit2');
  // A digit typed over itself stays, a blank over one empties the cell.
  await select(page, [20]);
  await page.keyboard.press('5');
  await select(page, [20]);
  await page.keyboard.type('56');
  await select(page, [21]);
  await page.keyboard.press('.');
  letGo();
  await expect(cell(page, 10)).toHaveAccessibleName(/candidates given 1 2/);
  await expect(cell(page, 20)).toHaveAccessibleName(/given 5/);
  await expect(cell(page, 21)).not.toHaveAccessibleName(/given/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('without a selection a key begins at the first cell, or where the cursor was', async ({
  page,
}) => {
  await startEmpty(page);
  await page.keyboard.press('7');
  await expect(cell(page, 0)).toHaveAccessibleName(/given 7/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('8');
  await expect(cell(page, 1)).toHaveAccessibleName(/given 8/);
});

test('a cell moved to another region leaves givens and cages where they are', async ({ page }) => {
  await startEmpty(page);
  await select(page, [40]);
  await page.keyboard.press('5');
  await addCage(page, [0, 1, 2], 7);
  await page.locator('summary', { hasText: 'Board' }).click();
  await select(page, [20]);
  await page.getByRole('button', { name: /^B 9$/ }).click();
  // A given typed while regions are drawn leaves them drawn.
  await select(page, [41]);
  await page.keyboard.press('6');
  await expect(cell(page, 41)).toHaveAccessibleName(/given 6/);
  await select(page, [21]);
  await page.getByRole('button', { name: /^A 8$/ }).click();
  await button(page, 'Use this board').last().click();
  await expect(page.getByText(/outlined region/)).toBeVisible();
  await expect(cell(page, 40)).toHaveAccessibleName(/given 5/);
  await expect(cell(page, 0)).toHaveAccessibleName(/cage 7/);
  await expect(page.getByText(/Not on this board/)).toBeHidden();
});

test('what a smaller board has no place for is named, and comes back', async ({ page }) => {
  await startEmpty(page);
  await select(page, [0]);
  await page.keyboard.press('4');
  await select(page, [80]);
  await page.keyboard.press('5');
  await addCage(page, [60, 61], 7);
  await page.locator('summary', { hasText: 'Board' }).click();
  await page.getByRole('combobox', { name: /^Board/ }).selectOption('grid');
  await page.getByRole('textbox', { name: /^size/ }).fill('6');
  await button(page, 'Use this board').first().click();
  await expect(
    page.getByText(
      'Not on this board: givens in R9C9 and Killer cage, sum 7 (R7C7 R7C8). Undo brings everything',
    ),
  ).toBeVisible();
  await expect(cell(page, 0)).toHaveAccessibleName(/given 4/);
  await button(page, 'Undo').click();
  await expect(cell(page, 80)).toHaveAccessibleName(/given 5/);
  await expect(page.getByText('Killer cage, sum 7', { exact: true })).toBeVisible();
});
