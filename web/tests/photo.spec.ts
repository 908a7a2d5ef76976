// SPDX-License-Identifier: MIT
//
// Pictures of printed puzzles: a few are made, photographed and read through the page (with OMNIDOKU_ALL=1 a
// hundred, and told how many were right and how long they took); what is read is shown before it counts.

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { bundle } from '../photo_training/bundle';
import { randomFrom, type Wanted } from '../photo_training/make_photo';
import { button, cell, kPuzzle, openPuzzle, test } from './page';

declare const photos: typeof import('../photo_training/in_browser');

/** None of these is among the fonts that the digits were learned from. */
const kFonts = ['"DejaVu Sans"', '"DejaVu Serif"', '"DejaVu Sans Mono"'];

async function prepare(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundle() });
}

/** A grid with 22 to 40 digits anywhere: what is printed need not be a puzzle. */
function wanted(seed: number): Wanted {
  const random = randomFrom(77 * seed);
  const share = 0.28 + 0.22 * random();
  const cells = Array.from({ length: 81 }, () =>
    random() < share ? String(1 + Math.floor(9 * random())) : '.',
  ).join('');
  return {
    seed,
    fonts: [kFonts[seed % 3]!],
    cells,
    harm: seed % 10 === 0 ? 0 : 0.3 + 0.7 * random(),
  };
}

test('pictures are read', async ({ page }) => {
  const number = process.env['OMNIDOKU_ALL'] ? 100 : 6;
  await prepare(page);
  const weights = [...readFileSync('src/photo/digit_weights.bin')];
  const times: number[] = [];
  let [right, digits, wrong, unnoticed] = [0, 0, 0, 0];
  for (let seed = 1; seed <= number; ++seed) {
    const given = wanted(seed);
    const found = await page.evaluate(([of, net]) => photos.read(of, net), [
      given,
      weights,
    ] as const);
    const cells = [...(found?.cells ?? '.'.repeat(81))];
    const faults = cells.flatMap((digit, at) => (digit === given.cells[at] ? [] : [at]));
    if (faults.length === 0) ++right;
    else
      console.log(`picture ${seed}: ${found === null ? 'no grid' : `cells ${faults.join(' ')}`}`);
    digits += 81;
    wrong += faults.length;
    unnoticed += faults.filter((at) => (found?.certainties[at] ?? 0) >= 0.97).length;
    if (found !== null) times.push(found.time);
  }
  times.sort((one, other) => one - other);
  console.log(
    `pictures read without a mistake: ${right} of ${number}; cells wrong: ${wrong} of ${digits}, ${unnoticed} of them ` +
      `unmarked; median ${times[times.length >> 1]?.toFixed(0)} ms`,
  );
  expect(right).toBeGreaterThanOrEqual(Math.floor(0.9 * number));
});

test('a picture is compared and corrected before it is played', async ({ page, browserName }) => {
  void browserName;
  await prepare(page);
  const address = await page.evaluate((of) => photos.pictureOf(of), {
    ...wanted(3),
    cells: kPuzzle,
  });
  const picture = {
    name: 'page.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(address.split(',')[1]!, 'base64'),
  };
  await openPuzzle(page, '1'.padEnd(81, '.'));
  await button(page, 'Open').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[accept]').setInputFiles(picture);
  await expect(dialog.getByText(/^Digits: \d+\./)).toBeVisible();
  const cells = dialog.getByRole('group', { name: 'What was read' }).getByRole('textbox');
  await expect(cells).toHaveCount(81);
  // The first open cell is filled by mistake and emptied again.
  const open = kPuzzle.search(/[.0]/);
  await cells.nth(open).focus();
  await page.keyboard.press('8');
  await expect(cells.nth(open)).toHaveValue('8');
  await page.keyboard.press('0');
  await expect(cells.nth(open)).toHaveValue('');
  await button(page, 'That is right').click();
  await expect(dialog).toBeHidden();
  for (const at of [0, 40, 80]) {
    const digit = kPuzzle[at]!;
    const place = `row ${Math.floor(at / 9) + 1} column ${(at % 9) + 1}`;
    await expect(cell(page, at)).toHaveAccessibleName(
      /[1-9]/.test(digit) ? `${place}, given ${digit}` : `${place}, empty`,
    );
  }
});

test('a picture without a grid, and what is no picture, are told in a sentence', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Open').click();
  const dialog = page.getByRole('dialog');
  const choose = (name: string, buffer: Buffer) =>
    dialog.locator('input[accept]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('cat.png', Buffer.from('no picture at all'));
  await expect(dialog.getByRole('alert')).toHaveText(/cannot show that picture/);
  const grey = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [300, 200];
    return canvas.toDataURL('image/png');
  });
  await choose('grey.png', Buffer.from(grey.split(',')[1]!, 'base64'));
  await expect(dialog.getByRole('alert')).toHaveText(/No grid of nine by nine/);
  await page.keyboard.press('Escape');
  await expect(cell(page, 0)).toHaveAccessibleName(/^row 1 column 1/);
});
