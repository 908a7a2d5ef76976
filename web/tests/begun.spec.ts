// SPDX-License-Identifier: MIT
//
// Rules that are begun and not set yet, when something else comes.

import { expect, type Page } from '@playwright/test';
import { button, cell, chooseKind, draw, select, startEmpty, test } from './page';

const list = (page: Page) => page.locator('.rules-there');

test('a cage is set when another kind of rule is chosen', async ({ page }) => {
  await startEmpty(page);
  await chooseKind(page, 'Killer cage');
  await draw(page, [0, 1, 2]);
  await page.keyboard.type('7');
  await chooseKind(page, 'Thermometer');
  await expect(list(page)).toContainText('sum 7');
  await draw(page, [9, 18, 27]);
  // The tiles as well, and a cage that has no sum.
  await button(page, 'Killer cage').first().click();
  await draw(page, [40, 41]);
  await button(page, 'Thermometer').first().click();
  await expect(list(page).locator('li')).toHaveCount(3);
  await expect(list(page)).toContainText('R5C5 R5C6');
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);
  // What was written in a field.
  await button(page, 'Killer cage').first().click();
  await select(page, [60, 61]);
  await page.getByRole('textbox', { name: /^sum/ }).fill('9');
  await list(page).getByText('Thermometer').click();
  await expect(list(page)).toContainText('sum 9');
  await expect(page.getByRole('button', { name: 'Change it', exact: true })).toBeVisible();
});

test('what cannot be set is told with its reason', async ({ page }) => {
  await startEmpty(page);
  await chooseKind(page, 'Quadruple');
  await draw(page, [0, 1, 2]);
  await page.keyboard.type('28');
  await chooseKind(page, 'Thermometer');
  await expect(page.locator('.toast')).toContainText('Quadruple was not set.');
  await expect(page.locator('.toast')).toContainText(/corner/);
});

test('cells selected before their kind stay for the next one', async ({ page }) => {
  await startEmpty(page);
  await select(page, [0, 1]);
  await chooseKind(page, 'Killer cage');
  await chooseKind(page, 'Renban');
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(2);
  await expect(list(page)).toHaveCount(0);
});

test('cells of a rule without a number are set by the next drag, and let go by Escape', async ({
  page,
}) => {
  await startEmpty(page);
  await chooseKind(page, 'Extra region');
  await expect(page.getByText(/the next drag, or Enter, sets it/)).toBeVisible();
  // One cell has no plural.
  await expect(page.locator('.rule-in-hand')).toContainText('Cells: 1');
  await draw(page, [0, 10, 20]);
  await draw(page, [4, 13, 22]);
  await expect(list(page).locator('li')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);
  await draw(page, [30, 31, 32]);
  await page.keyboard.press('Enter');
  await expect(list(page).locator('li')).toHaveCount(2);
  await expect(list(page)).toContainText('R4C4 R4C5 R4C6');
});

test('a cage is set before the puzzle is played, shared, or another one opened', async ({
  page,
}) => {
  await startEmpty(page);
  await chooseKind(page, 'Killer cage');
  await draw(page, [0, 1]);
  await page.keyboard.type('7');
  await button(page, 'Play').click();
  await expect(cell(page, 0)).toHaveAccessibleName(/cage 7/);
  await button(page, 'Set').click();
  await button(page, 'Killer cage').first().click();
  await draw(page, [3, 4]);
  await page.keyboard.type('8');
  await button(page, 'Share').click();
  await page.getByLabel('Format').selectOption('json');
  await button(page, 'Show as text').click();
  await expect(page.getByLabel('To copy by hand')).toHaveValue(/"sum": ?8/);
  await page.keyboard.press('Escape');
  await draw(page, [6, 7]);
  await page.keyboard.type('9');
  await button(page, 'New').click();
  await button(page, 'Empty board').click();
  await expect(list(page)).toHaveCount(0);
  await button(page, 'Library').click();
  const games = page.getByRole('dialog').locator('.games.library li');
  await games.filter({ hasText: 'Killer' }).getByRole('button').first().click();
  await expect(list(page)).toContainText('sum 9');
});

test('a cage that is begun is there after a reload', async ({ page }) => {
  await startEmpty(page);
  await chooseKind(page, 'Killer cage');
  await draw(page, [0, 1]);
  await page.keyboard.type('7');
  await page.reload();
  await expect(page.locator('.rule-in-hand')).toContainText('sum: 7');
  await page.keyboard.press('Enter');
  await expect(list(page)).toContainText('sum 7');
  await expect(list(page)).toContainText('R1C1 R1C2');
});

test('regions being drawn are there after a reload, and are told of where another game comes', async ({
  page,
}) => {
  await startEmpty(page);
  await page.locator('summary', { hasText: 'Board' }).click();
  await select(page, [20]);
  await page.getByRole('button', { name: /^B \d+$/ }).click();
  await expect(page.locator('.boards .drawn-border').first()).toBeAttached();
  await page.reload();
  await expect(page.locator('.boards .drawn-border').first()).toBeAttached();
  await page.locator('summary', { hasText: 'Board' }).click();
  await expect(page.getByRole('button', { name: /^B 10$/ })).toBeVisible();
  // They are no part of a game that is played.
  await button(page, 'Play').click();
  await expect(page.locator('.boards .drawn-border')).toHaveCount(0);
  await button(page, 'Set').click();
  await button(page, 'New').click();
  await button(page, 'Empty board').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.toast')).toContainText('The regions that were drawn were not used.');
});

test('a quadruple that cannot be set is told of where another game comes, too', async ({
  page,
}) => {
  await startEmpty(page);
  await chooseKind(page, 'Quadruple');
  await draw(page, [0, 1, 2]);
  await page.keyboard.type('28');
  await button(page, 'New').click();
  await button(page, 'Empty board').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.toast')).toContainText('Quadruple was not set.');
});

test('what is begun stays when the language changes', async ({ page }) => {
  await startEmpty(page);
  await chooseKind(page, 'Killer cage');
  await draw(page, [0, 1]);
  await page.keyboard.type('7');
  await button(page, 'Settings').click();
  await page.getByLabel('Language').selectOption('de');
  await page.keyboard.press('Escape');
  await expect(page.locator('.rule-in-hand')).toContainText('7');
  await page.keyboard.press('Enter');
  await expect(list(page)).toContainText('R1C1 R1C2');
});

test('a blank between values belongs to them', async ({ page }) => {
  await startEmpty(page);
  await chooseKind(page, 'Containing cage');
  await draw(page, [0, 1, 2]);
  await page.keyboard.type('2 5');
  await expect(page.locator('.rule-in-hand')).toContainText('2 5');
  await page.keyboard.press('Enter');
  await expect(list(page)).toContainText(/2 5.*R1C1 R1C2 R1C3/s);
});

test('what is pressed last of Play and Set is how it ends', async ({ page }) => {
  await startEmpty(page);
  await chooseKind(page, 'Sandwich');
  for (let sum = 10; sum < 28; sum++) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(String(sum));
  }
  await button(page, 'Play').click();
  await button(page, 'Set').click();
  await expect(list(page).locator('li')).toHaveCount(18);
  await expect(button(page, 'Set')).toHaveAttribute('aria-pressed', 'true');
});
