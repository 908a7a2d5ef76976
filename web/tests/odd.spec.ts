// SPDX-License-Identifier: MIT
//
// Odd files and texts, one after another in one game: each is told in plain words, and the game at hand stays
// as it is. unit_formats (odd_inputs_test.cpp) has many more, with what is said of each.

import { expect, type Page } from '@playwright/test';
import { button, cell, kPuzzle, openPuzzle, select, test } from './page';

const kNoPlainWords =
  /token|unexpected|undefined|exception|TypeError|Failed to|parse|syntax|malformed|control byte|Base64|null|NaN/i;

interface Odd {
  name: string;
  type?: string;
  bytes: string;
  said: RegExp;
}

const kOdd: readonly Odd[] = [
  { name: 'book.xlsx', bytes: 'PK\x03\x04\x14\0\x06\0[Content_Types].xml', said: /no text/ },
  { name: 'sound.wav', bytes: 'RIFF$\0\0\0WAVEfmt ', said: /no text/ },
  { name: 'zeros.bin', bytes: '\0'.repeat(100_000), said: /no text/ },
  {
    name: 'paper.pdf',
    bytes: '%PDF-1.4\n1 0 obj\nendobj\n',
    said: /This is a PDF document, not a text/,
  },
  { name: 'page.html', bytes: '<!DOCTYPE html><html><body>5</body></html>', said: /a web page/ },
  { name: 'letter.txt', bytes: 'Gr\xFC\xDFe aus M\xFCnchen', said: /no puzzle in these words/ },
  { name: 'short.txt', bytes: kPuzzle.slice(1), said: /80 cells/ },
  { name: 'cut.json', bytes: '{"size":9,"grid":[[{},{}', said: /ends too early/ },
  { name: 'link.txt', bytes: 'https://www.f-puzzles.com/?load=N4Igz', said: /cut off or damaged/ },
  { name: 'cut.jpg', type: 'image/jpeg', bytes: '\xFF\xD8\xFF\xE0\0\x10JFIF', said: /picture/ },
];

async function drop(page: Page, { name, type, bytes }: Omit<Odd, 'said'>): Promise<void> {
  await page.evaluate(
    ([fileName, mime, content]) => {
      const data = new DataTransfer();
      const raw = Uint8Array.from(content, (c) => c.charCodeAt(0));
      data.items.add(new File([raw], fileName, { type: mime }));
      document.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
    },
    [name, type ?? '', bytes] as const,
  );
}

/** A cat without a grid. */
async function catPicture(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 240];
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#c8b8a0';
    pen.fillRect(0, 0, 320, 240);
    pen.fillStyle = '#605040';
    for (const [x, y, size] of [
      [160, 140, 70],
      [105, 75, 25],
      [215, 75, 25],
    ] as const) {
      pen.beginPath();
      pen.arc(x, y, size, 0, 7);
      pen.fill();
    }
    return atob(canvas.toDataURL('image/png').split(',')[1]!);
  });
}

test('what is no puzzle is told in plain words, and the game stays', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await select(page, [2]);
  await page.keyboard.press('4');
  const cells = () =>
    page.locator('[data-cell]').evaluateAll((all) => all.map((one) => one.ariaLabel));
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  const before = await cells();
  expect(before).toContain('row 1 column 3, 4');
  const cat = { name: 'cat.png', type: 'image/png', bytes: await catPicture(page), said: /grid/ };
  for (const odd of [...kOdd, cat]) {
    await drop(page, odd);
    const said = page.getByRole('dialog').getByRole('alert');
    await expect(said, odd.name).toContainText(odd.said);
    await expect(said, odd.name).not.toContainText(kNoPlainWords);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(cells, odd.name).toEqual(before);
  }
  // Of two puzzles one is chosen.
  const rows = (puzzle: string) => puzzle.replace(/.{9}/g, '$&\n');
  const two = `one:\n${rows(kPuzzle)}two:\n${rows(`.${kPuzzle.slice(1)}`)}`;
  await drop(page, { name: 'two.txt', bytes: two });
  await expect(page.getByRole('dialog').getByRole('button', { name: /: (one|two)$/ })).toHaveCount(
    2,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(cells).toEqual(before);
  // Rightly read: a text as an editor of Windows stores it.
  const wide = [...`${kPuzzle}\r\n`].map((c) => `${c}\0`).join('');
  await button(page, 'Undo').click();
  await drop(page, { name: 'wide.txt', bytes: `\xFF\xFE${wide}` });
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, empty');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
