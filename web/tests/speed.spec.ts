// SPDX-License-Identifier: MIT
//
// How long a person waits: printed, for docs/PAGE.md. The tests ask only that what is waited for
// comes, since machines are shared and their speed is nobody's promise.

import { expect, type Page } from '@playwright/test';
import { button, cell, kOpen, kPuzzle, openMade, openPuzzle, test, untilStored } from './page';

/** Milliseconds from a key to what it wrote on the screen, for so many presses, in order. */
async function keyToPaint(page: Page, presses: number): Promise<number[]> {
  const times = await page.evaluate(async (count) => {
    const marks = document.querySelector('.player');
    if (!marks) throw new Error('no board');
    const took: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const changed = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(marks, { childList: true, subtree: true });
      });
      const began = performance.now();
      const digit = String((i % 6) + 1);
      const key = { code: `Digit${digit}`, key: digit, ctrlKey: true, bubbles: true };
      (document.activeElement ?? document).dispatchEvent(new KeyboardEvent('keydown', key));
      await changed;
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
      took.push(performance.now() - began);
    }
    return took.sort((a, b) => a - b);
  }, presses);
  expect(times).toHaveLength(presses);
  return times;
}

for (const [what, wish] of [
  ['25x25', { geometry: 'grid:25', givens: 375 }],
  ['Samurai', { geometry: 'samurai' }],
] as const) {
  test(`a key is painted at once on a ${what} with all marks`, async ({ page }) => {
    const { open } = await openMade(page, wish);
    await button(page, 'Fill in').click();
    await expect(page.locator('.player .mark').first()).toBeAttached();
    await cell(page, open[0] ?? 0).focus();
    const times = await keyToPaint(page, 40);
    const of = (part: number) => (times[Math.floor(part * times.length)] ?? Infinity).toFixed(1);
    console.log(`key to paint on ${what}: median ${of(0.5)} ms, 95th of 100 ${of(0.95)} ms`);
  });
}

test('the page is playable soon with a slow processor', async ({ page, context }) => {
  await openPuzzle(page, kPuzzle);
  await untilStored(page, kOpen);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const began = Date.now();
  await page.reload();
  await expect(cell(page, 0)).toBeVisible();
  const took = Date.now() - began;
  console.log(`load to playable, processor slowed 4 times: ${took} ms`);
});

test('a hint comes at once', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Nudge').click();
  await expect(page.locator('.hint .said')).toBeVisible();
  const took = await page.evaluate(async () => {
    const wanted = [...document.querySelectorAll('button')].find(
      (found) => found.textContent === 'Full step',
    );
    const began = performance.now();
    wanted?.click();
    while (!document.querySelector('.explaining')) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return performance.now() - began;
  });
  console.log(`hint to paint: ${took.toFixed(1)} ms`);
  await expect(page.locator('.explaining')).toBeVisible();
});
