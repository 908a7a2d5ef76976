// SPDX-License-Identifier: MIT
//
// Puzzles with rules beside those of houses, played to the end: what breaks a rule is shown at once,
// help speaks of the rule. And such rules set by hand.

import { expect, type Page } from '@playwright/test';
import { button, cell, chooseKind, draw, kSolution, openPuzzle, startEmpty, test } from './page';

const name = (index: number) => `R${Math.floor(index / 9) + 1}C${(index % 9) + 1}`;
const digit = (index: number) => Number(kSolution[index]);

const kThermometers = [
  'R1C2 R2C1 R1C1 R2C2 R3C2 R3C1',
  'R2C6 R1C6 R1C7 R2C8 R3C7 R3C8 R4C8',
  'R3C9 R4C9 R5C9 R5C8 R6C9 R7C9',
  'R4C7 R4C6 R3C6 R4C5 R4C4 R4C3',
  'R5C1 R6C1 R5C2 R4C2 R4C1',
  'R6C4 R5C5 R5C4 R6C3 R7C2 R8C1',
  'R7C3 R8C4 R7C4 R8C5 R7C6 R6C5 R6C6',
];
const kParities = [
  1, 3, 6, 10, 11, 13, 14, 17, 20, 24, 26, 27, 31, 32, 45, 47, 48, 49, 55, 58, 59, 60, 67, 68, 74,
  79,
];

/** White dots between all cells side by side whose digits differ by so much. */
function dots(difference: number): object[] {
  const pairs = [...kSolution].flatMap((_, index) => {
    const beside = [index % 9 < 8 ? index + 1 : -1, index + 9];
    return beside.map((other) => [index, other] as const);
  });
  return pairs
    .filter(([a, b]) => Math.abs(digit(a) - digit(b)) === difference)
    .map((pair) => ({ type: 'difference_dot', cells: pair.map(name), difference }));
}

interface Played {
  what: string;
  givens: string;
  constraints: object[];
  rule: string;
  /** What breaks the rule and no house, and what is said of it. */
  wrong: { cell: number; digit: number; said: RegExp };
  /** A sentence of the explanation. */
  reason: RegExp;
}

const kPlayed: readonly Played[] = [
  {
    what: 'thermometers',
    givens: '51..7....37.....54.8.5.4.716.........3..2........6......1........324...6.2.816..3',
    constraints: [
      ...kThermometers.map((cells) => ({ type: 'thermometer', cells: cells.split(' ') })),
      { type: 'slow_thermometer', cells: ['R2C3', 'R1C4', 'R1C5', 'R2C5', 'R2C4'] },
    ],
    rule: 'Values grow along a thermometer from its bulb.',
    wrong: { cell: 18, digit: 2, said: /2 in R3C1 break the thermometer at R1C2/ },
    reason: /By the thermometer at R1C2 alone: R3C2 is 8, so R3C1, after it, is more\./,
  },
  {
    what: 'odd and even cells',
    givens: '...6.2....76......98..3..71...7...92..742..6..9........6.........3.4.9.6...816.4.',
    constraints: kParities.map((index) => ({
      type: digit(index) % 2 === 1 ? 'odd' : 'even',
      cells: [name(index)],
    })),
    rule: 'The value of a cell with a grey square is even.',
    wrong: { cell: 1, digit: 4, said: /4 in R1C2 breaks the odd cell at R1C2/ },
    reason: /is the only place left for/,
  },
  {
    what: 'dots, and none where there is no dot',
    givens: '....7...9.............3..........1.2.3.4...6.29...............8.53....16.....6...',
    constraints: [...dots(1), ...dots(5), { type: 'nonconsecutive' }],
    rule: 'Values of cells side by side never differ by 1, but where a dot joins them.',
    wrong: { cell: 21, digit: 2, said: /2 in R3C4 and 3 in R3C5 break the nonconsecutive rule/ },
    reason:
      /By the difference dot between R1C4 and R1C5 alone: 1 in R1C4 needs 2 in R1C5, 2 in R1C4 needs/,
  },
];

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 740 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    for (const { what, givens, constraints, rule, wrong, reason } of kPlayed) {
      test(`${what} are played`, async ({ page }) => {
        const rows = givens.match(/.{9}/g);
        await openPuzzle(
          page,
          JSON.stringify({ omnidoku: 1, board: 'grid:9', givens: rows, constraints }),
        );
        await expect(page.locator('.rules')).toContainText(rule);
        await cell(page, wrong.cell).click({ force: true });
        await button(page, String(wrong.digit)).click();
        await expect(page.locator('.figures .conflict').first()).toBeAttached();
        await expect(page.getByText(wrong.said)).toBeVisible();
        await expect(cell(page, wrong.cell)).toHaveAccessibleName(/breaks a rule/);
        await button(page, 'Undo').click();
        await expect(page.locator('.figures .conflict')).toHaveCount(0);

        await button(page, 'Full step').click();
        await button(page, 'Do it').click();
        await expect(page.locator('.player .entry, .player .mark').first()).toBeAttached();
        await button(page, 'Undo').click();
        await page.getByText('Ask more').click();
        await button(page, 'Explain all').click();
        await expect(page.getByText(/Steps: \d+ · Solved/)).toBeVisible();
        await expect(page.locator('.step').getByText(reason).first()).toBeAttached();

        // Keys are the same everywhere.
        if (device === 'a phone') return;
        await fillIn(page, givens);
        await expect(page.getByRole('dialog', { name: 'Solved!' })).toBeVisible();
      });
    }
  });
}

async function fillIn(page: Page, givens: string): Promise<void> {
  for (const [index, given] of [...givens].entries()) {
    if (given !== '.') continue;
    await cell(page, index).focus();
    await page.keyboard.press(String(digit(index)));
  }
}

test('lines, dots and marks are set by hand, and the rule of all dots on and off', async ({
  page,
}) => {
  await startEmpty(page);
  const add = page.getByRole('button', { name: /^Add to the selected cells/ });
  await draw(page, [0, 1, 10, 19, 20]);
  await chooseKind(page, 'Thermometer');
  await expect(page.getByText(/their order counts/)).toBeVisible();
  await add.click();
  await expect(page.locator('.games')).toContainText('R1C1 R1C2 R2C2 R3C2 R3C3');
  await expect(page.locator('.boards .thermometer')).toHaveCount(1);
  // Who does not see it hears which line it is, and how far along.
  await expect(cell(page, 0)).toHaveAccessibleName(/thermometer R1C1 1\/5/);
  await expect(cell(page, 10)).toHaveAccessibleName(/thermometer R1C1 3\/5/);
  // With a kind in hand a drag is enough.
  await chooseKind(page, 'Difference dot');
  await draw(page, [40, 41]);
  await expect(page.locator('.boards .white-dot')).toHaveCount(1);
  await expect(cell(page, 40)).toHaveAccessibleName(/difference dot R5C6/);
  await expect(cell(page, 41)).toHaveAccessibleName(/difference dot R5C5/);
  // One for each of the cells, and not another where one is.
  await chooseKind(page, 'Odd cell');
  await draw(page, [60, 61]);
  await expect(page.locator('.boards .cell-marks .cell-mark')).toHaveCount(2);
  await draw(page, [60, 61, 62]);
  await expect(page.locator('.boards .cell-marks .cell-mark')).toHaveCount(3);
  await draw(page, [69, 70, 71]);
  await expect(page.locator('.boards .cell-marks .cell-mark')).toHaveCount(6);
  await button(page, 'Undo').click();
  await expect(page.locator('.boards .cell-marks .cell-mark')).toHaveCount(3);
  // Rules are taken into another one, and come back, in one step.
  await chooseKind(page, 'Choice of rules');
  for (const tick of await page.locator('.rule-choice input').all()) await tick.check();
  await button(page, 'Add').click();
  await expect(page.locator('.rules-there li')).toHaveCount(1);
  await button(page, 'Undo').click();
  await expect(page.locator('.rules-there li')).toHaveCount(5);
  await chooseKind(page, 'Nonconsecutive');
  await button(page, 'Add').click();
  const negative = page.locator('.rules').getByText('never differ by 1', { exact: false });
  await expect(negative).toBeVisible();
  await button(page, 'Remove Nonconsecutive').click();
  await expect(negative).toHaveCount(0);
});

test('how the cells are selected is said for every shape that a rule may have', async ({
  page,
}) => {
  const said = {
    'Odd cell': ['corner', /all the cells around one corner/],
    'Even cell': ['lane', /a whole row, column or line/],
    Thermometer: ['path', /their order counts/],
    'Difference dot': ['pair', /two cells side by side/],
  } as const;
  await page.route('**/api', async (route) => {
    const response = await route.fetch();
    const request = route.request().postDataJSON() as { call: string };
    if (request.call !== 'catalogue') return route.fulfill({ response });
    const answer = (await response.json()) as {
      result: { constraints: { title: string; shape: { kind: string } }[] };
    };
    for (const type of answer.result.constraints) {
      if (type.title in said) type.shape.kind = said[type.title as keyof typeof said][0];
    }
    return route.fulfill({ response, json: answer });
  });
  await startEmpty(page);
  for (const [title, [, words]] of Object.entries(said)) {
    await chooseKind(page, title);
    await expect(page.locator('.editor').first().getByText(words)).toBeVisible();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  test('what a rule is given has its name in the list', async ({ page }) => {
    const constraints = [{ type: 'difference_dot', cells: ['R1C1', 'R1C2'], difference: 4 }];
    await openPuzzle(page, JSON.stringify({ omnidoku: 1, board: 'grid:9', constraints }));
    await button(page, 'Entwerfen').click();
    await expect(page.locator('.games')).toContainText('Differenzpunkt, Differenz 4');
  });
});
