// SPDX-License-Identifier: MIT
//
// How what a person writes looks, and ways of writing it.

import { expect, type Page } from '@playwright/test';
import {
  button,
  cell,
  kOpen,
  kPuzzle,
  openPuzzle,
  select,
  test,
  untilStored,
  placeOf,
  pointOf,
} from './page';

async function at(page: Page, index: number, x = 0.5, y = 0.5): Promise<[number, number]> {
  const point = await pointOf(cell(page, index), x, y);
  return [point.x, point.y];
}

async function drag(page: Page, places: readonly [number, number][]): Promise<void> {
  for (const [i, [x, y]] of places.entries()) {
    await page.mouse.move(x, y, { steps: 6 });
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** One that is taken off the page while it is looked at has none. */
async function fillOf(page: Page, what: string): Promise<string> {
  let fill = '';
  await expect(async () => {
    fill = await page
      .locator(what)
      .first()
      .evaluate((found) => getComputedStyle(found).fill);
    expect(fill).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return fill;
}

test('a cell is selected from the start, and a press beside the board lets go', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle);
  await expect(cell(page, 2)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
  const panel = await placeOf(page.locator('.panel'));
  await page.mouse.click(panel.x + panel.width / 2, panel.y + panel.height - 4);
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0);
  // The end of a drag beside the board is no such press.
  await drag(page, [await at(page, 9), await at(page, 8, 1.4)]);
  await expect(page.locator('[aria-selected=true]')).not.toHaveCount(0);
});

test('a selected cell keeps its colour, a conflict has a ring, both marks one ink', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle);
  await select(page, [2]);
  await page.keyboard.press('Control+Shift+Digit3');
  await page.keyboard.press('Shift+Digit4');
  await page.keyboard.press('Control+Digit6');
  await expect(page.locator('.player .corner')).toBeAttached();
  const ink = await fillOf(page, '.player .corner');
  await expect(page.locator('.player .centre').first()).toHaveCSS('fill', ink);
  // Nothing but the outline is painted over the cell.
  const painted = page.locator('.washes polygon, .selection > polygon');
  await expect(painted).toHaveCount(0);
  await page.keyboard.press('5');
  await expect(page.locator('.figures .conflict circle')).toHaveCount(2);
});

test('symbols are ink: an entry is told from a given by its colour', async ({ page }) => {
  const symbols = ['❤️', '💙', '★', '🍋'];
  const givens = ['❤️...', '....', '....', '....'];
  await openPuzzle(page, JSON.stringify({ omnidoku: 1, board: 'grid:4', symbols, givens }));
  await select(page, [6]);
  await page.keyboard.press('1');
  await expect(page.locator('.player .entry')).toHaveText('❤');
  await expect(page.locator('.board .given').first()).toHaveText('❤');
  const ink = await fillOf(page, '.player .entry');
  await expect(page.locator('.board .given').first()).not.toHaveCSS('fill', ink);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Ink Emoji') && status === 'loaded',
      ),
    );
  await expect.poll(loaded).toBe(true);
});

test('lines keep their width on the screen from 4x4 to 25x25', async ({ page }) => {
  for (const board of ['grid:4', 'grid:25']) {
    await openPuzzle(page, JSON.stringify({ omnidoku: 1, board }));
    const width = (what: string) =>
      page.locator(what).evaluate((line: SVGGraphicsElement) => {
        const { a = 1 } = line.getScreenCTM() ?? {};
        return a * parseFloat(getComputedStyle(line).strokeWidth);
      });
    const border = await width('.region-border >> nth=0');
    const line = await width('.grid-line >> nth=0');
    expect(border, board).toBeGreaterThan(1.4);
    expect(border, board).toBeLessThan(3.3);
    expect(line, board).toBeGreaterThan(0.5);
    expect(line, board).toBeLessThan(1.4);
  }
});

test('a digit chosen first goes into the cells that are pressed', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await page.keyboard.press('q');
  await button(page, '4').click();
  await expect(button(page, '4')).toHaveAttribute('aria-pressed', 'true');
  const fours = [...kPuzzle].filter((digit) => digit === '4').length;
  await expect(page.locator('.washes .same')).toHaveCount(fours);
  await select(page, [2]);
  await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
  await button(page, 'Corner').click();
  await page.keyboard.press('6');
  await drag(page, [await at(page, 5), await at(page, 12)]);
  await expect(cell(page, 5)).toHaveAccessibleName(/corner marks 6/);
  await page.keyboard.press('q');
  await select(page, [3]);
  await expect(cell(page, 3)).toHaveAccessibleName(/empty$/);
});

test('the pen draws lines, edges and dots', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await page.keyboard.press('b');
  await drag(page, [await at(page, 20), await at(page, 21), await at(page, 30)]);
  await expect(page.locator('.strokes .pen-line')).toHaveCount(2);
  await drag(page, [await at(page, 40, 0.5, 0.98), await at(page, 42, 0.5, 0.98)]);
  await expect(page.locator('.strokes .pen-edge')).toHaveCount(3);
  await page.mouse.click(...(await at(page, 60)));
  await expect(page.locator('.strokes .pen-dot')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.strokes .pen-dot')).toHaveCount(0);
  await untilStored(page, [...kPuzzle].filter((digit) => digit === '.').length);
  await page.reload();
  await expect(page.locator('.strokes .pen-edge')).toHaveCount(3);
  await expect(page.locator('.strokes .pen-line')).toHaveCount(2);
});

test('the pen has colours, which are kept, and a line may get another one', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await page.keyboard.press('b');
  const line = page.locator('.strokes .pen-line');
  await drag(page, [await at(page, 20), await at(page, 21)]);
  await expect(line).toHaveCount(1);
  await expect(line).not.toHaveAttribute('data-colour', /./);
  const colours = page.getByRole('group', { name: 'Colour of the pen' });
  await expect(colours.getByRole('button')).toHaveCount(13);
  await colours.getByRole('button', { name: 'Colour 3', exact: true }).click();
  await drag(page, [await at(page, 20), await at(page, 21)]);
  await expect(line).toHaveAttribute('data-colour', '3');
  await page.mouse.click(...(await at(page, 60)));
  await expect(page.locator('.strokes .pen-dot')).toHaveAttribute('data-colour', '3');
  // With the keyboard as well.
  await colours.getByRole('button', { name: 'Colour 1', exact: true }).click();
  await cell(page, 40).focus();
  await button(page, 'Dot').click();
  await expect(page.locator('.strokes [data-colour="1"]')).toHaveCount(1);
  await untilStored(page, kOpen);
  await page.reload();
  await expect(line).toHaveAttribute('data-colour', '3');
  // In its colour a second time it goes away.
  await page.keyboard.press('b');
  await colours.getByRole('button', { name: 'Colour 3', exact: true }).click();
  await drag(page, [await at(page, 20), await at(page, 21)]);
  await expect(line).toHaveCount(0);
});

test('two colours are swapped in cells and on candidates, in one step', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Colour').click();
  const colour = async (index: number, number: number) => {
    await page.mouse.click(...(await at(page, index)));
    await button(page, `Colour ${number}`).click();
  };
  await colour(2, 1);
  await colour(3, 2);
  await colour(5, 4);
  const coloured = (number: number) => page.locator(`.boards polygon[data-colour="${number}"]`);
  await expect(coloured(2)).toHaveCount(1);
  const points = (await coloured(1).getAttribute('points')) ?? '';
  await button(page, 'Swap two colours').click();
  await expect(page.getByText('Press the two colours.')).toBeVisible();
  await button(page, 'Colour 1').click();
  await button(page, 'Colour 2').click();
  await expect(coloured(2)).toHaveAttribute('points', points);
  await expect(coloured(1)).toHaveCount(1);
  await expect(coloured(4)).toHaveCount(1);
  await expect(page.getByText('Press the two colours.')).toBeHidden();
  await button(page, 'Undo').click();
  await expect(coloured(1)).toHaveAttribute('points', points);
});

test('a cell without candidates is marked, and the number pad takes Shift', async ({ page }) => {
  await openPuzzle(
    page,
    JSON.stringify({ omnidoku: 1, board: 'grid:4', givens: ['12..', '....', '....', '....'] }),
  );
  await select(page, [2]);
  const press = (code: string, key: string, modifierNumLock: boolean) =>
    page.evaluate(
      (init) => {
        const pressed = new KeyboardEvent('keydown', { bubbles: true, ...init });
        (document.activeElement ?? document).dispatchEvent(pressed);
      },
      { code, key, modifierNumLock },
    );
  // Some systems say "End" and that Shift is up.
  await press('Numpad1', 'End', true);
  await expect(cell(page, 2)).toHaveAccessibleName(/corner marks 1/);
  await press('Numpad8', 'ArrowUp', false);
  await expect(cell(page, 14)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('3');
  await select(page, [7]);
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName(/no digit fits any more/);
  await expect(page.locator('.figures .stuck')).toHaveCount(1);
});
