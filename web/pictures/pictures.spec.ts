// SPDX-License-Identifier: MIT
//
// The pictures of docs/PAGE.md: every mode on a desk, on a phone and in the dark, with puzzles that
// Omnidoku made. They go to the folder that PICTURES names; where it names one, other screens have
// their pictures as well, to be looked at and not kept.

import { expect, type Page, test } from '@playwright/test';
import { de } from '../src/i18n/de';
import { en, type Words } from '../src/i18n/en';
import { ask, button as buttonCalled, cell, kPuzzle, kSolution, openPuzzle } from '../tests/page';

const kFolder = process.env['PICTURES'] ?? '../docs/pictures';

interface Screen {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly theme?: 'dark';
  readonly language?: 'de';
  /** Of a pixel of the page, in pixels of the picture. */
  readonly scale?: number;
  readonly isTouched?: true;
}

const kDesk = { width: 1280, height: 800 };
const kPhone = { width: 390, height: 844 };
const kScreens: readonly Screen[] = [
  { name: 'desktop', viewport: kDesk },
  { name: 'dark', viewport: kDesk, theme: 'dark' },
  { name: 'phone', viewport: kPhone, scale: 1.5, isTouched: true },
];
const kOtherScreens: readonly Screen[] = [
  { name: 'wide', viewport: { width: 1440, height: 900 } },
  { name: 'double', viewport: { width: 720, height: 450 }, scale: 2 },
  { name: 'landscape', viewport: { width: 844, height: 390 }, isTouched: true },
  { name: 'small', viewport: { width: 320, height: 568 }, scale: 2, isTouched: true },
  { name: 'german', viewport: kDesk, language: 'de' },
  { name: 'german-phone', viewport: kPhone, language: 'de', isTouched: true },
  { name: 'dark-phone', viewport: kPhone, theme: 'dark', isTouched: true },
];
const kIsForDocs = process.env['PICTURES'] === undefined;

let isGerman = false;

/** What the page says in its language where it says this in English. */
function said(english: string): string {
  if (!isGerman) return english;
  const key = (Object.keys(en) as (keyof typeof en)[]).find((one) => en[one] === english);
  return key === undefined ? english : ((de as Words)[key] ?? english);
}

const button = (page: Page, english: string) => buttonCalled(page, said(english));

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
    await page.getByText(said('Ask more')).click();
    await button(page, 'Explain all').click();
    await button(page, 'Show it').click();
    await page.locator('.step', { hasText: 'X-Wing' }).first().click();
    await expect(page.locator('.explaining').first()).toBeVisible();
  },
  async new(page) {
    await openPuzzle(page, kPuzzle);
    await button(page, 'New').click();
    const card = page.getByRole('radio', { name: said('Thermo Sudoku'), exact: true });
    await card.check();
    await card.locator('xpath=..').evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(3000); // until every card in sight has its picture
  },
  async set(page) {
    await openGenerated(page, { kinds: ['killer'], difficulty: 'medium', seed: 3 });
    await button(page, 'Set').click();
    await expect(page.getByText(said('Exactly one solution.'))).toBeVisible();
    await buttonCalled(page, isGerman ? 'Killer-Käfig' : 'Killer cage').click();
    await cell(page, 40).focus();
    await page.locator('.kind-chosen').evaluate((one) => one.scrollIntoView({ block: 'end' }));
  },
  async palette(page) {
    await openPuzzle(page, kPuzzle);
    await button(page, 'Set').click();
    const [before = '', after = ''] = said('All {count} kinds').split('{count}');
    await page.getByRole('button', { name: new RegExp(`^${before}\\d+${after}$`) }).click();
    await page.waitForTimeout(4000); // until every card in sight has its picture
  },
  async draw(page) {
    await openPuzzle(page, kPuzzle);
    await button(page, 'Set').click();
    await page.locator('summary', { hasText: said('Board') }).click();
    await page
      .getByRole('combobox', { name: new RegExp(`^${said('Board')}`) })
      .selectOption('tredoku');
    await button(page, 'Draw it').click();
    await page
      .getByLabel(said('As text'), { exact: true })
      .fill('tredoku:T0,0;R0,2;L2,1;R1,2;T2,1;T1,2;R3,3;L3,3');
    await button(page, 'Read the text').click();
    await expect(
      page.getByText(said('Cells: {cells}. Digits: {digits}.').split('{cells}')[0] + '72'),
    ).toBeVisible();
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
  async library(page) {
    for (const seed of [1, 2]) {
      await openGenerated(page, { difficulty: 'easy', seed });
      await openGenerated(page, { kinds: ['thermometer'], difficulty: 'medium', seed });
    }
    await openPuzzle(page, kPuzzle);
    await type(page, [[2, '4']]);
    await button(page, 'Library').click();
    await page.waitForTimeout(2000); // until every game has its picture
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

for (const screen of kIsForDocs ? kScreens : [...kScreens, ...kOtherScreens]) {
  const { name, viewport, theme = 'light', language = 'en', scale = 1, isTouched = false } = screen;
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor: scale, hasTouch: isTouched });
    for (const [mode, prepare] of Object.entries(kModes)) {
      test(mode, async ({ page }) => {
        isGerman = language === 'de';
        await page.addInitScript(
          (settings) => {
            for (const [key, value] of Object.entries(settings))
              localStorage.setItem(`omnidoku.${key}`, JSON.stringify(value));
          },
          { theme, language },
        );
        await prepare(page);
        await page.evaluate(() => window.scrollTo(0, 0));
        // On a phone the panel is read below the board, which stays.
        const step = page.locator('.step[aria-current]');
        if (viewport.width < viewport.height && (await step.count()) > 0) {
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
