// SPDX-License-Identifier: MIT
//
// When something breaks: storage, the program, the worker. Each time the page says so and the game
// can be taken along.

import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { button, cell, kPuzzle, openPuzzle } from './page';

/** What a button saves as a file. */
async function saved(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await button(page, 'Save it as a file').click();
  return readFileSync(await (await download).path(), 'utf8');
}

async function enterFour(page: Page): Promise<void> {
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
}

test('storage that is full is said, and the game can be saved', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await openPuzzle(page, kPuzzle);
  await expect(page.getByRole('alert')).toHaveText(/The browser's storage is full/);
  await enterFour(page);
  await openPuzzle(page, await saved(page));
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
});

test('storage that is refused is said, and the game goes on', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'SecurityError');
    };
  });
  await openPuzzle(page, kPuzzle);
  await expect(page.getByRole('alert')).toHaveText(/cannot be kept in this browser.*not here/);
  await enterFour(page);
  expect(await saved(page)).toContain('"omnidoku"');
});

test('a program that has forgotten the game gets it again, also without storage', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'SecurityError');
    };
  });
  await openPuzzle(page, kPuzzle);
  await enterFour(page);
  // As after a new start: sessions of before have names that are not there.
  await page.route('**/api', async (route) => {
    const body = route.request().postDataJSON() as { session?: string };
    if (body.session !== undefined && !known.has(body.session)) body.session = 'gone';
    const response = await route.fetch({ postData: JSON.stringify(body) });
    const answer = (await response.json()) as { result?: { session?: string } };
    if (answer.result?.session) known.add(answer.result.session);
    await route.fulfill({ response });
  });
  const known = new Set<string>();
  await cell(page, 3).focus();
  await page.keyboard.press('2');
  await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, 2');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/**
 * An engine in the worker that hands everything on to the program. It fails at a hint of the level
 * "nudge", and goes away without a word at "where".
 */
const kModule = `
export default async () => ({
  answer(request) {
    const { level } = JSON.parse(request);
    if (level === 'nudge') throw new Error('unreachable executed');
    if (level === 'where') { self.close(); return '{}'; }
    const post = new XMLHttpRequest();
    post.open('POST', '../api', false);
    post.setRequestHeader('X-From', 'worker');
    post.send(request);
    return post.responseText;
  },
});`;

test.describe('without a service worker', () => {
  // It would fetch the module by itself, past what the test puts in its place.

  test('a program that is gone is said, the game is kept, and goes on when it is back', async ({
    page,
    context,
  }) => {
    await page.route('**/wasm/**', (route) => route.abort());
    await openPuzzle(page, kPuzzle);
    await enterFour(page);
    await page.route('**/api', (route) => route.abort());
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('2');
    await expect(page.getByRole('alert')).toHaveText(/The program does not answer/);
    await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, empty');
    const backup = await saved(page);
    await button(page, 'Try again').click();
    await expect(page.locator('.toast')).toHaveText(/can be reached/);
    // The page asks again by itself.
    await page.unroute('**/api');
    await expect(page.getByText('The program answers again.')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await cell(page, 3).focus();
    await page.keyboard.press('2');
    await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, 2');

    // In another browser the file brings the game back.
    const other = await (await context.browser()?.newContext())?.newPage();
    if (!other) throw new Error('no browser');
    await other.goto(page.url());
    await expect(cell(other, 0)).toBeVisible();
    await button(other, 'Library').click();
    const buffer = Buffer.from(backup);
    await other
      .locator('input[type=file]')
      .setInputFiles({ name: 'games.jsonl', mimeType: 'application/jsonl', buffer });
    await expect(other.getByText('Games restored: 1.')).toBeVisible();
    await other.locator('.games li:not([aria-current]) .step').first().click();
    await expect(cell(other, 2)).toHaveAccessibleName('row 1 column 3, 4');
    await other.context().close();
  });

  test('a worker that fails or goes away is started anew with the same game', async ({ page }) => {
    await page.route('**/api', (route) =>
      route.request().headers()['x-from'] === 'worker' ? route.continue() : route.abort(),
    );
    await page.route('**/wasm/omnidoku.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: kModule }),
    );
    await openPuzzle(page, kPuzzle);
    await enterFour(page);
    for (const level of ['Nudge', 'Where']) {
      await button(page, level).click();
      await expect(page.locator('.toast')).toHaveText(/The engine failed at this/);
      await button(page, 'Close').click();
      await expect(page.locator('.toast')).toBeEmpty();
    }
    await cell(page, 3).focus();
    await page.keyboard.press('2');
    await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, 2');
    await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  });
});

test('a rule that is not understood is named, not called broken, and drawings are shown', async ({
  page,
}) => {
  const grid = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));
  const puzzle = {
    size: 9,
    grid,
    antibishop: true,
    killercage: [{ cells: ['R1C1', 'R1C2'], value: '<5' }],
    line: [{ lines: [['R1C1', 'R2C2']] }],
  };
  const judged = page.waitForResponse(
    (response) => response.request().postData()?.includes('"solve"') ?? false,
  );
  await page.addInitScript(() => localStorage.setItem('omnidoku.spoilers', 'false'));
  await openPuzzle(page, JSON.stringify(puzzle));
  await judged;
  const info = page.getByRole('region', { name: 'The puzzle', exact: true });
  await expect(info).toContainText("antibishop; killer cage of value '<5'; drawn line");
  await expect(info).not.toContainText('breaks a rule');
  await expect(page.locator('polyline.ornament')).toHaveCount(1);
  await page.getByText('Ask more').click();
  await button(page, 'All steps now').click();
  await expect(page.locator('.steps-head')).toContainText('antibishop');
  await expect(page.locator('.steps li')).toHaveCount(0);
  // Its names stand there once, and while setting nothing is called broken either.
  const names = (await info.innerText()).match(/antibishop/g);
  expect(names).toHaveLength(1);
  await button(page, 'Set').click();
  const verdict = page.locator('.verdict');
  await expect(verdict).toHaveText(
    /^Rules that are not understood: antibishop, .*\. So it is not solved\.$/,
  );
  await expect(verdict).not.toHaveClass(/invalid/);
});

test('while nothing answers the page asks again without an error of its own', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.route('**/wasm/**', (route) => route.abort());
  await openPuzzle(page, kPuzzle);
  let asked = 0;
  await page.route('**/api', (route) => {
    asked += 1;
    return route.abort();
  });
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(page.getByRole('alert')).toHaveText(/The program does not answer/);
  await button(page, 'Try again').click();
  await expect(page.locator('.toast')).toHaveText(/can be reached/);
  await expect.poll(() => asked).toBeGreaterThan(3);
  expect(errors).toEqual([]);
});
