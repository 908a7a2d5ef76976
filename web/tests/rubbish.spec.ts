// SPDX-License-Identifier: MIT
//
// What is damaged or no backup is told in the page's words, not in those of the browser.

import { deflateRawSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { button, cell, copiedLink, kPuzzle, openPuzzle, test } from './page';

const kBrowsersWords = /atob|decode|JSON|token|undefined|null|stream|TypeError|Failed to/i;

test('a damaged link is said to be damaged', async ({ page, context }) => {
  await openPuzzle(page, kPuzzle);
  const link = await copiedLink(page);
  const [start = ''] = link.split('#');
  for (const damaged of [link.slice(0, -20), `${start}#puzzle=*%25*`, `${start}#puzzle=`]) {
    const other = await context.newPage();
    await other.goto(damaged);
    await expect(cell(other, 0)).toBeVisible();
    const said = other.locator('.toast');
    await expect(said).toContainText('This link is damaged');
    await expect(said).not.toContainText(kBrowsersWords);
    await other.close();
  }
});

test('a link with one wrong letter, or with more in it than any puzzle, opens nothing', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle);
  const link = await copiedLink(page);
  await page.keyboard.press('Escape');
  const first = link.indexOf('=') + 1;
  const wrong = (place: number) =>
    link.slice(0, place) + (link[place] === 'B' ? 'C' : 'B') + link.slice(place + 1);
  const damaged = Array.from({ length: 12 }, (_, i) =>
    wrong(first + Math.floor((i * (link.length - first)) / 12)),
  );
  const huge = deflateRawSync(Buffer.alloc(100_000_000, ' ')).toString('base64url');
  damaged.push(link.slice(0, first) + huge);
  for (const address of damaged) {
    await page.evaluate((hash) => (location.hash = hash), new URL(address).hash);
    const said = page.locator('.toast');
    await expect(said).toContainText('This link is damaged');
    await said.getByRole('button').last().click();
    await expect(said).toBeEmpty();
  }
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
  const rubbish = ['PK\u0003\u0004\n', 'null\n', '[]\n', '{"id": "b", "document": null}\n', ''];
  rubbish.push(`${good}{"id": "b"`, `${good}{"id": "b", "document": {}, "actions": 5}\n`);
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
