// SPDX-License-Identifier: MIT
//
// The pictures of docs/PAGE.md: every mode on a desk, on a phone and in the dark, with puzzles that
// Omnidoku made. They go to the folder that PICTURES names.

import { expect, type Page, test } from '@playwright/test';
import { ask, button, cell, kPuzzle, kSolution, openPuzzle } from '../tests/page';

const kFolder = process.env['PICTURES'] ?? '../docs/pictures';

const kScreens = [
  { name: 'desktop', viewport: { width: 1280, height: 800 }, theme: 'light', scale: 1 },
  { name: 'dark', viewport: { width: 1280, height: 800 }, theme: 'dark', scale: 1 },
  { name: 'phone', viewport: { width: 390, height: 844 }, theme: 'light', scale: 1.5 },
];

async function openGenerated(page: Page, wish: object): Promise<void> {
  const { document } = await ask<{ document: object }>(page, 'generate', wish);
  await openPuzzle(page, JSON.stringify(document));
}

/** Types into cells: plain keys, or with Control for marks. */
async function type(page: Page, entries: readonly (readonly [number, string])[]): Promise<void> {
  for (const [index, keys] of entries) {
    await cell(page, index).focus();
    for (const key of keys.split(' ')) await page.keyboard.press(key);
  }
}

const marks = (digits: string) => [...digits].map((digit) => `Control+Digit${digit}`).join(' ');

const kModes: { readonly [mode: string]: (page: Page) => Promise<void> } = {
  async play(page) {
    await openPuzzle(page, kPuzzle);
    await type(page, [
      [2, '4'],
      [13, '8'],
      [33, '1'],
      [3, marks('26')],
      [5, marks('26')],
      [6, marks('239')],
      [10, marks('37')],
      [11, marks('367')],
      [30, marks('57')],
    ]);
    await cell(page, 30).focus();
    for (const index of [27, 28, 29])
      await cell(page, index).click({ force: true, modifiers: ['Control'] });
    await page.keyboard.press('Control+Shift+Digit3');
    await cell(page, 40).focus();
  },
  async step(page) {
    await openGenerated(page, { difficulty: 'hard', must_contain: ['x_wing'], seed: 5 });
    await page.getByText('Ask more').click();
    await button(page, 'Explain all').click();
    await button(page, 'Show it').click();
    await page.locator('.step', { hasText: 'X-Wing' }).first().click();
    await expect(page.locator('.explaining').first()).toBeVisible();
  },
  async new(page) {
    await openPuzzle(page, kPuzzle);
    await button(page, 'New').click();
    const card = page.getByRole('radio', { name: 'Thermo Sudoku', exact: true });
    await card.check();
    await card.locator('xpath=..').evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(3000); // until every card in sight has its picture
  },
  async set(page) {
    await openGenerated(page, { kinds: ['killer'], difficulty: 'medium', seed: 3 });
    await button(page, 'Set').click();
    await expect(page.getByText('Exactly one solution.')).toBeVisible();
    await button(page, 'Killer cage').click();
    await cell(page, 40).focus();
    await page.locator('.kind-chosen').evaluate((one) => one.scrollIntoView({ block: 'end' }));
  },
  async palette(page) {
    await openPuzzle(page, kPuzzle);
    await button(page, 'Set').click();
    await page.getByRole('button', { name: /^All \d+ kinds$/ }).click();
    await page.waitForTimeout(4000); // until every card in sight has its picture
  },
  async draw(page) {
    await openPuzzle(page, kPuzzle);
    await button(page, 'Set').click();
    await page.locator('summary', { hasText: 'Board' }).click();
    await page.getByRole('combobox', { name: /^Board/ }).selectOption('tredoku');
    await button(page, 'Draw it').click();
    await page.getByLabel('As text').fill('tredoku:T0,0;R0,2;L2,1;R1,2;T2,1;T1,2;R3,3;L3,3');
    await button(page, 'Read the text').click();
    await expect(page.getByText('Cells: 72.')).toBeVisible();
    await page.locator('.dialog-body').evaluate((body) => body.scrollTo(0, 0));
  },
  async tredoku(page) {
    await openGenerated(page, { geometry: 'tredoku:hourglass', seed: 11 });
    await cell(page, 20).focus();
  },
  async finish(page) {
    await openPuzzle(page, kSolution.slice(0, 80) + '.');
    await type(page, [[80, kSolution.slice(80)]]);
    await expect(button(page, 'Watch again')).toBeVisible();
    await page.waitForTimeout(2000); // until the confetti is down
  },
  async technique(page) {
    await openPuzzle(page, kPuzzle);
    await button(page, 'Techniques').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^XY-Wing/ })
      .click();
    await expect(page.getByRole('dialog').locator('.candidate').first()).toBeVisible();
  },
};

for (const { name, viewport, theme, scale } of kScreens) {
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor: scale, hasTouch: name === 'phone' });
    for (const [mode, prepare] of Object.entries(kModes)) {
      test(mode, async ({ page }) => {
        await page.addInitScript(
          (value) => localStorage.setItem('omnidoku.theme', JSON.stringify(value)),
          theme,
        );
        await prepare(page);
        await page.evaluate(() => window.scrollTo(0, 0));
        // On a phone the panel is read below the board, which stays.
        const step = page.locator('.step[aria-current]');
        if (name === 'phone' && (await step.count()) > 0) {
          await page.locator('.steps').evaluate((steps) => {
            window.scrollBy(0, steps.getBoundingClientRect().bottom - window.innerHeight + 76);
          });
        }
        await page.waitForTimeout(800); // until nothing moves any more
        await page.screenshot({ path: `${kFolder}/page-${mode}-${name}.png` });
      });
    }
  });
}
