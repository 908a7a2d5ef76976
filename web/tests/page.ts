// SPDX-License-Identifier: MIT
//
// What the tests do with the page. They see it as a person does: by the names of its parts.

import { deflateRawSync } from 'node:zlib';
import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { es } from '../src/i18n/es';
import { fr } from '../src/i18n/fr';
import { ja } from '../src/i18n/ja';

export const kPuzzle =
  '51..7..8....9...5.9.2..4.7...8..3.9.13.4.9.65.9.1..4...6.3..7.8.5...7....2..1..43';
export const kSolution =
  '514672389376981254982534671648753192137429865295168437461395728853247916729816543';
/** How many cells it leaves open. */
export const kOpen = kPuzzle.replaceAll(/\d/g, '').length;

/** A page that fails its test when anything is written to the console as an error. */
export const test = base.extend<{ errors: string[]; asksSpoilers: boolean }>({
  /** Whether the page asks before it gives something away. */
  asksSpoilers: [false, { option: true }],
  context: async ({ context, asksSpoilers }, use) => {
    await context.addInitScript((asks) => {
      try {
        const key = 'omnidoku.spoilers';
        if (localStorage.getItem(key) === null) localStorage.setItem(key, String(asks));
      } catch {
        // A page without storage, such as about:blank.
      }
    }, asksSpoilers);
    await use(context);
  },
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Servers take no longer ones. */
const kMostOfAddress = 4000;

/** Opens a puzzle by a link that holds it as text, or, where that is long, packed. */
export async function openPuzzle(page: Page, text: string): Promise<void> {
  const plain = `./?puzzle=${encodeURIComponent(text)}`;
  const isPacked = plain.length > kMostOfAddress;
  // Another text after "#" alone loads no page.
  if (isPacked) await page.goto('about:blank');
  await page.goto(isPacked ? `./#puzzle=${deflateRawSync(text).toString('base64url')}` : plain);
  await expect(cell(page, 0)).toBeVisible();
  // The address says what to open until that was done.
  await expect(page).not.toHaveURL(/[?#]puzzle=/);
}

/** Waits until the game, with so many open cells, is stored as a whole: nothing is in the journal. */
export async function untilStored(page: Page, open: number): Promise<void> {
  const stored = () =>
    page.evaluate(async () => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(String(request.error)));
        });
      // Opening it makes it, which is the page's business.
      if (!(await indexedDB.databases()).some(({ name }) => name === 'omnidoku')) return null;
      const db = await answer(indexedDB.open('omnidoku'));
      const all = db.transaction(['games', 'journal']);
      const [games, notes] = await Promise.all([
        answer<{ empty: number }[]>(all.objectStore('games').getAll()),
        answer(all.objectStore('journal').count()),
      ]);
      db.close();
      return notes === 0 ? games.map((game) => game.empty) : null;
    });
  await expect.poll(stored).toEqual([open]);
}

export function cell(page: Page, index: number) {
  return page.locator(`[data-cell="${index}"]`).first();
}

export function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

/** The words of each language. */
const kWords = { en, de, fr, es, ja } as const;
export type Spoken = keyof typeof kWords;

/** Has the page speak a language, with text of a size in percent, from now on. */
export async function speak(page: Page, language: Spoken, size = '100'): Promise<void> {
  await page.locator('.bar nav .button').nth(4).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('select').nth(1).selectOption(language);
  await dialog.locator('select').nth(2).selectOption(size);
  await expect(dialog.getByText(kWords[language]['settings.text-size'])).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

export interface At {
  x: number;
  y: number;
}

/** Where something is, once it stays there: what comes late moves what stands beside it. */
export async function placeOf(part: Locator): Promise<At & { width: number; height: number }> {
  const look = async () => {
    const element = await part.elementHandle();
    await element?.waitForElementState('stable');
    return element?.boundingBox();
  };
  // What is drawn anew while it is looked at is looked at again.
  let place = await look().catch(() => null);
  await expect(async () => {
    place ??= await look();
    expect(place).toBeTruthy();
  }).toPass({ timeout: 60_000 });
  if (!place) throw new Error('it is not on the page');
  return place;
}

/** A point of something, by parts of its width and height: its middle. */
export async function pointOf(part: Locator, x = 0.5, y = 0.5): Promise<At> {
  const place = await placeOf(part);
  return { x: place.x + x * place.width, y: place.y + y * place.height };
}

/** Asks the engine, as the page does. */
export async function ask<T>(page: Page, call: string, parameters: object): Promise<T> {
  // Seconds: what is made in one where the machine is free may take many.
  const patience = call === 'generate' || call === 'example' ? { time_limit: 120 } : {};
  const data = { api: 1, call, ...patience, ...parameters };
  const response = await page.request.post('./api', { data, timeout: 150_000 });
  const answer = (await response.json()) as { ok: boolean; result: T };
  expect(answer.ok, JSON.stringify(answer).slice(0, 300)).toBe(true);
  return answer.result;
}

interface Native {
  document: { [key: string]: unknown };
}

/** Makes a puzzle, opens it, and gives the digits that solve it, by cell. */
export async function openMade(
  page: Page,
  wish: { [key: string]: unknown },
): Promise<{ digits: number[]; symbols: string[]; open: number[] }> {
  const { document } = await ask<Native>(page, 'generate', { seed: 7, ...wish });
  const opened = await ask<{
    session: string;
    puzzle: { symbols: string[]; cells: { given: number | null }[] };
  }>(page, 'open', { document });
  const solved = await ask<{ solution: number[] }>(page, 'solve', {
    session: opened.session,
    limit: 2,
  });
  await openPuzzle(page, JSON.stringify(document));
  const { cells, symbols } = opened.puzzle;
  const open = [...cells.keys()].filter((index) => cells[index]?.given === null);
  return { digits: solved.solution, symbols, open };
}

/** A link that holds the puzzle on the page, by way of the clipboard. */
export async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Share').click();
  await button(page, 'Copy a link that holds the puzzle').click();
  await expect(page.getByText('The link is on the clipboard.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** A card of the gallery in New, or a level there. */
export function choice(page: Page, name: string) {
  return page.getByRole('dialog').getByRole('radio', { name, exact: true });
}

/** An empty 9x9 board to set a puzzle on. */
export async function startEmpty(page: Page): Promise<void> {
  await page.goto('./');
  await expect(cell(page, 0)).toBeVisible();
  await button(page, 'New').click();
  await button(page, 'Empty board').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Several solutions.')).toBeVisible();
}

/** Presses cells, all but the first with Ctrl. */
export async function select(page: Page, cells: readonly number[]): Promise<void> {
  for (const [i, index] of cells.entries()) {
    await cell(page, index).scrollIntoViewIfNeeded();
    const { x, y } = await pointOf(cell(page, index));
    if (i > 0) await page.keyboard.down('Control');
    await page.mouse.click(x, y);
    await page.keyboard.up('Control');
  }
}

/** Draws over cells. */
export async function draw(page: Page, cells: readonly number[]): Promise<void> {
  const [first, ...others] = cells;
  if (first === undefined) return;
  const from = await pointOf(cell(page, first));
  // Where the first one stays the others do.
  const boxes = await Promise.all(others.map((index) => cell(page, index).boundingBox()));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const box of boxes) {
    if (!box) throw new Error('a cell is not on the page');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  }
  await page.mouse.up();
}

/** Takes a kind of constraint of the palette in hand. */
export async function chooseKind(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^All \d+ kinds$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

export async function addCage(page: Page, cells: readonly number[], sum: number): Promise<void> {
  await select(page, cells);
  await chooseKind(page, 'Killer cage');
  await page.getByRole('textbox', { name: /^sum/ }).fill(String(sum));
  await button(page, `Add to the selected cells (${cells.length})`).click();
  await expect(page.getByText(`Killer cage, sum ${sum}`)).toBeVisible();
  await button(page, 'Done').click();
}

interface Asked {
  call: string;
}

/** Has `answer` answer the calls of this name. */
export async function onCall(page: Page, name: string, answer: () => Promise<object | null>) {
  await page.route('**/api', async (route) => {
    const { call } = route.request().postDataJSON() as Asked;
    const body = call === name ? await answer() : null;
    if (body === null) await route.fallback();
    else await route.fulfill({ json: body });
  });
}

/** Holds up the answers to calls of this name: `asked` when one has come, `end` to let them go. */
export async function holdUp(page: Page, name: string, answer: object | null = null) {
  let noteAsked: () => void = () => undefined;
  let end: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (noteAsked = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  await onCall(page, name, async () => {
    noteAsked();
    await ended;
    return answer;
  });
  return { asked, end };
}
