// SPDX-License-Identifier: MIT
//
// How many presses, drags and keys it takes to set what setters set, beside f-puzzles. There a kind of
// constraint is chosen by two presses (the list and the kind), each thing takes a press or a drag on the
// board, each digit of its number a key; less it cannot be, so that is the number here may not exceed.

import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { type At, button, cell, pointOf, startEmpty, test } from './page';

interface Count {
  presses: number;
  keys: number;
}

/** A hand that counts what it does. */
class Hand implements Count {
  presses = 0;
  keys = 0;
  private cells: readonly At[] = [];

  constructor(readonly page: Page) {}

  /** Looks where the cells are now. */
  async look(): Promise<void> {
    await this.page.waitForTimeout(400);
    const [first, last] = [await pointOf(cell(this.page, 0)), await pointOf(cell(this.page, 80))];
    const side = (last.x - first.x) / 8;
    this.cells = Array.from({ length: 81 }, (_, index) => ({
      x: first.x + (index % 9) * side,
      y: first.y + Math.floor(index / 9) * side,
    }));
  }

  at(index: number): At {
    return this.cells[index] ?? { x: 0, y: 0 };
  }

  /** The middle of cells. */
  between(...indices: readonly number[]): At {
    const sum = (of: (at: At) => number) =>
      indices.reduce((all, index) => all + of(this.at(index)), 0);
    return { x: sum(({ x }) => x) / indices.length, y: sum(({ y }) => y) / indices.length };
  }

  /** As far from a cell as another one, on its other side, and a little farther. */
  beyond(first: number, second: number): At {
    const [from, to] = [this.at(first), this.at(second)];
    return { x: from.x + 1.2 * (from.x - to.x), y: from.y + 1.2 * (from.y - to.y) };
  }

  async press(what: At | Locator): Promise<void> {
    this.presses += 1;
    if ('click' in what) await what.click();
    else await this.page.mouse.click(what.x, what.y);
  }

  async drag(cells: readonly number[]): Promise<void> {
    this.presses += 1;
    const [first = 0, ...others] = cells;
    await this.page.mouse.move(this.at(first).x, this.at(first).y);
    await this.page.mouse.down();
    for (const index of others) {
      await this.page.mouse.move(this.at(index).x, this.at(index).y, { steps: 3 });
    }
    await this.page.mouse.up();
  }

  async type(text: string): Promise<void> {
    this.keys += [...text].length;
    await this.page.keyboard.type(text);
  }

  async key(name: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(name);
  }

  /** Takes a kind of rule in hand. */
  async take(kind: string): Promise<void> {
    await this.press(this.page.getByRole('button', { name: /^All \d+ kinds$/ }));
    await this.press(
      this.page.getByRole('dialog').getByRole('button', { name: kind, exact: true }),
    );
    await expect(this.page.getByRole('dialog')).toBeHidden();
    await this.look();
  }
}

interface Job {
  what: string;
  /** Presses and keys there. */
  there: Count;
  /** What is on the board before, in kinds and cells. */
  begin?: (hand: Hand) => Promise<void>;
  set: (hand: Hand) => Promise<void>;
  done: (page: Page) => Promise<void>;
}

const rules = (page: Page) => page.locator('.rules-there li');
const areThere = (count: number) => (page: Page) => expect(rules(page)).toHaveCount(count);

/** Of every row two cages of three cells, of some a third one. */
const kCages = Array.from({ length: 24 }, (_, i) => {
  const first = 9 * Math.floor(i / 3) + 3 * (i % 3);
  return [[first, first + 1, first + 2], 10 + (i % 9)] as const;
});
/** The first two cells of every line that a clue in front of a row or above a column looks along. */
const kLines = Array.from({ length: 18 }, (_, i): readonly [number, number] =>
  i < 9 ? [i, i + 9] : [9 * (i - 9), 9 * (i - 9) + 1],
);
const kCorners = [0, 4, 21, 40, 58, 70];
const kBorders = Array.from({ length: 20 }, (_, i) => 9 * Math.floor(i / 3) + 3 * (i % 3));
const kDiagonals: readonly (readonly [number, number])[] = [
  [1, 11],
  [3, 11],
  [5, 13],
  [9, 19],
  [36, 46],
  [26, 16],
  [75, 67],
  [77, 67],
];
/** Nine regions of nine cells, which are no boxes, each as a drag passes them. */
const kRegions = [
  [0, 1, 2, 11, 10, 9, 18, 19, 28],
  [3, 4, 5, 14, 13, 12, 21, 20, 29],
  [6, 7, 8, 17, 16, 15, 24, 23, 22],
  [27, 36, 37, 38, 47, 46, 45, 54, 55],
  [30, 31, 32, 41, 40, 39, 48, 49, 50],
  [25, 26, 35, 34, 33, 42, 43, 44, 53],
  [56, 57, 66, 65, 64, 63, 72, 73, 74],
  [51, 52, 61, 60, 59, 58, 67, 68, 69],
  [62, 71, 70, 79, 80, 78, 77, 76, 75],
];

const kJobs: readonly Job[] = [
  {
    what: 'a killer of 24 cages',
    there: { presses: 2 + 24, keys: 48 },
    set: async (hand) => {
      await hand.take('Killer cage');
      for (const [cells, sum] of kCages) {
        await hand.drag(cells);
        await hand.type(String(sum));
      }
    },
    done: areThere(24),
  },
  {
    what: '18 sandwich clues',
    there: { presses: 2 + 18, keys: 36 },
    set: async (hand) => {
      await hand.take('Sandwich');
      for (const [i, [first, second]] of kLines.entries()) {
        await hand.press(hand.beyond(first, second));
        await hand.type(String(10 + i));
      }
    },
    done: areThere(18),
  },
  {
    what: '18 sandwich clues by keys',
    there: { presses: 2 + 18, keys: 36 },
    set: async (hand) => {
      await hand.take('Sandwich');
      for (const [i] of kLines.entries()) {
        await hand.key('Tab');
        await hand.type(String(10 + i));
      }
      // A key in place of a press.
      hand.presses += 18;
      hand.keys -= 18;
    },
    done: areThere(18),
  },
  {
    what: '6 quadruples',
    there: { presses: 2 + 6, keys: 18 },
    set: async (hand) => {
      await hand.take('Quadruple');
      for (const first of kCorners) {
        await hand.press(hand.between(first, first + 1, first + 9, first + 10));
        await hand.type('123');
      }
    },
    done: areThere(6),
  },
  {
    what: '20 dots, half of them black',
    there: { presses: 2 + 10 + 2 + 10, keys: 0 },
    set: async (hand) => {
      await hand.take('Difference dot');
      for (const [i, first] of kBorders.entries()) {
        const at = hand.between(first, first + 1);
        await hand.press(at);
        if (i !== 10) continue;
        await expect(rules(hand.page)).toHaveCount(11);
        await hand.press(at);
      }
    },
    done: async (page) => {
      await areThere(20)(page);
      await expect(rules(page).filter({ hasText: 'Ratio dot' })).toHaveCount(10);
    },
  },
  {
    what: '8 arrows and 4 thermometers',
    there: { presses: 2 + 8 + 2 + 4, keys: 0 },
    set: async (hand) => {
      await hand.take('Arrow');
      for (let i = 0; i < 8; ++i) await hand.drag([9 * i, 9 * i + 1, 9 * i + 2]);
      await hand.take('Thermometer');
      for (let i = 0; i < 4; ++i) await hand.drag([9 * i + 4, 9 * i + 5, 9 * i + 6, 9 * i + 7]);
    },
    done: areThere(12),
  },
  {
    what: 'a jigsaw',
    there: { presses: 2 + 9, keys: 9 },
    set: async (hand) => {
      await hand.press(hand.page.locator('summary', { hasText: /^Board/ }));
      await hand.look();
      for (const [i, cells] of kRegions.entries()) {
        await hand.drag(cells);
        const name = new RegExp(`^${String.fromCharCode(65 + i)} \\d+$`);
        await hand.press(hand.page.getByRole('button', { name }));
      }
      await hand.press(button(hand.page, 'Use this board').last());
      // A press in place of a key.
      hand.presses -= 9;
      hand.keys += 9;
    },
    done: (page) => expect(page.getByText(/outlined region/)).toBeVisible(),
  },
  {
    what: '8 little killers',
    there: { presses: 2 + 8, keys: 16 },
    set: async (hand) => {
      await hand.take('Little killer');
      for (const [i, [first, second]] of kDiagonals.entries()) {
        await hand.press(hand.beyond(first, second));
        await hand.type(String(20 + i));
      }
    },
    done: areThere(8),
  },
  {
    what: 'anti-knight',
    there: { presses: 2, keys: 0 },
    set: async (hand) => {
      await hand.press(hand.page.getByText('Everywhere:'));
      await hand.press(hand.page.getByRole('checkbox', { name: 'Anti-knight' }));
    },
    done: areThere(1),
  },
  {
    what: 'the clue of a cage changed',
    there: { presses: 2 + 1, keys: 2 },
    begin: async (hand) => {
      await hand.take('Killer cage');
      await hand.drag([0, 1, 2]);
      await hand.type('12');
      await hand.take('Thermometer');
      await areThere(1)(hand.page);
    },
    set: async (hand) => {
      await hand.press(
        hand.page.getByRole('group').getByRole('button', { name: 'Killer cage' }).first(),
      );
      await hand.press(hand.at(0));
      await hand.type('15');
    },
    done: (page) => expect(rules(page)).toContainText(['sum 15']),
  },
  {
    what: 'five cages shifted by a cell',
    // Each is drawn again, and the one before taken away.
    there: { presses: 2 + 2 * 5, keys: 10 },
    begin: async (hand) => {
      await hand.take('Killer cage');
      for (let i = 0; i < 5; ++i) {
        await hand.drag([18 * (i % 4), 18 * (i % 4) + 1 + 3 * Math.floor(i / 4)]);
        await hand.type(String(10 + i));
      }
      await hand.key('Enter');
      await hand.key('Escape');
      await areThere(5)(hand.page);
    },
    set: async (hand) => {
      await hand.press(hand.page.getByText('Move, turn, mirror'));
      await hand.press(button(hand.page, 'A cell to the right'));
    },
    done: async (page) => {
      await areThere(5)(page);
      await expect(rules(page).first()).toContainText('R1C2 R1C3');
    },
  },
  {
    what: 'three colours on cells',
    there: { presses: 2 + 3 + 3, keys: 0 },
    set: async (hand) => {
      await hand.press(button(hand.page, 'Colour'));
      await hand.look();
      for (const colour of [1, 2, 3]) {
        await hand.drag([9 * colour, 9 * colour + 1, 9 * colour + 2]);
        await hand.press(button(hand.page, `Colour ${colour}`));
      }
    },
    done: (page) => expect(cell(page, 27)).toHaveAccessibleName(/colours 3/),
  },
  {
    what: 'fog that three cells light',
    // Its kind is chosen as any other, and each lamp is pressed.
    there: { presses: 2 + 3, keys: 0 },
    set: async (hand) => {
      await hand.press(hand.page.locator('summary', { hasText: 'Fog' }));
      await hand.press(hand.page.getByLabel('Fog over the board'));
      await hand.look();
      await hand.drag([30, 31, 32]);
      await hand.press(button(hand.page, 'Light with all around'));
    },
    done: (page) => expect.poll(() => page.locator('.fog polygon').count()).toBe(81 - 15),
  },
];

const counted: { [what: string]: { here: Count; there: Count } } = {};

test.describe.configure({ mode: 'default' });
for (const { what, there, begin, set, done } of kJobs) {
  test(`${what}: no more presses than with f-puzzles`, async ({ page }) => {
    await startEmpty(page);
    const before = new Hand(page);
    await before.look();
    await begin?.(before);
    const hand = new Hand(page);
    await hand.look();
    await set(hand);
    const { presses, keys } = hand;
    counted[what] = { here: { presses, keys }, there };
    // What was typed last is set by whatever comes next.
    await button(page, 'Play').click();
    await button(page, 'Set').click();
    await done(page);
    expect(presses).toBeLessThanOrEqual(there.presses);
    expect(keys).toBeLessThanOrEqual(there.keys);
  });
}

test.afterAll(() => {
  const file = process.env['OMNIDOKU_PRESSES'];
  if (!file) return;
  const lines = Object.entries(counted).map(
    ([what, { here, there }]) =>
      `${what}: ${here.presses} + ${here.keys} here, ${there.presses} + ${there.keys} there\n`,
  );
  writeFileSync(file, lines.join(''), { flag: 'a' });
});
