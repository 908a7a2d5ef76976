// SPDX-License-Identifier: MIT
//
// What a person does in one go, from a first visit to the end: by keyboard, by mouse, by touch.

import { expect, type Page } from '@playwright/test';
import { ask, button, cell, openMade, test, placeOf } from './page';

/** The digits that solve the classic puzzle on the board, '' where one is given. */
async function missing(page: Page): Promise<string[]> {
  const names = await page
    .locator('[data-cell]')
    .evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label') ?? ''));
  expect(names).toHaveLength(81);
  const givens = names.map((name) => /given (\d)/.exec(name)?.[1] ?? '.');
  const opened = await ask<{ session: string }>(page, 'open', { text: givens.join('') });
  const { solution } = await ask<{ solution: number[] }>(page, 'solve', {
    session: opened.session,
  });
  return givens.map((given, index) => (given === '.' ? String(solution[index]) : ''));
}

async function visit(page: Page): Promise<string[]> {
  await page.goto('./');
  await expect(cell(page, 0)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Classic Sudoku' })).toBeVisible();
  await expect(page.getByText('Difficulty: Easy')).toBeVisible();
  return missing(page);
}

const solved = (page: Page) => page.getByRole('dialog', { name: 'Solved!' });

test('by keyboard alone, from the first visit to another puzzle', async ({ page }) => {
  const digits = await visit(page);
  // A cell is selected from the start, so that the first key counts.
  const at = page.locator('[data-cell][aria-selected="true"]');
  await expect(at).toHaveCount(1);
  const first = Number(await at.getAttribute('data-cell'));
  // Arrows go on at the other side, so that every cell is reached from every other.
  for (let down = 0; down < 9; ++down) {
    for (let right = 0; right < 9; ++right) {
      const row = (Math.floor(first / 9) + down) % 9;
      const column = (first + right) % 9;
      const digit = digits[9 * row + column] ?? '';
      if (digit !== '') await page.keyboard.press(digit);
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('ArrowDown');
  }
  await expect(solved(page)).toContainText('Without any help');
  await button(page, 'Another like this').focus();
  await page.keyboard.press('Enter');
  await expect(solved(page)).toBeHidden();
  await expect(page.locator('.player .entry')).toHaveCount(0);
});

test('by mouse, with all marks, a mistake, and a hint that teaches', async ({ page }) => {
  const digits = await visit(page);
  const open = digits.flatMap((digit, index) => (digit === '' ? [] : [index]));
  const entries = page.locator('.player .entry');
  await button(page, 'Fill in').click();
  await expect(page.locator('.player .mark').first()).toBeAttached();
  await button(page, 'Full step').click();
  await expect(page.locator('.explaining').first()).toBeVisible();
  await button(page, 'Do it').click();
  await expect(entries).toHaveCount(1);
  let wrong = true;
  for (const index of open) {
    const digit = digits[index] ?? '';
    const name = (await cell(page, index).getAttribute('aria-label')) ?? '';
    if (!name.includes('candidates')) continue; // what the hint placed
    await cell(page, index).click({ force: true });
    if (wrong) {
      await button(page, String((Number(digit) % 9) + 1)).click();
      await button(page, 'Undo').click();
      wrong = false;
    }
    await button(page, digit).click();
  }
  await expect(solved(page)).toContainText('Hints: 1');
  await button(page, 'Watch again').click();
  await expect(solved(page)).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a Samurai on a phone: zoomed, filled in, helped, and there again', async ({ page }) => {
    const { digits, open } = await openMade(page, { geometry: 'samurai', difficulty: 'easy' });
    await button(page, 'Zoom in').tap();
    await expect(button(page, 'Show all')).toBeVisible();
    const inSight = async (index: number) => {
      const box = await placeOf(cell(page, index));
      if (box.x < 0 || box.x + box.width > 390 || box.y < 60 || box.y > 400) return null;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    let filled = 0;
    for (const index of open) {
      if (filled === 10) break;
      const at = await inSight(index);
      if (!at) continue;
      await page.touchscreen.tap(at.x, at.y);
      await button(page, String(digits[index])).tap();
      ++filled;
      await expect(page.locator('.player .entry')).toHaveCount(filled);
    }
    expect(filled).toBe(10);
    await page.reload();
    await expect(page.locator('.player .entry')).toHaveCount(10);
    await button(page, 'Hint').tap();
    await button(page, 'Full step').tap();
    await button(page, 'Do it').tap();
    await expect(page.locator('.player .entry')).toHaveCount(11);
  });
});
