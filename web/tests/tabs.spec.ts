// SPDX-License-Identifier: MIT
//
// One game in two tabs: one plays, the other follows or takes over, and nothing is lost.

import { type BrowserContext, expect, type Page } from '@playwright/test';
import { button, cell, kOpen, kPuzzle, openPuzzle, test, untilStored } from './page';

const kElsewhere = 'This game is open in another tab. What is done there is shown here.';

/** The same game in a second tab. */
async function secondTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('./');
  await expect(page.getByText(kElsewhere)).toBeVisible();
  return page;
}

async function enter(page: Page, index: number, digit: string): Promise<void> {
  await page.bringToFront();
  await cell(page, index).focus();
  await page.keyboard.press(digit);
}

const kFour = 'row 1 column 3, 4';
const kTwo = 'row 1 column 4, 2';
const kSix = 'row 1 column 4, 6';

test('the second tab shows what is done in the first, and nothing is entered there', async ({
  page,
  context,
}) => {
  await openPuzzle(page, kPuzzle);
  await enter(page, 2, '4');
  await expect(cell(page, 2)).toHaveAccessibleName(kFour);
  const other = await secondTab(context);
  await expect(cell(other, 2)).toHaveAccessibleName(kFour);
  await enter(other, 3, '6');
  await expect(other.locator('.toast')).toHaveText(new RegExp('another tab'));
  await expect(cell(other, 3)).toHaveAccessibleName('row 1 column 4, empty');
  await enter(page, 3, '2');
  await expect(cell(other, 3)).toHaveAccessibleName(kTwo);
  await button(page, 'Undo').click();
  await expect(cell(other, 3)).toHaveAccessibleName('row 1 column 4, empty');
  // What a hint did is no action that can be done again elsewhere.
  await button(page, 'Full step').click();
  await button(page, 'Do it').click();
  await expect(page.locator('.player .entry')).toHaveCount(2);
  await expect(other.locator('.player .entry')).toHaveCount(2);
});

test('the second tab takes over, and the first follows', async ({ page, context }) => {
  await openPuzzle(page, kPuzzle);
  await enter(page, 2, '4');
  const other = await secondTab(context);
  await enter(page, 3, '2');
  await other.bringToFront();
  await button(other, 'Play here').click();
  await expect(other.getByText(kElsewhere)).toBeHidden();
  await expect(cell(other, 2)).toHaveAccessibleName(kFour);
  await expect(cell(other, 3)).toHaveAccessibleName(kTwo);
  await expect(page.getByText(kElsewhere)).toBeVisible();
  await enter(other, 3, '6');
  await expect(cell(page, 3)).toHaveAccessibleName(kSix);
  // And back again.
  await page.bringToFront();
  await button(page, 'Play here').click();
  await expect(page.getByText(kElsewhere)).toBeHidden();
  await expect(other.getByText(kElsewhere)).toBeVisible();
  for (let i = 0; i < 2; ++i) await button(page, 'Undo').click();
  await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, empty');
  await expect(cell(other, 3)).toHaveAccessibleName('row 1 column 4, empty');
});

test('a game whose tab was closed goes on in the other', async ({ page, context }) => {
  await openPuzzle(page, kPuzzle);
  const other = await secondTab(context);
  await enter(page, 2, '4');
  await expect(cell(page, 2)).toHaveAccessibleName(kFour);
  await page.close();
  await expect(other.getByText(kElsewhere)).toBeHidden();
  await expect(cell(other, 2)).toHaveAccessibleName(kFour);
  await enter(other, 3, '2');
  await untilStored(other, kOpen - 2);
  await other.reload();
  await expect(cell(other, 2)).toHaveAccessibleName(kFour);
  await expect(cell(other, 3)).toHaveAccessibleName(kTwo);
});

test('a tab that does not answer loses the game, but nothing in it', async ({ page, context }) => {
  await openPuzzle(page, kPuzzle);
  await enter(page, 2, '4');
  await expect(cell(page, 2)).toHaveAccessibleName(kFour);
  const other = await secondTab(context);
  // The first tab hears nothing any more, as one that the browser has frozen.
  await page
    .evaluate(() => {
      void new Promise(() => {
        const until = performance.now() + 4000;
        while (performance.now() < until);
      });
    })
    .catch(() => undefined);
  await other.bringToFront();
  await button(other, 'Play here').click();
  await expect(other.getByText(kElsewhere)).toBeHidden();
  await enter(other, 3, '2');
  await expect(cell(other, 2)).toHaveAccessibleName(kFour);
  await expect(cell(page, 3)).toHaveAccessibleName(kTwo);
  await expect(page.getByText(kElsewhere)).toBeVisible();
});

test('what is under way while the game is taken is not lost', async ({ page, context }) => {
  await openPuzzle(page, kPuzzle);
  await enter(page, 2, '4');
  const other = await secondTab(context);
  await page.route('**/api', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.continue();
  });
  await enter(page, 3, '2');
  await other.bringToFront();
  await button(other, 'Play here').click();
  await expect(other.getByText(kElsewhere)).toBeHidden();
  await expect(cell(other, 3)).toHaveAccessibleName(kTwo);
  await expect(cell(other, 2)).toHaveAccessibleName(kFour);
  await untilStored(other, kOpen - 2);
  await other.reload();
  await expect(cell(other, 3)).toHaveAccessibleName(kTwo);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('two tabs with two games do not disturb one another', async ({ page, context }) => {
  await openPuzzle(page, kPuzzle);
  const other = await context.newPage();
  await openPuzzle(other, `.${kPuzzle.slice(1)}`);
  await enter(other, 2, '7');
  await enter(page, 2, '4');
  await expect(cell(page, 2)).toHaveAccessibleName(kFour);
  await expect(cell(other, 2)).toHaveAccessibleName(/^row 1 column 3, 7/);
  await expect(page.getByText(kElsewhere)).toBeHidden();
  await expect(other.getByText(kElsewhere)).toBeHidden();
});
