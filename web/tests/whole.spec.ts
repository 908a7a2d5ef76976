// SPDX-License-Identifier: MIT
//
// Rules for the whole board are ticked, and taken away the same way.

import { expect } from '@playwright/test';
import { button, startEmpty, test } from './page';

test('rules for the whole board are a tick each, there and back', async ({ page }) => {
  await startEmpty(page);
  const there = page.locator('.rules-there li');
  const ticked = page.locator('.whole-rules input:checked');
  await page.getByText('Everywhere:').click();
  const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });
  for (const name of [
    'X: diagonals',
    'Disjoint groups',
    'Anti-knight',
    'Nonconsecutive',
    'All X and V',
  ]) {
    await tick(name).check();
  }
  await expect(there).toHaveCount(5);
  await expect(page.getByText('Everywhere: diagonals, anti-knight … (5)')).toBeVisible();
  await expect(page.locator('.rules')).toContainText('knight');
  await tick('Disjoint groups').press('Space');
  await tick('Anti-knight').uncheck();
  await expect(there).toHaveText([/diagonals/, /Nonconsecutive/, /X and V/]);
  await button(page, 'Undo').click();
  await expect(there).toHaveCount(4);
  await expect(tick('Anti-knight')).toBeChecked();
  // What the board has no place for is said, and is not ticked.
  await page.locator('summary', { hasText: /^Board/ }).click();
  await page.getByRole('combobox', { name: /^Board/ }).selectOption('grid');
  await page.getByRole('textbox', { name: /^size/ }).fill('6');
  await page.keyboard.press('Enter');
  await expect(page.locator('.boards [data-cell]')).toHaveCount(36);
  const before = await ticked.count();
  await tick('Windoku: inner windows').click();
  await expect(page.locator('.toast')).toContainText(/windows/i);
  await expect(tick('Windoku: inner windows')).not.toBeChecked();
  await expect(ticked).toHaveCount(before);
});
