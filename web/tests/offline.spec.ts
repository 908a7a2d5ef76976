// SPDX-License-Identifier: MIT
//
// Without a network: the page loads from the service worker's cache and plays on the WASM engine.

import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ask, button, cell, kPuzzle, openPuzzle } from './page';

test('without a network the page still loads', async ({ page, context }) => {
  await openPuzzle(page, kPuzzle);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  if (existsSync('dist/wasm/omnidoku.mjs')) {
    await cell(page, 2).focus();
    await page.keyboard.press('4');
    await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  } else {
    await expect(page.getByText(/WebAssembly engine can be reached/)).toBeVisible();
  }
});

test('a game goes on when the network goes in the middle of it', async ({ page, context }) => {
  test.skip(!existsSync('dist/wasm/omnidoku.mjs'), 'the WASM engine is not built');
  await openPuzzle(page, kPuzzle);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  await context.setOffline(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('6');
  await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, 6');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
});

test('without a network every format is read, XML too', async ({ page, context }) => {
  test.skip(!existsSync('dist/wasm/omnidoku.mjs'), 'the WASM engine is not built');
  const { session } = await ask<{ session: string }>(page, 'open', { text: kPuzzle });
  const texts: string[] = [];
  for (const format of ['ksudoku', 'opensudoku', 'ss', 'fpuzzles_link']) {
    texts.push((await ask<{ text: string }>(page, 'write', { session, format })).text);
  }
  await openPuzzle(page, kPuzzle);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  for (const text of texts) {
    await button(page, 'Open').click();
    await page.getByRole('dialog').getByRole('textbox').fill(text);
    await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(cell(page, 0)).toHaveAccessibleName('row 1 column 1, given 5');
  }
  await button(page, 'Open').click();
  await page.getByRole('dialog').getByRole('textbox').fill('<ksudoku>');
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('this is not XML');
});
