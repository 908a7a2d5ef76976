// SPDX-License-Identifier: MIT
//
// Small screens and large text.

import { expect, type Page } from '@playwright/test';
import {
  button,
  cell,
  chooseKind,
  kPuzzle,
  openPuzzle,
  select,
  speak,
  startEmpty,
  test,
  placeOf,
} from './page';

const kEasy = {
  omnidoku: 1,
  board: 'grid',
  metadata: { difficulty: 'easy' },
  givens: kPuzzle,
};

test.describe('a phone in German with text of 150 %', () => {
  test.use({ locale: 'de-DE', viewport: { width: 360, height: 740 } });

  test('the words of the menu keep apart', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    const overlaps = () =>
      page.getByRole('navigation').evaluate((menu) => {
        const spans = [...menu.querySelectorAll('span')].map((span) => {
          const words = document.createRange();
          words.selectNodeContents(span);
          const { width } = span.getBoundingClientRect();
          // What is hidden is a pixel wide.
          return width > 1 ? words.getBoundingClientRect() : null;
        });
        return spans.some((box, i) => {
          const next = spans[i + 1];
          return box && next && box.right > next.left;
        });
      });
    await expect(page.getByRole('navigation').getByText('Sammlung')).toBeVisible();
    await expect.poll(overlaps).toBe(false);
    await page.evaluate(() => (document.documentElement.style.fontSize = '150%'));
    await expect.poll(overlaps).toBe(false);
    await expect(button(page, 'Sammlung')).toBeVisible();
  });
});

test('no row of the settings lies over another, with text of 150 %', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('omnidoku.text-size', '150'));
  await openPuzzle(page, kPuzzle);
  await button(page, 'Settings').click();
  const dialog = page.getByRole('dialog');
  const over = async () => {
    const boxes = await dialog
      .locator('.tick span, .field > span, select')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
      );
    expect(boxes.length).toBeGreaterThan(15);
    return boxes.slice(1).filter(([top = 0], i) => top < (boxes[i]?.[1] ?? 0));
  };
  for (const [language, said] of [
    ['en', 'Settings'],
    ['de', 'Optionen'],
  ] as const) {
    await dialog.locator('select').nth(1).selectOption(language);
    await expect(page.getByRole('dialog', { name: said })).toBeVisible();
    for (const [width, height] of [
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(over, { message: `${said} at ${width}` }).toEqual([]);
    }
  }
});

test('the difficulty stands beside the clock whole, or not at all', async ({ page }) => {
  await openPuzzle(page, JSON.stringify(kEasy));
  await expect(page.getByRole('timer')).toBeVisible();
  const isCut = () =>
    page.locator('.timer').evaluate((timer) => {
      const pill = timer.querySelector('.level-above') as HTMLElement;
      const clock = timer.querySelector('[role=timer]') as HTMLElement;
      const [box, beside] = [pill.getBoundingClientRect(), clock.getBoundingClientRect()];
      const room = timer.querySelector('.level-room') as HTMLElement;
      const isSeen = box.top < room.getBoundingClientRect().bottom - 1;
      const isWhole = pill.scrollWidth <= pill.clientWidth && room.clientWidth >= pill.offsetWidth;
      return isSeen && !(isWhole && box.right <= beside.left);
    });
  for (const [width, height, language, size] of [
    [320, 568, 'de', '100'],
    [360, 740, 'de', '100'],
    [390, 844, 'de', '100'],
    [390, 844, 'de', '150'],
    [390, 844, 'fr', '130'],
    [390, 844, 'en', '150'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await speak(page, language, size);
    await expect.poll(isCut, { message: `${language}, ${size} % at ${width}` }).toBe(false);
  }
});

test('the bar of a tablet is one row in every language', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openPuzzle(page, JSON.stringify(kEasy));
  await expect(page.getByRole('timer')).toBeVisible();
  const height = async () => (await placeOf(page.locator('.bar'))).height;
  for (const language of ['en', 'de', 'fr', 'es', 'ja'] as const) {
    await speak(page, language);
    await expect.poll(height, { message: language }).toBeLessThan(72);
  }
});

test.describe('a screen of 240 x 320', () => {
  test.use({ viewport: { width: 240, height: 320 } });

  test('board and digits fit on it together, and nothing is wider', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    await select(page, [2]);
    await button(page, '9').evaluate((digit) => digit.scrollIntoView({ block: 'end' }));
    await expect(cell(page, 2)).toBeInViewport({ ratio: 0.9 });
    await expect(button(page, '1')).toBeInViewport();
    await button(page, '4').click();
    await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBe(240);
    await button(page, 'Set').click();
    await expect(page.getByText('Exactly one solution.')).toBeVisible();
    await expect.poll(width).toBe(240);
  });
});

for (const [what, viewport] of [
  ['a phone held sideways', { width: 844, height: 390 }],
  ['a small phone held sideways', { width: 568, height: 320 }],
  ['a screen at 200 %', { width: 720, height: 450 }],
] as const) {
  test.describe(what, () => {
    test.use({ viewport });

    test('board, digits and what a hint says are on it together', async ({ page }) => {
      await openPuzzle(page, kPuzzle);
      for (const digit of '123456789') {
        await expect(button(page, digit)).toBeInViewport({ ratio: 1 });
      }
      await expect(button(page, 'Undo')).toBeInViewport({ ratio: 1 });
      await expect(cell(page, 80)).toBeInViewport({ ratio: 1 });
      await button(page, 'Hint').click();
      await expect(button(page, 'Tell me where')).toBeInViewport({ ratio: 1 });
      await button(page, 'Full step').click();
      await expect(button(page, 'Do it')).toBeInViewport({ ratio: 1 });
      await expect(cell(page, 0)).toBeInViewport({ ratio: 1 });
      await expect(cell(page, 80)).toBeInViewport({ ratio: 1 });
    });
  });
}

test.describe('a phone of 320 x 568', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('the board, every digit and undo are on it together', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    await expect(cell(page, 0)).toBeInViewport({ ratio: 1 });
    for (const name of ['1', '9', 'Undo', 'Redo']) {
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    }
    for (const tool of ['Colour', 'Pen']) {
      await button(page, tool).click();
      await expect(button(page, 'Undo')).toBeInViewport({ ratio: 1 });
    }
  });

  test('while setting undo is on it too, for digits as for a rule in hand', async ({ page }) => {
    await startEmpty(page);
    const isSeen = async () => {
      for (const part of [cell(page, 0), cell(page, 80), button(page, 'Undo')]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    };
    await isSeen();
    for (const kind of ['Thermometer', 'Extra region', 'Killer cage', 'Quadruple']) {
      await chooseKind(page, kind);
      await isSeen();
    }
    await button(page, 'Done').click();
    for (const tool of ['Colour', 'Pen']) {
      await button(page, tool).click();
      await isSeen();
    }
  });
});

/** What of the board and the digits is not on the screen, or is under the menu. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const menu = document.querySelector('.bar nav');
    const isBelow = menu !== null && getComputedStyle(menu).position === 'fixed';
    const bottom = isBelow ? menu.getBoundingClientRect().top : innerHeight;
    return [...document.querySelectorAll('.board-frame, .keys .button')]
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > bottom;
      })
      .map((part) => part.textContent?.slice(0, 20) ?? '');
  });
}

test('no screen is wider than it is', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [568, 320],
    [600, 599],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const mode of ['Play', 'Set']) {
      await button(page, mode).click();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
          message: `${mode} at ${width}`,
        })
        .toBe(width);
    }
  }
});

test('every board is on every screen together with its digits', async ({ page }) => {
  const screens = [
    { width: 320, height: 568 },
    { width: 375, height: 667 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 900, height: 700 },
    { width: 800, height: 1100 },
  ];
  for (const board of ['grid:4', 'grid:16', 'samurai', 'tredoku', 'roxdoku']) {
    await openPuzzle(page, JSON.stringify({ omnidoku: 1, board }));
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const what = `${board} at ${screen.width}x${screen.height}`;
      // What is doubtful about it stands between the two.
      await expect(page.locator('.doubt .button')).toBeVisible();
      await expect.poll(() => hidden(page), what).toEqual([]);
    }
  }
});

test('a message over a dialog has its close button beside it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const share = ({ title, url }: ShareData) => {
      document.title = `${title} to others: ${url?.includes('#puzzle=')}`;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await openPuzzle(page, kPuzzle);
  await button(page, 'Share').click();
  // By what the device has for that, where it has something.
  await button(page, 'Send the link').click();
  await expect(page).toHaveTitle('Classic Sudoku to others: true');
  const toast = page.getByRole('dialog').getByRole('status');
  const words = toast.getByText('The link is on the clipboard.');
  const close = toast.getByRole('button', { name: 'Close' });
  // It goes by itself after a while, which may be before it was looked at.
  await expect(async () => {
    await button(page, 'Copy a link that holds the puzzle').click();
    const patience = { timeout: 10_000 };
    const [a, b] = [await words.boundingBox(patience), await close.boundingBox(patience)];
    if (!a || !b) throw new Error('the message is not shown');
    expect(b.x).toBeGreaterThan(a.x + a.width);
    expect(Math.abs(a.y + a.height / 2 - b.y - b.height / 2)).toBeLessThan(4);
    await close.click(patience);
  }).toPass();
  await expect(words).toBeHidden();
});

test('what a link holds is read as a whole in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openPuzzle(page, kPuzzle);
  await select(page, [2]);
  await page.keyboard.press('Control+Shift+Digit3');
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName(/4.*3$/);
  for (const language of ['en', 'de', 'fr', 'es', 'ja'] as const) {
    await speak(page, language);
    await page.locator('.bar nav .button').nth(3).click();
    const holds = page.getByRole('dialog').locator('select').first();
    await expect(holds.locator('option')).toHaveCount(3);
    const cut = await holds.evaluate((field: HTMLSelectElement) => {
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return ['no canvas'];
      const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = `${fontSize} ${fontFamily}`;
      const kArrow = 20;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - kArrow;
      const texts = [...field.options].map(({ text }) => text);
      return texts.filter((text) => pen.measureText(text).width > room);
    });
    expect(cut, language).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
