// SPDX-License-Identifier: MIT
//
// What a person pastes or drops: the puzzle with its own words, or a sentence in the page's language.

import { expect, type Page } from '@playwright/test';
import { de } from '../src/i18n/de';
import { button, cell, kPuzzle, openPuzzle, test } from './page';

/** Puts something on the page as from the clipboard, by its types. */
async function paste(
  page: Page,
  data: { 'text/plain': string; 'text/html'?: string },
): Promise<void> {
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text ?? '');
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
  }, data);
}

test('a puzzle in a mail keeps its own words, and the mail stands beside them', async ({
  page,
}) => {
  await openPuzzle(page, `.${kPuzzle.slice(1)}`);
  const puzzle = JSON.stringify({
    omnidoku: 1,
    metadata: { title: 'The Nines', author: 'Bea', rules: 'Digits rise from the bulb.' },
    board: { type: 'grid', size: 9 },
    givens: kPuzzle,
    constraints: [{ type: 'thermometer', cells: ['R1C3', 'R2C3'] }],
  });
  await paste(page, { 'text/plain': `From: Anna\nHi, try this one: ${puzzle} it took me an hour` });
  const info = page.getByRole('region', { name: 'Puzzle' });
  await expect(info.getByRole('heading')).toHaveText('The Nines');
  await expect(info.getByText('by Bea')).toBeVisible();
  await expect(info.getByText('Digits rise from the bulb.')).toBeVisible();
  await info.getByText('Came with the puzzle').click();
  await expect(info.getByText('Hi, try this one: it took me an hour')).toBeVisible();
});

/** The cells of a table in the source of a page. */
function table(cellOf: (digit: string) => string): string {
  const rows = kPuzzle.match(/.{9}/g) ?? [];
  return `<table>${rows.map((row) => `<tr>${[...row].map(cellOf).join('')}</tr>`).join('')}</table>`;
}

const kTables = {
  blanks: table((digit) => `<td class="c">${digit.replace('.', '&nbsp;')}</td>`),
  fields: table((digit) => `<td><input value="${digit.replace('.', '')}"></td>`),
};

async function expectPuzzle(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const index of [0, 1, 4, 80]) {
    await expect(cell(page, index)).toHaveAccessibleName(
      kPuzzle[index] === '.' ? /empty/ : new RegExp(`given ${kPuzzle[index]}`),
    );
  }
}

for (const [name, html] of Object.entries(kTables)) {
  test(`a table with ${name} is read from its source, and as it is copied from a page`, async ({
    page,
  }) => {
    for (const data of [{ 'text/plain': html }, { 'text/plain': 'Sudoku', 'text/html': html }]) {
      await openPuzzle(page, `.${kPuzzle.slice(1)}`);
      await paste(page, data);
      await expectPuzzle(page);
    }
  });
}

test('a picture written as text is read as a photo', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  const white =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';
  await paste(page, { 'text/plain': white });
  await expect(page.getByRole('dialog', { name: 'From a picture' })).toBeVisible();
});

test.describe('on a page in German', () => {
  test.use({ locale: 'de-DE' });

  test('what cannot be read is said in one German sentence, with the rest behind "Mehr"', async ({
    page,
  }) => {
    await openPuzzle(page, kPuzzle);
    const object = `{"size":9,"grid":[[{"value":5},{`;
    const short = (kPuzzle.match(/.{9}/g) ?? []).map((row, r) => [...row.slice(r === 5 ? 1 : 0)]);
    const source = short.map((row) => `<tr>${row.map((one) => `<td>${one}</td>`).join('')}</tr>`);
    const odd = (sentence: string) =>
      sentence
        .replace('{rows}', '9')
        .replace(/\{line\}|\{row\}/, '6')
        .replace('{count}', '8');
    const cases: readonly [string, string][] = [
      [
        short.map((row) => row.join('\t').replaceAll('.', '')).join('\n'),
        odd(de['refused.row_length']),
      ],
      [`<table>${source.join('')}</table>`, odd(de['refused.table_row'])],
      [kPuzzle.slice(1), de['refused.line_length'].replace('{count}', '80')],
      [
        object,
        de['refused.cut_off']
          .replace('{name}', 'f-puzzles')
          .replace('{end}', 'rid":[[{"value":5},{'),
      ],
      ['<a><b>', de['refused.cut_off_data'].replace('{name}', 'XML').replace('{end}', '<a><b>')],
      ['https://example.com/x.png', de['refused.link_picture']],
      ['https://tinyurl.com/abc', de['refused.link_short']],
      ['https://youtu.be/abc', de['refused.link_video']],
    ];
    for (const [pasted, said] of cases) {
      await paste(page, { 'text/plain': pasted });
      const alert = page.getByRole('dialog').getByRole('alert');
      await expect(alert).toContainText(said);
      await expect(alert.locator('[lang=en]')).toBeHidden();
      await alert.getByText('Mehr', { exact: true }).click();
      await expect(alert.locator('[lang=en]')).toBeVisible();
      await button(page, 'Schließen').click();
    }
  });
});
