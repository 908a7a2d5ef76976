// SPDX-License-Identifier: MIT
//
// Rules that stand in no cell are set where they stand: on borders, on corners, beside the board.

import { expect, type Page } from '@playwright/test';
import { type At, button, cell, chooseKind, pointOf, startEmpty, test } from './page';

const list = (page: Page) => page.locator('.rules-there li');

/** The point between cells: the middle of the border of two, or where four meet. */
async function between(page: Page, cells: readonly number[]): Promise<At> {
  const points = await Promise.all(cells.map((index) => pointOf(cell(page, index))));
  const mean = (of: (at: At) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** The point as far beyond the first of two cells as the second lies behind it. */
async function beyond(page: Page, first: number, second: number, by = 1.15): Promise<At> {
  const [from, to] = [await pointOf(cell(page, first)), await pointOf(cell(page, second))];
  return { x: from.x + by * (from.x - to.x), y: from.y + by * (from.y - to.y) };
}

async function press(page: Page, at: Promise<At>, which: 'left' | 'right' = 'left') {
  const { x, y } = await at;
  await page.mouse.click(x, y, { button: which });
}

test('a press on a border puts a dot there, its number is typed, and pressed again it turns', async ({
  page,
}) => {
  await startEmpty(page);
  await chooseKind(page, 'Difference dot');
  await press(page, between(page, [0, 1]));
  await expect(page.locator('.boards .white-dot')).toHaveCount(1);
  await page.keyboard.type('3');
  await press(page, between(page, [10, 19]));
  await expect(list(page)).toHaveText([/Difference dot, difference 3/, /Difference dot/]);
  // Pressed again.
  await press(page, between(page, [10, 19]));
  await expect(list(page)).toHaveText([/difference 3/, /Ratio dot/]);
  await press(page, between(page, [10, 19]));
  await expect(list(page)).toHaveText([/difference 3/, /total X/]);
  await press(page, between(page, [10, 19]));
  await expect(list(page)).toHaveText([/difference 3/, /total V/]);
  // The last kind is what the next press puts.
  await press(page, between(page, [40, 41]));
  await expect(list(page)).toHaveCount(3);
  await expect(list(page).last()).toContainText('total V');
  // One that is there is taken to be changed.
  await press(page, between(page, [0, 1]));
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(list(page).first()).toContainText('difference 4');
  await press(page, between(page, [40, 41]));
  await page.keyboard.press('Delete');
  await expect(list(page)).toHaveCount(2);
  await press(page, between(page, [10, 19]), 'right');
  await expect(list(page)).toHaveCount(1);
  await expect(page.getByText(/Taken away/)).toBeVisible();
  for (const count of [2, 3]) {
    await page.keyboard.press('Control+z');
    await expect(list(page)).toHaveCount(count);
  }
});

test('what is typed faster than the engine answers is for the dot that was pressed', async ({
  page,
}) => {
  await startEmpty(page);
  await chooseKind(page, 'Difference dot');
  const points = [
    await between(page, [0, 1]),
    await between(page, [20, 21]),
    await between(page, [40, 49]),
  ];
  for (const [i, { x, y }] of points.entries()) {
    await page.mouse.click(x, y);
    await page.keyboard.type(String(i + 2));
  }
  await page.keyboard.press('Enter');
  await expect(list(page)).toHaveText([/difference 2/, /difference 3/, /difference 4/]);
});

test('a press on a corner is for a quadruple, whose digits are typed', async ({ page }) => {
  await startEmpty(page);
  await chooseKind(page, 'Quadruple');
  await press(page, between(page, [0, 1, 9, 10]));
  await expect(page.locator('.noted .stand')).toBeVisible();
  await page.keyboard.type('125');
  await expect(page.locator('.noted .stand-text')).toHaveText(['1 2', '5']);
  await press(page, between(page, [40, 41, 49, 50]));
  await page.keyboard.type('78');
  await page.keyboard.press('Enter');
  await expect(list(page)).toHaveText([/digits 1 2 5/, /digits 7 8/]);
  await press(page, between(page, [0, 1, 9, 10]));
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(list(page).first()).toContainText('digits 3');
  await expect(list(page)).toHaveCount(2);
  await press(page, between(page, [0, 1, 9, 10]), 'right');
  await expect(list(page)).toHaveCount(1);
});

test('a quadruple may have a digit twice, and is changed as the one that it is', async ({
  page,
}) => {
  await startEmpty(page);
  await chooseKind(page, 'Quadruple');
  const corner = () => between(page, [40, 41, 49, 50]);
  await press(page, corner());
  await page.keyboard.type('557');
  await page.keyboard.press('Enter');
  await expect(list(page)).toHaveText([/^Quadruple, digits 5 5 7/]);
  await press(page, corner());
  await page.keyboard.type('5588');
  await page.keyboard.press('Enter');
  await expect(list(page)).toHaveText([/^Quadruple, digits 5 5 8 8/]);
  await press(page, corner(), 'right');
  await expect(list(page)).toHaveCount(0);
});

test('a press beside the board is for a clue of its line, and Tab goes to the next', async ({
  page,
}) => {
  await startEmpty(page);
  await chooseKind(page, 'Sandwich');
  await press(page, beyond(page, 7, 16));
  await page.keyboard.type('13');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await page.keyboard.type('20');
  await page.keyboard.press('Shift+Tab');
  await expect(list(page)).toHaveText([
    /sum 13.*R1C8 R2C8/,
    /sum 4.*R1C9 R2C9/,
    /sum 20.*R1C1 R1C2/,
  ]);
  // Come to one that is there, it is changed.
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(list(page).nth(1)).toContainText('sum 5');
  await press(page, beyond(page, 53, 52));
  await page.keyboard.type('9');
  await press(page, beyond(page, 79, 70));
  await expect(list(page).last()).toContainText(/sum 9.*R6C9 R6C8/);
  await press(page, beyond(page, 53, 52), 'right');
  await expect(list(page)).toHaveCount(3);
});

test('beside the board two diagonals begin in one place, and pressed again the other is meant', async ({
  page,
}) => {
  await startEmpty(page);
  await chooseKind(page, 'Little killer');
  // Straight above column 4.
  const { x, y } = await beyond(page, 3, 12, 1.1);
  await page.mouse.click(x - 4, y);
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await expect(list(page)).toHaveText([/sum 30.*R1C5 R2C6/]);
  await page.mouse.click(x - 4, y);
  await page.mouse.click(x - 4, y);
  await expect(list(page)).toHaveText([/sum 30.*R1C3 R2C2 R3C1/]);
  // Set, it is left alone: what is nearest to the press is another one.
  await page.keyboard.press('Enter');
  await page.mouse.click(x - 4, y);
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(list(page)).toHaveCount(2);
  // The corner of the board.
  const [from, to] = [await pointOf(cell(page, 0)), await pointOf(cell(page, 10))];
  await page.mouse.click(2 * from.x - to.x, 2 * from.y - to.y);
  await page.keyboard.type('45');
  await page.keyboard.press('Enter');
  await expect(list(page).last()).toContainText('R1C1 R2C2 R3C3');
});

test('with the keyboard alone clues stand beside the board, and Tab leads out of it at last', async ({
  page,
}) => {
  await startEmpty(page);
  await chooseKind(page, 'Skyscraper');
  await cell(page, 0).focus();
  for (const clue of [3, 2, 4]) {
    await page.keyboard.press('Tab');
    await expect(page.locator('.rule-in-hand')).toContainText(/column \d, R1C\d/);
    await page.keyboard.type(String(clue));
  }
  await page.keyboard.press('Enter');
  await expect(list(page)).toHaveText([/R1C1 R2C1/, /R1C2 R2C2/, /R1C3 R2C3/]);
  // Put down, the board has Tab no more.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.locator('.board-grid :focus')).toHaveCount(0);
  await expect(button(page, 'Undo')).toBeEnabled();
});

test('with the keyboard alone cages, lines, dots and quadruples are set', async ({ page }) => {
  await startEmpty(page);
  const go = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const take = async (kind: string) => {
    await page.getByRole('button', { name: /^All \d+ kinds$/ }).focus();
    await go('Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(kind);
    await go('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('.board-grid :focus')).toHaveCount(1);
  };
  await cell(page, 0).focus();
  await take('Killer cage');
  await go('Shift+ArrowRight', 'Shift+ArrowDown', '1', '2', 'Enter');
  await take('Thermometer');
  await go('ArrowDown', 'ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowRight', 'Enter');
  await take('Difference dot');
  await go('ArrowDown', 'Shift+ArrowRight', '3', 'Enter');
  await take('Quadruple');
  await go('ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowLeft');
  await go('1', '2', 'Enter');
  await expect(list(page)).toHaveText([
    /Killer cage, sum 12R1C1 R1C2 R2C2/,
    /Thermometer/,
    /Difference dot, difference 3/,
    /Quadruple, digits 1 2/,
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('borders, corners and lines beside the board are met by a thumb', async ({ page }) => {
    await startEmpty(page);
    const tap = async (at: Promise<At>) => {
      const { x, y } = await at;
      await page.touchscreen.tap(x, y);
    };
    await chooseKind(page, 'Difference dot');
    await tap(between(page, [0, 1]));
    await tap(between(page, [9, 10]));
    await chooseKind(page, 'Quadruple');
    await tap(between(page, [40, 41, 49, 50]));
    await button(page, '3').click();
    await button(page, 'Set it').click();
    await chooseKind(page, 'X-sum');
    await tap(beyond(page, 27, 28));
    await button(page, '2').click();
    await button(page, '1').click();
    await tap(beyond(page, 36, 37));
    await expect(list(page)).toHaveText([
      /Difference/,
      /Difference/,
      /digits 3/,
      /sum 21.*R4C1 R4C2/,
    ]);
    await tap(beyond(page, 27, 28));
    await button(page, 'Erase').click();
    await expect(list(page)).toHaveCount(3);
  });
});
