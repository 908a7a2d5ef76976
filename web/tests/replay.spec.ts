// SPDX-License-Identifier: MIT
//
// A solved game watched again: on a copy, so that nothing of the game changes.

import { expect } from '@playwright/test';
import { button, cell, kSolution, openPuzzle, test, placeOf } from './page';

test('watching a game again leaves the game, its history and its clock alone', async ({ page }) => {
  const open = [0, 40];
  const puzzle = [...kSolution].map((digit, index) => (open.includes(index) ? '.' : digit));
  await openPuzzle(page, puzzle.join(''));
  for (const index of open) {
    await cell(page, index).focus();
    await page.keyboard.press(kSolution[index] ?? '');
  }
  await expect(page.getByRole('dialog', { name: 'Solved!' })).toBeVisible();
  const time = await page.getByRole('timer').innerText();
  await button(page, 'Watch again').click();
  const film = page.getByRole('dialog', { name: 'Watch again' });
  await page.keyboard.press('7');
  await expect(film.getByText('Move 2 of 2')).toBeVisible();
  await expect(film.locator('.player .entry')).toHaveCount(2);
  await film.getByLabel('Moves').fill('0');
  await expect(film.getByText('Move 0 of 2')).toBeVisible();
  await expect(film.locator('.player .entry')).toHaveCount(0);
  await film.getByRole('button', { name: 'Go on' }).click();
  await expect(film.getByText('Move 2 of 2')).toBeVisible();
  await film.getByLabel('Moves').fill('1');
  await film.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(film).toBeHidden();
  await expect(cell(page, 0)).toHaveAccessibleName('row 1 column 1, 5');
  await expect(cell(page, 40)).toHaveAccessibleName('row 5 column 5, 2');
  await expect(page.getByRole('timer')).toHaveText(time);
  await page.reload();
  await expect(cell(page, 40)).toHaveAccessibleName('row 5 column 5, 2');
  await expect(page.getByRole('timer')).toHaveText(time);
  await button(page, 'Undo').click();
  await expect(cell(page, 40)).toHaveAccessibleName('row 5 column 5, empty');
  await button(page, 'Redo').click();
  await expect(cell(page, 40)).toHaveAccessibleName('row 5 column 5, 2');
});

test('the result is there again while the game is solved, and Back from the film leads to it', async ({
  page,
}) => {
  await openPuzzle(page, `.${kSolution.slice(1)}`);
  await expect(button(page, 'Result')).toBeHidden();
  await cell(page, 0).focus();
  await page.keyboard.press('5');
  const finish = page.getByRole('dialog', { name: 'Solved!' });
  await expect(finish).toBeVisible();
  const told = (await finish.locator('#finished-text').innerText()).replaceAll(/\s+/g, ' ');
  await page.keyboard.press('Escape');
  await expect(finish).toBeHidden();
  await button(page, 'Result').click();
  await expect(finish.locator('#finished-text')).toContainText('Without any help');
  await page.keyboard.press('Escape');
  await page.reload();
  await button(page, 'Result').click();
  await expect(finish).toBeVisible();
  const again = (await finish.locator('#finished-text').innerText()).replaceAll(/\s+/g, ' ');
  expect(again).toBe(told);
  await button(page, 'Watch again').click();
  await expect(page.getByRole('dialog', { name: 'Watch again' })).toBeVisible();
  await page.goBack();
  await expect(finish).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await button(page, 'Undo').click();
  await expect(button(page, 'Result')).toBeHidden();
  await expect(button(page, 'Check')).toBeVisible();
});

test('a film that is closed while it rewinds is over', async ({ page }) => {
  const puzzle = [...kSolution].map((digit, index) => (index % 2 === 0 ? '.' : digit)).join('');
  await openPuzzle(page, puzzle);
  for (let index = 0; index < 81; index += 2) {
    await cell(page, index).focus();
    await page.keyboard.press(kSolution[index] ?? '');
  }
  await expect(page.getByRole('dialog', { name: 'Solved!' })).toBeVisible();
  // From now on the answers to moves are slow.
  let asked = 0;
  let closed = 0;
  await page.route('**/api', async (route) => {
    const { call } = route.request().postDataJSON() as { call: string };
    if (call === 'close') closed += 1;
    if (call === 'act') {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await route.continue();
  });
  await button(page, 'Watch again').click();
  await expect.poll(() => asked).toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => closed).toBe(1);
  const before = asked;
  await page.waitForTimeout(1000);
  expect(asked).toBe(before);
  await expect(page.locator('.toast')).toBeEmpty();
});

test.describe('a page in German', () => {
  test.use({ locale: 'de-DE' });

  test('shows the film large on small screens, and all that runs it', async ({ page }) => {
    await openPuzzle(page, kSolution.replace(/^5/, '.'));
    await cell(page, 0).focus();
    await page.keyboard.press('5');
    await button(page, 'Noch einmal ansehen').click();
    const film = page.getByRole('dialog', { name: 'Noch einmal ansehen' });
    const words = film.getByText('Zug 1 von 1');
    const board = film.getByRole('img');
    for (const [viewport, least] of [
      [{ width: 360, height: 640 }, 300],
      [{ width: 240, height: 320 }, 180],
      [{ width: 640, height: 360 }, 270],
      [{ width: 568, height: 320 }, 230],
    ] as const) {
      await page.setViewportSize(viewport);
      await expect(words).toBeInViewport({ ratio: 1 });
      await expect(film.getByLabel('Züge')).toBeInViewport({ ratio: 1 });
      await expect(board).toBeInViewport({ ratio: 1 });
      const { width, height } = await placeOf(board);
      expect(Math.min(width, height), `at ${viewport.width}`).toBeGreaterThan(least);
    }
  });
});
