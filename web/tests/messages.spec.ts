// SPDX-License-Identifier: MIT
//
// What is said belongs to an occasion and goes when the next begins; so does what is under way.

import { expect } from '@playwright/test';
import { button, cell, holdUp, kPuzzle, kSolution, onCall, openPuzzle, select, test } from './page';

const kOther = `.${kPuzzle.slice(1)}`;

test('no word about wrong entries stays when the puzzle is solved', async ({ page }) => {
  await openPuzzle(page, `.${kSolution.slice(1)}`);
  await cell(page, 0).focus();
  await page.keyboard.press('4');
  await button(page, 'Check').click();
  await expect(page.getByText('Wrong entries: 1.')).toBeVisible();
  await cell(page, 0).focus();
  await page.keyboard.press('5');
  await expect(page.getByRole('dialog', { name: 'Solved!' })).toBeVisible();
  await expect(page.getByText('Wrong entries')).toHaveCount(0);
});

test('no failure stays over the next run', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  const refusal = { ok: false, error: { code: 'usage', what: 'none was found' } };
  await onCall(page, 'generate', () => Promise.resolve(refusal));
  await button(page, 'New').click();
  const failure = page.getByRole('dialog').getByText('none was found');
  await button(page, 'Make a puzzle').click();
  await expect(failure).toBeVisible();
  const second = await holdUp(page, 'generate', refusal);
  await button(page, 'Make a puzzle').click();
  await second.asked;
  await expect(page.getByRole('dialog').getByText('Making a puzzle')).toBeVisible();
  await expect(failure).toHaveCount(0);
  second.end();
  await expect(failure).toBeVisible();
  await page.getByRole('radio', { name: /^Hard/ }).check();
  await expect(failure).toHaveCount(0);
});

test('the finish takes no dialog’s place that was opened meanwhile', async ({ page }) => {
  await openPuzzle(page, `.${kSolution.slice(1)}`);
  const { asked, end } = await holdUp(page, 'act');
  await cell(page, 0).focus();
  await page.keyboard.press('5');
  await asked;
  await button(page, 'Keys').click();
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toBeVisible();
  end();
  await expect(keys.getByText('Solved!')).toBeVisible();
});

test('no export stays for another format or puzzle', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Share').click();
  const text = page.getByRole('dialog').getByRole('textbox');
  await button(page, 'Show as text').click();
  await expect(text).toHaveValue(/omnidoku/);
  await page.getByLabel('Format').selectOption({ index: 1 });
  await expect(text).toHaveCount(0);
  await button(page, 'Show as text').click();
  await expect(text).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await openPuzzle(page, kOther);
  await button(page, 'Share').click();
  await expect(text).toHaveCount(0);
});

test('what a format leaves out of the puzzle is said beside it', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await select(page, [2]);
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
  await button(page, 'Share').click();
  const dialog = page.getByRole('dialog');
  const left = dialog.getByRole('status').filter({ hasText: 'Not in this format' });
  await dialog.getByLabel('Format').selectOption('line');
  await expect(left).toHaveText('Not in this format: entries (cells: 1) and history.');
  await dialog.getByLabel('Format').selectOption('json');
  await expect(left).toHaveCount(0);
});

test('that a format has no place for the puzzle is said once, in plain words', async ({ page }) => {
  const grid = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));
  await openPuzzle(page, JSON.stringify({ size: 9, grid, foo: true }));
  await button(page, 'Share').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Format').selectOption('hodoku');
  const status = dialog.getByRole('status');
  const said = status.getByText(/This format has no place for something in this puzzle/);
  await expect(said).toHaveCount(1);
  await expect(status.getByText(/cannot say the rule/)).toBeHidden();
  await expect(button(page, 'Save as a file')).toBeDisabled();
  await expect(button(page, 'Show as text')).toBeDisabled();
  await dialog.getByLabel('Format').selectOption('json');
  await expect(said).toHaveCount(0);
  await button(page, 'Show as text').click();
  await expect(dialog.getByRole('textbox')).toHaveValue(/foo/);
});

test('no refusal stays in the dialog for what is opened next', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Open').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('this is no puzzle');
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await button(page, 'Open').click();
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('closing New stops the making, and a late puzzle replaces no game', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  const { asked, end } = await holdUp(page, 'generate');
  await button(page, 'New').click();
  await button(page, 'Make a puzzle').click();
  await asked;
  const stopped = page.waitForEvent('requestfailed');
  await page.keyboard.press('Escape');
  await stopped;
  end();
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  await button(page, 'New').click();
  await expect(page.getByText('Making a puzzle')).toBeHidden();
  await page.waitForTimeout(1500);
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a hint that comes after the next move is not shown', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  const { asked, end } = await holdUp(page, 'hint');
  await button(page, 'Nudge').click();
  await asked;
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  end();
  await page.waitForTimeout(1000);
  await expect(page.locator('.hint .said')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a file of bytes that is dropped is said to be no text', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await page.evaluate(() => {
    const data = new DataTransfer();
    const bytes = [0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0, 0x08, 0, 0xff, 0xfe];
    data.items.add(new File([new Uint8Array(bytes)], 'all.zip', { type: 'application/zip' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^This is no text.* PNG or JPEG file: Photo\.$/)).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('');
});
