// SPDX-License-Identifier: MIT
//
// What was asked for is seen: on phones together with the board that it is drawn on, on a desk with
// the digits.

import { expect, type Locator, type Page } from '@playwright/test';
import { ask, button, cell, kPuzzle, openPuzzle, test, placeOf } from './page';

/** A game that stands at a step of the technique. */
async function openAt(page: Page, technique: string): Promise<void> {
  const { document } = await ask<{ document: object }>(page, 'example', { technique });
  await openPuzzle(page, JSON.stringify(document));
}

/** Whether the upper edge of a part is on the screen and nothing lies over it. */
function beginsInSight(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + 4);
    return there !== null && element.contains(there);
  });
}

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
]) {
  test.describe(`a phone of ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('a rule that is not understood is named at once, beside board and digits', async ({
      page,
    }) => {
      const rules = ['antibishop', 'drawn line', 'drawn circle', 'drawn text', 'cage without sum'];
      const puzzle = { omnidoku: 1, board: 'grid', givens: kPuzzle, unknown_rules: rules };
      await openPuzzle(page, JSON.stringify(puzzle));
      const notice = page.getByText(/^Not understood, .*antibishop; drawn line/);
      await expect(notice.filter({ visible: true })).toHaveCount(1);
      const shown = notice.filter({ visible: true });
      await expect(shown).toBeInViewport({ ratio: 0.99 });
      expect(await beginsInSight(shown)).toBe(true);
      await expect(cell(page, 80)).toBeInViewport({ ratio: 0.9 });
      await expect(page.getByRole('button', { name: /^9/ }).first()).toBeInViewport();
    });

    test('every hint is read right below the whole board', async ({ page }) => {
      await openAt(page, 'xy_chain');
      await button(page, 'Hint').tap();
      const said = page.locator('.hint .said');
      for (const next of [
        'Tell me where',
        'Tell me how',
        'Show the pattern',
        'Show the whole step',
      ]) {
        await expect(button(page, next)).toBeVisible();
        await expect.poll(() => beginsInSight(said)).toBe(true);
        await expect(cell(page, 0)).toBeInViewport({ ratio: 0.9 });
        await expect(cell(page, 80)).toBeInViewport({ ratio: 0.9 });
        await button(page, next).tap();
      }
      await expect(button(page, 'Do it')).toBeVisible();
      await expect.poll(() => beginsInSight(said)).toBe(true);
      const board = await placeOf(page.locator('.board-frame'));
      const words = await placeOf(said);
      expect(words.y - board.y - board.height).toBeLessThan(32);
    });

    test('what breaks a rule is read above the board', async ({ page }) => {
      await openPuzzle(page, kPuzzle);
      await cell(page, 2).tap({ force: true });
      const board = await placeOf(page.locator('.board-frame'));
      await page.getByRole('button', { name: /^5/ }).tap();
      const told = page.locator('.conflict-above');
      await expect(told).toHaveAttribute('data-words', /^R1C1 and R1C3 both hold 5 in row 1\./);
      await expect(told).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.timer')).toBeHidden();
      // It takes no room from the board.
      expect(await placeOf(page.locator('.board-frame'))).toEqual(board);
      await button(page, 'Undo').tap();
      await expect(told).toHaveCount(0);
      await expect(page.locator('.timer')).toBeVisible();
    });

    test('a Samurai is zoomed to the step of a hint, and back', async ({ page }) => {
      const wish = { geometry: 'samurai', difficulty: 'easy', seed: 3 };
      const { document } = await ask<{ document: object }>(page, 'generate', wish);
      await openPuzzle(page, JSON.stringify(document));
      const width = async () => (await placeOf(cell(page, 0))).width;
      const small = await width();
      await button(page, 'Full step').tap({ force: true });
      await expect.poll(width).toBeGreaterThan(1.5 * small);
      // All that is drawn is seen.
      for (const mark of await page.locator('.boards .step-seen').all()) {
        await expect(mark).toBeInViewport({ ratio: 0.99 });
      }
      const target = page.locator('.boards .step-houses .step-placed');
      await expect(target).toBeInViewport({ ratio: 0.99 });
      await button(page, 'Hide').tap();
      await expect.poll(width).toBeLessThan(1.2 * small);
    });

    test('who touches a cell after a hint has the digits below the board', async ({ page }) => {
      await openPuzzle(page, kPuzzle);
      await button(page, 'Hint').tap();
      await expect.poll(() => beginsInSight(page.locator('.hint .said'))).toBe(true);
      await expect.poll(() => beginsInSight(button(page, '1'))).toBe(false); // behind the board
      await cell(page, 2).tap({ force: true });
      for (const digit of '123456789') {
        await expect.poll(() => beginsInSight(button(page, digit))).toBe(true);
        await expect(button(page, digit)).toBeInViewport({ ratio: 1 });
      }
      for (const index of [0, 80]) await expect(cell(page, index)).toBeInViewport({ ratio: 0.9 });
      await button(page, '4').tap();
      await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
    });

    test('a step of a list is read below the board', async ({ page }) => {
      await openPuzzle(page, kPuzzle);
      await page.getByText('Ask more').tap();
      await button(page, 'All steps now').tap();
      const steps = page.locator('.steps');
      await expect(steps.locator('.step').nth(8)).toBeVisible();
      await expect.poll(() => beginsInSight(steps)).toBe(true);
      for (let i = 0; i < 8; ++i) await button(page, 'Next step').tap();
      const chosen = steps.locator('[aria-current]');
      await expect(chosen).toHaveCount(1);
      await expect.poll(() => beginsInSight(chosen)).toBe(true);
      await expect.poll(() => beginsInSight(steps.locator('.chosen-step p').first())).toBe(true);
      await expect(cell(page, 80)).toBeInViewport({ ratio: 0.9 });
    });
  });
}

for (const [width, height, locale, all, cage] of [
  [320, 568, 'en-GB', /^All \d+ kinds$/, 'Killer cage'],
  [320, 568, 'de-DE', /^Alle \d+ Arten$/, 'Killer-Käfig'],
  [390, 844, 'en-GB', /^All \d+ kinds$/, 'Killer cage'],
  [390, 844, 'ja-JP', /^全\d+種類$/, 'キラーの枠'],
  [844, 390, 'en-GB', /^All \d+ kinds$/, 'Killer cage'],
] as const) {
  test.describe(`a phone of ${width} x ${height}, ${locale}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true, locale });

    test('a puzzle is set with board, digits, rules and verdict in sight', async ({ page }) => {
      await openPuzzle(page, kPuzzle);
      await page.locator('.bar .segments .button').nth(1).tap();
      const verdict = page.locator('.bar .level-above.unique');
      await expect(verdict).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: all })).toBeInViewport({ ratio: 1 });
      await expect(button(page, cage)).toBeInViewport({ ratio: 1 });
      await expect(button(page, '9')).toBeInViewport({ ratio: 1 });
      for (const index of [0, 80]) await expect(cell(page, index)).toBeInViewport({ ratio: 0.9 });
      // Beside the choice of modes, not below it.
      const places = page.locator('.bar .segments, .bar .level-above');
      const middles = await places.evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ y, height }) => y + height / 2),
      );
      expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThan(4);
      await button(page, cage).tap();
      await expect(page.locator('.rule-in-hand')).toBeInViewport({ ratio: 1 });
      await expect(cell(page, 0)).toBeInViewport({ ratio: 0.9 });
    });
  });
}

for (const [width, height, locale, zoomIn, all, told] of [
  [320, 568, 'en-GB', 'Zoom in', 'Show all', /^Two fingers zoom/],
  [320, 568, 'de-DE', 'Vergrößern', 'Alles zeigen', /^Zwei Finger/],
  [390, 844, 'ja-JP', '拡大', '全体を表示', /^2本の指/],
  [844, 390, 'fr-FR', 'Agrandir', 'Tout voir', /^Deux doigts/],
] as const) {
  test.describe(`a phone of ${width} x ${height}, ${locale}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true, locale });

    test('a Samurai says that it zooms, and does so about the cell chosen', async ({ page }) => {
      await openPuzzle(page, JSON.stringify({ omnidoku: 1, board: 'samurai' }));
      const cells = page.locator('[data-cell]');
      const last = cell(page, (await cells.count()) - 1);
      await last.focus();
      const timer = await placeOf(page.getByRole('timer'));
      const modes = await placeOf(page.locator('.bar .segments'));
      expect(timer.y).toBeLessThan(modes.y + modes.height); // in one row
      const small = await placeOf(last);
      await button(page, zoomIn).tap();
      await expect(page.getByText(told)).toBeVisible();
      await expect(last).toBeInViewport({ ratio: 0.9 });
      const large = await placeOf(last);
      expect(large.width).toBeGreaterThan(1.8 * small.width);
      // That there is a way back is not written over the board.
      await expect(button(page, all)).toHaveCount(1);
      await button(page, all).tap();
      await expect.poll(async () => (await placeOf(last)).width).toBeLessThan(1.2 * small.width);
      // It is said once.
      await page.reload();
      await expect(page.getByText(told)).toHaveCount(0);
      await button(page, zoomIn).tap();
      await expect(button(page, all)).toBeVisible();
      await expect(page.getByText(told)).toHaveCount(0);
    });
  });
}

test.describe('on phones', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('where cells are large enough nothing zooms', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    await expect(page.getByRole('timer')).toBeVisible();
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(cell(page, 0)).toBeInViewport();
      await expect(button(page, 'Zoom in')).toHaveCount(0);
    }
  });
});

// The ways to the groups are buttons, or a list; the smallest phones have room for neither.
for (const [width, height, locale, ways] of [
  [320, 568, 'fr-FR', 'none'],
  [390, 844, 'de-DE', 'list'],
  [390, 844, 'es-ES', 'list'],
  [844, 390, 'en-GB', 'list'],
  [1440, 900, 'ja-JP', 'buttons'],
] as const) {
  test.describe(`a screen of ${width} x ${height}, ${locale}`, () => {
    const isPhone = width < 1000;
    test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone, locale });

    test('the gallery begins with boards of many sorts, and cuts no word', async ({ page }) => {
      await openPuzzle(page, kPuzzle);
      await page.locator('.bar nav .button').first().click();
      const dialog = page.getByRole('dialog');
      const values = () =>
        dialog
          .getByRole('radio')
          .evaluateAll((all) => all.slice(0, 8).map((radio) => (radio as HTMLInputElement).value));
      await expect
        .poll(values)
        .toEqual([
          'classic',
          'killer',
          'samurai',
          'x',
          'thermometer',
          'jigsaw',
          'tredoku',
          'kropki',
        ]);
      const cut = await dialog.evaluate((one) => {
        const tools = one.querySelector('.gallery-tools');
        const end = tools?.getBoundingClientRect().right ?? 0;
        const buttons = [...(tools?.querySelectorAll('.button') ?? [])]
          .filter((way) => way.getBoundingClientRect().right > end)
          .map((way) => way.textContent);
        const pen = document.createElement('canvas').getContext('2d');
        const isCut = (field: HTMLElement | null, words = '') => {
          if (!pen || !field || field.clientWidth === 0) return false;
          const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
          pen.font = `${fontSize} ${fontFamily}`;
          const kSign = 20; // the cross or the arrow at the end of a field
          const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
          return pen.measureText(words).width > room - kSign;
        };
        const search = one.querySelector<HTMLInputElement>('.gallery-search');
        const list = one.querySelector<HTMLSelectElement>('.gallery-ways select');
        return [
          ...buttons,
          isCut(search, search?.placeholder) && search?.placeholder,
          isCut(list, list?.options[0]?.text) && 'list',
        ].filter(Boolean);
      });
      expect(cut).toEqual([]);
      const list = dialog.locator('.gallery-ways select');
      const buttons = dialog.locator('.gallery-ways button');
      await expect(list).toBeVisible({ visible: ways === 'list' });
      await expect(buttons.first()).toBeVisible({ visible: ways === 'buttons' });
      // What is chosen and how it is made are beside or below the cards.
      await expect(dialog.locator('.level').nth(1)).toBeInViewport({ ratio: 1 });
      await expect(dialog.locator('.gallery-search')).toBeInViewport({ ratio: 1 });
      await expect(dialog.locator('footer .primary')).toBeInViewport({ ratio: 1 });
      if (ways === 'none') return;
      if (ways === 'list') await list.selectOption('overlap');
      else await buttons.nth(4).click();
      await expect(dialog.locator('#group-overlap legend')).toBeInViewport();
    });
  });
}

test.describe('a phone of 844 x 390', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  for (const size of ['100', '150']) {
    test(`what breaks a rule is read above the board, with text of ${size} %`, async ({ page }) => {
      await page.addInitScript((to) => localStorage.setItem('omnidoku.text-size', to), size);
      await openPuzzle(page, kPuzzle);
      await cell(page, 2).tap({ force: true });
      await page.getByRole('button', { name: /^5/ }).tap();
      const told = page.locator('.conflict-above');
      await expect(told).toBeInViewport({ ratio: 1 });
      // Nothing of it is cut off.
      const isWhole = (element: Element) => element.scrollHeight <= element.clientHeight + 1;
      expect(await told.evaluate(isWhole)).toBe(true);
      await expect(button(page, 'Undo')).toBeInViewport({ ratio: 1 });
    });
  }
});

test('the board fills a sheet of paper, upright and sideways', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'New')).toBeHidden();
  for (const viewport of [
    { width: 794, height: 1123 },
    { width: 1123, height: 794 },
  ]) {
    await page.setViewportSize(viewport);
    const { width, height } = viewport;
    await expect(async () => {
      const board = await placeOf(page.locator('.board-frame'));
      expect(board.width).toBeGreaterThan(0.9 * Math.min(width, height));
      expect(board.x + board.width).toBeLessThanOrEqual(width + 1);
      expect(board.y + board.height).toBeLessThanOrEqual(height + 1);
    }).toPass();
  }
});

test.describe('a desk of 1440 x 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('digits stay in sight when a long step is shown', async ({ page }) => {
    await openAt(page, 'xy_chain');
    await button(page, 'Full step').click();
    await expect(button(page, 'Do it')).toBeVisible();
    await expect.poll(() => beginsInSight(page.locator('.hint .said'))).toBe(true);
    await page.locator('.panel').hover();
    await page.mouse.wheel(0, 2000);
    await expect(page.getByText('Ask more')).toBeInViewport();
    for (const digit of '19') await expect(button(page, digit)).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Undo')).toBeInViewport({ ratio: 1 });
  });
});
