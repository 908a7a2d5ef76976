// SPDX-License-Identifier: MIT
//
// Everything on a board, or what lies in some of its cells, is moved, turned and mirrored in one step.

import { expect, type Page } from '@playwright/test';
import {
  ask,
  button,
  cell,
  draw,
  kPuzzle,
  openPuzzle,
  placeOf,
  select,
  startEmpty,
  test,
} from './page';

const kRows = Array.from({ length: 9 }, (_, row) => kPuzzle.slice(9 * row, 9 * row + 9));

const kRules = [
  { type: 'killer', cells: ['R1C1', 'R1C2', 'R2C1'], sum: 9 },
  { type: 'thermometer', cells: ['R8C8', 'R7C8', 'R6C8'] },
  { type: 'arrow', cells: ['R4C4', 'R4C5', 'R4C6'], pill: ['R4C4', 'R5C4'] },
  { type: 'sandwich', cells: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((c) => `R2C${c}`), sum: 12 },
  { type: 'little_killer', cells: ['R1C3', 'R2C2', 'R3C1'], sum: 15 },
];

async function start(page: Page): Promise<void> {
  const givens = Array.from({ length: 9 }, (_, row) => (row === 4 ? '..5.....7' : '.........'));
  await openPuzzle(
    page,
    JSON.stringify({ omnidoku: 1, board: 'grid:9', givens, constraints: kRules }),
  );
  await button(page, 'Set').click();
  await page.getByText('Move, turn, mirror').click();
}

const rules = (page: Page) => page.locator('.rules-there li');

test('everything goes a cell down and comes back', async ({ page }) => {
  await start(page);
  await cell(page, 0).focus();
  await button(page, 'A cell down').click();
  await expect(rules(page)).toHaveText([
    /Killer cage, sum 9R2C1 R2C2 R3C1/,
    /ThermometerR9C8 R8C8 R7C8/,
    /Arrow, pill R5C4 R6C4R5C4 R5C5 R5C6/,
    /Sandwich, sum 12R3C1 R3C2/,
    /Little killer, sum 15R1C4 R2C3 R3C2 R4C1/,
  ]);
  await expect(cell(page, 47)).toHaveAccessibleName(/given 5/);
  await expect(cell(page, 38)).toHaveAccessibleName(/empty/);
  await button(page, 'Undo').click();
  await expect(rules(page).first()).toContainText('R1C1 R1C2 R2C1');
  await expect(cell(page, 38)).toHaveAccessibleName(/given 5/);
});

test('what has no place is told, and undo has it again', async ({ page }) => {
  await start(page);
  await cell(page, 0).focus();
  await button(page, 'A cell to the right').click();
  await expect(rules(page)).toHaveText([
    /R1C2 R1C3 R2C2/,
    /R8C9 R7C9 R6C9/,
    /R4C5 R4C6 R4C7/,
    /Sandwich, sum 12R2C1 R2C2/,
    /R1C4 R2C3 R3C2/,
  ]);
  await expect(page.locator('.toast')).toContainText('7 in R5C9');
  await button(page, 'A cell to the right').click();
  await expect(page.locator('.toast')).toContainText('Thermometer');
  await expect(rules(page)).toHaveCount(4);
  await button(page, 'Undo').click();
  await expect(rules(page)).toHaveCount(5);
  await button(page, 'Undo').click();
  await expect(cell(page, 44)).toHaveAccessibleName(/given 7/);
});

test('it turns and is mirrored, clues beside the board with it', async ({ page }) => {
  await start(page);
  await cell(page, 0).focus();
  await button(page, 'A quarter turn').click();
  await expect(rules(page)).toHaveText([
    /R1C9 R2C9 R1C8/,
    /R8C2 R8C3 R8C4/,
    /R4C6 R5C6 R6C6/,
    /Sandwich, sum 12R1C8 R2C8 R3C8/,
    /R3C9 R2C8 R1C7/,
  ]);
  await button(page, 'Left to right').click();
  await expect(rules(page).nth(3)).toContainText('R1C2 R2C2 R3C2');
  await button(page, 'Upside down').click();
  await expect(rules(page).nth(3)).toContainText('R9C2 R8C2');
});

test('with cells selected what lies in them is moved alone', async ({ page }) => {
  await start(page);
  await select(page, [0, 1, 9, 10]);
  await button(page, 'A cell down').click();
  await expect(rules(page).first()).toContainText('R2C1 R2C2 R3C1');
  await button(page, 'A cell to the right').click();
  await expect(rules(page)).toHaveText([/R2C2 R2C3 R3C2/, /R8C8/, /R4C4/, /R2C1 R2C2/, /R1C3/]);
  await expect(cell(page, 38)).toHaveAccessibleName(/given 5/);
  await expect(page.locator('[aria-selected=true]')).toHaveCount(4);
});

test('on another board everything is moved that has a place there', async ({ page }) => {
  const { document } = await ask<{ document: { [key: string]: unknown } }>(page, 'generate', {
    geometry: 'samurai',
    seed: 3,
  });
  await openPuzzle(page, JSON.stringify(document));
  await button(page, 'Set').click();
  const given = page.locator('[data-cell][aria-label*="given"]');
  const before = await given.count();
  await page.getByText('Move, turn, mirror').click();
  await button(page, 'Left to right').click();
  await expect(button(page, 'Undo')).toBeEnabled();
  await expect(given).toHaveCount(before);
});

test('two digits are exchanged in givens and quadruples as one step', async ({ page }) => {
  const quadruple = {
    type: 'quadruple',
    cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'],
    digits: ['5', '8'],
  };
  const givens = Array.from({ length: 9 }, (_, row) => (row === 4 ? '..5.....7' : '.........'));
  await openPuzzle(
    page,
    JSON.stringify({ omnidoku: 1, board: 'grid:9', givens, constraints: [quadruple] }),
  );
  await button(page, 'Set').click();
  await page.getByText('Move, turn, mirror').click();
  await page.getByLabel('One digit').fill('5');
  await page.getByLabel('The other').fill('7');
  await page.getByLabel('The other').press('Enter');
  await expect(cell(page, 38)).toHaveAccessibleName(/given 7/);
  await expect(cell(page, 44)).toHaveAccessibleName(/given 5/);
  await expect(rules(page)).toHaveText([/digits 7 8/]);
  await button(page, 'Undo').click();
  await expect(cell(page, 38)).toHaveAccessibleName(/given 5/);
  await expect(rules(page)).toHaveText([/digits 5 8/]);
});

test('before publishing each thing that is missing is told, until something changes', async ({
  page,
}) => {
  await openPuzzle(page, JSON.stringify({ omnidoku: 1, board: 'grid:9', givens: kRows }));
  await button(page, 'Set').click();
  await page.getByText('Before publishing').click();
  await button(page, 'Go through the list').click();
  const list = page.locator('.checklist li');
  await expect(list).toHaveText([
    /✓Exactly one solution/,
    /✗It has no title/,
    /○Nobody is named/,
    /✓It has the usual rules alone/,
    /Every clue is needed|Clues that are not needed/,
    /✓Solved step by step/,
    /✓In the link for SudokuPad nothing is lost/,
    /✓In the link for f-puzzles nothing is lost/,
    /✓In the link for Penpa nothing is lost/,
  ]);
  await page.getByText('Title and rules').click();
  await page.getByLabel('Title').fill('Mine');
  await page.getByLabel('Title').press('Enter');
  await expect(list).toHaveCount(0);
});

test('lines and circles are drawn where the board is dragged over and pressed', async ({
  page,
}) => {
  await openPuzzle(page, JSON.stringify({ omnidoku: 1, board: 'grid:9', givens: kRows }));
  await button(page, 'Set').click();
  await page.locator('summary', { hasText: /^Draw$/ }).click();
  await page.getByText('Draw at once what I drag over or press').click();
  const drawn = page.getByRole('list', { name: 'What is drawn' }).getByRole('listitem');
  await draw(page, [10, 11, 12]);
  await expect(drawn).toHaveText([/Line\s*R2C2 R2C3 R2C4/]);
  await draw(page, [40, 49]);
  await expect(drawn).toHaveCount(2);
  await button(page, 'Circle').click();
  await draw(page, [66]);
  await expect(drawn).toHaveText([/Line/, /Line\s*R5C5 R6C5/, /Circle\s*R8C4/]);
  await page.getByText('Draw at once what I drag over or press').click();
  await draw(page, [0, 1]);
  await expect(drawn).toHaveCount(3);
});

test('a form that is pressed is in hand; figures lie on borders and corners where these are pressed', async ({
  page,
}) => {
  await openPuzzle(page, JSON.stringify({ omnidoku: 1, board: 'grid:9', givens: kRows }));
  await button(page, 'Set').click();
  await page.locator('summary', { hasText: /^Draw$/ }).click();
  await button(page, 'Line').click();
  const drawn = page.getByRole('list', { name: 'What is drawn' }).getByRole('listitem');
  await draw(page, [10, 11, 12]);
  await expect(drawn).toHaveText([/Line\s*R2C2 R2C3 R2C4/]);
  await button(page, 'Circle').click();
  const { x, y, width, height } = await placeOf(cell(page, 40));
  await page.mouse.click(x + width, y + height / 2);
  await expect(drawn).toHaveCount(2);
  await page.mouse.click(x + width, y + height);
  await expect(drawn).toHaveText([/Line/, /Circle\s*R5C5 R5C6$/, /Circle\s*R5C5 R5C6 R6C5 R6C6/]);
});

test('a colour that is pressed is in hand with the form that is chosen', async ({ page }) => {
  await startEmpty(page);
  await page.locator('summary', { hasText: /^Draw$/ }).click();
  await page.getByRole('group', { name: 'Colour of the drawing' }).getByLabel('Colour 7').click();
  await draw(page, [10, 11, 12]);
  const drawn = page.getByRole('list', { name: 'What is drawn' }).getByRole('listitem');
  await expect(drawn).toHaveText([/Line\s*R2C2 R2C3 R2C4/]);
});

test('what is drawn moves with the rest, and becomes a rule when it is given a meaning', async ({
  page,
}) => {
  await openPuzzle(page, JSON.stringify({ omnidoku: 1, board: 'grid:9', givens: kRows }));
  await button(page, 'Set').click();
  await page.locator('summary', { hasText: /^Draw$/ }).click();
  await select(page, [10, 11, 12]);
  await page.getByRole('group', { name: 'Colour of the drawing' }).getByLabel('Colour 3').click();
  await button(page, 'Draw on the selected cells').click();
  const drawn = page.getByRole('list', { name: 'What is drawn' }).getByRole('listitem');
  await expect(drawn).toHaveText([/Line\s*R2C2 R2C3 R2C4/]);
  await select(page, [40]);
  await button(page, 'Circle').click();
  await page.getByLabel('What stands in it').fill('7');
  await page.getByLabel('What stands in it').press('Enter');
  await expect(drawn).toHaveText([/R2C2 R2C3 R2C4/, /Circle 7\s*R5C5/]);

  await page.getByText('Move, turn, mirror').click();
  await button(page, 'A cell down').click();
  await expect(drawn).toHaveText([/R3C2 R3C3 R3C4/, /R6C5/]);
  await button(page, 'Undo').click();
  await expect(drawn).toHaveText([/R2C2 R2C3 R2C4/, /R5C5/]);

  await button(page, 'Line (1)').click();
  await page.getByRole('group', { name: 'Rules that fit' }).getByText('Whispers').click();
  await expect(rules(page)).toHaveText([/Whispers/]);
  await expect(drawn).toHaveText([/R5C5/]);
  await button(page, 'Remove Circle 7 R5C5').click();
  await expect(drawn).toHaveCount(0);
});
