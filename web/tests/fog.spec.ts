// SPDX-License-Identifier: MIT
//
// Fog over a board: what lies in the dark is not shown, said or told until it is lit; and how it is set.

import { expect, type Page } from '@playwright/test';
import { button, cell, openPuzzle, select, startEmpty, test } from './page';

const kSolution =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const kFoggy = JSON.stringify({
  omnidoku: 1,
  board: { type: 'grid', size: 9 },
  givens: { R1C1: '5', R9C9: '9', R5C5: '5' },
  constraints: [
    { type: 'killer', cells: ['R1C1', 'R1C2', 'R1C3'], sum: 12 },
    { type: 'killer', cells: ['R9C7', 'R9C8', 'R9C9'], sum: 17 },
    { type: 'thermometer', cells: ['R7C7', 'R8C8', 'R9C9'] },
  ],
  solution: kSolution,
  fog: 'R1C1 R1C2 R1C3',
});

const numDark = (page: Page) => page.locator('.fog polygon').count();

test('digits placed rightly light the board', async ({ page }) => {
  await openPuzzle(page, kFoggy);
  await expect.poll(() => numDark(page)).toBe(78);
  await expect(cell(page, 0)).toHaveAccessibleName(/cage 12.*given 5/);
  await expect(cell(page, 80)).toHaveAccessibleName(/^row 9 column 9, in the dark/);
  await expect(cell(page, 80)).not.toHaveAccessibleName(/cage|given/);
  await cell(page, 1).focus();
  await page.keyboard.press('4'); // wrong: it is 3
  await expect(cell(page, 1)).toHaveAccessibleName(/, 4/);
  expect(await numDark(page)).toBe(78);
  await page.keyboard.press('3');
  await expect.poll(() => numDark(page)).toBe(75);
  await select(page, [70]);
  await page.keyboard.press('3'); // R8C8
  await expect.poll(() => numDark(page)).toBe(66);
  await expect(cell(page, 80)).toHaveAccessibleName(/cage 17.*given 9/);
  await button(page, 'Undo').click();
  await expect.poll(() => numDark(page)).toBe(75);
});

test('a hint in the dark is asked for twice', async ({ page }) => {
  await openPuzzle(page, kFoggy);
  await cell(page, 1).focus();
  await page.keyboard.press('h');
  await expect(page.getByText(/may tell of what lies there/)).toBeVisible();
  await button(page, 'Not yet').click();
  await expect(page.getByText(/may tell of what lies there/)).toBeHidden();
});

test('fog is laid while a puzzle is set', async ({ page }) => {
  await startEmpty(page);
  await page.locator('summary', { hasText: 'Fog' }).click();
  await page.getByLabel('Fog over the board').check();
  await expect.poll(() => numDark(page)).toBe(81);
  await select(page, [0]);
  await button(page, 'Light with all around').click();
  await expect.poll(() => numDark(page)).toBe(77);
  await select(page, [10]);
  await button(page, 'Darken').click();
  await expect.poll(() => numDark(page)).toBe(78);
  await expect(page.locator('.fog.preview')).toBeAttached();
});

test('what a rule in the dark says is not told beside the board until it is lit', async ({
  page,
}) => {
  const formula = (cells: string[], rule: string) => ({ type: 'formula', cells, rule });
  const constraints = [
    formula(['R1C1', 'R1C2', 'R1C3'], 'sum = 12'),
    formula(['R7C1', 'R7C2'], 'sum = 15'),
  ];
  await openPuzzle(page, JSON.stringify({ ...JSON.parse(kFoggy), constraints }));
  await expect(page.getByText(/R1C1 R1C2 R1C3: sum = 12/)).toBeVisible();
  await expect(page.getByText(/sum = 15/)).toHaveCount(0);
  await button(page, 'Set').click();
  await expect(page.getByText(/sum = 15/).first()).toBeVisible();
});
