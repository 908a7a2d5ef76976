// SPDX-License-Identifier: MIT
//
// The library: what its games are called and how they stand, that a deleted one comes back, that all
// of it goes into a file and out of it, and the puzzle of the day.

import { writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  ask,
  button,
  cell,
  holdUp,
  kOpen,
  kPuzzle,
  kSolution,
  openPuzzle,
  select,
  startEmpty,
  test,
  untilStored,
  placeOf,
} from './page';

const kOther = '..64.5..23.....17.......6.5..4..93..1.5.....78.9.........15.........2..82...347..';

async function openLibrary(page: Page): Promise<Locator> {
  await button(page, 'Library').click();
  const games = page.getByRole('dialog').locator('.games.library li');
  await expect(games.first()).toBeVisible();
  return games;
}

async function enterFour(page: Page): Promise<void> {
  await select(page, [2]);
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
}

/** A page of somebody else, or of the same person on another device. */
async function elsewhere(page: Page): Promise<Page> {
  const other = await (await page.context().browser()?.newContext({ locale: 'en-GB' }))?.newPage();
  if (!other) throw new Error('no browser');
  return other;
}

async function takeIn(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'omnidoku.jsonl', mimeType: 'application/jsonl', buffer });
}

test('puzzles that are being set lie apart, as drafts', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await enterFour(page);
  await startEmpty(page);
  const games = await openLibrary(page);
  await expect(games).toHaveCount(2);
  await button(page, 'Drafts').click();
  await expect(games).toHaveText([/being set/]);
  await button(page, 'Unsolved').click();
  await expect(games).toHaveCount(1);
  await expect(games).not.toContainText('being set');
});

test('games show a picture, their level and how they stand, and are told apart', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle);
  await enterFour(page);
  await openPuzzle(page, kOther);
  const games = await openLibrary(page);
  await expect(games).toHaveCount(2);
  await expect(games.first()).toContainText('on the board now');
  await expect(games.last()).toContainText(`1 of ${kOpen} cells`);
  await expect(games.last()).toContainText(/today, \d\d:\d\d$/);
  await expect(games.locator('.how-hard')).toHaveText(['Easy', 'Beginner']);
  const pictures = games.locator('img');
  await expect(pictures).toHaveCount(2);
  const drawn = () =>
    pictures.evaluateAll((all) => new Set(all.map((one) => (one as HTMLImageElement).src)).size);
  await expect.poll(drawn).toBe(2);
  // The browser asks for British English: the day before the month, 24 hours.
  const deletes = page.getByRole('button', {
    name: /^Delete Classic Sudoku, \d{1,2} [A-Z][a-z]+ \d{4}, \d\d:/,
  });
  await expect(deletes).toHaveCount(2);
});

test('games to print are told apart as well', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await untilStored(page, kOpen);
  await openPuzzle(page, kOther);
  await button(page, 'Share').click();
  await button(page, 'Print').click();
  const games = page.getByRole('group', { name: 'Which' }).locator('label');
  await expect(games).toHaveCount(2);
  expect(new Set(await games.allTextContents()).size).toBe(2);
});

test('a deleted game comes back with what was entered, also later', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await enterFour(page);
  await openPuzzle(page, kOther);
  const games = await openLibrary(page);
  const remove = page.getByRole('button', { name: /^Delete/ }).last();
  await remove.click();
  await expect(games.last()).toContainText('deleted');
  await page.getByRole('button', { name: /^Bring back/ }).click();
  await expect(games.last()).not.toContainText('deleted');
  await remove.click();
  await expect(games.last()).toContainText('deleted');
  await page.reload();
  await expect(cell(page, 0)).toBeVisible();
  await openLibrary(page);
  await page.getByText('Deleted: 1').click();
  await page.getByRole('button', { name: /^Bring back/ }).click();
  await expect(page.getByText('Deleted: 1')).toBeHidden();
  await games.last().locator('.step').click();
  await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
});

test.describe('a phone of 390 x 700', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test('the fields for name and tags open in sight', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    await untilStored(page, kOpen);
    await openPuzzle(page, kOther);
    await openLibrary(page);
    await page
      .getByRole('button', { name: /^Name and tags/ })
      .first()
      .tap();
    const below = async () => {
      const end = await placeOf(page.getByLabel(/^Tags/));
      const footer = await placeOf(page.locator('dialog footer'));
      return end.y + end.height - footer.y;
    };
    await expect.poll(below).toBeLessThanOrEqual(0);
  });
});

test('a game is found by its name and its tags, which playing on keeps', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await untilStored(page, kOpen);
  await openPuzzle(page, kOther);
  const games = await openLibrary(page);
  await page
    .getByRole('button', { name: /^Name and tags/ })
    .first()
    .click();
  await page.getByLabel('Name', { exact: true }).fill('For Grandma');
  await page.getByLabel(/^Tags/).fill('train, Évian');
  await page.getByLabel(/^Tags/).press('Tab');
  await expect(games.first()).toContainText('For Grandma');
  await page.keyboard.press('Escape');
  await select(page, [0]);
  await page.keyboard.press('Control+Digit7');
  await openLibrary(page);
  await expect(games).toHaveCount(2);
  await page.getByLabel('Search').fill('evian grand');
  await expect(games).toHaveCount(1);
  await expect(games).toContainText('For Grandma');
  await page.getByLabel('Search').fill('');
  await button(page, 'train').click();
  await expect(games).toHaveCount(1);
  await button(page, 'Solved').click();
  await expect(page.getByText('No game fits.')).toBeVisible();
});

test('everything goes into a file, and from there to another profile', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('omnidoku.counts', 'false'));
  await openPuzzle(page, kSolution.replace(/^5/, '.'));
  await cell(page, 0).focus();
  await page.keyboard.press('5');
  await expect(page.getByRole('dialog', { name: 'Solved!' })).toBeVisible();
  await openPuzzle(page, kPuzzle);
  await enterFour(page);
  const games = await openLibrary(page);
  await expect(games).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await button(page, 'Back up').click();
  const stream = await (await downloading).createReadStream();
  const text = (await stream.toArray()).join('');

  const other = await elsewhere(page);
  await openPuzzle(other, kOther);
  const theirs = await openLibrary(other);
  const said = other.locator('.toast');
  // Broken off, or with a game left out, it is refused as a whole.
  const lines = text.trimEnd().split('\n');
  for (const damaged of [text.slice(0, -30), lines.filter((_, index) => index !== 1).join('\n')]) {
    await takeIn(other, damaged);
    await expect(said).toContainText('A part of this backup is missing or was changed');
    await said.getByRole('button').click();
  }
  await expect(theirs).toHaveCount(1);
  await takeIn(other, text);
  await expect(said).toContainText('Games restored: 2.');
  await expect(theirs).toHaveCount(3);
  await takeIn(other, text);
  await expect(said).toContainText('Games restored: 0. Here already: 2.');
  await button(other, 'Statistics').click();
  await expect(other.getByRole('dialog').getByRole('row')).toHaveCount(2);
  await button(other, 'Games').click();
  await theirs.filter({ hasText: '1 of' }).locator('.step').click();
  await expect(other.getByRole('dialog')).toBeHidden();
  await expect(cell(other, 2)).toHaveAccessibleName(/, 4$/);
  await expect(other.locator('.keys .left')).toHaveCount(0);

  // What was played on since is not lost; what the file has comes in beside it.
  await select(other, [3]);
  await other.keyboard.press('2');
  await expect(cell(other, 3)).toHaveAccessibleName(/, 2$/);
  await openLibrary(other);
  await takeIn(other, text);
  await expect(said).toContainText('came in as copies');
  await expect(theirs).toHaveCount(4);
  await expect(theirs.filter({ hasText: '2 of' })).toHaveCount(1);
  await other.context().close();
});

test('the puzzle of the day is the same for everyone and goes on', async ({ page }) => {
  const named = (of: Page) =>
    of
      .locator('[data-cell]')
      .evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label')));
  const givens = async (of: Page) => {
    await of.clock.setFixedTime(new Date('2026-11-26T09:30:00'));
    await openPuzzle(of, kPuzzle);
    const before = await named(of);
    await openLibrary(of);
    const daily = of.getByRole('region', { name: 'Puzzle of the day' });
    await expect(daily).toContainText('Thursday 26 November');
    await expect(daily).toContainText('Hard');
    await daily.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => named(of)).not.toEqual(before);
    return named(of);
  };
  const mine = await givens(page);
  const other = await elsewhere(page);
  expect(await givens(other)).toEqual(mine);
  await other.context().close();
  await openLibrary(page);
  await expect(
    page.getByRole('button', { name: /^Thursday 26 November, .* begun$/ }),
  ).toBeVisible();
  const games = page.locator('.games.library li');
  await expect(games).toHaveCount(2);
  await page.getByRole('region', { name: 'Puzzle of the day' }).getByText('Go on').click();
  await openLibrary(page);
  await expect(games).toHaveCount(2);
});

test('a puzzle opened or made again is no second game as long as nothing was done in it', async ({
  page,
}) => {
  const paste = async (text: string) => {
    await button(page, 'Open').click();
    await page.getByRole('dialog').getByRole('textbox').fill(text);
    await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  const expectGames = async (count: number) => {
    await expect(await openLibrary(page)).toHaveCount(count);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await openPuzzle(page, kPuzzle);
  await paste(kPuzzle);
  await paste(kOther);
  await paste(kPuzzle);
  await expectGames(2);
  // Where something was entered it is another game, and nothing of it is lost.
  await enterFour(page);
  await paste(kPuzzle);
  await expect(cell(page, 2)).toHaveAccessibleName(/, empty$/);
  await paste(kPuzzle);
  await expectGames(3);
  const begun = (await openLibrary(page)).filter({ hasText: `1 of ${kOpen} cells` });
  await expect(begun).toHaveCount(1);
  await begun.locator('.step').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
  for (let i = 0; i < 2; ++i) {
    await button(page, 'New').click();
    await button(page, 'Empty board').click();
    await expect(page.getByText('Several solutions.').last()).toBeVisible();
  }
  await expectGames(4);
});

test('who only looked at a copy to be set is back in the game, and no copy is kept', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle);
  await enterFour(page);
  await button(page, 'Set').click();
  await expect(page.getByText(/You are setting a copy/)).toBeVisible();
  await button(page, 'Play').click();
  await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
  await button(page, 'Set').click();
  await expect(page.getByText(/You are setting a copy/)).toBeVisible();
  await page.goBack();
  await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
  await expect(await openLibrary(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  // Nor when another puzzle is opened from there, or the page is left.
  await button(page, 'Set').click();
  await expect(page.getByText(/You are setting a copy/)).toBeVisible();
  await openPuzzle(page, kOther);
  await expect(await openLibrary(page)).toHaveCount(2);
  await expect(page.getByText('being set')).toHaveCount(0);
});

/** The lines of a backup of all that is here, once it was asked for. */
async function backUp(page: Page): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await button(page, 'Back up').click();
  const stream = await (await downloading).createReadStream();
  return (await stream.toArray()).join('').trimEnd().split('\n');
}

test('a backup of a newer version, or without room for it, is refused in a sentence', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle);
  await untilStored(page, kOpen);
  const games = await openLibrary(page);
  const [head = '', game = ''] = await backUp(page);
  const said = page.locator('.toast');
  const other = game.replace(/"id":"\w+"/, '"id":"other"');
  await takeIn(page, [head.replace('"version":1', '"version":2'), other].join('\n'));
  await expect(said).toContainText('This backup is from a newer version of Omnidoku');
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: { id: string }) {
      if (value.id === 'other') throw new DOMException('no room', 'QuotaExceededError');
      return put.call(this, value);
    } as never;
  });
  await takeIn(page, [head, other].join('\n'));
  await expect(said).toContainText("The browser's storage has no room for this backup");
  await takeIn(page, 'GIF89a');
  await expect(said).toContainText('This file is not a backup of games.');
  await expect(games).toHaveCount(1);
});

test('a backup brings no game twice, also one that was opened since', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await enterFour(page);
  await untilStored(page, kOpen - 1);
  const games = await openLibrary(page);
  const [head = '', game = ''] = await backUp(page);
  const other = game.replace(/"id":"\w+"/, '"id":"other"');
  const twice = [head.replace('"games":1', '"games":3'), game, other, other].join('\n');
  const said = page.locator('.toast');
  await takeIn(page, twice);
  await expect(said).toContainText('Games restored: 1. Here already: 2.');
  await expect(games).toHaveCount(2);
  await games.last().locator('.step').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
  await page.waitForTimeout(1500); // the clock goes on
  await page.reload();
  await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
  await openLibrary(page);
  await takeIn(page, twice);
  await expect(said).toContainText('Games restored: 0. Here already: 3.');
  await expect(games).toHaveCount(2);
});

test('a backup of 50 MB is taken in', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await enterFour(page);
  await untilStored(page, kOpen - 1);
  const games = await openLibrary(page);
  const [head = '', game = ''] = await backUp(page);
  const count = 2500;
  const pad = 'x'.repeat(20_200 - game.length);
  const named = (index: number) =>
    game.replace(/"id":"\w+"/, `"id":"many-${index}"`).replace('{', `{"pad":"${pad}",`);
  const text = [
    head.replace('"games":1', `"games":${count}`),
    ...Array.from({ length: count }, (_, index) => named(index)),
  ].join('\n');
  expect(text.length).toBeGreaterThan(50_000_000);
  const file = test.info().outputPath('many.jsonl');
  await writeFile(file, text);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.locator('.toast')).toContainText('Reading the backup');
  await expect(page.locator('.toast')).toContainText(`Games restored: ${count}.`);
  await expect(games).toHaveCount(count + 1);
});

test('practice is listed when it is asked for, games come first, also to be printed', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle);
  await untilStored(page, kOpen);
  await button(page, 'Techniques').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Hidden Single/ }).click();
  await button(page, 'Open on the large board').click();
  await expect(dialog).toBeHidden();
  const games = await openLibrary(page);
  await expect(games).toHaveCount(1);
  await expect(games).toContainText('Classic Sudoku');
  await expect(button(page, 'Games').last()).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Practice').click();
  await expect(games).toHaveCount(1);
  await expect(games).toContainText('Practice: Hidden Single');
  await button(page, 'Unsolved').click();
  await expect(games).toHaveCount(1);
  await button(page, 'All').click();
  await expect(games).toHaveCount(2);
  await button(page, 'Games').last().click();
  await games.locator('.step').click();
  await expect(dialog).toBeHidden();
  await button(page, 'Share').click();
  await button(page, 'Print').click();
  const ticks = page.getByRole('group', { name: 'Which' }).locator('label');
  await expect(ticks.filter({ visible: true })).toHaveText('Classic Sudoku');
  await page.getByText('Practice and versions: 1').click();
  await expect(ticks.filter({ visible: true })).toHaveText([
    'Classic Sudoku',
    'Practice: Hidden Single',
  ]);
});

test('the time played is that of unfinished games too, and what counts is said', async ({
  page,
}) => {
  await page.clock.install();
  const playFor = async (text: string, seconds: number) => {
    await openPuzzle(page, text);
    for (let i = 0; i < seconds; ++i) await page.clock.runFor(1000);
  };
  await playFor(kPuzzle, 70);
  await playFor(kOther, 35);
  await openLibrary(page);
  await button(page, 'Statistics').click();
  const figure = (label: string) =>
    page.getByRole('dialog').locator('.figure').filter({ hasText: label }).locator('b');
  const played = async () => {
    const [minutes = 0, seconds = 0] = (await figure('Time played').innerText()).split(':');
    return 60 * Number(minutes) + Number(seconds);
  };
  // The clock goes on by itself as well; no second counts twice.
  await expect.poll(played).toBeGreaterThan(103);
  expect(await played()).toBeLessThan(175);
  await expect(figure('Solved')).toHaveText('0');
  await expect(page.getByRole('dialog')).toContainText('unfinished games in the library');
});

test('what became of a picture or a file is said', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(navigator, { canShare: () => false }));
  await openPuzzle(page, kSolution.replace(/^5/, '.'));
  await cell(page, 0).focus();
  await page.keyboard.press('5');
  const said = page.getByRole('dialog').locator('.toast');
  const downloading = page.waitForEvent('download');
  await button(page, 'Share a picture').click();
  const name = (await downloading).suggestedFilename();
  expect(name).toMatch(/^Classic-Sudoku.*\.png$/);
  await expect(said).toContainText(`Saved in the downloads as ${name}.`);
  await button(page, 'Copy the picture').click();
  await expect(said).toContainText('The picture is on the clipboard.');
  const kinds = () => page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
  expect(await kinds()).toContain('image/png');
  await page.evaluate(() =>
    Object.assign(navigator, { canShare: () => true, share: () => Promise.resolve() }),
  );
  await button(page, 'Share a picture').click();
  await expect(said).toContainText('The picture was handed on.');
  await page.keyboard.press('Escape');
  await button(page, 'Share').click();
  await button(page, 'PNG').click();
  await expect(said).toContainText('Saved in the downloads as puzzle.png.');
  // Letters stay in the names of files.
  await openPuzzle(page, JSON.stringify({ omnidoku: 1, metadata: { title: 'Über 数独' } }));
  await button(page, 'Share').click();
  await button(page, 'PNG').click();
  await expect(said).toContainText('Saved in the downloads as Über-数独.png.');
});

for (const entered of [false, true]) {
  const what = entered ? 'entered' : 'given';
  test(`a puzzle whose cells are all ${what} when it comes is complete, and no result`, async ({
    page,
  }) => {
    let text = kSolution;
    if (entered) {
      const { session } = await ask<{ session: string }>(page, 'open', { text: kPuzzle });
      const places = [...kPuzzle].flatMap((digit, index) => (digit === '.' ? [index] : []));
      const actions = places.map((index) => ({
        type: 'entry',
        cells: [index],
        digit: Number(kSolution[index]),
      }));
      await ask(page, 'act', { session, action: { type: 'together', actions } });
      ({ text } = await ask<{ text: string }>(page, 'write', { session, format: 'json' }));
    }
    await openPuzzle(page, text);
    await button(page, 'Check').click();
    await expect(page.locator('.toast')).toHaveText(/filled from the beginning/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await openPuzzle(page, kOther);
    const expectNoResult = async (where: Page) => {
      const game = where.locator('.games.library li').filter({ hasText: 'complete' });
      await expect(game).toHaveCount(1);
      await expect(game).not.toContainText('solved in');
      await button(where, 'Statistics').click();
      const solved = where.getByRole('dialog').locator('.figure').filter({ hasText: 'Solved' });
      await expect(solved.locator('b')).toHaveText('0');
      await expect(
        where.getByText('What you solve appears here, with your best times.'),
      ).toBeVisible();
    };
    await openLibrary(page);
    const lines = await backUp(page);
    await expectNoResult(page);
    const other = await elsewhere(page);
    await other.goto(page.url());
    await button(other, 'Library').click();
    await takeIn(other, lines.join('\n'));
    await expect(other.getByText(/Games restored: \d/)).toBeVisible();
    await expectNoResult(other);
    await other.context().close();
  });
}

test('the library stays open when the first puzzle comes', async ({ page }) => {
  const making = await holdUp(page, 'generate');
  await page.goto('./');
  await making.asked;
  await button(page, 'Library').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  making.end();
  await expect(cell(page, 0)).toBeAttached();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('on the board now')).toBeVisible();
});
