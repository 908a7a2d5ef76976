// SPDX-License-Identifier: MIT
//
// What a person sees of a puzzle: what the board cannot show, and the names that sentences use.

import { expect } from '@playwright/test';
import { button, cell, kPuzzle, kSolution, openPuzzle, test, placeOf } from './page';

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

test('a row that is no straight line is named beside the board', async ({ page }) => {
  const names = [...'abcdefgh'];
  const house = (name: string, kind: string, cells: string) => ({ name, kind, cells: [...cells] });
  const board = {
    type: 'free_form',
    size: 4,
    cells: names.map((name, index) => ({ name, at: [index % 4, Math.floor(index / 4)] })),
    houses: [
      house('zigzag', 'row', 'afch'),
      house('row 2', 'row', 'efgh'),
      house('left', 'box', 'abef'),
    ],
  };
  await openPuzzle(page, JSON.stringify({ omnidoku: 1, board }));
  await expect(page.getByText(/zigzag.*a f c h/)).toBeVisible();
});

test('numbers of rows and columns are a setting', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  const labels = page.locator('.board .label').filter({ visible: true });
  const numbers = () => labels.allTextContents();
  await expect(labels).toHaveCount(0);
  // Help speaks of them.
  await button(page, 'Where').click();
  await expect(labels).toHaveCount(18);
  await button(page, 'Hide').click();
  await expect(labels).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('omnidoku.coordinates', 'true'));
  await page.reload();
  await expect(labels).toHaveCount(18);
  expect((await numbers()).filter((text) => text === '9')).toHaveLength(2);
  const board = await placeOf(page.locator('.board .layer.cells'));
  for (const label of await labels.all()) {
    const box = await placeOf(label);
    expect(box.x + box.width < board.x || box.y + box.height < board.y + 1).toBe(true);
  }
});

test('symbols that no font has are told by their numbers', async ({ page }) => {
  const puzzle = (symbols: string[]) =>
    JSON.stringify({
      omnidoku: 1,
      board: 'grid:4',
      symbols,
      givens: ['....', '....', '....', '....'],
    });
  // Of a private use area that fonts leave alone, and one without a character.
  await openPuzzle(page, puzzle(['\u{10ABCD}', '★', 'é', '\u{1D7FF}\u0301']));
  const warning = page.getByText(/^No font on this device can draw/);
  await expect(warning).toContainText('U+10ABCD');
  await expect(warning).not.toContainText('U+2605');
  await openPuzzle(page, puzzle(['α', '★', 'é', '4']));
  await expect(warning).toBeHidden();
});

test('the pad says how many of each digit are still to place', async ({ page }) => {
  await openPuzzle(page, kSolution.replace(/^51/, '..').replaceAll('9', '.'));
  const digit = (name: string) => button(page, name);
  await expect(digit('9').locator('.left')).toHaveText('9');
  await expect(digit('5').locator('.left')).toHaveText('1');
  await expect(digit('2').locator('.left')).toHaveCount(0);
  await expect(digit('2')).toHaveAccessibleDescription('Still to place: 0');
  await cell(page, 0).focus();
  await page.keyboard.press('5');
  await expect(digit('5')).toHaveClass(/placed/);
  await button(page, 'Undo').click();
  await expect(digit('5')).not.toHaveClass(/placed/);
  await button(page, 'Settings').click();
  await page.getByLabel('Show how many of each digit are still to place').uncheck();
  await page.keyboard.press('Escape');
  await expect(page.locator('.keys .left')).toHaveCount(0);
  await expect(page.locator('.keys .placed')).toHaveCount(0);
});

test('the pad counts by the board, and not where solutions may differ', async ({ page }) => {
  await openPuzzle(page, JSON.stringify({ omnidoku: 1, board: 'samurai' }));
  await expect(button(page, '1').locator('.left')).toHaveText('41');
  await openPuzzle(page, JSON.stringify({ omnidoku: 1, board: 'tiny_samurai' }));
  await expect(button(page, '1')).toBeVisible();
  await expect(page.locator('.keys .left')).toHaveCount(0);
});

test('the colours of the pad fill their keys', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Colour').click();
  const { width, height } = await placeOf(page.locator('.swatch i').first());
  expect(Math.min(width, height)).toBeGreaterThan(20);
});
