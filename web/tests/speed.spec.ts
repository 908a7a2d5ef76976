// SPDX-License-Identifier: MIT
//
// How long a person waits: printed, for docs/PAGE.md, and asserted by nobody, since machines are shared and
// their speed is nobody's promise. Run where it is asked for, with OMNIDOKU_ALL=1.

import { type CDPSession, expect, type Page } from '@playwright/test';
import { button, cell, kOpen, kPuzzle, openMade, openPuzzle, test, untilStored } from './page';

/** Milliseconds of processor time that the page's main thread took so far, whatever else ran. */
async function busyFor(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}

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

const kPresses = 60;

test.skip(process.env['OMNIDOKU_ALL'] !== '1', 'for OMNIDOKU_ALL=1: it measures');

for (const [what, wish] of [
  ['25x25', { geometry: 'grid:25', givens: 375 }],
  ['Samurai', { geometry: 'samurai' }],
] as const) {
  test(`a key is painted at once on a ${what} with all marks`, async ({ page, context }) => {
    const { open } = await openMade(page, wish);
    await button(page, 'Fill in').click();
    await expect(page.locator('.player .mark').first()).toBeAttached();
    await cell(page, open[0] ?? 0).focus();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await busyFor(session);
    const times = await keyToPaint(page, kPresses);
    const busy = ((await busyFor(session)) - before) / kPresses;
    const of = (part: number) => (times[Math.floor(part * times.length)] ?? Infinity).toFixed(1);
    console.log(
      `key to paint on ${what}: median ${of(0.5)} ms, 95th of 100 ${of(0.95)} ms, ` +
        `of which the page's own processor time ${busy.toFixed(1)} ms`,
    );
  });
}

/** As Lighthouse slows a phone down: the network, and the processor four times. */
const kSlowPhone = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

for (const [what, slow] of [
  ['as it is', false],
  ['on a slow phone', true],
] as const) {
  test(`a first visit ${what}`, async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    if (slow) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', { offline: false, ...kSlowPhone });
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    const files: Promise<{ url: string; whole: number; sent: number }>[] = [];
    page.on('response', (response) => {
      const url = response.url();
      const isCode = /\.(js|css)$/.test(url) && !url.endsWith('service_worker.js');
      if (!isCode) return;
      const sizes = Promise.all([response.body(), response.request().sizes()]);
      files.push(
        sizes.then(([body, { responseBodySize }]) => ({
          url,
          whole: body.length,
          sent: responseBodySize,
        })),
      );
    });
    await page.addInitScript(() => {
      const look = () => {
        // The board stands, and a cell is selected, so that keys write.
        if (document.querySelector('[data-cell][aria-selected="true"]')) {
          performance.mark('playable');
        } else requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('./');
    await expect(cell(page, 0)).toBeVisible();
    const at = (name: string) =>
      page.evaluate((of) => performance.getEntriesByName(of)[0]?.startTime ?? 0, name);
    await expect.poll(() => at('playable')).toBeGreaterThan(0);
    await expect.poll(() => at('first-contentful-paint')).toBeGreaterThan(0);
    const [paint, playable] = [await at('first-contentful-paint'), await at('playable')];
    console.log(
      `first visit ${what}: first contentful paint ${paint.toFixed(0)} ms, playable ${playable.toFixed(0)} ms`,
    );
    for (const kind of slow ? [] : ['.js', '.css']) {
      const loaded = (await Promise.all(files)).filter(({ url }) => url.endsWith(kind));
      const size = (of: 'whole' | 'sent') =>
        (loaded.reduce((sum, file) => sum + file[of], 0) / 1000).toFixed(0);
      console.log(`  ${kind}: ${size('whole')} kB, sent as ${size('sent')} kB`);
    }
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
