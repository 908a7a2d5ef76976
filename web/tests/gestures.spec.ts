// SPDX-License-Identifier: MIT
//
// Mouse, fingers and the second set of keys.

import { type CDPSession, expect, type Page } from '@playwright/test';
import { button, cell, kPuzzle, openPuzzle, test, placeOf, pointOf, type At } from './page';

const middle = (page: Page, index: number): Promise<At> => pointOf(cell(page, index));

async function drag(page: Page, cells: readonly number[]): Promise<void> {
  for (const [i, index] of cells.entries()) {
    const at = await middle(page, index);
    await page.mouse.move(at.x, at.y, { steps: 4 });
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

const selected = (page: Page) =>
  page
    .locator('[aria-selected=true]')
    .evaluateAll((cells) => cells.map((found) => Number((found as HTMLElement).dataset['cell'])));

test('drags select, with Ctrl more, with Alt a rectangle', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await drag(page, [0, 1, 2, 11]);
  await expect.poll(() => selected(page)).toEqual([0, 1, 2, 11]);
  await page.keyboard.down('Control');
  await drag(page, [40, 41]);
  await page.keyboard.up('Control');
  await expect.poll(() => selected(page)).toEqual([0, 1, 2, 11, 40, 41]);
  await page.keyboard.down('Alt');
  await drag(page, [0, 19]);
  await page.keyboard.up('Alt');
  await expect.poll(() => selected(page)).toEqual([0, 1, 9, 10, 18, 19]);
});

test('a double press selects what is alike', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  const at = await middle(page, 0);
  const session = await page.context().newCDPSession(page);
  // All four at once: a machine that is busy must not make two single presses of it.
  const parts = [1, 2].flatMap((clickCount) =>
    (['mousePressed', 'mouseReleased'] as const).map((type) => ({ type, clickCount })),
  );
  await Promise.all(
    parts.map((part) =>
      session.send('Input.dispatchMouseEvent', { ...at, ...part, button: 'left' }),
    ),
  );
  const fives = [...kPuzzle].flatMap((digit, index) => (digit === '5' ? [index] : []));
  await expect.poll(() => selected(page)).toEqual(fives);
});

test('a cell that is pressed again stays the one that digits are written into', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle);
  const at = await middle(page, 3);
  await page.mouse.click(at.x, at.y);
  // Longer apart than the two presses of a double one.
  await page.waitForTimeout(700);
  await page.mouse.click(at.x, at.y);
  await expect.poll(() => selected(page)).toEqual([3]);
  await page.keyboard.press('6');
  await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, 6');
  // What was dragged over becomes the one cell that is pressed.
  await drag(page, [2, 3]);
  await page.waitForTimeout(700);
  await page.mouse.click(at.x, at.y);
  await expect.poll(() => selected(page)).toEqual([3]);
});

test.describe('touched', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('a cell that is touched again stays the one that digits are written into', async ({
    page,
  }) => {
    await openPuzzle(page, kPuzzle);
    const at = await middle(page, 3);
    for (let times = 0; times < 3; ++times) {
      await page.touchscreen.tap(at.x, at.y);
      await page.waitForTimeout(700);
    }
    await expect.poll(() => selected(page)).toEqual([3]);
    await page.getByRole('region', { name: 'Entering' }).getByRole('button', { name: '6' }).tap();
    await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, 6');
  });
});

test('single candidates can be coloured', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  const at = await middle(page, 2);
  await page.mouse.click(at.x, at.y);
  await page.keyboard.press('Control+Digit4');
  await expect(cell(page, 2)).toHaveAccessibleName(/candidates 4$/);
  await button(page, 'Colour').click();
  await page.getByLabel(/Colour single candidates/).check();
  await button(page, 'Colour 5').click();
  await page.mouse.click(at.x, at.y);
  await expect(page.locator('.candidate-colour[data-colour="5"]')).toHaveCount(1);
});

test('a digit in hand is written also where single candidates are to be coloured', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('omnidoku.digit-first', 'true'));
  await openPuzzle(page, kPuzzle);
  await button(page, 'Colour').click();
  await page.getByLabel(/Colour single candidates/).check();
  await button(page, 'Digit').click();
  await button(page, '4').click();
  const at = await middle(page, 2);
  await page.mouse.click(at.x, at.y);
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  await button(page, 'Centre').click();
  await drag(page, [10, 11]);
  await expect(cell(page, 11)).toHaveAccessibleName('row 2 column 3, candidates 4');
});

test('savepoints lead back', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await button(page, 'Savepoints').click();
  await page.getByRole('textbox').fill('before the guess');
  await button(page, 'Remember').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.toast')).toContainText('“before the guess” is remembered.');
  await cell(page, 3).focus();
  await page.keyboard.press('6');
  await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, 6');
  await button(page, 'Savepoints').click();
  await button(page, 'Go to before the guess').click();
  await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, empty');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
});

test('pausing hides the board, and P goes on', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await page.keyboard.press('p');
  await expect(page.locator('.curtain')).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.locator('.curtain')).toBeHidden();
});

test('the keys of HoDoKu filter and colour', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await page.keyboard.press('?');
  await button(page, 'HoDoKu').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('F5');
  const fives = [...kPuzzle].filter((digit) => digit === '5').length;
  await expect(page.locator('.washes .same')).toHaveCount(fives);
  await page.keyboard.press('F5');
  await expect(page.locator('.washes .same')).toHaveCount(0);
  await cell(page, 2).focus();
  await page.keyboard.press('b');
  await expect(cell(page, 2)).toHaveAccessibleName(/colours 2/);
  await page.keyboard.press('F1');
  await page.keyboard.press('F10');
  await expect(page.locator('.washes .same')).toHaveCount(0);
  for (const digit of ['4', '6']) await page.keyboard.press(`Control+Digit${digit}`);
  await expect(page.locator('.washes .same')).toHaveCount(1);
  await page.keyboard.press('F10');
  await expect(page.locator('.washes .same')).toHaveCount(0);
  const leads = { End: 8, 'Control+End': 80, Home: 72, 'Control+Home': 0 };
  for (const [key, index] of Object.entries(leads)) {
    await page.keyboard.press(key);
    await expect(cell(page, index)).toBeFocused();
  }
  // Over what is filled, to the next open cell.
  await cell(page, 3).focus();
  await page.keyboard.press('Control+ArrowLeft');
  await expect(cell(page, 2)).toBeFocused();
  await page.keyboard.press('Control+ArrowLeft');
  await expect(cell(page, 2)).not.toBeFocused();
  await page.keyboard.press('?');
  for (const key of ['F10', 'Home', 'Ctrl + End']) {
    await expect(page.getByRole('dialog').getByText(key, { exact: true })).toBeVisible();
  }
});

test('the keys of Sudoku Explainer ask for steps and do them', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await page.keyboard.press('?');
  await button(page, 'Sudoku Explainer').click();
  await expect(page.getByRole('dialog').getByText('F4', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('F3');
  await expect(button(page, 'Do it')).toBeVisible();
  await page.keyboard.press('F4');
  await expect(button(page, 'Do it')).toBeHidden();
  await expect(button(page, 'Undo')).toBeEnabled();
  await page.keyboard.press('Shift+F2');
  await expect(button(page, 'Undo')).toBeDisabled();
  await page.keyboard.press('F5');
  const list = page.locator('.steps .step');
  await expect(list.nth(1)).toBeVisible();
  const count = await list.count();
  await page.getByLabel('In which order').selectOption('By what they do');
  await expect(list).toHaveCount(count);
});

test('undo goes on while its button is held', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await cell(page, 2).focus();
  for (const digit of ['1', '2', '3', '6', '7', '8']) {
    await page.keyboard.press(`Control+Digit${digit}`);
  }
  await expect(cell(page, 2)).toHaveAccessibleName(/candidates 1 2 3 6 7 8/);
  const undo = await placeOf(button(page, 'Undo'));
  await page.mouse.click(undo.x + 9, undo.y + 9);
  await expect(cell(page, 2)).toHaveAccessibleName(/candidates 1 2 3 6 7$/);
  await page.mouse.down();
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, empty');
  await expect(button(page, 'Undo')).toBeDisabled();
  await page.mouse.up();
  await button(page, 'Redo').click();
  await expect(cell(page, 2)).toHaveAccessibleName(/candidates 1$/);
});

test('games are kept in the library', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  await openPuzzle(page, `.${kPuzzle.slice(1)}`);
  await expect(cell(page, 0)).toHaveAccessibleName('row 1 column 1, empty');
  await button(page, 'Library').click();
  await page.locator('.games .step').nth(1).click();
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  async function touch(session: CDPSession, type: string, points: readonly At[]): Promise<void> {
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    await session.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
  }

  test('dragging selects', async ({ page, context }) => {
    await openPuzzle(page, kPuzzle);
    const session = await context.newCDPSession(page);
    const [first, ...others] = await Promise.all([30, 31, 32].map((index) => middle(page, index)));
    if (!first) throw new Error('no way');
    // At once: a finger that rests is a long press.
    await Promise.all([
      touch(session, 'touchStart', [first]),
      ...others.map((at) => touch(session, 'touchMove', [at])),
      touch(session, 'touchEnd', []),
    ]);
    await expect.poll(() => selected(page)).toEqual([30, 31, 32]);
  });

  test('a tap whose end a busy page hears late is no long press', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    const at = await middle(page, 0);
    await page.evaluate(({ x, y }) => {
      // The finger is one of the test's.
      Element.prototype.setPointerCapture = () => undefined;
      const init = { bubbles: true, isPrimary: true, pointerId: 7, pointerType: 'touch' };
      const event = (type: string) =>
        new PointerEvent(type, { ...init, clientX: x, clientY: y, button: 0 });
      const frame = document.querySelector('.board-frame');
      const [down, up] = [event('pointerdown'), event('pointerup')];
      frame?.dispatchEvent(down);
      Object.assign(window, { end: () => frame?.dispatchEvent(up) });
    }, at);
    const fives = [...kPuzzle].filter((digit) => digit === '5').length;
    await expect(page.locator('[aria-selected=true]')).toHaveCount(fives);
    await page.evaluate(() => (window as unknown as { end: () => void }).end());
    await expect.poll(() => selected(page)).toEqual([0]);
  });

  test('what fingers do is told before the keys', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    await button(page, 'Keys').tap();
    const told = page.getByRole('dialog').getByRole('row').first();
    await expect(told).toContainText('Drag over cells');
    await expect(page.getByRole('dialog').getByText('Zoom the board and move it')).toBeVisible();
  });

  test('two fingers zoom and never write or select', async ({ page, context }) => {
    await openPuzzle(page, kPuzzle);
    const at = await middle(page, 2);
    await page.touchscreen.tap(at.x, at.y);
    const session = await context.newCDPSession(page);
    const one = await middle(page, 30);
    const two = await middle(page, 50);
    await touch(session, 'touchStart', [one]);
    await touch(session, 'touchStart', [one, two]);
    for (let i = 1; i <= 5; ++i) {
      await touch(session, 'touchMove', [
        { x: one.x - 12 * i, y: one.y - 12 * i },
        { x: two.x + 12 * i, y: two.y + 12 * i },
      ]);
    }
    await touch(session, 'touchEnd', []);
    await expect(button(page, 'Show all')).toBeVisible();
    await expect.poll(() => selected(page)).toEqual([2]);
    await expect(button(page, 'Undo')).toBeDisabled();
    await button(page, 'Show all').tap();
    await expect(button(page, 'Show all')).toBeHidden();
  });

  test('two fingers reach every rim of a Samurai', async ({ page, context }) => {
    await openPuzzle(page, JSON.stringify({ omnidoku: 1, board: 'samurai' }));
    const session = await context.newCDPSession(page);
    const { x, y } = await pointOf(page.locator('.board-frame'));
    /** Two fingers at both sides of the middle move by so much, and so far apart. */
    const move = async (shift: number, from: number, to = from) => {
      const at = (part: number) => {
        const far = from + (to - from) * part;
        const middle = { x: x + shift * part, y: y + shift * part };
        return [-far, far].map((side) => ({ x: middle.x + side, y: middle.y }));
      };
      await touch(session, 'touchStart', at(0));
      for (let i = 1; i <= 4; ++i) await touch(session, 'touchMove', at(i / 4));
      await touch(session, 'touchEnd', []);
    };
    const last = (await page.locator('[data-cell]').count()) - 1;
    const isSeen = (index: number) =>
      cell(page, index).evaluate((found) => {
        const { left, right, top, bottom } = found.getBoundingClientRect();
        const frame = found.closest('.board-frame')?.getBoundingClientRect();
        if (!frame) return false;
        const isAcross = left >= frame.left - 1 && right <= frame.right + 1;
        return isAcross && top >= frame.top - 1 && bottom <= frame.bottom + 1;
      });
    await move(0, 40, 120);
    await expect.poll(() => isSeen(0)).toBe(false);
    for (let i = 0; i < 4; ++i) await move(-120, 30);
    await expect.poll(() => isSeen(last)).toBe(true);
    for (let i = 0; i < 8; ++i) await move(120, 30);
    await expect.poll(() => isSeen(0)).toBe(true);
    await expect.poll(() => isSeen(last)).toBe(false);
  });

  async function tap(session: CDPSession, at: At): Promise<void> {
    await Promise.all([touch(session, 'touchStart', [at]), touch(session, 'touchEnd', [])]);
  }

  test('what is tapped right after a quick drag is done, and done once', async ({
    page,
    context,
  }) => {
    await openPuzzle(page, '.'.repeat(81));
    const session = await context.newCDPSession(page);
    const line = await Promise.all([10, 11, 12, 13].map((index) => middle(page, index)));
    const quickly = () =>
      Promise.all([
        ...line.map((at, i) => touch(session, i === 0 ? 'touchStart' : 'touchMove', [at])),
        touch(session, 'touchEnd', []),
      ]);
    const names = async () => {
      const both = await Promise.all(
        [10, 13].map((index) => cell(page, index).getAttribute('aria-label')),
      );
      return both.map((name) => name?.replace(', breaks a rule', ''));
    };
    const [five, six, undo, erase, corner] = await Promise.all(
      ['5', '6', 'Undo', 'Erase', 'Corner'].map((name) => pointOf(button(page, name))),
    );
    if (!five || !six || !undo || !erase || !corner) throw new Error('no pad');
    const holds = (text: string) => [`row 2 column 2, ${text}`, `row 2 column 5, ${text}`];
    await quickly();
    await tap(session, five);
    await expect.poll(names).toEqual(holds('5'));
    // Twice would take it out again.
    await quickly();
    await tap(session, six);
    await expect.poll(names).toEqual(holds('6'));
    await quickly();
    await tap(session, undo);
    await expect.poll(names).toEqual(holds('5'));
    await quickly();
    await tap(session, erase);
    await expect.poll(names).toEqual(holds('empty'));
    await quickly();
    await tap(session, corner);
    await tap(session, six);
    await expect.poll(names).toEqual(holds('corner marks 6'));
    await expect(button(page, 'Corner')).toHaveAttribute('aria-pressed', 'true');
    // So is what is no key of the pad.
    const settings = await pointOf(button(page, 'Settings'));
    await quickly();
    await tap(session, settings);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a key of the pad that is slid off does nothing; Enter and what a screen reader sends do it once', async ({
    page,
    context,
  }) => {
    await openPuzzle(page, kPuzzle);
    const at = await middle(page, 2);
    await page.touchscreen.tap(at.x, at.y);
    const session = await context.newCDPSession(page);
    const four = button(page, '4');
    await touch(session, 'touchStart', [await pointOf(four)]);
    await touch(session, 'touchMove', [at]);
    await touch(session, 'touchEnd', []);
    await expect(button(page, 'Undo')).toBeDisabled();
    const holds = (text: string) =>
      expect(cell(page, 2)).toHaveAccessibleName(`row 1 column 3, ${text}`);
    await four.tap();
    await holds('4');
    await four.focus();
    await page.keyboard.press('Enter');
    await holds('empty');
    await four.evaluate((key) =>
      key.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })),
    );
    await holds('4');
    await four.click();
    await holds('empty');
    for (let i = 0; i < 4; ++i) await button(page, 'Undo').tap();
    await holds('empty');
    await expect(button(page, 'Undo')).toBeDisabled();
    // Two thumbs, the second one before the first is up.
    await button(page, 'Corner').tap();
    const keys = await Promise.all([pointOf(four), pointOf(button(page, '6'))]);
    await touch(session, 'touchStart', keys.slice(0, 1));
    await touch(session, 'touchStart', keys);
    await touch(session, 'touchEnd', []);
    await holds('corner marks 4 6');
    for (let i = 0; i < 2; ++i) await button(page, 'Undo').tap();
    await holds('empty');
    await expect(button(page, 'Undo')).toBeDisabled();
  });
});
