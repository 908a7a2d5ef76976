// SPDX-License-Identifier: MIT
//
// Meanings for what is drawn: pressed, all that looks like it is marked, and it becomes the rule chosen.

import { expect, type Page } from '@playwright/test';
import { button, cell, openPuzzle, select, test } from './page';

const rows = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));
const line = (outlineC: string, ...cells: string[]) => ({ lines: [cells], outlineC, width: 0.25 });
const kDrawn = JSON.stringify({
  size: 9,
  title: 'Drawn',
  ruleset: 'Normal sudoku rules apply. Green lines are like renban, only stranger.',
  grid: rows,
  line: [
    line('#00FF00', 'R1C1', 'R1C2', 'R2C3'),
    line('#00FF00', 'R5C5', 'R5C6', 'R5C7'),
    line('#0000FF', 'R9C1', 'R9C2', 'R9C3'),
  ],
});

const marked = (page: Page) => page.locator('.washes .pointed').count();

async function openDrawn(page: Page): Promise<void> {
  await openPuzzle(page, kDrawn);
  await button(page, 'Set').click();
  await expect(page.getByText('What is drawn')).toBeVisible();
}

test('a drawn line that is pressed marks its kind, and becomes a rule', async ({ page }) => {
  await openDrawn(page);
  await select(page, [1]);
  await expect.poll(() => marked(page)).toBe(6);
  const kinds = page.getByRole('group', { name: 'Rules that fit' });
  await expect(kinds.getByRole('button').first()).toHaveText(/Renban/);
  await kinds.getByRole('button', { name: 'Renban', exact: true }).click();
  await expect(page.getByText('drawn line (3 times)')).toHaveCount(0);
  await expect(page.locator('.unknown-rules')).toContainText('drawn line');
  await expect(cell(page, 1)).toHaveAccessibleName(/renban/i);
  await expect(cell(page, 41)).toHaveAccessibleName(/renban/i);
  await button(page, 'Undo').first().click();
  await expect(cell(page, 1)).not.toHaveAccessibleName(/renban/i);
  await expect(page.locator('.unknown-rules')).toContainText('drawn line (3 times)');
});

test('words of a formula are completed, and what it leaves is said', async ({ page }) => {
  await openDrawn(page);
  await select(page, [73]);
  await expect.poll(() => marked(page)).toBe(3);
  const field = page.getByRole('combobox', { name: 'Or a formula of your own' });
  await field.pressSequentially('each a, b in ste');
  const words = page.getByRole('listbox', { name: 'Words of formulas' });
  await expect(words.getByRole('option')).toHaveText(['steps(list)']);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue('each a, b in steps');
  await expect(words).toBeHidden();
  await field.press('End');
  await field.pressSequentially(': a < su');
  await words.getByRole('option', { name: 'sum(list)' }).click();
  await expect(field).toHaveValue('each a, b in steps: a < sum');
  await field.fill('sum = 12');
  await expect(page.getByText('understood: Solutions: at least 100.')).toBeVisible();
});

test('a formula is a meaning too, and what is wrong with it stands beside it', async ({ page }) => {
  await openDrawn(page);
  await select(page, [73]);
  await expect.poll(() => marked(page)).toBe(3);
  const field = page.getByLabel('Or a formula of your own');
  await expect(field).toHaveAccessibleDescription(/^For example: sum = 12; .*\|a - b\| >= 5$/);
  await field.fill('sum(cells) = = 12');
  await button(page, 'Use the formula').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await field.fill('sum = 12');
  await button(page, 'Use the formula').click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.locator('.unknown-rules')).toContainText('drawn line (2 times)');
});

test('what is wrong with a formula is said while it is typed, and nothing is set', async ({
  page,
}) => {
  await openDrawn(page);
  await select(page, [73]);
  const field = page.getByLabel('Or a formula of your own');
  await field.fill('sum(line) = 12');
  const doubt = page.getByRole('status').filter({ hasText: /'line' is not known/ });
  await expect(doubt).toBeVisible();
  await field.fill('sum(it) = 12');
  await expect(doubt).toHaveCount(0);
  await expect(page.locator('.unknown-rules')).toContainText('drawn line (3 times)');
  await expect(button(page, 'Undo').first()).toBeDisabled();
  await field.press('Enter');
  await expect(page.locator('.unknown-rules')).toContainText('drawn line (2 times)');
});

test('what was not understood is taken for said', async ({ page }) => {
  await openDrawn(page);
  const rules = page.locator('.unknown-rules li');
  const before = await rules.count();
  expect(before).toBeGreaterThan(1);
  await rules.first().getByRole('button').click();
  await expect(rules).toHaveCount(before - 1);
});
