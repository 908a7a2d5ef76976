// SPDX-License-Identifier: MIT
//
// What is damaged or no backup is told in the page's words, not in those of the browser.
// (unit/damaged.test.ts has what is damaged, and how.)

import { expect } from '@playwright/test';
import { button, cell, copiedLink, kPuzzle, openPuzzle, test } from './page';

const kBrowsersWords = /atob|decode|JSON|token|undefined|null|stream|TypeError|Failed to/i;

test('a damaged link is said to be damaged, and opens nothing', async ({ page, context }) => {
  await openPuzzle(page, kPuzzle);
  const link = await copiedLink(page);
  await page.keyboard.press('Escape');
  const damaged = link.slice(0, -20);
  const other = await context.newPage();
  await other.goto(damaged);
  await expect(cell(other, 0)).toBeVisible();
  await expect(other.locator('.toast')).toContainText('This link is damaged');
  await expect(other.locator('.toast')).not.toContainText(kBrowsersWords);
  await other.close();
  // The same in a page with a game.
  await page.evaluate((hash) => (location.hash = hash), new URL(damaged).hash);
  const said = page.locator('.toast');
  await expect(said).toContainText('This link is damaged');
  await said.getByRole('button').last().click();
  await expect(said).toBeEmpty();
  await expect(cell(page, 0)).toHaveAccessibleName(/5/);
  await page.goto(link);
  await expect(cell(page, 0)).toBeVisible();
  await expect(page.locator('.toast')).toBeEmpty();
});

test('what is no backup is said to be none, and none of it is taken in', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Library').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.games li')).toHaveCount(1);
  const good = '{"id": "a", "document": {"omnidoku": 1}}\n';
  const rubbish = ['PK\u0003\u0004\n', `${good}{"id": "b"`];
  for (const text of rubbish) {
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
    const said = dialog.locator('.toast');
    await expect(said).toContainText('This file is not a backup of games.');
    await expect(said).not.toContainText(kBrowsersWords);
    await dialog.locator('.toast').getByRole('button').click();
    await expect(said).toBeEmpty();
  }
  await expect(dialog.locator('.games li')).toHaveCount(1);
});
