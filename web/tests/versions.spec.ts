// SPDX-License-Identifier: MIT
//
// Versions of a puzzle being set: kept by name, compared, put on the board again, tried further as another puzzle.

import { expect, type Page } from '@playwright/test';
import { button, cell, openPuzzle, test } from './page';

const rules = (page: Page) => page.locator('.rules-there li');
const versions = (page: Page) => page.locator('.versions > li');

async function start(page: Page): Promise<void> {
  const cage = { type: 'killer', cells: ['R1C1', 'R1C2'], sum: 9 };
  const puzzle = { omnidoku: 1, board: 'grid:9', constraints: [cage] };
  await openPuzzle(page, JSON.stringify(puzzle));
  await button(page, 'Set').click();
  await page.getByText('Versions', { exact: true }).click();
  await page.getByLabel('Name of the version').fill('with a cage');
  await button(page, 'Keep this version').click();
  await expect(versions(page)).toHaveText([/with a cage/]);
}

test('a version is compared, comes back as one step, and that can be undone', async ({ page }) => {
  await start(page);
  await rules(page)
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(rules(page)).toHaveCount(0);
  await cell(page, 40).focus();
  await page.keyboard.press('5');
  await versions(page).getByRole('button', { name: 'Compare' }).click();
  await expect(versions(page).locator('.said')).toHaveText(
    'Other givens: R5C5. Only in the version: Killer cage, sum 9 (R1C1 R1C2).',
  );
  await versions(page).getByRole('button', { name: 'Put on the board' }).click();
  await expect(rules(page)).toHaveText([/Killer cage, sum 9R1C1 R1C2/]);
  await expect(cell(page, 40)).toHaveAccessibleName(/empty/);
  await versions(page).getByRole('button', { name: 'Compare' }).click();
  await expect(versions(page).locator('.said')).toHaveText('The board holds the same.');
  await button(page, 'Undo').click();
  await expect(rules(page)).toHaveCount(0);
  await expect(cell(page, 40)).toHaveAccessibleName(/given 5/);
});

test('a version is there again after the page was left, and goes on as its own puzzle', async ({
  page,
}) => {
  await start(page);
  await cell(page, 40).focus();
  await page.keyboard.press('5');
  await expect(cell(page, 40)).toHaveAccessibleName(/given 5/);
  await page.reload();
  await expect(cell(page, 40)).toHaveAccessibleName(/given 5/);
  await page.getByText('Versions', { exact: true }).click();
  await versions(page).getByRole('button', { name: 'Open as its own' }).click();
  await expect(cell(page, 40)).toHaveAccessibleName(/empty/);
  await expect(rules(page)).toHaveText([/Killer cage/]);
  await expect(versions(page)).toHaveCount(0);
  await button(page, 'Library').click();
  const games = page.getByRole('dialog').locator('.library > li');
  await expect(games).toHaveCount(2);
  await page.getByRole('dialog').getByRole('button', { name: 'Versions' }).click();
  await expect(games).toHaveText([/with a cage/]);
});

test('a test-solve leaves what is set alone, and is listed with how it went', async ({ page }) => {
  await start(page);
  await page.getByText('Test-solve', { exact: true }).click();
  await button(page, 'Begin a test').click();
  await expect(page.getByText('You are trying the puzzle that you set.')).toBeVisible();
  await cell(page, 40).focus();
  await page.keyboard.press('7');
  await expect(cell(page, 40)).toHaveAccessibleName(/7/);
  await button(page, 'Set').click();
  await expect(rules(page)).toHaveText([/Killer cage/]);
  await expect(cell(page, 40)).toHaveAccessibleName(/empty/);
  await page.getByText('Test-solve', { exact: true }).click();
  const tests = page.getByRole('list', { name: 'Test-solve' }).getByRole('listitem');
  await expect(tests).toHaveText([/1 of 81 cells/]);
  await tests.getByRole('button').click();
  await expect(cell(page, 40)).toHaveAccessibleName(/7/);
  await button(page, 'Back to setting').click();
  await expect(cell(page, 40)).toHaveAccessibleName(/empty/);
});
