// SPDX-License-Identifier: MIT
//
// What the browser keeps when something is wrong with it: a page that is left before a puzzle is stored,
// storage that is full, refused, silent, damaged or of another version.

import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { button, cell, kOpen, kPuzzle, openPuzzle, test, untilStored } from './page';

// A service worker would answer for ./blank.

const kOther = '..64.5..23.....17.......6.5..4..93..1.5.....78.9.........15.........2..82...347..';

async function paste(page: Page, text: string): Promise<void> {
  await button(page, 'Open').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
}

async function openLibrary(page: Page): Promise<Locator> {
  await button(page, 'Library').click();
  return page.getByRole('dialog').locator('.games.library li');
}

/** At ./blank nothing but the storage is there. */
const blank = (context: BrowserContext) =>
  context.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '' }));

const alert = (page: Page) => page.getByRole('alert');

/** Writes records of games, each over the only one that is stored, and actions after it. */
async function store(page: Page, records: object[], journal: unknown[] = []): Promise<void> {
  await page.evaluate(
    async ([records, journal]) => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(String(request.error)));
        });
      const db = await answer(indexedDB.open('omnidoku'));
      const all = db.transaction(['games', 'journal'], 'readwrite');
      const games = all.objectStore('games');
      const [game] = await answer<{ id: string }[]>(games.getAll());
      for (const record of records) await answer(games.put({ ...game, ...record }));
      for (const action of journal) {
        await answer(all.objectStore('journal').add({ game: game?.id, action }));
      }
      db.close();
    },
    [records, journal] as const,
  );
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
      const games = await openLibrary(page);
      await expect(games).toHaveCount(2);
      // And it is no third one after another reload.
      await page.reload();
      await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, given 6');
      await expect(await openLibrary(page)).toHaveCount(2);
    });
  }
});

// (unit/settings.test.ts has what is damaged, and how.)
test('a page whose settings are damaged is the one that nobody chose anything for', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const damaged = {
      theme: '"purple"',
      'text-size': '1e9',
      selected: '"a b c"',
      'new-card': '"none"',
    };
    for (const [name, text] of Object.entries(damaged)) {
      localStorage.setItem(`omnidoku.${name}`, text);
    }
    localStorage.setItem('omnidoku.opening', '{"source":');
  });
  await openPuzzle(page, kPuzzle);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveCSS('font-size', '16px');
  await page.keyboard.press('x');
  await expect(button(page, 'Corner')).toHaveAttribute('aria-pressed', 'true');
});

test('where settings cannot be kept the page says so, and the game is found again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openPuzzle(page, kPuzzle);
  await untilStored(page, kOpen);
  await button(page, 'Settings').click();
  await expect(page.getByRole('dialog')).toContainText('This browser does not keep settings');
  await page.reload();
  await expect(cell(page, 0)).toHaveAccessibleName('row 1 column 1, given 5');
  await expect(await openLibrary(page)).toHaveCount(1);
});

test('storage that is refused is told in words of the page, also in the library', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await openPuzzle(page, kPuzzle);
  await expect(alert(page)).toContainText('The browser allows this page no storage');
  await openLibrary(page);
  await expect(page.locator('.toast')).toContainText('The browser allows this page no storage');
  await expect(page.locator('.toast')).not.toContainText('does not know');
});

test('games that a newer version keeps are left alone, and the page plays', async ({ page }) => {
  await blank(page.context());
  await page.goto('./blank');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('omnidoku', 9);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
  await openPuzzle(page, kPuzzle);
  await expect(alert(page)).toContainText('A newer version of Omnidoku keeps its games here.');
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
});

test('storage that does not answer holds nothing up for long', async ({ page, context }) => {
  await blank(context);
  // A tab that does not let go of the games, and one of a later version that waits for it.
  const other = await context.newPage();
  await other.goto('./blank');
  await other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const first = indexedDB.open('omnidoku', 1);
        first.onsuccess = () => {
          indexedDB.open('omnidoku', 2).onblocked = () => resolve();
        };
      }),
  );
  await openPuzzle(page, kPuzzle);
  await expect(alert(page)).toContainText("The browser's storage does not answer.");
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
});

test('storage that fills up in the middle of writing is said, and nothing stored is lost', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle);
  await untilStored(page, kOpen);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(alert(page)).toHaveText(/The browser's storage is full/);
  // The journal had room for it.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
});

test('damaged games are told from sound ones, which stay', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await untilStored(page, kOpen);
  const document = { omnidoku: 1, board: 'grid' };
  const nonsense = [{ type: 'nonsense', cells: ['R1C1'] }];
  await store(page, [
    { id: 'half', name: 'Half written', document: '{"omnidoku":1,"bo' },
    { id: 'none', name: 'Nothing', document: null, kind: 7, tags: 'x', updated: 'late' },
    { id: 'rule', name: 'Unknown rule', document: { ...document, constraints: nonsense } },
    { id: 'later', name: 'Later version', document: { ...document, omnidoku: 99 } },
    { id: 'before', name: 'Older record', kind: undefined, level: undefined, selected: 7 },
  ]);
  await page.reload();
  await expect(cell(page, 0)).toHaveAccessibleName('row 1 column 1, given 5');
  const games = await openLibrary(page);
  await expect(games).toHaveCount(6);
  const said = page.getByRole('dialog').locator('.toast');
  const press = (name: string) => games.filter({ hasText: name }).locator('.step').click();
  for (const name of ['Half written', 'Nothing']) {
    await press(name);
    await expect(said).toContainText('This stored game is damaged');
    await said.getByRole('button').click();
  }
  for (const name of ['Unknown rule', 'Later version']) {
    await press(name);
    await expect(said).toContainText('that this version of Omnidoku does not know');
    await said.getByRole('button').click();
  }
  await press('Older record');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cell(page, 0)).toHaveAccessibleName('row 1 column 1, given 5');
  await expect(await openLibrary(page)).toHaveCount(6);
});

for (const [what, action] of [
  ['of no kind', { type: 'nonsense' }],
  ['that are none', 'x'],
  ['for no cell', { type: 'entry', cells: [999], digit: 77 }],
] as const) {
  test(`moves ${what} are left out, those before them are there`, async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    await untilStored(page, kOpen);
    const four = { type: 'entry', cells: [2], digit: 4 };
    await store(page, [], [four, action, { type: 'entry', cells: [3], digit: 6 }]);
    await page.reload();
    await expect(page.locator('.toast')).toContainText('The last moves of this game were damaged');
    await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
    await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, empty');
    const games = await openLibrary(page);
    await expect(games).toContainText(`1 of ${kOpen} cells`);
    await expect(games).not.toContainText('cannot be opened');
  });
}

test('where the game on the board is damaged the last sound one is opened', async ({ page }) => {
  await openPuzzle(page, kOther);
  await untilStored(page, kOther.replaceAll(/\d/g, '').length);
  await openPuzzle(page, kPuzzle);
  await blank(page.context());
  await page.goto('./blank');
  await page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const db = await answer(indexedDB.open('omnidoku'));
    const games = db.transaction('games', 'readwrite').objectStore('games');
    const all = await answer<{ id: string }[]>(games.getAll());
    const current: unknown = JSON.parse(localStorage.getItem('omnidoku.game') ?? '');
    const game = all.find(({ id }) => id === current);
    await answer(games.put({ ...game, document: { omnidoku: 1, board: { type: 7 } } }));
    db.close();
  });
  await page.goto('./');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, given 6');
  await expect(page.locator('.toast')).toContainText('This stored game is damaged');
  await expect(await openLibrary(page)).toHaveCount(2);
});
