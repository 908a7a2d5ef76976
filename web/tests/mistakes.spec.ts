// SPDX-License-Identifier: MIT
//
// Help on a board with mistakes builds nothing on them, and no help shows more than was asked for.

import { expect, type Page } from '@playwright/test';
import {
  holdUp,
  button,
  cell,
  kOpen,
  kPuzzle,
  kSolution,
  openPuzzle,
  test,
  untilStored,
} from './page';

/** The puzzle of Wikipedia's article, and 1 where 4 belongs. */
const kWikipedia =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

async function enter(page: Page, index: number, digit: string): Promise<void> {
  await cell(page, index).focus();
  await page.keyboard.press(digit);
  await expect(cell(page, index)).toHaveAccessibleName(new RegExp(`, ${digit}`));
}

async function ask(page: Page, question: string): Promise<void> {
  if (!(await button(page, question).isVisible())) await page.getByText('Ask more').click();
  await button(page, question).click();
}

const answers = (page: Page) => page.locator('.answers .answer');

test('all steps build nothing on a wrong entry, and say which it is', async ({ page }) => {
  await openPuzzle(page, kWikipedia);
  await enter(page, 2, '1');
  await ask(page, 'All steps now');
  await expect(page.getByText('R1C3 is not 1.')).toBeVisible();
  await expect(page.locator('.step')).toHaveCount(0);
  await expect(page.locator('.player .wrong')).toHaveCount(1);
  await enter(page, 2, '4');
  await ask(page, 'All steps now');
  await expect(page.locator('.step').first()).toBeVisible();
  // There are more than anybody reads: those of one technique are left.
  await expect(page.getByText(/^The easiest \d+ steps; there are more/)).toBeVisible();
  const pairs = page.locator('.step:visible', { hasText: 'Hidden Pair' });
  await page.getByLabel('Which steps').selectOption('hidden_pair');
  await expect(page.locator('.step:visible').first()).toContainText('Hidden Pair');
  await button(page, 'Next step').click();
  await expect(pairs.first()).toHaveAttribute('aria-current', 'step');
  await expect(page.locator('.step:visible')).toHaveCount(await pairs.count());
});

test('the solution is not written over wrong entries unasked', async ({ page }) => {
  await openPuzzle(page, kWikipedia);
  await enter(page, 2, '1');
  await enter(page, 3, '6');
  await ask(page, 'Solve');
  await expect(page.getByText('Wrong entries: R1C3.')).toBeVisible();
  await expect(answers(page)).toHaveCount(0);
  await button(page, 'Show the solution').click();
  await expect(page.getByText('This is the solution.')).toBeVisible();
  await expect(answers(page)).toHaveCount(50);
  await expect(page.locator('.player .covered')).toHaveCount(1);
  await button(page, 'Hide').click();
  await expect(page.locator('.player .covered')).toHaveCount(0);
});

test('of several solutions one is shown that has the entries, and said to be one', async ({
  page,
}) => {
  const two = [...kSolution].map((digit) => ('12'.includes(digit) ? '.' : digit)).join('');
  await openPuzzle(page, two);
  // In the other order of 1 and 2 than the solution that is known.
  const first = two.indexOf('.');
  for (const digit of ['2', '1']) {
    await enter(page, first, digit);
    await ask(page, 'Solve');
    await expect(page.getByText('This is one of several solutions.')).toBeVisible();
    await expect(page.getByText('This is the solution.')).toBeHidden();
    await expect(answers(page)).toHaveCount(17);
  }
  // Both are all right by themselves, but not together.
  const last = two.lastIndexOf('.');
  const other = kSolution[last] === '1' ? '2' : '1';
  await enter(page, last, other);
  await ask(page, 'Solve');
  await expect(page.getByText('No solution has everything that was entered.')).toBeVisible();
  await expect(answers(page)).toHaveCount(0);
  await ask(page, 'All steps now');
  await expect(page.getByText('with the other digits named here')).toHaveCount(2);
  await expect(page.locator('.step')).toHaveCount(0);
});

test('asking about the right digit, or for true candidates, does not show the solution', async ({
  page,
}) => {
  await openPuzzle(page, kPuzzle);
  await cell(page, 2).focus();
  await page.getByText('Ask more').click();
  await page.getByLabel('Why can R1C3 not be').selectOption('4');
  await expect(page.getByText('There is a solution with 4 in R1C3.')).toBeVisible();
  await expect(answers(page)).toHaveCount(0);
  await ask(page, 'True candidates');
  await expect(page.getByText(/every cell has one true candidate/)).toBeVisible();
  await expect(answers(page)).toHaveCount(0);
  await ask(page, 'Rate');
  await expect(page.locator('.ratings')).toBeVisible();
  await expect(button(page, 'Show the solution')).toBeHidden();
  await ask(page, 'True candidates');
  await button(page, 'Show the solution').click();
  await expect(answers(page).first()).toBeVisible();
});

test('the step that shows why not is drawn at once', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await cell(page, 2).focus();
  await page.getByText('Ask more').click();
  await page.getByLabel('Why can R1C3 not be').selectOption('6');
  await expect(page.locator('.step[aria-current]')).toHaveCount(1);
  await expect(page.locator('.overlay *').first()).toBeVisible();
});

test('a nudge says that something is wrong, and not where', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await enter(page, 3, '2');
  await enter(page, 5, '1');
  await button(page, 'Nudge').click();
  await expect(page.getByText('Cells in which something is wrong: 2.')).toBeVisible();
  await expect(page.locator('.hint .said')).not.toContainText('R1C');
  await expect(page.locator('.player .wrong')).toHaveCount(0);
  await button(page, 'Where').click();
  await expect(page.getByText('R1C4 is not 2.')).toBeVisible();
  await expect(page.locator('.player .wrong')).toHaveCount(2);
});

test.describe('with the question before spoilers', () => {
  test.use({ asksSpoilers: true });

  const gives = (page: Page) => page.getByText(/gives away what you might like to find/);
  const count = (page: Page, cells: number) =>
    page.getByText(`Cells in which something is wrong: ${cells}. Name them?`);

  test('that something is wrong is told at once, and naming it asked about once in a game', async ({
    page,
  }) => {
    await openPuzzle(page, kPuzzle);
    await enter(page, 3, '2');
    await button(page, 'Full step').click();
    await expect(count(page, 1)).toBeVisible();
    await expect(gives(page)).toBeHidden();
    await expect(page.getByText('R1C4 is not 2.')).toBeHidden();
    await button(page, 'Show it').click();
    await expect(page.getByText('R1C4 is not 2.')).toBeVisible();
    await enter(page, 5, '1');
    for (const question of ['Full step', 'All steps now', 'Solve']) {
      await ask(page, question);
      await expect(
        page.getByText(question === 'Solve' ? /^Wrong entries: / : 'R1C6 is not 1.'),
      ).toBeVisible();
      await expect(page.locator('.spoiler')).toBeHidden();
      await button(page, 'Hide').first().click();
    }
    // Not after a reload either.
    await untilStored(page, kOpen - 2);
    await page.reload();
    await button(page, 'Full step').click();
    await expect(page.getByText('R1C6 is not 1.')).toBeVisible();
    // A step without mistakes is another thing.
    await button(page, 'Undo').click();
    await button(page, 'Undo').click();
    await button(page, 'Full step').click();
    await expect(gives(page)).toBeVisible();
  });

  test('a hint asked for while a move is under way is not given away by the one before', async ({
    page,
  }) => {
    await openPuzzle(page, kPuzzle);
    await enter(page, 2, '4');
    await button(page, 'Full step').click();
    await button(page, 'Show it').click();
    await expect(button(page, 'Do it')).toBeVisible();
    const { end: letGo } = await holdUp(page, 'act');
    await button(page, 'Undo').click();
    await button(page, 'Full step').click();
    letGo();
    await expect(gives(page)).toBeVisible();
    await expect(page.locator('.explaining')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('who pressed Check has the wrong cells named unasked', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    await enter(page, 3, '2');
    await button(page, 'Check').click();
    await expect(page.locator('.player .wrong')).toHaveCount(1);
    await button(page, 'Full step').click();
    await expect(page.getByText('R1C4 is not 2.')).toBeVisible();
    await expect(page.locator('.spoiler')).toBeHidden();
  });
});

test('a filling that the stored solution contradicts is not congratulated', async ({ page }) => {
  // 1 and 2 in the first and third row can be exchanged.
  const puzzle = {
    omnidoku: 1,
    board: { type: 'grid', size: 4 },
    givens: '..343412..434321',
    solution: '1234341221434321',
  };
  const solved = page.getByRole('dialog', { name: 'Solved!' });
  const against = page.getByText(
    /^All rules hold, but the stored solution has something else in R1C1/,
  );
  const fill = async (digits: string) => {
    await openPuzzle(page, JSON.stringify(puzzle));
    for (const [i, index] of [0, 1, 8, 9].entries()) {
      await cell(page, index).focus();
      await page.keyboard.press(digits.charAt(i));
    }
  };
  await fill('2112');
  await expect(against).toBeVisible();
  await expect(solved).toHaveCount(0);
  await fill('1221');
  await expect(solved).toBeVisible();
  await expect(against).toHaveCount(0);
});
