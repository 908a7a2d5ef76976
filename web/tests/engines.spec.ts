// SPDX-License-Identifier: MIT
//
// Two engines: when the program falls silent the one in the browser goes on, with nothing lost; a
// page that has neither begins as soon as there is one.

import { expect, type Page, test } from '@playwright/test';
import { button, cell, kPuzzle, openPuzzle, choice } from './page';

/** An engine in the worker that hands everything on to the program, its progress left out. */
const kModule = `
export default async () => ({
  answer(request) {
    const post = new XMLHttpRequest();
    post.open('POST', '../api', false);
    post.setRequestHeader('X-From', 'worker');
    post.send(request);
    return post.responseText;
  },
});`;

async function putWasm(page: Page): Promise<void> {
  await page.route('**/wasm/omnidoku.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: kModule }),
  );
}

/** From now on the program answers nobody but the worker, which knows no session of the page. */
async function silence(page: Page): Promise<void> {
  await page.route('**/api', (route) =>
    route.request().headers()['x-from'] === 'worker' ? route.continue() : route.abort(),
  );
}

const kReplaced = 'The game goes on with the engine in this browser.';

test('when the program goes in mid-game the browser plays on, and nothing is lost', async ({
  page,
}) => {
  await putWasm(page);
  await openPuzzle(page, kPuzzle);
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  await silence(page);
  await cell(page, 3).focus();
  await page.keyboard.press('6');
  await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, 6');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  await expect(page.getByText(kReplaced)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button(page, 'Nudge').click();
  await expect(page.locator('.hint .said')).toBeVisible();
  await page.reload();
  await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, 6');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('"Try again" takes the engine in the browser when that has come', async ({ page }) => {
  await page.clock.install();
  await page.route('**/wasm/**', (route) => route.abort());
  await openPuzzle(page, kPuzzle);
  await silence(page);
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(page.getByRole('alert')).toHaveText(/nothing can be entered until it is back/);
  // The page asks again by itself as well; not before the button is pressed.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000));
  await page.waitForTimeout(500);
  await page.unroute('**/wasm/**');
  await putWasm(page);
  await button(page, 'Try again').click();
  await page.clock.resume();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('nobody waits for solutions to be counted where the engine does one thing at a time', async ({
  page,
}) => {
  // It counts for ever.
  const counting = kModule.replace(
    'answer(request) {',
    `answer(request) {
      const { call, limit } = JSON.parse(request);
      while (call === 'solve' && limit > 2) {}`,
  );
  await page.route('**/wasm/omnidoku.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: counting }),
  );
  await silence(page);
  await openPuzzle(page, `..${kPuzzle.slice(2).replace('7', '.')}`);
  await expect(page.getByText(/several solutions/)).toBeVisible();
  // What the page writes down after a while waits behind that, too.
  await page.waitForTimeout(500);
  await button(page, 'Nudge').click();
  await expect(page.locator('.hint .said')).toBeVisible();
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('nor while a puzzle is set', async ({ page }) => {
  const looking = kModule.replace(
    'answer(request) {',
    `answer(request) {
      const { call } = JSON.parse(request);
      while (call === 'solve') {}`,
  );
  await page.route('**/wasm/omnidoku.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: looking }),
  );
  await silence(page);
  await openPuzzle(page, kPuzzle);
  await button(page, 'Set').click();
  await expect(page.locator('.setting')).toBeVisible();
  // The page asks by itself after a while.
  await page.waitForTimeout(1000);
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName(/^row 1 column 3, given 4/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an answer that comes late does not say that the program is back', async ({ page }) => {
  await page.route('**/wasm/**', (route) => route.abort());
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api', async (route) => {
    const { call } = route.request().postDataJSON() as { call: string };
    if (call !== 'solve') return route.continue();
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await openPuzzle(page, kPuzzle);
  await page.route('**/api', (route) => route.abort());
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(page.getByRole('alert')).toBeVisible();
  release();
  await page.waitForTimeout(500);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('an answer that was lost on its way is asked for again, not done twice', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  let losses = 1;
  await page.route('**/api', async (route) => {
    const { call } = route.request().postDataJSON() as { call: string };
    if (call !== 'act' || losses-- <= 0) {
      await route.continue();
      return;
    }
    await route.fetch();
    await route.abort();
  });
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a page without any engine begins by itself when there is one', async ({ page }) => {
  await page.route('**/wasm/**', (route) => route.abort());
  await page.route('**/api', (route) => route.abort());
  await page.goto(`./?puzzle=${kPuzzle}`);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api');
  await expect(cell(page, 0)).toHaveAccessibleName('row 1 column 1, given 5');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button(page, 'New').click();
  await expect(choice(page, 'Samurai')).toBeAttached();
});
