// SPDX-License-Identifier: MIT
//
// The browser's Back closes a dialog, puts a rule down, goes from setting to playing, and leaves the
// page from there.

import { expect, type Page } from '@playwright/test';
import { button, cell, chooseKind, kPuzzle, openPuzzle, select, test } from './page';

/** A page from which the puzzle is opened, to see where Back leads. */
async function openFromElsewhere(page: Page): Promise<void> {
  await page.goto('./icon.svg');
  await openPuzzle(page, kPuzzle);
  await expect(page).toHaveURL(/\/$/);
}

/** How many steps the history says that the page is in. */
const depth = (page: Page) =>
  page.evaluate(
    () => (history.state as { 'omnidoku-steps'?: number } | null)?.['omnidoku-steps'] ?? 0,
  );

/** Back leaves the page: no dialog's entry was left in the history. */
async function expectToLeave(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(/icon\.svg$/);
}

test('Back closes every dialog, and the page after that', async ({ page }) => {
  await openFromElsewhere(page);
  const length = await page.evaluate(() => history.length);
  const menu = page.getByRole('navigation').getByRole('button');
  // New, Open, Library, Share, Settings, Keys
  await expect(menu).toHaveCount(6);
  for (let index = 0; index < 6; ++index) {
    await menu.nth(index).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(cell(page, 0)).toBeVisible();
  }
  // However many there were.
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  await expectToLeave(page);
});

test('a dialog closed otherwise leaves nothing for Back or Forward', async ({ page }) => {
  await openFromElsewhere(page);
  const dialog = page.getByRole('dialog');
  await button(page, 'Settings').click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await button(page, 'Open').click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
  // Opened and closed faster than the history follows; nobody goes back before it has.
  await page.evaluate(async () => {
    const followed = new Promise((resolve) =>
      addEventListener('popstate', resolve, { once: true }),
    );
    for (let i = 0; i < 9; ++i) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
    }
    await followed;
  });
  await expect(dialog).toBeVisible();
  await expect.poll(() => depth(page)).toBe(1);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect.poll(() => depth(page)).toBe(0);
  await expect(dialog).toBeHidden();
  await expectToLeave(page);
});

test('one dialog after another is closed at once', async ({ page }) => {
  await openFromElsewhere(page);
  const dialog = page.getByRole('dialog');
  await button(page, 'Share').click();
  await dialog.getByRole('button', { name: /^Print/ }).click();
  await expect(dialog.getByRole('heading', { name: /^Print/ })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expectToLeave(page);
});

test('a game opened in a dialog, and one reloaded over it, leave nothing either', async ({
  page,
}) => {
  await openFromElsewhere(page);
  const dialog = page.getByRole('dialog');
  await button(page, 'New').click();
  await button(page, 'Empty board').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Several solutions.')).toBeVisible();
  await button(page, 'Settings').click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(cell(page, 0)).toBeVisible();
  await expect(dialog).toBeHidden();
  // It is being set.
  await page.goBack();
  await expect(button(page, 'Play')).toHaveAttribute('aria-pressed', 'true');
  await expectToLeave(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Back closes a dialog and the page stays where it was scrolled', async ({ page }) => {
    await openFromElsewhere(page);
    await page.evaluate(() => scrollTo(0, 120));
    const where = await page.evaluate(() => scrollY);
    await button(page, 'New').tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(where);
    await expectToLeave(page);
  });

  test('Back out of a rule leaves no kind pressed', async ({ page }) => {
    await openFromElsewhere(page);
    await button(page, 'Set').tap();
    await chooseKind(page, 'Arrow');
    const arrow = page.locator('.pad').getByRole('button', { name: 'Arrow', exact: true });
    await expect(arrow).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(page.locator('.rule-in-hand')).toBeHidden();
    await expect(arrow).toHaveAttribute('aria-pressed', 'false');
    await arrow.tap();
    await expect(page.locator('.rule-in-hand')).toBeVisible();
    await expect(arrow).toHaveAttribute('aria-pressed', 'true');
  });
});

test('out of setting Back takes one step after another', async ({ page }) => {
  await openFromElsewhere(page);
  await button(page, 'New').click();
  await button(page, 'Empty board').click();
  await expect(page.getByText('Several solutions.')).toBeVisible();
  await select(page, [0, 1]);
  await chooseKind(page, 'Killer cage');
  const inHand = page.locator('.rule-in-hand');
  await expect(inHand).toBeVisible();
  await page.keyboard.press('7');
  await button(page, 'Settings').click();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(inHand).toBeVisible();
  await page.goBack();
  await expect(inHand).toBeHidden();
  // What was typed is not lost.
  await expect(page.getByText('Killer cage, sum 7')).toBeVisible();
  await page.goBack();
  await expect(button(page, 'Play')).toHaveAttribute('aria-pressed', 'true');
  await expect(cell(page, 0)).toHaveAccessibleName(/cage 7/);
  await expectToLeave(page);
});

test('a puzzle that is set is left by Back after a reload as well, and in one step by its buttons', async ({
  page,
}) => {
  await openFromElsewhere(page);
  await button(page, 'New').click();
  await button(page, 'Empty board').click();
  await expect(page.getByText('Several solutions.')).toBeVisible();
  await chooseKind(page, 'Killer cage');
  await page.reload();
  await expect(page.getByText('Several solutions.')).toBeVisible();
  await expect(page.locator('.rule-in-hand')).toBeHidden();
  await page.goBack();
  await expect(button(page, 'Play')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Set').click();
  await expect(page.getByText('Several solutions.')).toBeVisible();
  await chooseKind(page, 'Thermometer');
  await button(page, 'Play').click();
  await expect(page.locator('.rule-in-hand')).toBeHidden();
  // Nobody goes back before the history has followed.
  await expect.poll(() => depth(page)).toBe(0);
  await expectToLeave(page);
});
