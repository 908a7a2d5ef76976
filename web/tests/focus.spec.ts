// SPDX-License-Identifier: MIT
//
// Keys go to the board after another puzzle was put on it, wherever that was asked for.

import { expect, type Page } from '@playwright/test';
import { button, cell, kPuzzle, openPuzzle, select, test, choice } from './page';

async function expectKeysToMove(page: Page): Promise<void> {
  const grid = page.getByRole('grid').first();
  const focused = grid.locator('[role=gridcell]:focus');
  await expect(focused).toHaveCount(1);
  const before = (await focused.getAttribute('data-cell')) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveCount(1);
  await expect(focused).not.toHaveAttribute('data-cell', before);
}

test('a cell that is pressed keeps the focus', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await select(page, [40]);
  await expect(cell(page, 40)).toBeFocused();
});

for (const way of ['mouse', 'keys'] as const) {
  test(`a puzzle chosen in a dialog by ${way}`, async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    await select(page, [40]);
    const press = async (name: string) => {
      if (way === 'mouse') return button(page, name).click();
      await button(page, name).focus();
      await page.keyboard.press('Enter');
    };
    await press('New');
    await choice(page, 'Latin square').check();
    await press('Empty board');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Several solutions.')).toBeVisible();
    await expectKeysToMove(page);
    await press('New');
    await choice(page, 'Samurai').check();
    await press('Make a puzzle');
    await expect(cell(page, 368)).toBeVisible();
    await expectKeysToMove(page);
  });
}

test('a puzzle pasted over a board that had the focus', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await select(page, [40]);
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '1..4..........2.');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true }),
    );
  });
  await expect(cell(page, 0)).toHaveAccessibleName(/given 1/);
  await expect(page.locator('[role=gridcell]')).toHaveCount(16);
  await expectKeysToMove(page);
});

test.describe('where one view is shown at a time', () => {
  test.use({ viewport: { width: 600, height: 800 } });

  test('a board with other views takes the focus of the one before', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    await select(page, [40]);
    await button(page, 'New').click();
    await choice(page, 'Tredoku').dblclick();
    await expect(cell(page, 81)).toBeAttached();
    await expectKeysToMove(page);
  });
});

test('the board has the keys again once the step of a hint was done', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Full step').click();
  await button(page, 'Do it').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Do it')).toHaveCount(0);
  await expectKeysToMove(page);
});
