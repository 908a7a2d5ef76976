// SPDX-License-Identifier: MIT
//
// Setting a puzzle from an empty grid, and taking it elsewhere and back.

import { expect } from '@playwright/test';
import {
  addCage,
  button,
  cell,
  copiedLink,
  kPuzzle,
  openPuzzle,
  select,
  startEmpty,
  test,
} from './page';

test('cages and a jigsaw region go to f-puzzles and back', async ({ page }) => {
  await startEmpty(page);
  // The first box and the second swap a cell each.
  await page.locator('summary', { hasText: 'Board' }).click();
  await select(page, [20]);
  await page.getByRole('button', { name: /^B 9$/ }).click();
  await select(page, [21]);
  await page.getByRole('button', { name: /^A 8$/ }).click();
  await button(page, 'Use this board').last().click();
  await expect(page.getByText(/outlined region/)).toBeVisible();
  await addCage(page, [0, 1, 2], 7);
  await addCage(page, [9, 18], 12);
  await select(page, [40]);
  await page.keyboard.press('5');
  await expect(cell(page, 40)).toHaveAccessibleName(/given 5/);

  await button(page, 'Share').click();
  await page.getByLabel('Format').selectOption('fpuzzles');
  await button(page, 'Show as text').click();
  const field = page.getByLabel('To copy by hand');
  await expect(field).toHaveValue(/"grid"/);
  const text = await field.inputValue();
  await page.keyboard.press('Escape');
  await button(page, 'Open').click();
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await expect(cell(page, 40)).toHaveAccessibleName(/given 5/);
  await expect(cell(page, 0)).toHaveAccessibleName(/cage 7/);
  await expect(cell(page, 18)).toHaveAccessibleName(/cage 12/);
  await expect(page.getByText(/outlined region/)).toBeVisible();
});

test('undo takes a cage away again', async ({ page }) => {
  await startEmpty(page);
  await addCage(page, [0, 1], 3);
  await button(page, 'Undo').click();
  await expect(page.getByText('Killer cage, sum 3')).toBeHidden();
});

test('a link holds the whole puzzle', async ({ page, context }) => {
  await openPuzzle(page, kPuzzle);
  const link = await copiedLink(page);
  const other = await context.newPage();
  await other.goto(link);
  await expect(cell(other, 0)).toHaveAccessibleName('row 1 column 1, given 5');
  expect(other.url()).not.toContain('#');
});

test('clues that are not needed are found', async ({ page }) => {
  const more = kPuzzle.slice(0, 2) + '4' + kPuzzle.slice(3);
  await openPuzzle(page, more);
  await button(page, 'Set').click();
  await expect(page.getByText('Exactly one solution.')).toBeVisible();
  await button(page, 'Clues that are not needed').click();
  await expect(page.locator('.washes .pointed').first()).toBeAttached();
});

test('words typed are the puzzle’s as soon as their field is left', async ({ page }) => {
  await startEmpty(page);
  await page.getByText('Title and rules').click();
  await page.getByRole('textbox', { name: 'Title' }).pressSequentially('My first');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Somebody');
  await button(page, 'Play').click();
  await expect(page.getByRole('heading', { name: 'My first' })).toBeVisible();
  await expect(page.getByText('by Somebody')).toBeVisible();
  await button(page, 'Set').click();
  await button(page, 'Undo').click();
  await expect(page.getByText('by Somebody')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'My first' })).toBeVisible();
});
