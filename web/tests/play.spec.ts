// SPDX-License-Identifier: MIT
//
// Playing: marks, colours, checks, hints, and that nothing is lost.

import { expect } from '@playwright/test';
import {
  ask,
  button,
  cell,
  kOpen,
  kPuzzle,
  kSolution,
  openMade,
  openPuzzle,
  select,
  test,
  untilStored,
  choice,
  placeOf,
} from './page';

test('keys enter digits, marks and colours, and undo takes them back', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  await page.keyboard.press('ArrowRight');
  for (const digit of ['2', '6']) await page.keyboard.press(`Control+Digit${digit}`);
  await page.keyboard.press('Shift+Digit6');
  await expect(cell(page, 3)).toHaveAccessibleName(
    'row 1 column 4, candidates 2 6, corner marks 6',
  );
  await page.keyboard.press('v');
  await page.keyboard.press('3');
  await expect(cell(page, 3)).toHaveAccessibleName(/colours 3/);
  for (let i = 0; i < 4; ++i) await page.keyboard.press('Control+z');
  await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, empty');
  await page.keyboard.press('Control+y');
  await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, candidates 2');
});

test('arrows wrap at the edges, and Ctrl+A, Ctrl+I select', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await cell(page, 0).focus();
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 72)).toBeFocused();
  await page.keyboard.press('a');
  await expect(cell(page, 80)).toBeFocused();
  await page.keyboard.press('Control+a');
  await expect(page.locator('[aria-selected=true]')).toHaveCount(81);
  await page.keyboard.press('Control+i');
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0);
});

test('a wrong digit turns red under check, a right one green', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  const entry = (index: number) => page.locator('.player > g').nth(index);
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await button(page, 'Check').click();
  await expect(page.getByText('Wrong entries: 1.')).toBeVisible();
  await expect(entry(2)).toHaveClass(/\bright\b/);
  await expect(entry(3)).toHaveClass(/\bwrong\b/);
  await expect(entry(2).locator('text')).toHaveCSS('fill', 'rgb(27, 127, 75)');
  await expect(entry(3).locator('text')).toHaveCSS('fill', 'rgb(196, 22, 28)');
});

test('what breaks a rule is shown', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await cell(page, 2).focus();
  await page.keyboard.press('5');
  await expect(page.getByText(/both hold 5/)).toBeVisible();
  await expect(cell(page, 0)).toHaveAccessibleName('row 1 column 1, given 5, breaks a rule');
});

test('what leaves no way to meet a rule is shown at once', async ({ page }) => {
  const cells = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((column) => `R1C${column}`);
  const constraints = [{ type: 'skyscraper', seen: 3, cells }];
  await openPuzzle(page, JSON.stringify({ omnidoku: 1, board: '9x9', constraints }));
  await cell(page, 0).focus();
  await page.keyboard.press('7');
  await expect(cell(page, 0)).toHaveAccessibleName(/column 1, skyscraper clue 3, 7$|column 1, 7$/);
  await page.keyboard.press('9');
  await expect(cell(page, 0)).toHaveAccessibleName(/9, breaks a rule$/);
  await expect(page.locator('.help .notice.bad')).toHaveText(
    /^9 in R1C1 leaves no way to meet the skyscraper clue/,
  );
});

test('reload in the middle of a game restores everything', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Digit6');
  await page.keyboard.press('Control+Digit7');
  await expect(cell(page, 3)).toHaveAccessibleName(/candidates 7, corner marks 6/);
  // At once: the last moves are in the journal only.
  await page.reload();
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  // And again: what was in the journal is in the document now, and only there.
  await untilStored(page, kOpen - 1);
  const seconds = async () => {
    const [minutes = 0, rest = 0] = (await page.getByRole('timer').innerText())
      .split(':')
      .map(Number);
    return 60 * minutes + rest;
  };
  await expect.poll(seconds).toBeGreaterThan(0);
  const before = await seconds();
  await page.reload();
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  await expect.poll(seconds).toBeGreaterThanOrEqual(before);
  await expect(cell(page, 3)).toHaveAccessibleName(/candidates 7, corner marks 6/);
  await button(page, 'Undo').click();
  await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, corner marks 6');
});

test('hints from a nudge to the full step solve the puzzle', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  for (const level of ['Nudge', 'Where', 'Technique']) {
    await button(page, level).click();
    await expect(page.locator('.hint .said')).toBeVisible();
  }
  for (let i = 0; i < kOpen; ++i) {
    await button(page, 'Full step').click();
    await button(page, 'Do it').click();
    await expect(button(page, 'Do it')).toBeHidden();
    if ((await page.getByRole('dialog').count()) > 0) break;
  }
  await expect(page.getByRole('dialog', { name: 'Solved!' })).toBeVisible();
  const text = await page.locator('.player .entry').allTextContents();
  const expected = [...kSolution].filter((_, index) => kPuzzle[index] === '.');
  expect(text).toEqual(expected);
});

test('a hint can still be followed after the game was saved', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await button(page, 'Full step').click();
  await expect(button(page, 'Do it')).toBeVisible();
  await untilStored(page, kOpen - 1);
  await button(page, 'Do it').click();
  await expect(button(page, 'Do it')).toBeHidden();
  await expect(page.locator('.player .entry')).toHaveCount(2);
});

test('of several solutions it is told how many there are and where they differ', async ({
  page,
}) => {
  await openPuzzle(page, kSolution.replaceAll(/[19]/g, '.'));
  const doubt = page.locator('.trouble');
  await expect(doubt).toHaveText(/This puzzle has several solutions\. Solutions: 8\./);
  await button(page, 'Show where they differ').click();
  await expect(page.getByText('The solutions differ in 18 cells')).toBeVisible();
  await expect(page.locator('.washes .pointed')).toHaveCount(18);
  await expect(page.locator('.answers .answer')).toHaveCount(36);
  // What all solutions have in common is left to be found.
  await openPuzzle(page, kSolution.replaceAll(/[1-4]/g, '.'));
  await expect(doubt).toHaveText(/Solutions: at least 1000\./);
  await button(page, 'Set').click();
  await expect(page.locator('.verdict')).toHaveText(
    /Several solutions\. Solutions: (at least|about )?[\d.,e ]+\./,
  );
  await button(page, 'Show where they differ').click();
  await expect(page.locator('.washes .pointed').first()).toBeAttached();
});

test('a puzzle with two solutions warns', async ({ page }) => {
  const two = [...kSolution].map((digit) => ('19'.includes(digit) ? '.' : digit)).join('');
  await openPuzzle(page, two);
  await expect(page.getByText('This puzzle has several solutions.')).toBeVisible();
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test.describe(`a phone of ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    for (const [what, digits] of [
      ['several solutions', kSolution.replaceAll(/[19]/g, '.')],
      [
        'no solution',
        '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........',
      ],
    ] as const) {
      test(`that a puzzle has ${what} is in sight, with board and digits`, async ({ page }) => {
        await openPuzzle(page, digits);
        await expect(page.getByText(`This puzzle has ${what}.`)).toBeInViewport({ ratio: 1 });
        await expect(cell(page, 0)).toBeInViewport({ ratio: 0.9 });
        await expect(cell(page, 80)).toBeInViewport({ ratio: 0.9 });
        for (const digit of '19') await expect(button(page, digit)).toBeInViewport({ ratio: 1 });
      });
    }
  });
}

test('what cannot be read is said, with the reasons', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Open').click();
  await page.getByRole('dialog').getByRole('textbox').fill('this is no puzzle');
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
});

test('a long call can be stopped', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'New').click();
  await choice(page, 'Roxdoku').check();
  await page.getByRole('radio', { name: /^Expert/ }).check();
  await button(page, 'Make a puzzle').click();
  await expect(page.getByText('Making a puzzle')).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Making a puzzle')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(cell(page, 0)).toHaveAccessibleName('row 1 column 1, given 5');
  await expect(page.locator('.toast')).toBeEmpty();
});

test('every step of the explanation is drawn, and why a digit is impossible is told', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle);
  await page.getByText('Ask more').click();
  await button(page, 'Explain all').click();
  await expect(page.getByText(/Difficulty: /)).toBeVisible();
  for (let i = 0; i < 5; ++i) {
    await button(page, 'Next step').click();
    await expect(page.locator('.step[aria-current]')).toHaveCount(1);
    await expect(page.locator('.step-placed').first()).toBeAttached();
  }
  await button(page, 'Hide').click();
  await expect(page.locator('.step-placed')).toHaveCount(0);
  await cell(page, 2).focus();
  await page.getByLabel('Why can R1C3 not be').selectOption('5');
  await expect(page.getByText('R1C3 sees the 5 in R1C1.')).toBeVisible();
});

test('Enter opens a small pad of symbols by the cell', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  const pad = page.getByRole('dialog', { name: 'Symbols for the selected cells' });
  const symbol = (name: string) => pad.getByRole('button', { name, exact: true });
  await cell(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect(symbol('1')).toBeFocused();
  const [at, shown] = [await placeOf(cell(page, 2)), await placeOf(pad)];
  expect(Math.abs(shown.y - at.y - at.height)).toBeLessThan(12);
  // Three in a row: 4 is below 1.
  await page.keyboard.press('ArrowDown');
  await expect(symbol('4')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pad).toBeHidden();
  await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
  await expect(cell(page, 2)).toBeFocused();
  // Escape leaves things as they are; keys of the board mean there what they always mean.
  await page.keyboard.press('Enter');
  await expect(symbol('4')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pad).toBeHidden();
  await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('6');
  await expect(pad).toBeHidden();
  await expect(cell(page, 2)).toHaveAccessibleName(/, 6$/);
  // Several marks in turn.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(symbol('2')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(cell(page, 3)).toHaveAccessibleName(/candidates 2 6$/);
  // The last mark of a cell is offered first.
  await page.keyboard.press('Escape');
  await page.keyboard.press('6');
  await expect(cell(page, 3)).toHaveAccessibleName(/candidates 2$/);
  await page.keyboard.press('z');
  await page.keyboard.press('Enter');
  await expect(symbol('2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, 3)).toHaveAccessibleName(/, 2$/);
  // A press on the board leaves it too; a given needs none.
  await page.keyboard.press('Enter');
  await expect(symbol('2')).toBeFocused();
  await select(page, [0]);
  await expect(pad).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(pad).toBeHidden();
});

test('the pad by the cell has the symbols of any board, and stays on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const { open, symbols } = await openMade(page, { geometry: 'grid:16x16' });
  const last = open.at(-1) ?? 0;
  await cell(page, last).focus();
  await page.keyboard.press('Enter');
  const keys = page.locator('.picker button');
  await expect(keys).toHaveText(symbols);
  for (const key of [keys.first(), keys.last()]) await expect(key).toBeInViewport({ ratio: 1 });
  await keys.last().click();
  await expect(cell(page, last)).toHaveAccessibleName(new RegExp(`, ${symbols.at(-1)}(, |$)`));
});

test('a check is help, and Enter at the finish goes on to another puzzle', async ({ page }) => {
  await openPuzzle(page, kSolution.replace('4', '.').replace('2', '.'));
  const open = page.locator('[data-cell][aria-label$="empty"]');
  await expect(open).toHaveCount(2);
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await button(page, 'Check').click();
  await expect(page.getByText('Everything so far is right.')).toBeVisible();
  await open.first().focus();
  await page.keyboard.press('2');
  const finish = page.getByRole('dialog', { name: 'Solved!' });
  await expect(finish.locator('#finished-text')).toContainText('Hints: 1');
  await page.keyboard.press('Enter');
  await expect(finish).toBeHidden();
  await expect(cell(page, 0)).not.toHaveAccessibleName('row 1 column 1, given 5');
});

test('starting over leaves what was drawn in the link, and takes out all that was entered', async ({
  page,
}) => {
  const { session } = await ask<{ session: string }>(page, 'open', { text: kPuzzle });
  const actions = [
    { type: 'colour', cells: [2, 3], colour: 3 },
    { type: 'corner', cells: [3], digit: 2 },
    { type: 'candidate_colour', cell: 3, digit: 2, colour: 5 },
    { type: 'pen', kind: 'line', links: [[10, 11]], colour: 4 },
  ];
  await ask(page, 'act', { session, action: { type: 'together', actions } });
  const { text } = await ask<{ text: string }>(page, 'write', { session, format: 'json' });
  await openPuzzle(page, text);
  const drawn = async () => {
    await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, empty, colours 3');
    await expect(cell(page, 3)).toHaveAccessibleName('row 1 column 4, corner marks 2, colours 3');
    await expect(page.locator('.strokes .pen-line')).toHaveAttribute('data-colour', '4');
    await expect(page.locator('.candidate-colour[data-colour="5"]')).toHaveCount(1);
  };
  await drawn();
  await select(page, [2]);
  await page.keyboard.press('4');
  await select(page, [5]);
  await page.keyboard.press('Control+Shift+Digit1');
  await expect(cell(page, 5)).toHaveAccessibleName('row 1 column 6, empty, colours 1');
  await page.getByText('Ask more').click();
  await button(page, 'Start over').click();
  await expect(cell(page, 5)).toHaveAccessibleName('row 1 column 6, empty');
  await drawn();
  // It is one step.
  await button(page, 'Undo').click();
  await expect(cell(page, 2)).toHaveAccessibleName(/, 4, colours 3$/);
  await expect(cell(page, 5)).toHaveAccessibleName(/colours 1$/);
});

for (const width of [1280, 390]) {
  test.describe(`a window ${width} wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a long title takes a few lines, and is there as a whole', async ({ page }) => {
      const title = `${'Donaudampfschiff'.repeat(12)} and what it is called`;
      const givens = kPuzzle.match(/.{9}/g);
      const puzzle = { omnidoku: 1, board: '9x9', metadata: { title }, givens };
      await openPuzzle(page, JSON.stringify(puzzle));
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(wide).toBe(0);
      const heading = await placeOf(page.locator('.info h1'));
      const panel = await placeOf(page.locator('.info'));
      expect(heading.height).toBeLessThan(130);
      expect(heading.width).toBeLessThan(panel.width);
      await page.getByText('The whole title').click();
      await expect(page.locator('.info').getByText(title)).toBeVisible();
      await button(page, 'Share').click();
      const saved = page.waitForEvent('download');
      await button(page, 'Save as a file').click();
      expect((await saved).suggestedFilename().length).toBeLessThan(80);
      await page.keyboard.press('Escape');
      await button(page, 'Library').click();
      const name = page.locator('.game-words b').first();
      await expect(name).toBeVisible();
      expect((await placeOf(name)).height).toBeLessThan(70);
      await expect.poll(wide).toBe(0);
    });
  });
}

test('the finish says what a wrong stored solution breaks', async ({ page }) => {
  const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  const grid = [0, 4, 8, 12].map((from) =>
    solution
      .slice(from, from + 4)
      .map((value, i) => (from + i === 0 ? {} : { value, given: true })),
  );
  const stored = [2, ...solution.slice(1)];
  await openPuzzle(page, JSON.stringify({ size: 4, grid, solution: stored }));
  await cell(page, 0).focus();
  await page.keyboard.press('1');
  const finish = page.getByRole('dialog', { name: 'Solved!' });
  await expect(finish.locator('#finished-text')).toContainText(
    'The solution stored with the puzzle breaks its rules',
  );
});
