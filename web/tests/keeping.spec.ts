// SPDX-License-Identifier: MIT
//
// Games that are kept, come back and are left; the clock.

import { expect, type Page } from '@playwright/test';
import {
  holdUp,
  button,
  cell,
  copiedLink,
  kOpen,
  kPuzzle,
  kSolution,
  openPuzzle,
  select,
  test,
  untilStored,
} from './page';

async function enterFour(page: Page): Promise<void> {
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
}

/** Writes something else into the only game that is stored. */
async function disturb(page: Page, change: object): Promise<void> {
  await page.evaluate(async (values) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const db = await answer(indexedDB.open('omnidoku'));
    const games = db.transaction('games', 'readwrite').objectStore('games');
    const [game] = await answer<object[]>(games.getAll());
    await answer(games.put({ ...game, id: 'disturbed', ...values }));
    db.close();
  }, change);
}

test('leaving asks first when what was done could not be stored', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await openPuzzle(page, kPuzzle);
  await expect(page.getByRole('alert')).toHaveText(/The browser's storage is full/);
  await enterFour(page);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
});

test('leaving asks nothing when all is stored', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await enterFour(page);
  await untilStored(page, kOpen - 1);
  let asked = false;
  page.on('dialog', (dialog) => {
    asked = true;
    void dialog.accept();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  expect(asked).toBe(false);
});

test('a stored game that is damaged is told in plain words', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await untilStored(page, kOpen);
  await disturb(page, {
    document: { omnidoku: 1, board: { type: 7 } },
    filled: 'x',
    seconds: null,
  });
  await button(page, 'Library').click();
  const entry = page.locator('.games li:not([aria-current]) .step');
  await expect(entry).toBeVisible();
  await expect(page.getByRole('dialog')).not.toContainText('NaN');
  await entry.click();
  await expect(page.getByRole('dialog').locator('.toast')).toHaveText(
    'This stored game is damaged and cannot be opened. It stays in the library as it is.',
  );
  await page.keyboard.press('Escape');
  await button(page, 'Library').click();
  await expect(entry).toContainText('cannot be opened');
  await expect(entry).not.toContainText('type');
});

test('progress counts what the player filled', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await untilStored(page, kOpen);
  await button(page, 'Library').click();
  await expect(page.locator('.games .step')).toContainText(`0 of ${kOpen} cells`);
  await page.keyboard.press('Escape');
  await enterFour(page);
  await button(page, 'Library').click();
  await expect(page.locator('.games .step')).toContainText(`1 of ${kOpen} cells`);
});

test('a link that is opened again goes on with its game', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await enterFour(page);
  await openPuzzle(page, `.${kPuzzle.slice(1)}`);
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, empty');
  await openPuzzle(page, kPuzzle);
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  await button(page, 'Library').click();
  await expect(page.locator('.games li')).toHaveCount(2);
});

test('a link to another puzzle is opened on the page that is there', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  const link = await copiedLink(page);
  await openPuzzle(page, `.${kPuzzle.slice(1)}`);
  await page.evaluate((address) => (location.href = address), link);
  await expect(cell(page, 0)).toHaveAccessibleName('row 1 column 1, given 5');
});

test('nothing helps while the clock stands', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await page.getByText('Ask more').click();
  await expect(button(page, 'Solve')).toBeVisible();
  await button(page, 'Pause').click();
  for (const name of ['Solve', 'Nudge']) await expect(button(page, name)).toHaveCount(0);
  await expect(page.getByLabel('Entering')).toHaveJSProperty('inert', true);
  await button(page, 'Go on').last().click();
  await expect(button(page, 'Nudge')).toBeVisible();
  await expect(page.getByLabel('Entering')).toHaveJSProperty('inert', false);
});

const selected = (page: Page) =>
  page
    .locator('[aria-selected=true]')
    .evaluateAll((cells) => cells.map((found) => Number((found as HTMLElement).dataset['cell'])));

/** From one of two games to the other. */
async function toTheOther(page: Page): Promise<void> {
  await button(page, 'Library').click();
  const entries = page.locator('.games .step');
  await expect(entries.first()).toContainText('on the board now');
  await entries.nth(1).click();
}

test('the tool in hand stays so through a reload', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Corner').click();
  await select(page, [2]);
  await page.reload();
  await expect(button(page, 'Corner')).toHaveAttribute('aria-pressed', 'true');
  await button(page, '4').click();
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, corner marks 4');
});

test('what is selected stays so through a reload, and goes with its game', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await select(page, [40, 31, 22]);
  await page.reload();
  await expect(cell(page, 0)).toBeVisible();
  await expect.poll(() => selected(page)).toEqual([22, 31, 40]);
  // Keys go on from the cell that was last.
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => selected(page)).toEqual([23]);
  await openPuzzle(page, `.${kPuzzle.slice(1)}`);
  await expect.poll(() => selected(page)).toEqual([0]);
  await toTheOther(page);
  await expect.poll(() => selected(page)).toEqual([23]);
  await select(page, [50, 51]);
  await toTheOther(page);
  await expect.poll(() => selected(page)).toEqual([0]);
  await toTheOther(page);
  await expect.poll(() => selected(page)).toEqual([50, 51]);
});

/** Holds what the page asks to be written down of its game; gives the way to let it go. */
async function holdSaves(page: Page): Promise<() => void> {
  const { end } = await holdUp(page, 'save');
  return end;
}

test.describe('while a game is written down', () => {
  test('nothing that is asked for waits, and all is kept', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    const { asked, end } = await holdUp(page, 'save');
    await enterFour(page);
    await asked;
    await cell(page, 3).focus();
    await page.keyboard.press('2');
    await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, 2');
    await button(page, 'Nudge').click();
    await expect(page.locator('.hint .said')).toBeVisible();
    await page.reload();
    await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
    await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, 2');
    end();
    await untilStored(page, kOpen - 2);
    await page.reload();
    await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, 2');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('what was done meanwhile stays in the journal until it is written down too', async ({
    page,
  }) => {
    await openPuzzle(page, kPuzzle);
    const { asked, end } = await holdUp(page, 'save');
    await enterFour(page);
    await asked;
    await cell(page, 3).focus();
    await page.keyboard.press('2');
    await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, 2');
    end();
    await untilStored(page, kOpen - 2);
    await page.reload();
    await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
    await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, 2');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('while a puzzle that came is not stored yet', () => {
  // Requests that it makes itself would not be held.

  test('a cell is selected, and no digit is lost', async ({ page }) => {
    const letGo = await holdSaves(page);
    await page.goto(`./?puzzle=${kPuzzle}`);
    await expect(cell(page, 2)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('4');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('2');
    letGo();
    await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
    await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, 2');
  });

  test('what is selected then stays selected', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    await select(page, [40]);
    await untilStored(page, kOpen);
    const letGo = await holdSaves(page);
    // The same game by another link.
    await page.goto(`./?puzzle=${kPuzzle.replaceAll('.', '0')}`);
    await expect(cell(page, 0)).toBeVisible();
    await select(page, [50, 51]);
    letGo();
    await expect(page).not.toHaveURL(/puzzle=/);
    await expect.poll(() => selected(page)).toEqual([50, 51]);
  });

  test('the library lists it as soon as it is', async ({ page }) => {
    const letGo = await holdSaves(page);
    await page.goto(`./?puzzle=${kPuzzle}`);
    await expect(cell(page, 0)).toBeVisible();
    await button(page, 'Library').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    letGo();
    await expect(page.locator('.games .step')).toHaveCount(1);
  });

  test('New is closed, and nothing that is entered is lost', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    await untilStored(page, kOpen);
    const letGo = await holdSaves(page);
    await button(page, 'New').click();
    await button(page, 'Empty board').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(cell(page, 0)).toHaveAccessibleName('row 1 column 1, empty');
    await page.keyboard.press('7');
    // What is opened meanwhile stays open.
    await button(page, 'Settings').click();
    letGo();
    await expect(cell(page, 0)).toHaveAccessibleName(/^row 1 column 1, given 7/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await expect(cell(page, 0)).toHaveAccessibleName(/^row 1 column 1, given 7/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('the library is closed as soon as its game is there', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    await untilStored(page, kOpen);
    await openPuzzle(page, kSolution.replaceAll(/[1-5]/g, '.'));
    await button(page, 'Library').click();
    await expect(page.locator('.games .step')).toHaveCount(2);
    const letGo = await holdSaves(page);
    await page.locator('.games li:not([aria-current]) .step').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(cell(page, 0)).toHaveAccessibleName('row 1 column 1, given 5');
    letGo();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('what is shown as entered is there after a reload', async ({ page }) => {
    // It is written down once, as it came.
    let saves = 0;
    const refusal = { ok: false, error: { code: 'too_large', what: 'busy' } };
    await page.route('**/api', async (route) => {
      const { call } = route.request().postDataJSON() as { call: string };
      if (call === 'save' && ++saves > 1) await route.fulfill({ json: refusal });
      else await route.continue();
    });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`./?puzzle=${kPuzzle}`);
    await expect(cell(page, 0)).toBeVisible();
    await enterFour(page);
    await page.reload();
    await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
