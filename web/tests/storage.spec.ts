// SPDX-License-Identifier: MIT
//
// What the browser keeps when something is wrong with it: a page that is left before a puzzle is stored,
// storage that is full, refused, silent, damaged or of another version.

import { expect, type Page } from '@playwright/test';
import { button, cell, kOpen, kPuzzle, openPuzzle, test, untilStored } from './page';

const kOther = '..64.5..23.....17.......6.5..4..93..1.5.....78.9.........15.........2..82...347..';

async function paste(page: Page, text: string): Promise<void> {
  await button(page, 'Open').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
}

test.describe('a page that is left at once', () => {
  for (const wait of [0, 100]) {
    test(`a pasted puzzle is there after a reload ${wait} ms after it came`, async ({ page }) => {
      await openPuzzle(page, kPuzzle);
      await untilStored(page, kOpen);
      // Storing takes its time.
      await page.route('**/api', async (route) => {
        if (route.request().postData()?.includes('"save"')) {
          await new Promise((resolve) => setTimeout(resolve, 2000));
        }
        await route.continue().catch(() => undefined);
      });
      await paste(page, kOther);
      await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, given 6');
      await page.waitForTimeout(wait);
      await page.reload();
      await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, given 6');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await button(page, 'Library').click();
      const games = page.getByRole('dialog').locator('.games.library li');
      await expect(games).toHaveCount(2);
      // And it is no third one after another reload.
      await page.reload();
      await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, given 6');
      await button(page, 'Library').click();
      await expect(games).toHaveCount(2);
    });
  }
});
