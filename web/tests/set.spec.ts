// SPDX-License-Identifier: MIT
//
// Setting a puzzle from an empty grid, and taking it elsewhere and back.

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import {
  holdUp,
  addCage,
  ask,
  button,
  cell,
  chooseKind,
  copiedLink,
  draw,
  kOpen,
  kPuzzle,
  openPuzzle,
  select,
  startEmpty,
  test,
  untilStored,
  pointOf,
} from './page';

/** Draws regions: the first box and the second swap a cell each. */
async function swapCells(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Board' }).click();
  await select(page, [20]);
  await page.getByRole('button', { name: /^B 9$/ }).click();
  await select(page, [21]);
  await page.getByRole('button', { name: /^A 8$/ }).click();
  await button(page, 'Use this board').last().click();
  await expect(page.getByText(/outlined region/)).toBeVisible();
}

test('cages and a jigsaw region go to f-puzzles and back', async ({ page }) => {
  await startEmpty(page);
  await swapCells(page);
  await addCage(page, [0, 1, 2], 7);
  await addCage(page, [9, 18], 12);
  await select(page, [40]);
  await page.keyboard.press('5');
  await expect(cell(page, 40)).toHaveAccessibleName(/given 5/);

  await button(page, 'Share').click();
  await page.getByLabel('Format').selectOption('fpuzzles');
  await button(page, 'Show as text').click();
  const field = page.getByLabel('To copy by hand');
  await expect(field).toHaveValue(/"grid"/);
  const text = await field.inputValue();
  await page.keyboard.press('Escape');
  await button(page, 'Open').click();
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await expect(cell(page, 40)).toHaveAccessibleName(/given 5/);
  await expect(cell(page, 0)).toHaveAccessibleName(/cage 7/);
  await expect(cell(page, 18)).toHaveAccessibleName(/cage 12/);
  await expect(page.getByText(/outlined region/)).toBeVisible();
});

test('undo takes a cage away again', async ({ page }) => {
  await startEmpty(page);
  await addCage(page, [0, 1], 3);
  await button(page, 'Undo').click();
  await expect(page.getByText('Killer cage, sum 3')).toBeHidden();
});

test('a link holds the whole puzzle, and nothing of who played it here', async ({
  page,
  context,
}) => {
  await openPuzzle(page, kPuzzle);
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  const link = await copiedLink(page);
  const other = await context.newPage();
  await other.goto(link);
  await expect(cell(other, 0)).toHaveAccessibleName('row 1 column 1, given 5');
  await expect(cell(other, 2)).toHaveAccessibleName('row 1 column 3, empty');
  await expect(button(other, 'Undo')).toBeDisabled();
  await expect(other).not.toHaveURL(/#/);
});

test('a link holds what a setter has drawn; what was entered goes with it when that is chosen', async ({
  page,
  browser,
}) => {
  await startEmpty(page);
  await cell(page, 0).focus();
  await page.keyboard.press('Control+Shift+Digit3'); // a colour
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Digit4'); // a corner mark
  await button(page, 'Pen').click();
  await draw(page, [10, 12]);
  await button(page, 'Digit').click();
  await button(page, 'Play').click();
  await cell(page, 20).focus();
  await page.keyboard.press('7');
  await expect(cell(page, 20)).toHaveAccessibleName('row 3 column 3, 7');
  /** What others see who open the link. */
  const opened = async (link: string) => {
    const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await other.goto(link);
    await expect(cell(other, 0)).toBeVisible();
    await expect(other).not.toHaveURL(/puzzle=/);
    const names = [0, 1, 20].map((index) => cell(other, index).getAttribute('aria-label'));
    const told = (await Promise.all(names)).map((name) => name?.replace(/^row . column ., /, ''));
    const strokes = await other.locator('.boards .pen:not(.trail) .strokes > *').count();
    await expect(button(other, 'Undo')).toBeDisabled();
    await other.context().close();
    return [...told, strokes > 0];
  };
  expect(await opened(await copiedLink(page))).toEqual([
    'empty, colours 3',
    'corner marks 4',
    'empty',
    true,
  ]);
  const dialog = page.getByRole('dialog');
  const holding = async (what: string) => {
    await dialog.getByLabel('The link holds').selectOption(what);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await button(page, 'Copy a link that holds the puzzle').click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toMatch(/#puzzle=/);
    return opened(await copied());
  };
  expect(await holding('the puzzle alone')).toEqual(['empty', 'empty', 'empty', false]);
  expect(await holding('all that was entered too')).toEqual([
    'empty, colours 3',
    'corner marks 4',
    '7',
    true,
  ]);
});

test('of a link that opens on this computer alone that is said, with one for elsewhere beside it', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle);
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  await copiedLink(page);
  await expect(page.locator('.toast')).toContainText('It opens on this computer alone');
  await button(page, 'Copy a link for f-puzzles').click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^https:\/\/www\.f-puzzles\.com\/\?load=\S+$/);
  await expect(page.locator('.toast')).not.toContainText('this computer');
  const opened = await ask<{ state: { empty: number } }>(page, 'open', { text: await copied() });
  expect(opened.state.empty).toBe(kOpen);
});

test('clues that are not needed are found', async ({ page }) => {
  const more = kPuzzle.slice(0, 2) + '4' + kPuzzle.slice(3);
  await openPuzzle(page, more);
  await button(page, 'Set').click();
  await expect(page.getByText('Exactly one solution.')).toBeVisible();
  await page.getByText('Check and count').click();
  await button(page, 'Clues that are not needed').click();
  await expect(page.locator('.washes .pointed').first()).toBeAttached();
});

test('what each clue is worth tints its cell, with a legend and clue by clue in words', async ({
  page,
}) => {
  const more = kPuzzle.slice(0, 2) + '4' + kPuzzle.slice(3);
  await openPuzzle(page, more);
  await button(page, 'Set').click();
  await page.getByText('Check and count').click();
  await button(page, 'What each clue is worth').click();
  const tints = page.locator('.board .washes [class^="worth-"]');
  const numGivens = more.replaceAll('.', '').length;
  await expect(tints).toHaveCount(numGivens);
  await expect(page.getByText(/\d+ clues are needed, \d+ can be left out/)).toBeVisible();
  await expect(page.locator('.worth-legend li')).toHaveText([
    'can be left out',
    '2 to 3',
    '4 to 9',
    '10 to 99',
    '100 or more',
  ]);
  await page.getByText('Clue by clue').click();
  await expect(page.locator('.clue-worth details li')).toHaveCount(numGivens);
  await expect(page.getByText('4 in R1C3: can be left out')).toBeVisible();
  await expect(page.getByText(/7 in R1C5: \d+ solutions without it/)).toBeVisible();
  // Of another puzzle it would tell nothing.
  await select(page, [80]);
  await page.keyboard.press('Delete');
  await expect(tints).toHaveCount(0);
  await expect(page.locator('.clue-worth')).toHaveCount(0);
});

test('words typed are the puzzle’s as soon as their field is left', async ({ page }) => {
  await startEmpty(page);
  await page.getByText('Title and rules').click();
  await page.getByRole('textbox', { name: 'Title' }).pressSequentially('My first');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Somebody');
  await button(page, 'Play').click();
  await expect(page.getByRole('heading', { name: 'My first' })).toBeVisible();
  await expect(page.getByText('by Somebody')).toBeVisible();
  await button(page, 'Set').click();
  await button(page, 'Undo').click();
  await expect(page.getByText('by Somebody')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'My first' })).toBeVisible();
});

test('a game under way is set as a copy, and stays as it is', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await select(page, [2]);
  await page.keyboard.press('4');
  await button(page, 'Set').click();
  await expect(page.getByText(/You are setting a copy/)).toBeVisible();
  await select(page, [2]);
  await page.keyboard.press('1');
  await expect(cell(page, 2)).toHaveAccessibleName(/given 1/);
  // Who sets it tries it out, and goes on setting the same.
  await button(page, 'Play').click();
  await button(page, 'Set').click();
  await expect(cell(page, 2)).toHaveAccessibleName(/given 1/);
  await button(page, 'Back to the game').click();
  await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
  await button(page, 'Undo').click();
  await expect(cell(page, 2)).toHaveAccessibleName(/empty$/);
  await button(page, 'Library').click();
  await expect(page.getByRole('dialog').locator('.games.library li')).toHaveCount(2);
});

test('a game is set as a copy also where its first digit is not answered yet', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  const { end: letGo } = await holdUp(page, 'act');
  await select(page, [2]);
  await page.keyboard.press('4');
  await button(page, 'Set').click();
  letGo();
  await expect(page.getByText(/You are setting a copy/)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a kind is found by what others call it, with the keyboard, and its rule changed', async ({
  page,
}) => {
  await startEmpty(page);
  await select(page, [0, 1]);
  await page.getByRole('button', { name: /^All \d+ kinds$/ }).click();
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  const cards = page.getByRole('dialog').locator('.gallery-card');
  await page.keyboard.type('knight');
  // Pictures may have digits.
  const names = cards.locator('.gallery-name');
  await expect(names).toHaveText(['Anti-knight', 'Knightmare']);
  await search.fill('kropki');
  await expect(names.first()).toHaveText('Difference dot');
  await expect(cards.first().locator('svg.board')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const ratio = page.getByRole('textbox', { name: /^ratio/ });
  await ratio.fill('x3');
  await ratio.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/ratio: “x3” is not understood/);
  await expect(ratio).toHaveAttribute('aria-invalid', 'true');
  await ratio.fill('3');
  // Pressed twice it is set once.
  await Promise.all([ratio.press('Enter'), ratio.press('Enter')]);
  await page.getByRole('button', { name: /^Ratio dot, ratio 3/ }).click();
  await expect(ratio).toHaveValue('3');
  await ratio.fill('4');
  await button(page, 'Change it').click();
  await expect(page.locator('.games')).toContainText('Ratio dot, ratio 4');
  await expect(page.locator('.games li')).toHaveCount(1);
});

test('diagonals stay when regions change, and what does not fit is named', async ({ page }) => {
  await startEmpty(page);
  await button(page, 'X: diagonals').click();
  await button(page, 'Add').click();
  await addCage(page, [79, 80], 7);
  await swapCells(page);
  await expect(page.locator('.games')).toContainText('X: diagonals');
  await page.getByRole('combobox', { name: /^Board/ }).selectOption('grid');
  await page.getByRole('textbox', { name: /^size/ }).fill('6');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Killer cage, sum 7 \(R9C8 R9C9\)/)).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.locator('.games')).toContainText('Killer cage, sum 7');
});

test('rules in the list are taken up where they are changed', async ({ page }) => {
  await startEmpty(page);
  await chooseKind(page, 'Extra houses');
  await select(page, [0, 10, 20]);
  await button(page, 'Put in the selected cells').click();
  await button(page, 'Add').click();
  await page.locator('.rules-there').getByText('Extra houses').waitFor();
  await select(page, [80]);
  await page.locator('.rules-there').getByText('Extra houses').click();
  const houses = page.getByRole('textbox', { name: /^houses/ });
  await expect(houses).toHaveValue('R1C1 R2C2 R3C3');
  await expect(houses).toBeFocused();
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(3);
  await addCage(page, [40, 41], 7);
  await page.locator('.rules-there').getByText('Killer cage').click();
  await expect(page.getByRole('textbox', { name: /^sum/ })).toBeFocused();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(page.locator('.rules-there')).toContainText('sum 8');
});

test('paper has what was done since the game was stored', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await untilStored(page, kOpen);
  await page.route('**/api', async (route) => {
    const { call } = route.request().postDataJSON() as { call: string };
    const refused = {
      api: 1,
      ok: false,
      error: { code: 'usage', what: 'not now', text: 'not now' },
    };
    if (call !== 'save') await route.continue();
    else await route.fulfill({ json: refused });
  });
  await select(page, [2]);
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
  await page.evaluate(() => (HTMLIFrameElement.prototype.remove = () => undefined));
  await button(page, 'Share').click();
  await button(page, 'Print').click();
  await page.getByLabel('Pictures show what was entered').check();
  await button(page, 'Print').click();
  const sheet = page.frameLocator('.print-sheets').locator('section');
  await expect(sheet.locator('svg .entry')).toHaveCount(1);
});

test('paper has the rules, who made it, and the solution upside down', async ({ page }) => {
  const constraints = [
    { type: 'created', terms: [{ shape: 'row 1' }, { shape: 'box 1', times: -1 }] },
  ];
  const metadata = { title: 'On paper', author: 'Somebody', difficulty: 'hard' };
  const givens = kPuzzle.match(/.{9}/g);
  await openPuzzle(
    page,
    JSON.stringify({ omnidoku: 1, metadata, board: 'grid:9', givens, constraints }),
  );
  await page.evaluate(() => (HTMLIFrameElement.prototype.remove = () => undefined));
  await button(page, 'Share').click();
  await button(page, 'Print').click();
  await page.getByLabel('Solution').selectOption('below');
  await button(page, 'Print').click();
  const sheet = page.frameLocator('.print-sheets').locator('section');
  await expect(sheet.locator('figcaption').first()).toHaveText(/On paper.*by Somebody · Hard/);
  await expect(sheet.locator('p')).toContainText('add up to the same combination');
  await expect(sheet.locator('li')).toContainText('R1C4 + R1C5');
  await expect(sheet.locator('.solution svg')).toHaveCount(1);
});

test('a booklet has chapters, hints, solutions and codes in the language of the page', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle);
  await page.evaluate(() => (HTMLIFrameElement.prototype.remove = () => undefined));
  await button(page, 'Share').click();
  await button(page, 'Print').click();
  const dialog = page.getByRole('dialog');
  await button(page, 'Booklet').click();
  await dialog.getByLabel('Title').fill('For the train');
  await dialog.getByLabel('Paper').selectOption('a5');
  await dialog.getByLabel('Hints in three grades').check();
  await dialog.getByLabel(/QR code/).check();
  await button(page, 'Print').click();
  const sheets = page.frameLocator('.print-sheets').locator('section');
  // The puzzle, its hints of each grade, the solution.
  await expect(sheets).toHaveCount(5);
  await expect(sheets.first()).toContainText('For the train');
  await expect(sheets.first()).toContainText('Beginner');
  await expect(sheets.first().locator('a')).toHaveAttribute('href', /#puzzle=/);
  await expect(sheets.nth(3)).toContainText('Third hints');
  await expect(sheets.last()).toContainText('Solutions');
});

test('a clue outside is set from the end of its line, and the picture has the rules', async ({
  page,
}) => {
  await startEmpty(page);
  await chooseKind(page, 'Sandwich');
  const sum = page.getByRole('textbox', { name: /^sum/ });
  await select(page, [0]);
  await sum.fill('13');
  await sum.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/Two lines begin/);
  await select(page, [27]);
  await sum.press('Enter');
  await expect(page.locator('.games')).toContainText('R4C1 R4C2 R4C3');
  await chooseKind(page, 'Little killer');
  await draw(page, [3, 13]);
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await expect(page.locator('.games')).toContainText('R1C4 R2C5 R3C6 R4C7 R5C8 R6C9');
  await button(page, 'Share').click();
  await page.getByLabel('Pictures have title, author and rules').check();
  const saved = page.waitForEvent('download');
  await button(page, 'SVG').click();
  const svg = readFileSync(await (await saved).path(), 'utf8');
  expect(svg).toContain('Sandwich Sudoku');
  expect(svg).toContain('A sandwich clue beside');
});

test('the board stays where it is while cells are drawn, also where a clue beside it is new', async ({
  page,
}) => {
  await startEmpty(page);
  await chooseKind(page, 'Little killer');
  await draw(page, [3, 13]);
  await page.keyboard.type('30');
  const [from, to] = [await pointOf(cell(page, 35)), await pointOf(cell(page, 25))];
  await page.mouse.move(from.x, from.y);
  // What was typed is set with this press.
  await page.mouse.down();
  await expect(page.locator('.rules-there')).toContainText('sum 30');
  await page.waitForTimeout(300);
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  await expect(page.locator('.rules-there')).toContainText('R4C9 R3C8 R2C7 R1C6');
});

test('a sum that no digits make is told once, as a sentence that names its cage', async ({
  page,
}) => {
  await startEmpty(page);
  await select(page, [0, 1, 9]);
  await chooseKind(page, 'Killer cage');
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  const sentence = 'The cage at R1C1 cannot add up to 40: its 3 cells make 6 to 24.';
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(page.getByText('Several solutions.')).toBeHidden();
  // Once the engine has said what it says of the puzzle.
  await page.waitForTimeout(1000);
  await expect(page.getByText(/cannot add up/i)).toHaveCount(1);
  await expect(page.locator('.setting .bad, .setting .verdict')).toHaveCount(1);
  await button(page, 'Play').click();
  await expect(page.getByText('This puzzle breaks a rule.', { exact: true })).toBeVisible();
  await expect(page.getByText(/cannot add up/i)).toHaveText(sentence);
});

test('what holds for the whole board is set when it is chosen, and can be undone there', async ({
  page,
}) => {
  await startEmpty(page);
  await chooseKind(page, 'Anti-knight');
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Anti-knight holds for the whole board now.');
  await expect(page.locator('.games')).toContainText('Anti-knight');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.games li')).toHaveCount(0);
});

test('a quadruple is set across its corner', async ({ page }) => {
  await startEmpty(page);
  await chooseKind(page, 'Quadruple');
  await draw(page, [50, 60]);
  await page.keyboard.type('28');
  await page.keyboard.press('Enter');
  for (const index of [50, 51, 59, 60])
    await expect(cell(page, index)).toHaveAccessibleName(/quadruple/i);
  await expect(cell(page, 61)).not.toHaveAccessibleName(/quadruple/i);
});

test('a rule of one’s own is a formula, and a slip in it is told with its place', async ({
  page,
}) => {
  await startEmpty(page);
  await select(page, [0, 10, 20]);
  await chooseKind(page, 'Formula');
  const rule = page.getByRole('textbox', { name: 'rule', exact: true });
  await rule.fill('it is risng');
  await rule.press('Enter');
  await expect(page.getByRole('alert')).toContainText("at 7: 'risng' is no function");
  await rule.fill('each a, b in steps: |a - b| >= 5');
  await rule.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('.games')).toContainText('|a - b| >= 5');
  await expect(cell(page, 10)).toHaveAccessibleName(/formula/i);
});

test('cages may overlap, which is told with the cell, and can be undone there', async ({
  page,
}) => {
  await startEmpty(page);
  await chooseKind(page, 'Killer cage');
  await draw(page, [0, 1]);
  await page.keyboard.type('7');
  const words = 'Killer cage: two share R1C2. That is allowed.';
  // A cell that is only looked at is no cage yet.
  await select(page, [1]);
  await expect(page.locator('.rule-in-hand')).toContainText('Killer cage');
  await expect(page.locator('.rule-in-hand')).not.toContainText('share');
  await draw(page, [2, 1]);
  await expect(page.locator('.rule-in-hand')).toContainText(words);
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  const toast = page.locator('.toast');
  await expect(toast).toContainText(words);
  await expect(page.locator('.boards .cage-sum')).toHaveCount(2);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.boards .cage-sum')).toHaveCount(1);
  await expect(toast).toBeEmpty();
  // Another sum for the same cells, and cells beside, are no overlap.
  await draw(page, [3, 4]);
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(page.locator('.boards .cage-sum')).toHaveCount(2);
  await select(page, [3, 4]);
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Killer cage, sum 8')).toBeVisible();
  await expect(toast).toBeEmpty();
});

test('what is drawn of regions is seen at once, judged, undone, and used', async ({ page }) => {
  await startEmpty(page);
  await page.locator('summary', { hasText: 'Board' }).click();
  const give = async (cells: number[], region: string) => {
    await select(page, cells);
    await page.getByRole('button', { name: new RegExp(`^${region} \\d+$`) }).click();
  };
  const regions = page.getByRole('group', { name: 'Regions' });
  await give([20], 'B');
  await expect(regions).toContainText('Too few cells: A.');
  await expect(regions).toContainText('Too many cells: B.');
  // The borders on the board are those that are drawn.
  await expect(page.locator('.boards .drawn-border').first()).toBeAttached();
  await give([80], 'A');
  await expect(regions).toContainText('In several parts: A. That is allowed.');
  await page.keyboard.press('Control+z');
  await expect(regions).not.toContainText('In several parts');
  await button(page, 'Redo').click();
  await expect(regions).toContainText('In several parts: A');
  // What is done to the puzzle meanwhile is undone in its turn.
  await select(page, [40]);
  await page.keyboard.press('5');
  await expect(cell(page, 40)).toHaveAccessibleName(/given 5/);
  await button(page, 'Undo').click();
  await expect(cell(page, 40)).not.toHaveAccessibleName(/given/);
  await expect(regions).toContainText('In several parts: A');
  for (let i = 0; i < 2; ++i) await button(page, 'Undo').click();
  await expect(page.locator('.boards .drawn-border')).toHaveCount(0);
  await expect(button(page, 'Undo')).toBeDisabled();
  await give([20], 'B');
  await give([21], 'A');
  await expect(regions).not.toContainText('cells:');
  await button(page, 'Use this board').last().click();
  await expect(page.getByText(/outlined region/)).toBeVisible();
});

test('symbols may be written one after another, and what does not fit is said plainly', async ({
  page,
}) => {
  await openPuzzle(page, JSON.stringify({ omnidoku: 1, board: 'grid:6' }));
  await button(page, 'Set').click();
  await page.locator('summary', { hasText: 'Symbols' }).click();
  const field = page.getByRole('textbox', { name: 'Symbols', exact: true });
  const counts = page.getByRole('textbox', { name: 'What they count in sums' });
  const toast = page.locator('.toast');
  const keys = page.locator('.pad .digit');
  await field.fill('🍎🍋🍇🍓🥝👩‍🌾');
  await field.press('Enter');
  await expect(keys).toHaveText(['🍎', '🍋', '🍇', '🍓', '🥝', '👩‍🌾']);
  await field.fill('ABCDEF');
  await field.press('Enter');
  await expect(keys).toHaveText(['A', 'B', 'C', 'D', 'E', 'F']);
  await field.fill('ABCDE');
  await field.press('Enter');
  await expect(toast).toContainText('The board needs 6 symbols, and there are 5.');
  await field.fill('AB C D E F G');
  await field.press('Enter');
  await expect(toast).toContainText('“AB” is more than one character');
  await field.fill('A, B, C, D, E, A');
  await field.press('Enter');
  await expect(toast).toContainText('A is there twice.');
  await field.fill('U, V, W, X, Y, Z');
  await counts.fill('1 2 3 4 5');
  await counts.press('Enter');
  await expect(toast).toContainText('For each of the 6 symbols a whole number is needed');
  await counts.fill('0 2 3 4 5 6');
  await counts.press('Enter');
  await expect(keys).toHaveText(['U', 'V', 'W', 'X', 'Y', 'Z']);
});

test('buttons of regions have the colours of their cells', async ({ page }) => {
  await startEmpty(page);
  await page.locator('summary', { hasText: 'Board' }).click();
  await select(page, [20]);
  await page.getByRole('button', { name: /^B 9$/ }).click();
  const shown = (region: string) =>
    page
      .getByRole('button', { name: new RegExp(`^${region} \\d+$`) })
      .locator('.region-tint')
      .evaluate((tint) => getComputedStyle(tint).backgroundColor);
  await expect(page.locator('.boards .drawn-border').first()).toBeAttached();
  const drawn = page.locator('.boards svg .cells .cell[data-tone]');
  await expect(drawn.first()).toBeAttached();
  const tints = await drawn.evaluateAll((shapes) =>
    shapes.map((shape) => getComputedStyle(shape).fill),
  );
  expect(tints.slice(-81)[20]).toBe(await shown('B'));
  expect(tints.slice(-81)[0]).toBe(await shown('A'));
  expect(await shown('A')).not.toBe(await shown('B'));
});

test('in a corner it is chosen in which line a clue outside stands', async ({ page }) => {
  await startEmpty(page);
  await chooseKind(page, 'Sandwich');
  await select(page, [8]);
  const lines = page.getByRole('group', { name: 'Which line is meant?' });
  await expect(lines.getByRole('button')).toHaveText(['row 1', 'column 9']);
  await page.getByRole('textbox', { name: /^sum/ }).fill('13');
  await lines.getByRole('button', { name: 'column 9' }).click();
  await expect(page.locator('.games')).toContainText('R1C9 R2C9 R3C9');
  await expect(lines).toBeHidden();
  await expect(page.locator('.boards svg text', { hasText: '13' })).toBeVisible();
  // Without its number the line is only chosen.
  await select(page, [0]);
  await lines.getByRole('button', { name: 'row 1' }).click();
  await expect(lines).toBeHidden();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(page.locator('.games')).toContainText('R1C1 R1C2 R1C3');
});
