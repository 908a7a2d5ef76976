// SPDX-License-Identifier: MIT
//
// Boards and constraints written as a person writes them.

import { expect } from '@playwright/test';
import { addCage, button, cell, chooseKind, openPuzzle, select, startEmpty, test } from './page';

test('Enter in the field of the sum adds the cage', async ({ page }) => {
  await startEmpty(page);
  await select(page, [0, 1]);
  await chooseKind(page, 'Killer cage');
  await page.getByRole('textbox', { name: /^sum/ }).fill('9');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Killer cage, sum 9')).toBeVisible();
});

// unit/written.test.ts has the other ways in which terms are written.
test('a created shape is written, listed and shared', async ({ page }) => {
  await startEmpty(page);
  await addCage(page, [0, 1], 7);
  await chooseKind(page, 'Created shape');
  await page.getByRole('textbox', { name: /^terms/ }).fill('row 1 - 2 #1 + Box 1');
  await button(page, 'Add').click();
  const listed = page.locator('.games .step', { hasText: 'Created shape' });
  await expect(listed).toContainText(/row 1.*- 2 #1|- 2 #1.*row 1/);
  await button(page, 'Share').click();
  await page.getByLabel('Format').selectOption('json');
  await button(page, 'Show as text').click();
  const field = page.getByLabel('To copy by hand');
  await expect(field).toHaveValue(/created/);
  const { constraints } = JSON.parse(await field.inputValue()) as {
    constraints: { terms?: { shape: string; times?: number }[] }[];
  };
  const terms = constraints[1]?.terms?.map(({ shape, times = 1 }) => [shape, times]);
  expect(terms).toEqual(
    expect.arrayContaining([
      ['row 1', 1],
      ['#1', -2],
      ['box 1', 1],
    ]),
  );
});

test('the box of a grid, and diagonals of one kind', async ({ page }) => {
  await startEmpty(page);
  await page.locator('summary', { hasText: 'Board' }).click();
  await page.getByRole('combobox', { name: /^Board/ }).selectOption('grid');
  await page.getByRole('textbox', { name: /^size/ }).fill('6');
  await page.getByRole('textbox', { name: /^box/ }).fill('3 by 2');
  await button(page, 'Use this board').first().click();
  await expect(page.getByText(/box: “3 by 2” is not understood/)).toBeVisible();
  await page.getByRole('textbox', { name: /^box/ }).fill('3 x 2');
  await page.getByRole('group', { name: 'Added houses' }).getByText('X: diagonals').click();
  await page.getByRole('textbox', { name: /^diagonals/ }).fill('rising');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-cell]')).toHaveCount(36);
  await expect(page.getByText(/marked diagonals/).first()).toBeVisible();
  // R1C1 and R3C2 share a box of three rows and two columns.
  await select(page, [0]);
  await page.keyboard.press('1');
  await select(page, [13]);
  await page.keyboard.press('1');
  await expect(page.getByText(/R1C1 and R3C2 both hold 1 in box 1/)).toBeVisible();
});

test('extra houses, and grids that overlap', async ({ page }) => {
  await startEmpty(page);
  await page.locator('summary', { hasText: 'Board' }).click();
  await page.getByRole('combobox', { name: /^Board/ }).selectOption('overlap');
  await page.getByRole('textbox', { name: /^offsets/ }).fill('0,0; 6,6');
  await button(page, 'Extra houses').click();
  await page.getByRole('textbox', { name: /^houses/ }).fill('R1C1, R5C5; R9C9 R15C15');
  await button(page, 'Use this board').first().click();
  await expect(page.locator('[data-cell]')).toHaveCount(153);
  await expect(cell(page, 0)).toBeVisible();
});

test('faces that are glued, and cells of any form', async ({ page }) => {
  await startEmpty(page);
  await page.locator('summary', { hasText: 'Board' }).click();
  const board = page.getByRole('combobox', { name: /^Board/ });
  await board.selectOption('surface');
  const faces = page.getByRole('textbox', { name: /^faces/ });
  await faces.fill('F1 3x3 left somewhere');
  await button(page, 'Use this board').first().click();
  await expect(page.getByText(/faces: “F1 3x3 left somewhere” is not understood/)).toBeVisible();
  await faces.fill('3x3 left 3,0,3; 3x3 right 3,3,3; roof 3x3 top 0,0,3');
  const glue = 'F1 right F2 left; F1 top roof bottom; F2 top roof right reversed';
  await page.getByRole('textbox', { name: /^glue/ }).fill(glue);
  await button(page, 'Use this board').first().click();
  await expect(page.locator('[data-view="folded"] [data-cell]')).toHaveCount(27);
  await board.selectOption('free_form');
  await page.getByRole('textbox', { name: /^size/ }).fill('4');
  await page
    .getByRole('textbox', { name: /^cells/ })
    .fill('a 0,0; b 1,0; c 2,0; d 0,1; e 1,1 tint 2; f 2,1 3,1 3,2 2,2');
  await page.getByRole('textbox', { name: /^houses/ }).fill('a b d e; a c d f');
  await button(page, 'Use this board').first().click();
  await expect(page.locator('[data-cell]')).toHaveCount(6);
  await select(page, [0]);
  await page.keyboard.press('1');
  await select(page, [5]);
  await page.keyboard.press('1');
  await expect(page.getByText(/a and f both hold 1/)).toBeVisible();
});

test('where both cases of a letter are symbols, Shift belongs to the letter', async ({ page }) => {
  await openPuzzle(page, JSON.stringify({ omnidoku: 1, board: 'grid:4', symbols: 'ABab' }));
  await cell(page, 0).focus();
  await page.keyboard.press('Shift+A');
  await expect(cell(page, 0)).toHaveAccessibleName('row 1 column 1, A');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('a');
  await expect(cell(page, 1)).toHaveAccessibleName('row 1 column 2, a');
});
