// SPDX-License-Identifier: MIT
//
// Boards drawn by hand: grids, faces and cubes, by mouse, keys and touch.

import { expect, type Page } from '@playwright/test';
import { holdUp, ask, button, kPuzzle, openPuzzle, test, placeOf, pointOf, type At } from './page';

/** Opens the dialog in which a board of that type is drawn. */
async function draw(page: Page, type: string): Promise<void> {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Set').click();
  await page.locator('summary', { hasText: 'Board' }).click();
  await page
    .locator('.setting')
    .getByLabel(/^Board/)
    .selectOption(type);
  await button(page, 'Draw it').click();
  await expect(page.getByRole('dialog', { name: 'Draw the board' })).toBeVisible();
  await expect(page.getByText(/^Cells: \d+/)).toBeVisible(); // nothing moves any more
}

/** How many cells a board has, by the engine. */
async function cellsOf(page: Page, text: string): Promise<number> {
  const { puzzle } = await ask<{ puzzle: { cells: unknown[] } }>(page, 'open', {
    document: { omnidoku: 1, board: text },
  });
  return puzzle.cells.length;
}

/** Takes the drawn board, and expects it to be the one that the text describes. */
async function expectBoard(page: Page, text: string): Promise<void> {
  const count = await cellsOf(page, text);
  await expect(page.getByText(`Cells: ${count}.`)).toBeVisible();
  await expect(page.getByLabel('As text')).toHaveValue(text);
  await button(page, 'Use this board').last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.board-grid').first().locator('[data-cell]')).toHaveCount(count);
}

const middleOf = (page: Page, name: string): Promise<At> =>
  pointOf(page.getByRole('button', { name: new RegExp(`^${name}:`) }));

test('the sheet stays where it is when the picture comes', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Set').click();
  await page.locator('summary', { hasText: 'Board' }).click();
  await page
    .locator('.setting')
    .getByLabel(/^Board/)
    .selectOption('tredoku');
  const { end: letGo } = await holdUp(page, 'scene');
  await button(page, 'Draw it').click();
  const sheet = page.getByRole('dialog', { name: 'Draw the board' });
  await expect(sheet.locator('.layout-canvas')).toBeVisible();
  const before = await placeOf(sheet);
  letGo();
  await expect(sheet.locator('.preview svg')).toBeVisible();
  expect(await placeOf(sheet)).toEqual(before);
});

test('grids are added, dragged and removed', async ({ page }) => {
  await draw(page, 'overlap');
  await button(page, 'Add a grid').click();
  await expect(
    page.getByRole('button', { name: 'Grid 3: 12 down, 12 to the right' }),
  ).toBeVisible();
  // By hand to the left, past the edge: everything counts from there then.
  const from = await middleOf(page, 'Grid 3');
  const one = await middleOf(page, 'Grid 1');
  const cells = (from.x - one.x) / 12;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 18 * cells, from.y + 2, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Grid 3: 12 down, 0 to the right' })).toBeVisible();
  await page.getByRole('button', { name: /^Grid 1:/ }).focus();
  await page.keyboard.press('Delete');
  await expectBoard(page, 'overlap:9:0,12;6,0');
});

test('grids are moved by keys, and undo takes a move back', async ({ page }) => {
  await draw(page, 'overlap');
  await page.getByRole('button', { name: /^Grid 2:/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('As text')).toHaveValue('overlap:9:0,0;9,6');
  await button(page, 'Undo').last().click();
  await page.getByRole('button', { name: /^Grid 2:/ }).focus();
  for (let i = 0; i < 2; ++i) await page.keyboard.press('ArrowUp');
  for (let i = 0; i < 2; ++i) await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('alert')).toHaveText(/grid 2 lies on grid 1/i);
  await expect(button(page, 'Use this board').last()).toBeDisabled();
  await page.getByRole('group', { name: 'Grid 2' }).getByLabel('Right').fill('3');
  await page.keyboard.press('Tab');
  await expectBoard(page, 'overlap:9:0,0;0,3');
});

test('faces are added beside faces by keys alone', async ({ page }) => {
  await draw(page, 'tredoku');
  await page.getByRole('button', { name: 'Add a face, T2,1' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Face 4, T2,1' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(
    page.getByRole('button', { name: /^Face [123],/ }).and(page.locator(':focus')),
  ).toHaveCount(1);
  await button(page, 'Right').click();
  await page.getByRole('button', { name: 'Add a face, R3,3' }).press(' ');
  await expectBoard(page, 'tredoku:T0,0;L2,1;R1,2;T2,1;R3,3');
});

test('a pattern is read as text, and what is wrong with it is said', async ({ page }) => {
  await draw(page, 'tredoku');
  await page.getByLabel('As text').fill('tredoku:T0,0;T0,1;Q2,1');
  await button(page, 'Read the text').click();
  await expect(page.locator('.toast')).toHaveText(/"Q2,1" is not a face/);
  await page.getByLabel('As text').fill('tredoku:hourglass');
  await button(page, 'Read the text').click();
  await expect(page.getByRole('button', { name: 'Face 10, T3,3' })).toBeVisible();
  await page.getByRole('button', { name: 'Face 10, T3,3' }).press('Delete');
  await expectBoard(page, 'tredoku:T0,0;R0,2;L2,1;R1,2;T2,1;T1,2;R3,3;L3,3;L3,4');
});

test('cubes are placed by their offsets', async ({ page }) => {
  await draw(page, 'cubes');
  await button(page, 'Add a cube').click();
  const second = page.getByRole('group', { name: 'Cube 2' });
  await second.getByLabel('Layers').fill('1');
  await page.keyboard.press('Tab');
  await expectBoard(page, 'cubes:3:0,0,0;2,2,1');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('faces are added and removed', async ({ page }) => {
    await draw(page, 'tredoku');
    await page.getByRole('button', { name: 'Add a face, T2,1' }).tap();
    await page.getByRole('button', { name: 'Face 1, T0,0' }).tap();
    await button(page, 'Remove Face 1').tap();
    await expectBoard(page, 'tredoku:L2,1;R1,2;T2,1');
  });

  test('grids are dragged', async ({ page, context }) => {
    await draw(page, 'overlap');
    const from = await middleOf(page, 'Grid 2');
    const one = await middleOf(page, 'Grid 1');
    const unit = (from.x - one.x) / 6;
    const session = await context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y, id: 0 }],
      });
    await send('touchStart', from.x, from.y);
    for (let i = 1; i <= 6; ++i) await send('touchMove', from.x, from.y - i * unit);
    await send('touchEnd', 0, 0);
    await expectBoard(page, 'overlap:9:0,0;0,6');
  });
});
