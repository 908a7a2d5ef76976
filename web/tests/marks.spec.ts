// SPDX-License-Identifier: MIT
//
// What stands together in a cell does not overlap: the sum of a cage, corner and centre marks, and
// in their place the digits that solutions have; digits and emoji alike. The switch of views is a
// row of buttons, not a bar over the board.

import { expect, type Page } from '@playwright/test';
import { ask, button, cell, openPuzzle, test, placeOf } from './page';

const kPictures = process.env['PICTURES'];

async function look(page: Page, name: string): Promise<void> {
  if (!kPictures) return;
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${kPictures}/${name}-${width}.png` });
}

/** Pairs of symbols on the board whose ink lies on one another. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
    for (const text of document.querySelectorAll<SVGTextElement>('.board-content svg text')) {
      // Marks give way to the digits that solutions have.
      if (getComputedStyle(text).opacity === '0') continue;
      // Numbers of rows and columns are hidden.
      if (text.getClientRects().length === 0) continue;
      const matrix = text.getScreenCTM();
      const symbols = text.textContent ?? '';
      for (let i = 0; matrix && i < symbols.length; i += 1) {
        if (/[\uDC00-\uDFFF\uFE0F]/.test(symbols[i] ?? '')) continue;
        const { x, y, width, height } = text.getExtentOfChar(i);
        // Of the height of a line digits fill the middle.
        const start = new DOMPoint(x + 0.1 * width, y + 0.28 * height).matrixTransform(matrix);
        const end = new DOMPoint(x + 0.9 * width, y + 0.76 * height).matrixTransform(matrix);
        const sides = { left: start.x, right: end.x, top: start.y, bottom: end.y };
        boxes.push({ text: `${text.getAttribute('class')} ${symbols}[${i}]`, ...sides });
      }
    }
    return boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.text} on ${b.text}`),
    );
  });
}

interface Made {
  document: { [key: string]: unknown };
}

/** Writes one corner mark more from cell to cell, and all digits as centre marks. */
async function mark(page: Page, cells: readonly number[], digits: string): Promise<void> {
  for (const [i, index] of cells.entries()) {
    await cell(page, index).focus();
    for (const digit of digits.slice(0, i + 1)) await page.keyboard.press(`Shift+Digit${digit}`);
    for (const digit of digits) await page.keyboard.press(`Control+Digit${digit}`);
    const all = new RegExp(`corner marks( \\S+){${Math.min(i + 1, digits.length)}}(,|$)`);
    await expect(cell(page, index)).toHaveAccessibleName(all);
  }
}

const kScreens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** On each screen, what is written there has room. */
async function expectRoom(page: Page, name: string): Promise<void> {
  for (const screen of kScreens) {
    await page.setViewportSize(screen);
    await look(page, name);
    await expect.poll(() => overlaps(page), { message: `at ${screen.width}` }).toEqual([]);
  }
}

test('sums, corner and centre marks leave each other room', async ({ page }) => {
  const wish = { geometry: 'grid', kinds: ['killer'], seed: 3 };
  const { document } = await ask<Made>(page, 'generate', wish);
  await openPuzzle(page, JSON.stringify({ ...document, givens: undefined }));
  await mark(page, [0, 1, 2, 9, 10, 11, 12, 13, 14], '123456789');
  await expect(cell(page, 14)).toHaveAccessibleName(/corner marks 1 2 3 4 5 6 7 8 9/);
  await expectRoom(page, 'marks');
});

test('the digits that solutions have stand clear of sums', async ({ page }) => {
  const cages = [
    { type: 'killer', cells: ['R1C1', 'R1C2', 'R2C1'], sum: 12 },
    { type: 'killer', cells: ['R1C3', 'R2C3'], sum: 10 },
  ];
  await openPuzzle(page, JSON.stringify({ omnidoku: 1, board: 'grid', constraints: cages }));
  await mark(page, [0, 2], '12');
  await page.getByText('Ask more').click();
  await button(page, 'True candidates').click();
  await expect(page.locator('text.answer').first()).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectRoom(page, 'possible');
});

test('emoji have room as marks and entries', async ({ page }) => {
  const symbols = ['🍋', '🍒', '🍇', '🍏', '🥝', '🍑', '🍍', '🥥', '🍓'];
  const document = { omnidoku: 1, board: 'grid', symbols };
  await openPuzzle(page, JSON.stringify(document));
  await mark(page, [0, 1, 2, 3, 4, 5, 9, 10, 11], '123456789');
  await cell(page, 40).focus();
  await page.keyboard.press('5');
  await expect(page.locator('.player .entry')).toHaveText('🥝');
  await expectRoom(page, 'emoji');
});

test('the switch of views is as wide as its words, and each view has its board', async ({
  page,
}) => {
  const { document } = await ask<Made>(page, 'generate', { geometry: 'tredoku', seed: 11 });
  await openPuzzle(page, JSON.stringify(document));
  for (const screen of kScreens) {
    await page.setViewportSize(screen);
    for (const name of ['Flat', 'Folded', 'Both']) {
      const choice = button(page, name);
      await choice.click();
      const views = page.locator('.board-frame');
      await expect(views).toHaveCount(name === 'Both' ? 2 : 1);
      expect((await placeOf(choice.locator('..'))).width).toBeLessThan(300);
      await look(page, `views-${name}`);
    }
  }
});
