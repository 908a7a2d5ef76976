// SPDX-License-Identifier: MIT
//
// Help that teaches: hints that say little at first and ask before they give away, chains link by
// link, pages of techniques, boards to try them on, and practice.

import { expect, type Page } from '@playwright/test';
import {
  ask,
  button,
  cell,
  kOpen,
  kPuzzle,
  openMade,
  openPuzzle,
  select,
  test,
  untilStored,
  placeOf,
} from './page';

type Document = { document: { [key: string]: unknown } };

/** A game that stands at a step of the technique. */
async function openAt(page: Page, technique: string): Promise<void> {
  const { document } = await ask<Document>(page, 'example', { technique });
  await openPuzzle(page, JSON.stringify(document));
}

test.describe('with the question before spoilers', () => {
  test.use({ asksSpoilers: true });

  test('hints name no cell before the pattern, and the full step is asked for twice', async ({
    page,
  }) => {
    await openAt(page, 'xy_chain');
    const said = page.locator('.hint .said').first();
    for (const name of ['Nudge', 'Tell me where', 'Tell me how']) {
      await button(page, name).click();
      await expect(button(page, 'Hide')).toBeVisible();
      await expect(said).not.toContainText(/R\dC\d/);
      await expect(page.locator('.explaining')).toHaveCount(0);
    }
    await button(page, 'Show the pattern').click();
    await expect(page.locator('.explaining')).toHaveCount(1);
    await expect(page.locator('.step-removed')).toHaveCount(0);
    await button(page, 'Show the whole step').click();
    await expect(page.getByText(/“Full step” gives away/)).toBeVisible();
    await expect(button(page, 'Do it')).toHaveCount(0);
    await button(page, 'Show it').click();
    await expect(page.locator('.step-removed').first()).toBeVisible();
    // Once more with the question put away for good.
    await button(page, 'Hide').click();
    await page.getByText('Ask more').click();
    await button(page, 'Solve').click();
    await page.getByLabel('Ask before showing what gives things away').uncheck();
    await button(page, 'Not yet').click();
    await button(page, 'Solve').click();
    await expect(page.getByText('This is the solution.')).toBeVisible();
  });
});

test('a chain is told link by link, and its drawing explained', async ({ page }) => {
  await openAt(page, 'xy_chain');
  await button(page, 'Full step').click();
  await expect(page.getByText(/^If it is not .* the arrows lead to /)).toBeVisible();
  await expect(page.getByText('goes: it cannot be here')).toBeVisible();
  await expect(page.getByText('if the one is true, the next is false')).toBeVisible();
  const links = page.locator('.step-strong-link:is(polyline), .step-weak-link:is(polyline)');
  const all = await page.locator('.overlay polyline[data-link]').count();
  expect(all).toBeGreaterThan(3);
  await button(page, 'One link on').click();
  await expect(page.getByText(/^If \d in R\dC\d is false, \d in R\dC\d is true\./)).toBeVisible();
  await expect(links.and(page.locator('.overlay :not(.ahead)'))).toHaveCount(1);
  await button(page, 'One link on').click();
  await expect(page.getByText(/^Link 2 of \d/)).toBeVisible();
  await expect(page.getByText(/^If \d in R\dC\d is true, \d in R\dC\d is false\./)).toBeVisible();
  await button(page, 'Show all').click();
  await expect(page.locator('.overlay polyline.ahead')).toHaveCount(0);
});

test('a chain that leads to something impossible says what, and shows it on the board', async ({
  page,
}) => {
  await openAt(page, 'dynamic_forcing_chain');
  await button(page, 'Full step').click();
  await expect(page.getByText(/^Suppose it is .*: follow the arrows, and .* would /)).toBeVisible();
  await expect(page.locator('.overlay .step-clash').first()).toBeVisible();
  await expect(page.getByText('here it becomes impossible')).toBeVisible();
  // Link by link: the clash comes with the last one, and only the cells of a link are shaded.
  const clash = page.locator('.overlay .step-clash:not(.ahead)');
  await button(page, 'One link on').click();
  await expect(clash).toHaveCount(0);
  await expect(page.locator('.overlay .step-house').first()).toHaveCSS('opacity', '0');
  await expect.poll(() => page.locator('.linked .step-house').count()).toBeLessThanOrEqual(9);
  await button(page, 'Show all').click();
  await expect(page.locator('.linked .step-house')).toHaveCount(0);
  await button(page, 'One link back').click();
  await expect(page.getByText('The end of the chain')).toBeVisible();
  await expect(clash.first()).toBeVisible();
  const said = page.locator('.walk p');
  await expect(said).toHaveText(
    /\. That is impossible, so what was supposed is wrong\. R\dC\d (is|cannot be) \d\.$/,
  );
  await expect(page.locator('.step-strike').first()).toHaveCSS('opacity', '1');
  // It does not begin anew.
  await expect(button(page, 'One link on')).toBeDisabled();
  await button(page, 'One link back').click();
  await expect(page.getByText(/^Link (\d+) of \1$/)).toBeVisible();
});

test('a chain ends with what follows from it', async ({ page }) => {
  await openAt(page, 'xy_chain');
  await button(page, 'Full step').click();
  const follows = await page.locator('.follows').innerText();
  await button(page, 'One link back').click();
  await expect(page.locator('.walk p')).toHaveText(`This is where the chain leads: ${follows}`);
});

test('legends say in plain words what each part of a pattern is', async ({ page }) => {
  const legends: { [technique: string]: string[] } = {
    x_wing: ['the first houses: the digit has only the marked places there'],
    two_string_kite: ['one of these is true', 'between the ends: these cannot all be true'],
    death_blossom: ['the stem: whichever of these is true, it takes its digit from a group'],
    exocet: [
      'the base cells: they hold two of the digits',
      'the target cells: they get the same two digits',
    ],
    nested_forcing_chain: ['false there, as supposing it too would make something impossible'],
  };
  for (const [technique, texts] of Object.entries(legends)) {
    await openAt(page, technique);
    await page.getByText('Ask more').click();
    await button(page, 'Techniques').click();
    const dialog = page.getByRole('dialog');
    const name = technique.replace('two', '2').replace(/_/g, '.');
    await dialog.getByRole('button', { name: new RegExp(`^${name}`, 'i') }).click();
    await dialog.getByRole('button', { name: 'Show the answer' }).click();
    for (const text of texts) await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByText('as supposed')).toHaveCount(0);
  }
});

test('a chain that comes back to its start says what that means', async ({ page }) => {
  await openAt(page, 'discontinuous_loop');
  await button(page, 'Full step').click();
  await expect(page.locator('.hint .said').first()).toContainText(
    /Suppose \d in R\dC\d is (true|false): follow the arrows, and it comes out (true|false)\. So it is/,
  );
});

test('what a nested chain refutes inside is told as a link of its own', async ({ page }) => {
  await openAt(page, 'nested_forcing_chain');
  // Hints have something simpler there.
  await button(page, 'Techniques').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Nested Forcing Chain/ }).click();
  await dialog.getByRole('button', { name: 'Look for it in my game' }).click();
  await expect(page.locator('.chosen-step')).toBeVisible();
  const told = [];
  while (await button(page, 'One link on').isEnabled()) {
    await button(page, 'One link on').click();
    told.push(await page.locator('.walk p').innerText());
  }
  expect(told.join('\n')).toMatch(
    /Now suppose \d in R\dC\d as well: something would become impossible\. So/,
  );
});

test('a rule that a step rests on stands out over the houses', async ({ page }) => {
  await openAt(page, 'common_exclusion');
  await button(page, 'Full step').click();
  await expect(page.getByText('a rule that it rests on')).toBeVisible();
  await expect(page.locator('.boards .step-rule .paths polyline').first()).toBeVisible();
  await button(page, 'Hide').click();
  await expect(page.locator('.boards .step-rule .paths polyline')).toHaveCount(0);
});

test('on a large board what follows is marked as a whole cell, and comes into sight', async ({
  page,
}) => {
  await openMade(page, { geometry: 'grid:25' });
  await button(page, 'Full step').click();
  const target = page.locator('.boards .step-houses .step-placed').first();
  await expect(target).toBeVisible();
  const [drawn, whole] = [await placeOf(target), await placeOf(cell(page, 0))];
  expect(drawn.width).toBeGreaterThan(whole.width * 0.9);
  // Zoomed in about another corner.
  await button(page, 'Hide').click();
  const frame = await placeOf(page.locator('.board-frame'));
  await page.mouse.move(frame.x + frame.width - 5, frame.y + frame.height - 5);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -1500);
  await page.keyboard.up('Control');
  await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible();
  await button(page, 'Full step').click();
  await expect(target).toBeVisible();
  const shown = await placeOf(target);
  expect(shown.x).toBeGreaterThan(frame.x - 1);
  expect(shown.y).toBeGreaterThan(frame.y - 1);
  expect(shown.x + shown.width).toBeLessThan(frame.x + frame.width + 1);
  expect(shown.y + shown.height).toBeLessThan(frame.y + frame.height + 1);
});

test('cells are called as is wished, in sentences, beside the board and on the page of a technique', async ({
  page,
}) => {
  await openAt(page, 'x_wing');
  await button(page, 'Full step').click();
  await expect(page.locator('.hint .said').first()).toContainText(/R\dC\d/);
  await button(page, 'Settings').click();
  await page.getByLabel('What the first cell is called').selectOption('A1');
  await page.keyboard.press('Escape');
  await expect(page.locator('.explaining')).toHaveCount(0);
  await button(page, 'Full step').click();
  const said = page.locator('.hint');
  await expect(said).toContainText(/[A-I]\d (and [A-I]\d )?cannot be \d/);
  await expect(said).not.toContainText(/R\dC\d/);
  await expect(said).not.toContainText(/columns? \d/);
  const labels = page.locator('.boards .label[data-tone="1"]');
  const named = expect.arrayContaining(['A', 'I', '1', '9']) as string[];
  await expect.poll(() => labels.allTextContents()).toEqual(named);
  await expect(page.getByRole('gridcell', { name: /^B1/ })).toHaveCount(1);
  // Files keep to one way.
  await page.reload();
  await button(page, 'Full step').click();
  await expect(said).toContainText(/[A-I]\d (and [A-I]\d )?cannot be \d/);
  await button(page, 'Techniques').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^X-Wing/ }).click();
  await dialog.getByRole('button', { name: 'Show the answer' }).click();
  await expect(dialog.locator('.try-words')).toContainText(/[A-I]\d.* cannot be \d/);
});

test('a technique has a page with a board to try it on', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Techniques').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Find by name').fill('xy-wi');
  await dialog.getByRole('button', { name: /^XY-Wing/ }).click();
  await expect(dialog.getByText('What to look for')).toBeVisible();
  const board = dialog.locator('.try-board svg');
  await expect(board.locator('.candidate').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Show the answer' }).click();
  await expect(board.locator('.step-removed').first()).toBeVisible();
  await expect(dialog.getByText(/^R\dC\d can only be \d.*, and whichever it is/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Once more' }).click();
  await expect(board.locator('.step-removed')).toHaveCount(0);
  // As somebody who has found it.
  const { document } = await ask<Document>(page, 'example', { technique: 'xy_wing' });
  const { session } = await ask<{ session: string }>(page, 'open', { document });
  const { steps } = await ask<{ steps: { eliminations: { cell: number; digit: number }[] }[] }>(
    page,
    'steps',
    { session, techniques: ['xy_wing'] },
  );
  for (const { cell, digit } of steps[0]?.eliminations ?? []) {
    // As by touch, at the upper right end of the cell.
    await board.evaluate((svg, index) => {
      const drawn = svg.querySelectorAll('.layer.cells .cell')[index];
      const { right, top } = drawn?.getBoundingClientRect() ?? { right: 0, top: 0 };
      const at = { clientX: right - 2, clientY: top + 2, bubbles: true };
      svg.dispatchEvent(new PointerEvent('click', { ...at, pointerType: 'touch' }));
    }, cell);
    const words = dialog.locator('.try-words');
    await words.getByRole('button', { name: String(digit), exact: true }).click();
  }
  await expect(dialog.getByText('That is it!')).toBeVisible();
});

test('an example is worked by keyboard, and its cells say what they hold', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Techniques').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Find by name').fill('xy-wi');
  await dialog.getByRole('button', { name: /^XY-Wing/ }).click();
  const grid = dialog.getByRole('grid', { name: 'A board to try it on: XY-Wing' });
  await expect(grid.getByRole('gridcell')).toHaveCount(81);
  await expect(grid.getByRole('gridcell', { name: /, candidates \d/ }).first()).toBeAttached();
  const { document } = await ask<Document>(page, 'example', { technique: 'xy_wing' });
  const { session } = await ask<{ session: string }>(page, 'open', { document });
  const { steps } = await ask<{ steps: { eliminations: { cell: number; digit: number }[] }[] }>(
    page,
    'steps',
    { session, techniques: ['xy_wing'] },
  );
  // From the first cell by arrow keys to each candidate that goes.
  await grid.locator('[tabindex="0"]').focus();
  const focused = grid.locator('[role=gridcell]:focus');
  for (const { cell, digit } of steps[0]?.eliminations ?? []) {
    const at = Number(await focused.getAttribute('data-cell'));
    const [rows, columns] = [(cell - (cell % 9) - at + (at % 9)) / 9, (cell % 9) - (at % 9)];
    const go = async (count: number, key: string, back: string) => {
      for (let i = 0; i < Math.abs(count); i += 1)
        await page.keyboard.press(count > 0 ? key : back);
    };
    await go(rows, 'ArrowDown', 'ArrowUp');
    await go(columns, 'ArrowRight', 'ArrowLeft');
    await expect(focused).toHaveAttribute('data-cell', String(cell));
    await expect(focused).toHaveAccessibleName(new RegExp(`candidates .*${digit}`));
    await page.keyboard.press(String(digit));
    await expect(focused).not.toHaveAccessibleName(new RegExp(`candidates .*${digit}`));
  }
  await expect(dialog.getByText('That is it!')).toBeVisible();
});

test('a technique is practised on a puzzle made for it', async ({ page }) => {
  await openPuzzle(page, kPuzzle);
  await button(page, 'Techniques').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Naked Pair/ }).click();
  await dialog.getByRole('button', { name: 'Practise this' }).click();
  await expect(dialog).toHaveCount(0);
  const practised = page.locator('.practice h3', { hasText: 'Practice: Naked Pair' });
  await expect(practised).toBeVisible();
  await page.reload();
  await expect(practised).toBeVisible();
  await button(page, 'Full step').click();
  await expect(page.getByRole('heading', { name: 'Naked Pair', exact: true })).toBeVisible();
  await button(page, 'Do it').click();
  await expect(page.getByText(/^You found it: Naked Pair/)).toBeVisible();
  await button(page, 'Stop practising').click();
  await expect(page.getByText(/^You found it/)).toHaveCount(0);
  await page.reload();
  await expect(practised).toBeVisible();
  await openPuzzle(page, kPuzzle);
  await expect(button(page, 'Nudge')).toBeVisible();
  await expect(practised).toHaveCount(0);
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
]) {
  test.describe(`a phone of ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('what is practised is read below the board, and Back leads to the game before', async ({
      page,
    }) => {
      await openPuzzle(page, kPuzzle);
      await select(page, [2]);
      await page.keyboard.press('4');
      await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
      await untilStored(page, kOpen - 1);
      const practise = async () => {
        await button(page, 'Techniques').click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: /^Naked Pair/ }).click();
        await dialog.getByRole('button', { name: 'Practise this' }).click();
        await expect(dialog).toHaveCount(0);
        for (const part of [
          page.locator('.practice h3'),
          page.locator('.practice p').first(),
          button(page, 'Stop practising'),
        ]) {
          await expect(part).toBeInViewport({ ratio: 1 });
        }
        for (const index of [0, 80]) await expect(cell(page, index)).toBeInViewport({ ratio: 0.9 });
        const board = await placeOf(page.locator('.boards'));
        const title = await placeOf(page.locator('.practice h3'));
        expect(title.y).toBeGreaterThan(board.y + board.height);
      };
      await practise();
      await page.goBack();
      await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
      await expect(page.locator('.practice')).toHaveCount(0);
      await practise();
      await button(page, 'Back to my game').click();
      await expect(cell(page, 2)).toHaveAccessibleName(/, 4$/);
      await expect(page.locator('.practice')).toHaveCount(0);
    });
  });
}

test('sums are practised where there are sums, what is too rare on the example in another guise', async ({
  page,
}) => {
  const practise = async (name: string) => {
    await button(page, 'Techniques').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await dialog.getByRole('button', { name: 'Practise this' }).click();
    await expect(dialog).toHaveCount(0);
    const heading = page.getByRole('heading', { name: `Practice: ${name}` });
    await expect(heading.last()).toBeVisible();
  };
  await openPuzzle(page, kPuzzle);
  await practise('Last Cell of a Sum');
  await expect(page.locator('.cage').first()).toBeAttached();
  await page.route('**/api', async (route) => {
    if (!route.request().postData()?.includes('"generate"')) return route.continue();
    const error = { code: 'too_large', what: 'the time limit was reached' };
    await route.fulfill({ json: { api: 1, ok: false, error } });
  });
  await practise('Jellyfish');
  await expect(page.getByText(/with other digits, rows and columns/)).toBeVisible();
});

test('hints teach what is practised where it occurs, and say where it does not yet', async ({
  page,
}) => {
  // Too rare to be made, so that its example comes.
  await page.route('**/api', async (route) => {
    if (!route.request().postData()?.includes('"generate"')) return route.continue();
    const error = { code: 'too_large', what: 'the time limit was reached' };
    await route.fulfill({ json: { api: 1, ok: false, error } });
  });
  await openPuzzle(page, kPuzzle);
  await button(page, 'Techniques').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^SK-Loop/ }).click();
  await dialog.getByRole('button', { name: 'Practise this' }).click();
  await expect(dialog).toHaveCount(0);
  await button(page, 'Technique').click();
  await expect(page.locator('.hint h3')).toHaveText('SK-Loop');
  // What to look for is told once.
  const look = await page.locator('.practice p').last().innerText();
  await expect(page.getByText(look)).toHaveCount(1);
  // The puzzle from its start on: there something else comes first.
  await page.getByText('Ask more').click();
  await button(page, 'Start over').click();
  await button(page, 'Technique').click();
  await expect(page.locator('.hint h3')).not.toHaveText('SK-Loop');
  await expect(page.getByText('SK-Loop does not occur here yet. This comes first.')).toBeVisible();
});

test('what a technique finds in the game is shown, or that it finds nothing', async ({ page }) => {
  await openAt(page, 'x_wing');
  await button(page, 'Techniques').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^X-Wing/ }).click();
  await dialog.getByRole('button', { name: 'Look for it in my game' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.chosen-step')).toBeVisible();
  await expect(page.locator('.explaining')).toHaveCount(1);
  await page.locator('.chosen-step').getByRole('button', { name: 'About the technique' }).click();
  await dialog.getByRole('button', { name: 'All techniques' }).click();
  await dialog.getByRole('button', { name: /^Jellyfish/ }).click();
  await dialog.getByRole('button', { name: 'Look for it in my game' }).click();
  await expect(dialog.getByText('It does not occur in your game as it stands.')).toBeVisible();
});

// Each rating is shown as it comes.
test('a puzzle is rated by three scales, and that can be stopped', async ({ page }) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api', async (route) => {
    if (route.request().postData()?.includes('"scale":"hodoku"')) await held;
    await route.continue().catch(() => undefined);
  });
  await openPuzzle(
    page,
    '............318........4.9..5....91..82..9.4..6.8......95.3..8..28.5...14..2...5.',
  );
  await page.getByText('Ask more').click();
  await button(page, 'Rate').click();
  const row = (name: string) => page.locator('.ratings li', { hasText: name });
  await expect(row('Sudoku Explainer')).toContainText('2.0/1.2/1.2');
  await expect(row('Sudoku Explainer')).toContainText('Direct Hidden Pair');
  await expect(row('HoDoKu')).toContainText('…');
  await button(page, 'Stop').click();
  await expect(page.getByText('Stopped.')).toBeVisible();
  await expect(row('HoDoKu')).toHaveCount(0);
  await expect(row('Omnidoku')).toContainText('Easy, 536');
  letGo();
  await button(page, 'Rate').click();
  await expect(row('HoDoKu')).toContainText('Easy, 354');
  await expect(row('HoDoKu')).toContainText('Hidden Single');
  // Other boards are known to ours alone.
  await openMade(page, { geometry: 'grid:4' });
  await page.getByText('Ask more').click();
  await button(page, 'Rate').click();
  await expect(page.getByText(/^Difficulty: /)).toBeVisible();
  await expect(row('HoDoKu')).toHaveCount(0);
});
