// SPDX-License-Identifier: MIT
//
// What can be wished of a new puzzle.

import { expect, type Page } from '@playwright/test';
import { button, cell, kPuzzle, openPuzzle, test } from './page';

async function givens(page: Page): Promise<number[]> {
  const names = await page
    .locator('[data-cell]')
    .evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label') ?? ''));
  return names.flatMap((name, index) => (name.includes('given') ? [index] : []));
}

test('the number of givens is kept to, and they lie in a pattern', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'New').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Givens/).fill('many');
  await button(page, 'Make a puzzle').click();
  await expect(dialog.getByText(/to be written as 30/)).toBeVisible();
  await dialog.getByLabel(/^Givens/).fill('34-36');
  await dialog.getByLabel(/^Seconds/).fill('20');
  await button(page, 'Make a puzzle').click();
  await expect(dialog).toBeHidden();
  // The old puzzle, with 32, is on the board until the new one is drawn.
  await expect.poll(async () => [34, 35, 36].includes((await givens(page)).length)).toBe(true);
  const found = await givens(page);
  expect(found.map((index) => 80 - index).reverse()).toEqual(found);
});

test('a board whose drawing has no symmetry is made all the same', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'New').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Board/ }).selectOption('cube_corner');
  await button(page, 'Make a puzzle').click();
  await expect(dialog).toBeHidden();
  await expect(cell(page, 47)).toBeVisible();
});

test('samples are not offered where they would not be what is wished for', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'New').click();
  await expect(button(page, 'Samurai')).toBeVisible();
  await page.getByRole('combobox', { name: /^Difficulty/ }).selectOption('expert');
  await expect(button(page, 'Samurai')).toBeHidden();
});

test('a board of another size and with diagonals is made, and constraints have names', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'New').click();
  const dialog = page.getByRole('dialog');
  await expect(button(page, 'Super shape')).toBeVisible();
  await dialog.getByText('Size and added houses').click();
  await dialog.getByLabel(/^size/i).fill('6');
  await button(page, 'X: diagonals').click();
  await dialog.getByRole('combobox', { name: /^Difficulty/ }).selectOption('easy');
  await button(page, 'Make a puzzle').click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-cell="35"]').first()).toBeVisible();
  await expect(page.locator('[data-cell="36"]')).toHaveCount(0);
  await expect(page.getByText(/marked diagonals/)).toBeVisible();
});

test('it is said of a large puzzle that givens may be to spare, and no level is offered that cannot be met', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'New').click();
  const dialog = page.getByRole('dialog');
  const levels = dialog.getByRole('combobox', { name: /^Difficulty/ }).locator('option');
  expect(
    await levels.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
  ).toEqual(expect.arrayContaining(['extreme']));
  await expect(dialog.locator('option[value="beyond"]')).toHaveCount(0);
  await dialog.getByRole('combobox', { name: /^Difficulty/ }).selectOption('');
  await dialog.getByText('Size and added houses').click();
  await dialog.getByLabel(/^size/i).fill('25');
  await button(page, 'Make a puzzle').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/It is not proven that \d+ of the givens are needed/)).toBeVisible();
});
