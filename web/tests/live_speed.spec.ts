// SPDX-License-Identifier: MIT
//
// How soon a setter sees what a change did: 60 half-set puzzles of 20 kinds, one change each, then keys while
// the answer is on its way. Printed, for docs/PAGE.md, and asserted by nobody: machines are shared.

import { existsSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { ask, button, openPuzzle, test } from './page';

/** Kinds whose puzzles are made, of which a half of the rules and givens is left. */
const kKinds = [
  'killer',
  'thermometer',
  'arrow',
  'whisper',
  'palindrome',
  'renban',
  'between_line',
  'region_sum_line',
  'entropic',
  'zipper',
  'difference_dot',
  'ratio_dot',
  'xv',
  'quadruple',
  'sandwich',
  'skyscraper',
  'x_sum',
  'little_killer',
  'odd',
  'maximum',
];

/** What is changed, in turns. */
const kChanges = ['a digit of the solution', 'another digit', 'a rule goes'] as const;
type Change = (typeof kChanges)[number];

const kKeys = 4;

interface Made {
  document: { constraints?: object[]; givens?: string | string[] };
}

/** Times of what is asked about the puzzle while it is set, as the page sees them. */
interface Watched {
  waiting: number;
  /** The answers since the change: to what, and when they were painted. */
  painted: { call: string; at: number }[];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Notes when answers about the puzzle were painted, whichever engine gives them. */
async function watchAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { waiting: 0, painted: [] };
    window.watched = watched;
    const liveCall = (text: unknown) =>
      typeof text === 'string' ? /"call":"(solve|core|estimate)"/.exec(text)?.[1] : undefined;
    const end = (call: string) => {
      watched.waiting -= 1;
      const note = () => watched.painted.push({ call, at: performance.now() });
      requestAnimationFrame(() => setTimeout(note));
    };
    const { fetch: plainFetch } = window;
    window.fetch = async (...args) => {
      const call = liveCall(args[1]?.body);
      if (call === undefined) return plainFetch(...args);
      watched.waiting += 1;
      try {
        const response = await plainFetch(...args);
        await response.clone().text();
        end(call);
        return response;
      } catch (error) {
        watched.waiting -= 1;
        throw error;
      }
    };
    const asked = new WeakMap<Worker, Map<number, string>>();
    const worker = Worker.prototype as { postMessage: (...args: unknown[]) => void };
    const { postMessage } = worker;
    const { terminate } = Worker.prototype;
    worker.postMessage = function (this: Worker, ...args: unknown[]) {
      const [text] = args;
      let ids = asked.get(this);
      if (ids === undefined) {
        ids = new Map();
        asked.set(this, ids);
        const mine = ids;
        this.addEventListener('message', ({ data }: MessageEvent<string>) => {
          const { id, progress } = JSON.parse(data) as { id?: number; progress?: unknown };
          const call = mine.get(id ?? 0);
          if (progress === undefined && mine.delete(id ?? 0)) end(call ?? '');
        });
      }
      const call = liveCall(text);
      if (call !== undefined) {
        ids.set((JSON.parse(text as string) as { id: number }).id, call);
        watched.waiting += 1;
      }
      postMessage.apply(this, args);
    };
    Worker.prototype.terminate = function (this: Worker) {
      watched.waiting -= asked.get(this)?.size ?? 0;
      asked.delete(this);
      terminate.apply(this);
    };
  });
}

/**
 * Milliseconds from a change to what is said of it: whether there are none, one or several; then which clash or
 * how many there are; then the number as exactly as it is ever told.
 */
async function changeToStatus(page: Page, change: Change, digit: string) {
  return page.evaluate(
    async ([isRule, typed]) => {
      const { watched } = window;
      watched.painted = [];
      const begun = performance.now();
      if (isRule) document.querySelector<HTMLElement>('.rules-there li button:last-child')?.click();
      else {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { code: `Digit${typed}`, key: typed, bubbles: true }),
        );
      }
      let quiet = 0;
      // A digit that is there already changes nothing.
      while (quiet < 40 && performance.now() - begun < 20_000) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        quiet = watched.waiting === 0 && watched.painted.length > 0 ? quiet + 1 : 0;
      }
      const { painted } = watched;
      const whole = painted.find(({ call }) => call === 'estimate') ?? painted.at(-1);
      const [first, last] = [painted[0], painted.at(-1)].map((one) => (one?.at ?? NaN) - begun);
      return { first, whole: (whole?.at ?? NaN) - begun, last };
    },
    [change === 'a rule goes', digit] as const,
  );
}

/** Milliseconds from digits typed to what they painted, each while the status of the one before is found. */
async function keysToPaint(page: Page): Promise<number[]> {
  return page.evaluate(async (count) => {
    const board = document.querySelector('.board');
    if (!board) throw new Error('no board');
    const took: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const changed = new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve(true);
        });
        observer.observe(board, { childList: true, subtree: true });
        // The digit was there already, and no cell comes next.
        setTimeout(() => resolve(false), 2000);
      });
      const begun = performance.now();
      const key = { code: `Digit${i + 1}`, key: String(i + 1), bubbles: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
      if (!(await changed)) continue;
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
      took.push(performance.now() - begun);
      // By then the question is on its way.
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    return took;
  }, kKeys);
}

function told(what: string, times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const of = (part: number) => (sorted[Math.floor(part * sorted.length)] ?? NaN).toFixed(0);
  return `${what}: median ${of(0.5)} ms, 95th of 100 ${of(0.95)} ms, longest ${of(0.9999)} ms`;
}

for (const [what, isAlone] of [
  ['the program', false],
  ['the engine in the browser', true],
] as const) {
  test(`the status after a change on half-set puzzles of twenty kinds by ${what}`, async ({
    page,
    errors,
  }) => {
    test.skip(process.env['OMNIDOKU_ALL'] !== '1', 'for OMNIDOKU_ALL=1: it takes minutes');
    test.skip(isAlone && !existsSync('dist/wasm/omnidoku.js'), 'the WASM engine is not built');
    test.setTimeout(1_800_000);
    await watchAnswers(page);
    // Made by the program either way.
    if (isAlone) await page.route('**/api', (route) => route.abort());
    const first: number[] = [];
    const whole: number[] = [];
    const last: number[] = [];
    const keys: number[] = [];
    for (const [at, kind] of kKinds.entries()) {
      for (const [turn, change] of kChanges.entries()) {
        const made = await ask<Made>(page, 'generate', {
          geometry: 'grid:9',
          kinds: [kind],
          seed: 10 * at + turn + 1,
        });
        const { document } = made;
        const { solution } = await ask<{ solution: number[] }>(page, 'solve', {
          session: (await ask<{ session: string }>(page, 'open', { document })).session,
          limit: 1,
        });
        const givens = [document.givens ?? '.'.repeat(solution.length)].flat().join('');
        const half = {
          ...document,
          constraints: (document.constraints ?? []).filter((_, i) => i % 2 === 0),
          givens: [...givens].map((digit, i) => (i % 2 === 0 ? digit : '.')).join(''),
        };
        await openPuzzle(page, JSON.stringify(half));
        await button(page, 'Set').click();
        await expect(page.locator('.setting .verdict')).toBeVisible();
        await page.waitForFunction(() => window.watched.waiting === 0);
        const open = [...half.givens].findIndex((digit, i) => i > 30 && digit === '.');
        await page.locator(`[data-cell="${open}"]`).first().focus();
        const right = solution[open] ?? 1;
        const digit = change === 'another digit' ? (right % 9) + 1 : right;
        const took = await changeToStatus(page, change, String(digit));
        first.push(took.first ?? NaN);
        whole.push(took.whole);
        last.push(took.last ?? NaN);
        const status = await page.locator('.live .told').getAttribute('data-words');
        console.log(`${kind}, ${change}: ${took.whole.toFixed(0)} ms: ${status ?? ''}`);
        keys.push(...(await keysToPaint(page)));
      }
    }
    console.log(told(`${what}: change to none, one or several`, first));
    console.log(told(`${what}: change to a number or a clash`, whole));
    console.log(told(`${what}: change to the last, exactest number`, last));
    console.log(told(`${what}: key to paint meanwhile`, keys));
    expect(last).toHaveLength(kKinds.length * kChanges.length);
    if (isAlone) errors.length = 0;
  });
}
