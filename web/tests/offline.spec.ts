// SPDX-License-Identifier: MIT
//
// Without a network: the page loads from the service worker's cache and plays on the WASM engine.

import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { dailyWish } from '../src/game/daily';
import { ask, button, cell, kPuzzle, openPuzzle } from './page';

test.use({ serviceWorkers: 'allow' });

test('without a network the page still loads', async ({ page, context }) => {
  await openPuzzle(page, kPuzzle);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  if (existsSync('dist/wasm/omnidoku.js')) {
    await cell(page, 2).focus();
    await page.keyboard.press('4');
    await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  } else {
    await expect(page.getByText(/^Neither the program nor .* can be reached/)).toBeVisible();
  }
});

test('a game goes on when the network goes in the middle of it', async ({ page, context }) => {
  test.skip(!existsSync('dist/wasm/omnidoku.js'), 'the WASM engine is not built');
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
  test.skip(!existsSync('dist/wasm/omnidoku.js'), 'the WASM engine is not built');
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

test('the puzzle of the day is the same from the program and in the browser', async ({ page }) => {
  test.skip(!existsSync('dist/wasm/omnidoku.js'), 'the WASM engine is not built');
  type Made = { document: unknown };
  // A hard one, and a Sunday's.
  const wishes = ['2026-11-26', '2026-11-29'].map((day) => ({ ...dailyWish(day), time_limit: 60 }));
  const made: Made[] = [];
  for (const wish of wishes) made.push(await ask<Made>(page, 'generate', wish));
  await page.goto('./icon.svg');
  const requests = wishes.map((wish) => JSON.stringify({ api: 1, call: 'generate', ...wish }));
  const answers = await page.evaluate(async (all) => {
    const folder = new URL('wasm/', location.href).href;
    type Engine = { answer: (request: string, progress: () => void) => string };
    const { default: start } = (await import(`${folder}omnidoku.js`)) as {
      default: (options: object) => Promise<Engine>;
    };
    const engine = await start({ locateFile: (name: string) => folder + name });
    return all.map((request) => engine.answer(request, () => undefined));
  }, requests);
  const madeHere = answers.map((answer) => (JSON.parse(answer) as { result: Made }).result);
  expect(made[0]?.document).toBeTruthy();
  expect(madeHere.map(({ document }) => document)).toEqual(made.map(({ document }) => document));
});
