// SPDX-License-Identifier: MIT
//
// What a person pastes or drops: the puzzle with its own words, or a sentence in the page's language.

import { expect, type Page } from '@playwright/test';
import { kPuzzle, openPuzzle, test } from './page';

/** Puts something on the page as from the clipboard, by its types. */
async function paste(page: Page, data: { readonly [type: string]: string }): Promise<void> {
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
  }, data);
}

test('a puzzle in a mail keeps its own words, and the mail stands beside them', async ({
  page,
}) => {
  await openPuzzle(page, `.${kPuzzle.slice(1)}`);
  const puzzle = JSON.stringify({
    omnidoku: 1,
    metadata: { title: 'The Nines', author: 'Bea', rules: 'Digits rise from the bulb.' },
    board: { type: 'grid', size: 9 },
    givens: kPuzzle,
    constraints: [{ type: 'thermometer', cells: ['R1C3', 'R2C3'] }],
  });
  await paste(page, { 'text/plain': `From: Anna\nHi, try this one: ${puzzle} it took me an hour` });
  const info = page.getByRole('region', { name: 'Puzzle' });
  await expect(info.getByRole('heading')).toHaveText('The Nines');
  await expect(info.getByText('by Bea')).toBeVisible();
  await expect(info.getByText('Digits rise from the bulb.')).toBeVisible();
  await info.getByText('Came with the puzzle').click();
  await expect(info.getByText('Hi, try this one: it took me an hour')).toBeVisible();
});
