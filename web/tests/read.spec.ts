// SPDX-License-Identifier: MIT
//
// Puzzles that say their rules by drawings and sentences: what was read of them is told, and shown
// on the board to whoever points at it; what was not is named.

import { expect } from '@playwright/test';
import { kPuzzle, kSolution, openPuzzle, test } from './page';

const name = (index: number) => `R${Math.floor(index / 9) + 1}C${(index % 9) + 1}`;

/** White circles between cells side by side whose digits are consecutive. */
const kCircles = [...kSolution].flatMap((digit, index) =>
  index % 9 < 8 && Math.abs(Number(digit) - Number(kSolution[index + 1])) === 1
    ? [
        {
          cells: [name(index), name(index + 1)],
          baseC: '#ffffff',
          outlineC: '#000000',
          width: 0.3,
          height: 0.3,
        },
      ]
    : [],
);
const kRules = 'Two cells joined by a white circle hold consecutive digits.';

function drawn(rules: string): string {
  const grid = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => {
      const digit = Number(kPuzzle[row * 9 + column]);
      return digit > 0 ? { value: digit, given: true } : {};
    }),
  );
  return JSON.stringify({ size: 9, title: 'Circles', ruleset: rules, grid, circle: kCircles });
}

test('what was read from words is listed, and its cells are shown', async ({ page }) => {
  await openPuzzle(page, drawn(kRules));
  const info = page.locator('.card.info');
  await info.getByText('Read from the rules: 1').click();
  const sentence = info.locator('.read-rules li');
  await expect(sentence).toContainText(kRules);
  await expect(sentence.locator('code')).toHaveText('Difference dot');
  await expect(info.locator('.notice')).toHaveCount(0);
  const shown = page.locator('.washes .pointed');
  await expect(shown).toHaveCount(0);
  await sentence.hover();
  await expect(shown).toHaveCount(new Set(kCircles.flatMap(({ cells }) => cells)).size);
  await info.getByRole('heading').hover();
  await expect(shown).toHaveCount(0);
});

test('a sentence that is not understood is named', async ({ page }) => {
  await openPuzzle(
    page,
    drawn('Cells joined by a white circle are friends, whatever that means for you.'),
  );
  const info = page.locator('.card.info');
  await expect(info.locator('.read-rules')).toHaveCount(0);
  await expect(info.locator('.notice')).toContainText('drawn circle');
});
