// SPDX-License-Identifier: MIT
//
// Pictures of printed puzzles: a few are made, photographed and read through the page (with OMNIDOKU_ALL=1 a
// hundred, and told how many were right and how long they took); what is read is shown before it counts.

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { bundle } from '../photo_training/bundle';
import { randomFrom, type Wanted } from '../photo_training/make_photo';
import type { DrawnGrid, Screen } from '../photo_training/make_screen';
import { button, cell, kPuzzle, openPuzzle, test, placeOf } from './page';

declare const photos: typeof import('../photo_training/in_browser');

/** None of these is among the fonts that the digits were learned from. */
const kFonts = ['"DejaVu Sans"', '"DejaVu Serif"', '"DejaVu Sans Mono"'];

async function prepare(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundle() });
}

/** The boxes that a grid of so many cells on a side has in turn. */
const kBoxes: { readonly [side: number]: readonly (readonly [number, number])[] } = {
  4: [[2, 2]],
  6: [
    [2, 3],
    [3, 2],
  ],
  8: [
    [2, 4],
    [4, 2],
  ],
  9: [[3, 3]],
};

/** A grid with a fourth to half of its digits anywhere: what is printed need not be a puzzle. */
function wanted(seed: number, side = 9): Wanted & { readonly box: readonly [number, number] } {
  const random = randomFrom(77 * seed + (side === 9 ? 0 : 1000 * side));
  const share = 0.28 + 0.22 * random();
  const cells = Array.from({ length: side * side }, () =>
    random() < share ? String(1 + Math.floor(side * random())) : '.',
  ).join('');
  const boxes = kBoxes[side]!;
  return {
    seed,
    fonts: [kFonts[seed % 3]!],
    cells,
    box: boxes[seed % boxes.length]!,
    harm: seed % 10 === 0 ? 0 : 0.3 + 0.7 * random(),
  };
}

function weights(): number[] {
  return [...readFileSync('src/photo/digit_weights.bin')];
}

/** Reads pictures of grids of that size, tells how many were right, and returns how many. */
async function readAll(page: Page, side: number, number: number): Promise<number> {
  await prepare(page);
  const times: number[] = [];
  let [right, wrong, unnoticed] = [0, 0, 0];
  for (let seed = 1; seed <= number; ++seed) {
    const given = wanted(seed, side);
    const found = await page.evaluate(([of, net]) => photos.read(of, net), [
      given,
      weights(),
    ] as const);
    const cells = [...(found?.cells ?? '.'.repeat(side * side))];
    const faults = [...given.cells].flatMap((digit, at) => (digit === cells[at] ? [] : [at]));
    const isRight = cells.length === given.cells.length && found?.box === given.box.join('x');
    if (faults.length === 0 && isRight) ++right;
    else {
      const what = isRight ? `cells ${faults.join(' ')}` : `${found?.box ?? 'no'} boxes`;
      console.log(`picture ${seed} of side ${side}: ${what}`);
    }
    wrong += faults.length;
    unnoticed += faults.filter((at) => (found?.certainties[at] ?? 0) >= 0.97).length;
    if (found !== null) times.push(found.time);
  }
  times.sort((one, other) => one - other);
  console.log(
    `pictures of ${side} x ${side} read without a mistake: ${right} of ${number}; cells wrong: ${wrong} of ` +
      `${number * side * side}, ${unnoticed} of them unmarked; median ${times[times.length >> 1]?.toFixed(0)} ms`,
  );
  return right;
}

test('pictures are read', async ({ page }) => {
  const number = process.env['OMNIDOKU_ALL'] ? 100 : 6;
  expect(await readAll(page, 9, number)).toBeGreaterThanOrEqual(Math.floor(0.9 * number));
});

test('pictures of small grids are read, with the boxes that their thick lines make', async ({
  page,
}) => {
  const number = process.env['OMNIDOKU_ALL'] ? 20 : 2;
  for (const side of [4, 6, 8]) {
    expect(await readAll(page, side, number)).toBeGreaterThanOrEqual(Math.floor(0.9 * number));
  }
});

const kSix = '1..4....6..5.2.1....6...3....5....4.';

/** A grid of nine as it stands on a phone. */
const kOnPhone = { box: [3, 3], at: [24, 400], cell: 86 } as const;
const kDark = { ink: '#f0f0f0', thin: '#444', bold: '#999' };

/** The row and the column of the cell in the middle tinted, and itself in another colour. */
function tinted(tint: string, middle: string): { [cell: number]: string } {
  const along = Array.from({ length: 9 }, (_, at) => [9 * 4 + at, 9 * at + 4]).flat();
  return { ...Object.fromEntries(along.map((cell) => [cell, tint])), 40: middle };
}

function phone(grid: Partial<DrawnGrid>, ground = '#fff'): Screen {
  return {
    width: 828,
    height: 1792,
    ground,
    grids: [{ ...kOnPhone, cells: kPuzzle.replace(/0/g, '.'), ...grid }],
  };
}

test('screens are read: dark ground, chosen cells, digits in colour, small marks, turned', async ({
  page,
}) => {
  await prepare(page);
  const puzzle = kPuzzle.replace(/0/g, '.');
  const played = `${puzzle.slice(0, 40)}5${puzzle.slice(41)}`;
  const screens: readonly (readonly [string, Screen, string])[] = [
    ['dark', phone(kDark, '#121212'), puzzle],
    ['faint lines', phone({ ...kDark, thin: '#2c2c2e', bold: '#48484a' }, '#1c1c1e'), puzzle],
    [
      'chosen',
      phone({ cells: played, fills: tinted('#e2ebf3', '#bbdefb'), inks: { 40: '#325aaf' } }),
      played,
    ],
    [
      'chosen, light on blue',
      phone({ cells: played, fills: tinted('#dde8fa', '#1a5fd0'), inks: { 40: '#fff' } }),
      played,
    ],
    [
      'chosen on dark ground',
      phone(
        { ...kDark, cells: played, fills: tinted('#24304a', '#3a6fd8'), inks: { 40: '#fff' } },
        '#121212',
      ),
      played,
    ],
    ['pale colour', phone({ cells: played, inks: { 40: '#f0d080' } }), played],
    ['marks in their places', phone({ marks: 'places' }), puzzle],
    ['marks in the middle', phone({ marks: 'middle' }), puzzle],
    ...[1, 2, 3].map((turn) => [`turned ${turn}`, { ...phone({}), turn }, puzzle] as const),
  ];
  for (const [name, screen, cells] of screens) {
    const found = await page.evaluate(([of, net]) => photos.readScreen(of, net), [
      screen,
      weights(),
    ] as const);
    expect(found, name).toEqual([cells]);
  }
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

/** Opens the page with its dialog; gives it pictures. */
async function chooser(page: Page): Promise<(address: string) => Promise<void>> {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Open').click();
  return (address) =>
    page
      .getByRole('dialog')
      .locator('input[accept]')
      .setInputFiles({
        name: 'picture.png',
        mimeType: 'image/png',
        buffer: Buffer.from(address.split(',')[1]!, 'base64'),
      });
}

async function screens(page: Page, list: readonly Screen[]): Promise<string[]> {
  await prepare(page);
  return page.evaluate((all) => all.map((screen) => photos.screenOf(screen)), list);
}

/** One grid alone in a picture. */
function alone(cells: string, box: readonly [number, number], cell = 60): Screen {
  const size = Math.sqrt(cells.length) * cell + 80;
  return { width: size, height: size, grids: [{ cells, box, at: [40, 40], cell }] };
}

test('a grid of six is shown as one, and its boxes can be changed before it is played', async ({
  page,
  browserName,
}) => {
  void browserName;
  const [six] = await screens(page, [alone(kSix, [2, 3], 90)]);
  const choose = await chooser(page);
  const dialog = page.getByRole('dialog');
  await choose(six!);
  const cells = dialog.getByRole('group', { name: 'What was read' }).getByRole('textbox');
  await expect(cells).toHaveCount(36);
  expect(
    await cells.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value || '.')),
  ).toEqual([...kSix]);
  // By keyboard: a digit that a grid of six has not is refused, the arrows go from cell to cell.
  await cells.nth(1).focus();
  await page.keyboard.press('9');
  await expect(cells.nth(1)).toHaveValue('');
  await page.keyboard.press('ArrowDown');
  await expect(cells.nth(7)).toBeFocused();
  await expect(dialog.getByLabel('Boxes')).toHaveValue('2,3');
  await dialog.getByLabel('Boxes').selectOption({ label: '3 rows × 2 columns' });
  await button(page, 'That is right').click();
  await expect(dialog).toBeHidden();
  await expect(cell(page, 34)).toHaveAccessibleName('row 6 column 5, given 4');
  await expect(cell(page, 35)).toHaveAccessibleName('row 6 column 6, empty');
});

test('of several grids in a picture one is chosen', async ({ page }) => {
  const puzzle = kPuzzle.replace(/0/g, '.');
  const [two] = await screens(page, [
    {
      width: 1400,
      height: 900,
      grids: [
        { cells: puzzle, box: [3, 3], at: [40, 100], cell: 70 },
        { cells: kSix, box: [2, 3], at: [760, 40], cell: 60 },
        { cells: '1.2..3..4..5.6..'.repeat(16), box: [4, 4], at: [760, 450], cell: 26 },
      ],
    },
  ]);
  const choose = await chooser(page);
  const dialog = page.getByRole('dialog');
  await choose(two!);
  const cells = dialog.getByRole('group', { name: 'What was read' }).getByRole('textbox');
  await expect(cells).toHaveCount(81);
  await expect(dialog.getByText('Left out, as this size cannot be read: 16 × 16.')).toBeVisible();
  await dialog.getByLabel(/^Grids in this picture: 2/).selectOption({ label: 'Grid 2 (6 × 6)' });
  await expect(cells).toHaveCount(36);
  await button(page, 'That is right').click();
  await expect(cell(page, 35)).toHaveAccessibleName('row 6 column 6, empty');
});

test('digits in colour on a screen are entries, or given if a person says so', async ({ page }) => {
  const puzzle = kPuzzle.replace(/0/g, '.');
  const open = [...puzzle].flatMap((digit, at) => (digit === '.' ? [at] : [])).slice(0, 2);
  const [first, second] = open as [number, number];
  const cells = [...puzzle].map((digit, at) => (at === first ? '1' : at === second ? '2' : digit));
  const [half] = await screens(page, [
    phone({
      cells: cells.join(''),
      ink: '#344861',
      fills: tinted('#e2ebf3', '#bbdefb'),
      inks: { [first]: '#325aaf', [second]: '#e03030' },
    }),
  ]);
  const choose = await chooser(page);
  const dialog = page.getByRole('dialog');
  await choose(half!);
  const entries = dialog.getByLabel('Digits in colour (2) were entered');
  await expect(entries).toBeChecked();
  await button(page, 'That is right').click();
  await expect(dialog).toBeHidden();
  const given = [...puzzle].findIndex((digit) => digit !== '.');
  await expect(cell(page, given)).toHaveAccessibleName(/given/);
  await expect(cell(page, first)).not.toHaveAccessibleName(/given|empty/);
  await expect(cell(page, second)).not.toHaveAccessibleName(/given|empty/);
  await button(page, 'Open').click();
  await choose(half!);
  await entries.uncheck();
  await button(page, 'That is right').click();
  await expect(cell(page, first)).toHaveAccessibleName(/given 1/);
});

const kRegions =
  '111222333' +
  '111222333' +
  '114225336' +
  '144425556' +
  '147455566' +
  '447785566' +
  '447788669' +
  '777888999' +
  '778889999';

test('thick lines that do not make boxes are told', async ({ page }) => {
  const puzzle = kPuzzle.replace(/0/g, '.');
  const plain = alone(puzzle, [3, 3], 80);
  const jigsaw = alone(puzzle, [9, 9], 80);
  const grids = jigsaw.grids.map((grid) => ({ ...grid, thin: '#333', regions: kRegions }));
  const [usual, odd] = await screens(page, [plain, { ...jigsaw, grids }]);
  const choose = await chooser(page);
  const dialog = page.getByRole('dialog');
  const sentence = dialog.getByText(/^The thick lines of this grid do not run around the usual/);
  await choose(odd!);
  await expect(sentence).toBeVisible();
  await choose(usual!);
  await expect(sentence).toBeHidden();
  await expect(dialog.getByRole('textbox')).toHaveCount(81);
});

test('on a small phone the picture stays in sight while the last cells are compared', async ({
  page,
}) => {
  const [usual] = await screens(page, [alone(kPuzzle.replace(/0/g, '.'), [3, 3], 80)]);
  await page.setViewportSize({ width: 320, height: 568 });
  const choose = await chooser(page);
  const dialog = page.getByRole('dialog');
  await choose(usual!);
  const cells = dialog.getByRole('group', { name: 'What was read' }).getByRole('textbox');
  await cells.nth(80).focus();
  await expect(cells.nth(80)).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('img', { name: 'The picture, laid flat' })).toBeInViewport({
    ratio: 0.95,
  });
  for (let row = 0; row < 8; ++row) await page.keyboard.press('ArrowUp');
  await expect(cells.nth(8)).toBeFocused();
  const [picture, first] = [await placeOf(dialog.locator('canvas')), await placeOf(cells.nth(8))];
  expect(first.y).toBeGreaterThanOrEqual(picture.y + picture.height);
});

test('a grid of a size that cannot be read, and one without digits, are told in a sentence', async ({
  page,
}) => {
  const sixteen = '1.2..3..4..5.6..'.repeat(16);
  const board = { ...alone('.'.repeat(64), [8, 8], 80) };
  const dark = Array.from({ length: 64 }, (_, at) => at).filter((at) => (at + (at >> 3)) % 2 === 1);
  const checkers = dark.map((at) => [at, '#8a5a3a'] as const);
  const words = alone('ABC..DEFG.HI'.repeat(7).slice(0, 81), [9, 9]);
  const pictures = await screens(page, [
    alone(sixteen, [4, 4], 50),
    alone('1.2..3..4..5'.repeat(12), [3, 4]),
    alone('.'.repeat(81), [3, 3]),
    words,
    {
      ...board,
      grids: board.grids.map((grid) => ({ ...grid, fills: Object.fromEntries(checkers) })),
    },
  ]);
  const said = [
    /^This looks like a grid of 16 × 16 cells\. Only grids of/,
    /^This looks like a grid of 12 × 12 cells\. Only grids of/,
    /^A grid of 9 × 9 cells was found in this picture, but no digits/,
    /^A grid of 9 × 9 cells was found in this picture, but no digits/,
    /^(No grid of cells|A grid of 8 × 8 cells) was found in this picture/,
  ];
  const choose = await chooser(page);
  const dialog = page.getByRole('dialog');
  for (const [at, picture] of pictures.entries()) {
    await choose(picture);
    await expect(dialog.getByRole('alert')).toHaveText(said[at]!);
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(cell(page, 0)).toHaveAccessibleName(/^row 1 column 1, given/);
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
  await expect(dialog.getByRole('alert')).toHaveText(/^No grid of cells was found/);
  await page.keyboard.press('Escape');
  await expect(cell(page, 0)).toHaveAccessibleName(/^row 1 column 1/);
});
