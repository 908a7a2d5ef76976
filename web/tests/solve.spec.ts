// SPDX-License-Identifier: MIT
//
// Whole puzzles, by keyboard alone and by touch alone.

import { devices, expect, type Page } from '@playwright/test';
import { cell, openMade, placeOf, test, untilStored } from './page';

/**
 * Most cells are given: every part of the board is come to, and each takes its time. Keys find their way
 * over boards that are no square, fingers meet large and small cells; a 9x9 is in whole_way.spec.ts.
 */
const kTredoku = { name: 'a Tredoku', wish: { geometry: 'tredoku', givens: 66 } };
const kSamurai = { name: 'a Samurai', wish: { geometry: 'samurai', givens: 330 } };
const kKiller = { name: 'a killer', wish: { geometry: 'grid', kinds: ['killer'], givens: 55 } };

const kArrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

/** The arrow keys that lead to each cell from the one where the cursor is. */
async function moves(page: Page): Promise<number[][]> {
  const text = await page.evaluate(async () => {
    const request = indexedDB.open('omnidoku');
    const db = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const all = db.transaction('games').objectStore('games').getAll();
    const games = await new Promise<{ document: unknown }[]>((resolve) => {
      all.onsuccess = () => resolve(all.result as { document: unknown }[]);
    });
    const body = JSON.stringify({ api: 1, call: 'open', document: games[0]?.document });
    return (await fetch('./api', { method: 'POST', body })).text();
  });
  const answer = JSON.parse(text) as { result: { puzzle: { cells: { move: number[] }[] } } };
  return answer.result.puzzle.cells.map(({ move }) => move);
}

function route(graph: readonly number[][], from: number, to: number): number[] {
  const came = new Map<number, { from: number; arrow: number }>([[from, { from, arrow: -1 }]]);
  for (const at of came.keys()) {
    for (const [arrow, next] of (graph[at] ?? []).entries()) {
      if (!came.has(next)) came.set(next, { from: at, arrow });
    }
  }
  const keys: number[] = [];
  for (let at = to; at !== from;) {
    const step = came.get(at);
    if (!step) throw new Error(`no way to cell ${to}`);
    keys.unshift(step.arrow);
    at = step.from;
  }
  return keys;
}

interface Place {
  x: number;
  y: number;
}

/** The height of the menu at the bottom edge of phones. */
const kMenu = 64;

/** The middles of elements, by their number or else by what is written on them. */
async function places(page: Page, selector: string): Promise<Map<string, Place>> {
  await placeOf(page.locator(selector).last());
  const found = await page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // Beside a digit stands how often it is still to place.
      const written = element.querySelector('span') ?? element;
      const name = (element as HTMLElement).dataset['cell'] ?? written.textContent ?? '';
      return [name, { x: x + width / 2, y: y + height / 2 }] as const;
    }),
  );
  return new Map(found);
}

function at(all: ReadonlyMap<string, Place>, name: string): Place {
  const place = all.get(name);
  if (!place) throw new Error(`${name} is not on the page`);
  return place;
}

for (const { name, wish } of [kTredoku, kSamurai]) {
  test(`${name} by keyboard alone`, async ({ page }) => {
    const { digits, symbols, open } = await openMade(page, wish);
    await untilStored(page, open.length);
    const graph = await moves(page);
    await cell(page, 0).focus();
    let now = 0;
    for (const target of open) {
      for (const arrow of route(graph, now, target)) {
        await page.keyboard.press(kArrows[arrow] ?? 'ArrowUp');
      }
      now = target;
      await page.keyboard.press(symbols[(digits[target] ?? 1) - 1] ?? '');
    }
    await expect(page.getByRole('dialog', { name: 'Solved!' })).toBeVisible();
  });
}

test.describe('by touch alone', () => {
  const { viewport, userAgent, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, hasTouch });
  for (const { name, wish } of [kKiller, kSamurai]) {
    test(name, async ({ page }) => {
      const { digits, symbols, open } = await openMade(page, wish);
      // Board and digits are on the screen together: nobody has to scroll.
      const { width, height } = page.viewportSize() ?? viewport;
      const tap = ({ x, y }: Place) => {
        expect(x >= 0 && x < width && y >= 0 && y < height - kMenu).toBe(true);
        return page.touchscreen.tap(x, y);
      };
      const cells = await places(page, '[data-cell]');
      const keys = await places(page, '.digit');
      for (const target of open) {
        await tap(at(cells, String(target)));
        await tap(at(keys, symbols[(digits[target] ?? 1) - 1] ?? ''));
      }
      await expect(page.getByRole('dialog', { name: 'Solved!' })).toBeVisible();
    });
  }
});
