// SPDX-License-Identifier: MIT
//
// While a puzzle is set its status is there: none, with what cannot hold together, one, several with a
// number. Keys do not wait for it; live_speed.spec.ts measures how soon it comes.

import { existsSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import {
  button,
  cell,
  chooseKind,
  draw,
  holdUp,
  kPuzzle,
  openPuzzle,
  startEmpty,
  test,
} from './page';

/** What is painted under the board. */
const told = (page: Page, words: RegExp) =>
  expect(page.locator('.live .told')).toHaveAttribute('data-words', words);
const number = (page: Page, words: RegExp) =>
  expect(page.locator('.live .told')).toHaveAttribute('data-more', words);

test('under the board stands how many solutions there are, at every change', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Set').click();
  await told(page, /Exactly one solution/);
  await cell(page, 0).focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await told(page, /Several solutions/);
  await number(page, /Solutions: (at least 1000|about [\d.e]+)\./);
  await page.keyboard.press('Control+z');
  await told(page, /Several solutions|Exactly one/);
  await number(page, /^$|Solutions: \d+\./);
});

test('while solutions are counted the number from before is told nowhere', async ({ page }) => {
  await startEmpty(page);
  await number(page, /Solutions: about/);
  const { asked, end } = await holdUp(page, 'solve');
  await cell(page, 0).focus();
  await page.keyboard.press('5');
  await asked;
  await expect(page.locator('.setting .verdict')).toHaveText(/^Counting solutions …\s*$/);
  end();
  await expect(page.locator('.setting .verdict')).toContainText('Several solutions.');
});

test('what cannot hold together is said by name, and its cells are marked', async ({ page }) => {
  await startEmpty(page);
  await chooseKind(page, 'Killer cage');
  for (const [cells, sum] of [
    [[40, 41], 12],
    [[0, 1], 3],
    [[2, 3], 4],
  ] as const) {
    await draw(page, cells);
    await page.keyboard.type(String(sum));
  }
  await page.keyboard.press('Enter');
  const verdict = page.locator('.setting .verdict');
  await expect(verdict).toContainText('These cannot all hold: ');
  await expect(verdict).toContainText('Killer cage, sum 3 (R1C1 R1C2)');
  await expect(verdict).toContainText('Killer cage, sum 4 (R1C3 R1C4)');
  await expect(verdict).not.toContainText('sum 12');
  await told(page, /No solution/);
  await expect(page.locator('.washes .pointed')).toHaveCount(9);
  await page.keyboard.press('Control+z');
  await told(page, /Several/);
  await expect(page.locator('.washes .pointed')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the number stands in the bar', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    await button(page, 'Set').click();
    await expect(page.locator('.bar .level-above')).toHaveAttribute('data-words', /Exactly one/);
    await cell(page, 0).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    const words = page.locator('.bar .level-above');
    await expect(words).toHaveAttribute('data-words', /^Solutions: about [\d.e]+\.$/);
    await expect(words).toBeInViewport();
  });
});

/** Solutions of this are counted for seconds. */
const kLong = {
  omnidoku: 1,
  board: 'grid:9',
  constraints: [{ type: 'anti_knight' }, { type: 'nonconsecutive' }],
};

test('keys do not wait for the number of solutions', async ({ page }) => {
  await openPuzzle(page, JSON.stringify(kLong));
  await button(page, 'Set').click();
  await cell(page, 40).focus();
  await told(page, /Several/);
  const { asked, end } = await holdUp(page, 'solve');
  await page.keyboard.press('Digit1');
  await asked;
  // The next cell is selected by then.
  await page.keyboard.press('Digit4');
  await expect(cell(page, 40)).toHaveAccessibleName(/1/);
  await expect(cell(page, 41)).toHaveAccessibleName(/4/);
  end();
  await told(page, /Several|No solution/);
});

test('the engine in the browser counts as well', async ({ page, errors }) => {
  test.skip(!existsSync('dist/wasm/omnidoku.js'), 'the WASM engine is not built');
  await page.route('**/api', (route) => route.abort());
  await openPuzzle(page, JSON.stringify(kLong));
  await button(page, 'Set').click();
  await told(page, /Several/);
  await cell(page, 40).focus();
  await page.keyboard.press('Digit1');
  await expect(cell(page, 40)).toHaveAccessibleName(/1/);
  await told(page, /Several/);
  await number(page, /Solutions: /);
  // Of the program that does not answer.
  errors.length = 0;
});
