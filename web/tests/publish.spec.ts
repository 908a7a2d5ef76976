// SPDX-License-Identifier: MIT
//
// Links for other people's programs: what these do not know is told before anything is copied.

import { expect } from '@playwright/test';
import { ask, button, kPuzzle, openPuzzle, startEmpty, test } from './page';

const kLined = JSON.stringify({
  omnidoku: 1,
  givens: kPuzzle,
  constraints: [
    { type: 'thermometer', cells: ['R1C1', 'R2C2'] },
    { type: 'anti_leaper', on: 4, aside: 1 },
  ],
  fog: 'R1C1',
});

interface Opened {
  puzzle: { constraints: { type: string }[]; fog: number[]; has_solution: boolean };
}

test('a link for SudokuPad holds all of the puzzle, fog and solution too', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPuzzle(page, kPuzzle);
  await button(page, 'Share').click();
  const group = page.getByRole('group', { name: 'Puzzle for other programs' });
  await expect(button(page, 'Copy a link for SudokuPad')).toBeEnabled();
  await expect(group).not.toContainText('There without');
  await button(page, 'Copy a link for SudokuPad').click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^https:\/\/sudokupad\.app\/scl\S+$/);
  const { puzzle } = await ask<Opened>(page, 'open', { text: await copied() });
  expect(puzzle.has_solution).toBe(true);
});

test('what a program does not know stands beside its button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPuzzle(page, kLined);
  await button(page, 'Share').click();
  const group = page.getByRole('group', { name: 'Puzzle for other programs' });
  const lacks = group.getByText('There without');
  await expect(lacks).toHaveCount(3);
  await expect(lacks.first()).toContainText(/Thermometer.*Anti-leaper|Anti-leaper.*Thermometer/);
  await expect(lacks.nth(1)).not.toContainText('Thermometer');
  await button(page, 'Copy a link for SudokuPad').click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^https:\/\/sudokupad\.app\/scl\S+$/);
  const { puzzle } = await ask<Opened>(page, 'open', { text: await copied() });
  expect(puzzle.constraints.map(({ type }) => type)).toEqual(['thermometer', 'anti_leaper']);
  expect(puzzle.fog).toEqual([0]);
});

test('a link for Penpa opens again as the puzzle without its fog, which is said', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPuzzle(page, kLined);
  await button(page, 'Share').click();
  const group = page.getByRole('group', { name: 'Puzzle for other programs' });
  await expect(group.getByText('There without').last()).toContainText(/Anti-leaper.*fog/i);
  await button(page, 'Copy a link for Penpa').click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect
    .poll(copied)
    .toMatch(/^https:\/\/swaroopg92\.github\.io\/penpa-edit\/#m=edit&p=\S+$/);
  const { puzzle } = await ask<Opened>(page, 'open', { text: await copied() });
  expect(puzzle.constraints.map(({ type }) => type)).toEqual(['thermometer', 'anti_leaper']);
});

test('the list before publishing says item by item what links lose', async ({ page }) => {
  await openPuzzle(page, kLined);
  await button(page, 'Set').click();
  await page.getByText('Before publishing').click();
  await button(page, 'Go through the list').click();
  const list = page.locator('.checklist li');
  await expect(list.filter({ hasText: 'SudokuPad does without' })).toHaveText([
    /Thermometer.*Anti-leaper|Anti-leaper.*Thermometer/,
  ]);
  await expect(list.filter({ hasText: 'f-puzzles does without' })).toHaveText([/Anti-leaper/]);
  await expect(list.filter({ hasText: 'Penpa does without' })).toHaveText([/Anti-leaper/, /fog/i]);
  await expect(list.filter({ hasText: 'Opened again' })).toHaveCount(0);
});

test('the list pressed right after a title was typed is gone through, and seen', async ({
  page,
}) => {
  await startEmpty(page);
  await page.getByText('Title and rules').click();
  await page.getByText('Before publishing').click();
  await page.getByLabel('Title').click();
  // Nobody leaves a field before pressing a button.
  await page.keyboard.type('Mine');
  await button(page, 'Go through the list').click();
  const list = page.locator('.checklist li');
  await expect(list.filter({ hasText: 'It has a title.' })).toBeInViewport();
});

test('a link is there as soon as it is made, and that others are being made is said', async ({
  page,
}) => {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await openPuzzle(page, kLined);
  await page.route('**/api', async (route) => {
    if (/"format":"penpa"/.test(route.request().postData() ?? '')) await held;
    await route.continue();
  });
  await button(page, 'Share').click();
  await expect(button(page, 'Copy a link for f-puzzles')).toBeEnabled();
  await expect(button(page, 'Copy a link for Penpa')).toBeDisabled();
  const making = page.getByText('Making the links');
  await expect(making).toBeVisible();
  go();
  await expect(button(page, 'Copy a link for Penpa')).toBeEnabled();
  await expect(making).toHaveCount(0);
});
