// SPDX-License-Identifier: MIT
//
// A killer set as people do it elsewhere: cages dragged, sums typed, one after another. Shared, and solved
// by somebody else.

import { expect, type Page } from '@playwright/test';
import {
  button,
  cell,
  chooseKind,
  copiedLink,
  draw,
  openPuzzle,
  select,
  startEmpty,
  test,
  placeOf,
} from './page';

const kCages: readonly [number[], number][] = [
  [[1, 0, 4], 8],
  [[2, 6, 10], 6],
  [[3, 7], 7],
  [[5, 9, 13], 7],
  [[8, 12], 5],
  [[11, 15, 14], 7],
];
const kSolution = '1324421324313142';

const sumsOf = (page: Page) => page.locator('.boards .cage-sum');

async function startKiller(page: Page): Promise<void> {
  await openPuzzle(page, JSON.stringify({ omnidoku: 1, board: 'grid:4' }));
  await button(page, 'Set').click();
  await chooseKind(page, 'Killer cage');
}

test('a killer is set cage by cage, shared, and solved by somebody else', async ({
  page,
  browser,
}) => {
  await startKiller(page);
  for (const [cells, sum] of kCages) {
    await draw(page, cells);
    await page.keyboard.type(String(sum));
  }
  // What was typed stands in the cage before it is set.
  await expect(page.locator('.noted')).toHaveText('7');
  await page.keyboard.press('Enter');
  await expect(sumsOf(page)).toHaveCount(6);
  await expect(page.getByText('Exactly one solution.')).toBeVisible();
  await page.getByText('Title and rules').click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Six cages');
  await page.getByRole('textbox', { name: 'Author' }).fill('Somebody');
  const words = page.getByRole('textbox', { name: 'What you tell whoever has solved it' });
  await words.fill('Six of six!\nAnd one more.');
  await words.blur();
  const link = await copiedLink(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Six cages' })).toBeVisible();
  await expect(other.getByText('by Somebody')).toBeVisible();
  await expect(sumsOf(other)).toHaveCount(6);
  await expect(other.getByText('Six of six!')).toBeHidden();
  for (const [index, digit] of [...kSolution].entries()) {
    await cell(other, index).click({ force: true });
    await button(other, digit).click();
  }
  const finish = other.getByRole('dialog', { name: 'Solved!' });
  await expect(finish).toBeVisible();
  await expect(finish.getByText('Six of six! And one more.')).toBeVisible();
  await context.close();
});

test('a press on a cage changes it or takes it away, and the board has the digits back', async ({
  page,
}) => {
  await startKiller(page);
  const list = page.locator('.rules-there');
  await draw(page, [0, 1]);
  await page.keyboard.type('4');
  await draw(page, [4, 5, 6]);
  await button(page, '9').click();
  await button(page, 'Set it').click();
  await expect(list.locator('li')).toHaveCount(2);
  await select(page, [1]);
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(list).toContainText('sum 5');
  // The same cells have no second cage.
  await draw(page, [6, 5, 4]);
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(list).toContainText('sum 8');
  await expect(list.locator('li')).toHaveCount(2);
  // A press beside the board sets what was typed, too, and the next cells begin with nothing.
  await draw(page, [8, 12]);
  await page.keyboard.type('7');
  const board = await placeOf(page.locator('.boards'));
  await page.mouse.click(board.x + 4, board.y + 4);
  await expect(list).toContainText('sum 7');
  await draw(page, [11, 15]);
  await expect(page.locator('.noted text')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(list.locator('li')).toHaveCount(2);
  await select(page, [5]);
  await select(page, [1]);
  await expect(cell(page, 0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Delete');
  await expect(list.locator('li')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(list.locator('li')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await select(page, [15]);
  await page.keyboard.press('3');
  await expect(cell(page, 15)).toHaveAccessibleName(/given 3/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the zoom stays from cage to cage, and whether it is unique is in sight', async ({
    page,
  }) => {
    await startKiller(page);
    const { x, y } = await placeOf(cell(page, 0));
    await page.mouse.move(x + 20, y + 20);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect(button(page, 'Show all')).toBeVisible();
    await draw(page, [0, 1]);
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect(sumsOf(page)).toHaveCount(1);
    await expect(button(page, 'Show all')).toBeVisible();
    await expect(page.locator('.bar .level-above.multiple')).toBeInViewport();
  });
});

test('undo takes back the number and the cells in hand before the cage that is set', async ({
  page,
}) => {
  await startKiller(page);
  const hand = page.locator('.rule-in-hand');
  const undo = page.getByRole('region', { name: 'Entering' }).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await draw(page, [0, 1, 2]);
  await page.keyboard.type('6');
  await draw(page, [4, 5, 6]);
  await expect(sumsOf(page)).toHaveText(['6']);
  await page.keyboard.type('9');
  await expect(hand).toContainText('sum: 9');
  await undo.click();
  await expect(hand).toContainText('sum: …');
  await expect(page.locator('[aria-selected=true]')).toHaveCount(3);
  await expect(sumsOf(page)).toHaveText(['6']);
  await page.keyboard.press('Control+z');
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0);
  await expect(sumsOf(page)).toHaveText(['6']);
  await undo.click();
  await expect(sumsOf(page)).toHaveCount(0);
  await expect(undo).toBeDisabled();
});

test('a number typed for a cage that is there is taken back before the cage', async ({ page }) => {
  await startKiller(page);
  await draw(page, [0, 1, 2]);
  await page.keyboard.type('6');
  await draw(page, [4, 5, 6]);
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(sumsOf(page)).toHaveText(['6', '9']);
  await select(page, [0]);
  await page.keyboard.type('8');
  await expect(page.locator('.rule-in-hand')).toContainText('sum: 8');
  await button(page, 'Undo').click();
  await expect(page.locator('.rule-in-hand')).toContainText('sum: …');
  await expect(sumsOf(page)).toHaveText(['6', '9']);
  await button(page, 'Undo').click();
  await expect(sumsOf(page)).toHaveText(['6']);
});

test('Done sets what was typed', async ({ page }) => {
  await startEmpty(page);
  await chooseKind(page, 'Killer cage');
  await draw(page, [0, 1]);
  await page.keyboard.type('7');
  await button(page, 'Done').click();
  await expect(page.getByText('Killer cage, sum 7')).toBeVisible();
});
