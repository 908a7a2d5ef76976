// SPDX-License-Identifier: MIT
//
// For everyone: screen readers, contrast, languages.

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import {
  ask,
  button,
  cell,
  chooseKind,
  kPuzzle,
  kSolution,
  openMade,
  openPuzzle,
  placeOf,
  startEmpty,
  test,
} from './page';

/** Serious faults on the screen now. Only contrast depends on the theme: one theme for the rest. */
async function faults(page: Page, theme: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (theme !== 'light') axe.withRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const kDialogs = ['New', 'Open', 'Library', 'Share', 'Settings', 'Keys', 'Savepoints'];

for (const theme of ['light', 'dark', 'contrast', 'safe']) {
  test(`axe finds no serious fault with the theme ${theme}`, async ({ page }) => {
    test.slow(); // axe looks at the page twelve times
    await page.addInitScript(
      (value) => localStorage.setItem('omnidoku.theme', JSON.stringify(value)),
      theme,
    );
    await openPuzzle(page, kPuzzle);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await button(page, 'Full step').click();
    await expect(button(page, 'Do it')).toBeVisible();
    expect(await faults(page, theme), 'play').toEqual([]);
    for (const name of kDialogs) {
      await button(page, name).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await faults(page, theme), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await button(page, 'Set').click();
    await expect(page.getByText('Exactly one solution.')).toBeVisible();
    for (const name of ['Everywhere', 'Move, turn', 'Board', 'Symbols', 'Title and rules']) {
      await page.locator('summary', { hasText: name }).click();
    }
    expect(await faults(page, theme), 'set').toEqual([]);
    for (const type of ['overlap', 'tredoku', 'cubes']) {
      await page.getByRole('combobox', { name: /^Board/ }).selectOption(type);
      await button(page, 'Draw it').click();
      await expect(page.getByText('Cells: ')).toBeVisible();
      expect(await faults(page, theme), type).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

test('axe finds no fault where techniques, pictures and results are shown', async ({ page }) => {
  const all = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
  const dialog = page.getByRole('dialog');
  await openPuzzle(page, kPuzzle.slice(0, 2) + kSolution.slice(2, 80) + '.');
  await cell(page, 80).focus();
  await page.keyboard.press('3');
  await expect(button(page, 'Watch again')).toBeVisible();
  expect(await all(), 'finish').toEqual([]);
  await button(page, 'Watch again').click();
  await expect(dialog.getByLabel('Moves')).toBeVisible();
  expect(await all(), 'replay').toEqual([]);
  await page.keyboard.press('Escape');
  await button(page, 'Library').click();
  await button(page, 'Statistics').click();
  await expect(dialog.getByRole('table')).toBeVisible();
  expect(await all(), 'statistics').toEqual([]);
  await page.keyboard.press('Escape');
  await button(page, 'Techniques').click();
  expect(await all(), 'techniques').toEqual([]);
  await dialog.getByRole('button', { name: /^Hidden Single/ }).click();
  await button(page, 'Show the answer').click();
  await expect(dialog.locator('.step-placed, .step-house').first()).toBeAttached();
  expect(await all(), 'technique').toEqual([]);
  await page.keyboard.press('Escape');
  await button(page, 'Share').click();
  await button(page, 'Print').click();
  await expect(dialog.getByText('Puzzles on a sheet')).toBeVisible();
  expect(await all(), 'print').toEqual([]);
  await page.keyboard.press('Escape');
  await button(page, 'Open').click();
  await dialog.getByRole('textbox').fill('no puzzle');
  await button(page, 'Open').last().click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await all(), 'open').toEqual([]);
  await page.keyboard.press('Escape');
  await startEmpty(page);
  await page.getByRole('button', { name: /^All \d+ kinds$/ }).click();
  await expect(dialog.locator('svg.board').first()).toBeVisible();
  expect(await all(), 'palette').toEqual([]);
  await dialog.getByRole('button', { name: 'Clone', exact: true }).click();
  await page
    .locator('.kind-chosen')
    .getByRole('button', { name: /^Add to/ })
    .click();
  await expect(page.getByRole('alert')).toHaveText(/is missing/);
  expect(await all(), 'a rule').toEqual([]);
  await chooseKind(page, 'Sandwich');
  await cell(page, 0).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await expect(page.locator('.noted .stand')).toBeVisible();
  expect(await all(), 'a clue beside the board').toEqual([]);
});

test('whatever is pressed is 44 pixels high', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  const low = () =>
    page
      .locator('button:visible, select:visible, label.button:visible')
      .evaluateAll((all) =>
        all
          .filter((found) => found.getBoundingClientRect().height < 43.5)
          .map((found) => found.outerHTML.slice(0, 200)),
      );
  expect(await low()).toEqual([]);
  for (const name of ['New', 'Settings', 'Keys']) {
    await button(page, name).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await low(), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await button(page, 'Set').click();
  await expect(page.getByText('Exactly one solution.')).toBeVisible();
  expect(await low(), 'Set').toEqual([]);
  await page.getByRole('button', { name: /^All \d+ kinds$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await low(), 'palette').toEqual([]);
});

test('what is chosen is seen in colours that the system forces', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPuzzle(page, kPuzzle);
  const paper = (name: string) =>
    button(page, name).evaluate((found) => getComputedStyle(found).backgroundColor);
  expect(await paper('Digit')).not.toBe(await paper('Corner'));
  await button(page, 'Colour').click();
  const swatches = page.locator('.swatch i');
  const colours = await swatches.evaluateAll((all) =>
    all.map((found) => getComputedStyle(found).backgroundColor),
  );
  expect(new Set(colours).size).toBe(colours.length);
});

test('cells are named with their cages and candidates', async ({ page }) => {
  const { open } = await openMade(page, { geometry: 'grid', kinds: ['killer'] });
  const index = open.find((cell) => cell === 33) ?? open[0] ?? 0;
  await cell(page, index).focus();
  for (const digit of ['2', '5', '9']) await page.keyboard.press(`Control+Digit${digit}`);
  await expect(cell(page, index)).toHaveAccessibleName(
    /^row \d column \d, cage \d+, candidates 2 5 9/,
  );
});

test('every sample is drawn', async ({ page }) => {
  const { samples } = await ask<{ samples: { title: string; document: object }[] }>(
    page,
    'samples',
    {},
  );
  expect(samples.length).toBeGreaterThan(10);
  for (const { title, document } of samples) {
    await openPuzzle(page, JSON.stringify(document));
    await expect(page.locator('.board .cell').first(), title).toBeAttached();
  }
});

test('the page speaks five languages', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Settings').click();
  const words = { de: 'Spielen', fr: 'Jouer', es: 'Jugar', ja: '解く', en: 'Play' };
  for (const [language, word] of Object.entries(words)) {
    await page.getByRole('combobox').nth(1).selectOption(language);
    await expect(page.locator('.segments .button').first()).toHaveText(word);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

test.describe(() => {
  test.use({ locale: 'de-AT' });
  test('the page speaks as the browser does', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    await expect(button(page, 'Spielen')).toBeVisible();
  });
});

test('the board is one press of Tab and one of Enter away', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'To the board' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  expect((await placeOf(skip)).height).toBeGreaterThan(40);
  await page.keyboard.press('Enter');
  await expect(cell(page, 2)).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
});

test('a paused board is hidden from screen readers and keys as from the eyes', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await cell(page, 2).focus();
  const session = await page.context().newCDPSession(page);
  const read = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const isCell = ({ ignored, role }: (typeof nodes)[0]) =>
      !ignored && ['grid', 'gridcell'].includes(String(role?.value));
    return nodes.filter(isCell).length;
  };
  await expect.poll(read).toBe(82);
  await page.keyboard.press('p');
  await expect(page.locator('.curtain').getByRole('button')).toBeFocused();
  await expect.poll(read).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(read).toBe(82);
  await expect(cell(page, 2)).toBeFocused();
});

test('candidates that are a clue, and entries that are wrong, are heard', async ({ page }) => {
  const clues = { R1C3: '4 6', R1C4: '3 6' };
  const givens = kPuzzle.match(/.{9}/g);
  await openPuzzle(page, JSON.stringify({ omnidoku: 1, board: '9x9', givens, pencilmarks: clues }));
  await expect(cell(page, 2)).toHaveAccessibleName(/^row 1 column 3, candidates given 4 6, empty/);
  await cell(page, 2).focus();
  await page.keyboard.press('Control+Digit6');
  await expect(cell(page, 2)).toHaveAccessibleName(
    'row 1 column 3, candidates given 4 6, candidates 6',
  );
  await page.keyboard.press('4');
  await cell(page, 5).focus();
  await page.keyboard.press('3');
  await button(page, 'Check').click();
  await expect(cell(page, 5)).toHaveAccessibleName(/^row 1 column 6, 3, wrong/);
  await expect(cell(page, 2)).not.toHaveAccessibleName(/wrong/);
  await cell(page, 5).focus();
  await page.keyboard.press('Delete');
  await expect(cell(page, 5)).toHaveAccessibleName('row 1 column 6, empty');
});

test('what breaks a rule is heard where it is shown, and only there', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await cell(page, 2).focus();
  await page.keyboard.press('5');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 5, breaks a rule');
  await button(page, 'Settings').click();
  await page.getByLabel('Show what breaks a rule').uncheck();
  await page.keyboard.press('Escape');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 5');
  await expect(cell(page, 0)).toHaveAccessibleName('row 1 column 1, given 5');
});
