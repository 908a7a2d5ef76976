// SPDX-License-Identifier: MIT
//
// What can be wished of a new puzzle: the gallery, and what is under "More".

import { expect, type Page } from '@playwright/test';
import { button, cell, choice, kPuzzle, openPuzzle, test } from './page';

async function givens(page: Page): Promise<number[]> {
  const names = await page
    .locator('[data-cell]')
    .evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label') ?? ''));
  return names.flatMap((name, index) => (name.includes('given') ? [index] : []));
}

function level(page: Page, name: string) {
  return page.getByRole('dialog').getByRole('radio', { name: new RegExp(`^${name}`) });
}

/** The dialog with what is under "More" in sight. */
async function openMore(page: Page) {
  await openPuzzle(page, kPuzzle);
  await button(page, 'New').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('More', { exact: true }).click();
  return dialog;
}

test('the number of givens is kept to, and they lie in a pattern', async ({ page }) => {
  const dialog = await openMore(page);
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

test('a board whose drawing has no symmetry is made all the same, of one seed twice the same', async ({
  page,
}) => {
  const dialog = await openMore(page);
  await choice(page, 'Corner of a cube').check();
  await dialog.getByLabel(/^Seed/).fill('12');
  await button(page, 'Make a puzzle').click();
  await expect(dialog).toBeHidden();
  await expect(cell(page, 47)).toBeVisible();
  const first = await givens(page);
  await button(page, 'New').click();
  // The card that was chosen last is chosen.
  await expect(choice(page, 'Corner of a cube')).toBeChecked();
  await button(page, 'Make a puzzle').click();
  await expect(dialog).toBeHidden();
  await expect(cell(page, 47)).toBeVisible();
  await expect.poll(() => givens(page)).toEqual(first);
});

test('a board of another size and with diagonals is made, and constraints have names', async ({
  page,
}) => {
  const dialog = await openMore(page);
  await dialog.getByLabel('Constraints').selectOption({ label: 'Super shape' });
  await expect(dialog.getByText(/was not measured/)).toBeVisible();
  await button(page, 'Super shape').click();
  await dialog.getByText('Size and added houses').click();
  await dialog.getByLabel(/^size/i).fill('6');
  await button(page, 'X: diagonals').click();
  await button(page, 'Make a puzzle').click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-cell="35"]').first()).toBeVisible();
  await expect(page.locator('[data-cell="36"]')).toHaveCount(0);
  await expect(page.getByText(/marked diagonals/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sudoku 6×6 + Sudoku X');
});

test('it is said of a large puzzle that givens may be to spare, and no level is offered that cannot be met', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'New').click();
  const dialog = page.getByRole('dialog');
  await expect(level(page, 'Extreme')).toBeAttached();
  await expect(level(page, 'Beyond')).toHaveCount(0);
  await level(page, 'Any').check();
  await choice(page, 'Sudoku 25×25').check();
  await button(page, 'Make a puzzle').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/It is not proven that \d+ of the givens are needed/)).toBeVisible();
});

test('who comes for the first time gets an easy classic one, and a way to everything else', async ({
  page,
}) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Classic Sudoku' })).toBeVisible();
  await expect(page.locator('.difficulty')).toHaveText(/^Difficulty: (Easy|Beginner)$/);
  const line = page.getByText(/^\d+ kinds of puzzles/);
  await expect(line).toBeVisible();
  // Whoever finds the gallery by the menu needs no telling any more.
  await button(page, 'New').click();
  const dialog = page.getByRole('dialog');
  await expect(choice(page, 'Classic Sudoku')).toBeChecked();
  // Every card in sight gets its picture.
  await expect(dialog.locator('.gallery-card').first().locator('path').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(cell(page, 0)).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('a card is found by its name and made by keyboard alone', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'New').focus();
  await page.keyboard.press('Enter');
  const search = page.getByRole('searchbox', { name: 'Search boards and rules' });
  await search.focus();
  await page.keyboard.type('no such board');
  await expect(page.getByText('Nothing here is called that.')).toBeVisible();
  await search.fill('');
  await expect(choice(page, 'Samurai')).toBeAttached();
  // Down from the first row to the one below, and to the right.
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Classic Sudoku')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'Classic Sudoku')).not.toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(choice(page, 'Classic Sudoku')).toBeChecked();
  await search.focus();
  await page.keyboard.type('thermo tredo');
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Thermo Sudoku + Tredoku')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thermo Sudoku + Tredoku');
});

test('a rating of another scale, techniques and how often they come are wished', async ({
  page,
}) => {
  const dialog = await openMore(page);
  await choice(page, 'Classic Sudoku').check();
  await dialog.getByLabel('Difficulty in numbers, of').selectOption('se');
  await dialog.getByLabel(/^Rating, such as/).fill('much');
  await button(page, 'Make a puzzle').click();
  await expect(dialog.getByText(/'much' is no difficulty/)).toBeVisible();
  await dialog.getByLabel(/^Rating, such as/).fill('4.4 - 4.6');
  await button(page, 'Make a puzzle').click();
  await expect(dialog).toBeHidden();
  await button(page, 'New').click();
  await dialog.getByText('More', { exact: true }).click();
  await dialog.getByLabel(/^Rating, such as/).fill('');
  await dialog.getByLabel('Must contain').selectOption({ label: 'X-Wing' });
  await dialog.getByLabel('The hardest technique only once').check();
  await level(page, 'Easy').check();
  await button(page, 'Make a puzzle').click();
  // What no puzzle can be is said at once.
  await expect(dialog.getByText(/X-Wing is at least of level/)).toBeVisible();
  await level(page, 'Any').check();
  await button(page, 'Make a puzzle').click();
  await expect(dialog).toBeHidden();
});

test('givens lie where they are drawn, by pointer and keys, or in a shape', async ({ page }) => {
  const dialog = await openMore(page);
  await choice(page, 'Classic Sudoku').check();
  await level(page, 'Any').check();
  await button(page, 'Heart').click();
  const cells = dialog.getByRole('checkbox', { name: /^Cell/ });
  await expect(cells).toHaveCount(81);
  const checked = () =>
    cells.evaluateAll((all) =>
      all.flatMap((one, index) => (one.getAttribute('aria-checked') === 'true' ? [index] : [])),
    );
  const drawn = await checked();
  expect(drawn.length).toBeGreaterThan(20);
  // The heart is the same from both sides.
  expect(drawn.every((cell) => drawn.includes(cell + 8 - 2 * (cell % 9)))).toBe(true);
  await cells.nth(0).click();
  await expect(cells.nth(0)).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const wanted = await checked();
  expect(wanted.includes(1)).toBe(!drawn.includes(1));
  await button(page, 'Make a puzzle').click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => givens(page)).toEqual(wanted);
  // Another board has other cells.
  await button(page, 'New').click();
  await choice(page, 'Sudoku 6×6').check();
  await dialog.getByText('More', { exact: true }).click();
  await button(page, 'Ring').click();
  await expect(cells).toHaveCount(36);
  await dialog.getByLabel('A letter').fill('H');
  await expect.poll(async () => (await checked()).length).toBeGreaterThan(10);
});
