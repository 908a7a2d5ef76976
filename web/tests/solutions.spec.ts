// SPDX-License-Identifier: MIT
//
// A puzzle that is set and has several solutions: about how many, and one after another.

import { expect } from '@playwright/test';
import { button, kPuzzle, openPuzzle, startEmpty, test } from './page';

test('where solutions are too many to count their number is estimated', async ({ page }) => {
  await startEmpty(page);
  // How near it comes to the 6.671e21 that there are depends on the time.
  await expect(page.locator('.verdict')).toContainText(/Solutions: about [4-9]\.\d+e21\./);
});

test('solutions are looked at one after another, what differs is marked', async ({ page }) => {
  // Without these givens the puzzle has two solutions or more.
  await openPuzzle(page, kPuzzle.replace(/^(.*?)([1-9])(.*?)([1-9])/, '$1.$3.'));
  await button(page, 'Set').click();
  await expect(page.getByText('Several solutions.')).toBeVisible();
  await button(page, 'Show a solution').click();
  await expect(page.getByText('Solution 1', { exact: true })).toBeVisible();
  await expect(page.locator('.washes .pointed')).toHaveCount(0);
  const answers = () => page.locator('.answer').allTextContents();
  const first = await answers();
  await button(page, 'Next solution').click();
  await expect(page.getByText('Solution 2', { exact: true })).toBeVisible();
  await expect(page.getByText(/It differs from the one before in \d+ cells/)).toBeVisible();
  const second = await answers();
  const changed = first.filter((digit, at) => digit !== second[at]).length;
  await expect(page.locator('.washes .pointed')).toHaveCount(changed);
  await button(page, 'The one before').click();
  await expect(page.getByText('Solution 1', { exact: true })).toBeVisible();
  expect(await answers()).toEqual(first);
});

test('givens are added until one solution is left, and left out until each is needed', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle.replace(/^(.*?)([1-9])(.*?)([1-9])/, '$1.$3.'));
  await button(page, 'Set').click();
  await expect(page.getByText('Several solutions.')).toBeVisible();
  await page.getByText('Check and count').click();
  await button(page, 'Add givens until one solution is left').click();
  await expect(page.locator('.toast')).toContainText(/Givens added: [12]\./);
  await expect(page.getByText('Exactly one solution.')).toBeVisible();
  await button(page, 'Add givens until one solution is left').click();
  await expect(page.locator('.toast')).toContainText('Exactly one solution.');
  const givens = page.getByRole('gridcell', { name: /given/ });
  const before = await givens.count();
  await button(page, 'Leave out givens that are not needed').click();
  await expect(page.locator('.toast')).toContainText(/Givens left out: \d+\.|needed/);
  await expect(page.getByText('Exactly one solution.')).toBeVisible();
  expect(await givens.count()).toBeLessThanOrEqual(before);
  await button(page, 'Leave out givens that are not needed').click();
  await expect(page.locator('.toast')).toContainText('Every given is needed.');
});

test('a few rules of a chosen kind leave one solution', async ({ page }) => {
  await openPuzzle(page, kPuzzle.replace(/^(.*?)([1-9])(.*?)([1-9])/, '$1.$3.'));
  await button(page, 'Set').click();
  await expect(page.getByText('Several solutions.')).toBeVisible();
  await page.getByText('Check and count').click();
  await page.getByLabel('Kind of rules').selectOption({ label: 'Killer cage' });
  await button(page, 'Add a few of them until one solution is left').click();
  await expect(page.locator('.toast')).toContainText(/Rules added: \d+\./);
  await expect(page.getByText('Exactly one solution.')).toBeVisible();
  await expect(page.locator('.rules-there li').first()).toContainText('Killer cage');
});

test('what is asked at the end of the panel is answered in sight', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Set').click();
  await page.getByText('Check and count').click();
  await page.getByText('Before publishing').scrollIntoViewIfNeeded();
  const verdict = page.getByText('Exactly one solution.');
  await expect(verdict).not.toBeInViewport();
  await button(page, 'Clues that are not needed').click();
  await expect(page.locator('.uniqueness .said')).toBeInViewport();
});

test("a solution's digits become givens, as one step", async ({ page }) => {
  await openPuzzle(page, kPuzzle.replace(/^(.*?)([1-9])(.*?)([1-9])/, '$1.$3.'));
  await button(page, 'Set').click();
  await button(page, 'Show a solution').click();
  await button(page, 'Make its digits givens').click();
  await expect(page.getByRole('gridcell', { name: /given/ })).toHaveCount(81);
  await page.getByText('Check and count').click();
  await button(page, 'Leave out givens that are not needed').click();
  await expect(page.locator('.toast')).toContainText(/Givens left out: 5\d\./);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Several solutions.')).toBeVisible();
});
