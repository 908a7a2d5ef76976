// SPDX-License-Identifier: MIT
//
// What is asked of a puzzle before it is published, and digits exchanged.

import { expect, test } from 'vitest';
import type { PuzzleView, RatingAnswer } from '../src/api/protocol';
import { isSpokenOf, type Kind } from '../src/features/gallery/palette';
import { checklist } from '../src/features/set/checklist';
import { exchangedGivens, exchangedSpec } from '../src/features/set/relabel';

const kinds = [
  { id: 'killer', title: 'Killer cage', also: ['cage'] },
  { id: 'thermometer', title: 'Thermometer', also: ['thermo'] },
] as readonly Partial<Kind>[] as readonly Kind[];

function puzzle(members: Partial<PuzzleView>): PuzzleView {
  const none = { title: '', author: '', rules: '', made_rules: [], constraints: [] };
  return { ...none, not_understood: [], ...members } as PuzzleView;
}

function standings(members: Partial<PuzzleView>, answers: Parameters<typeof checklist>[2]): string {
  return checklist(puzzle(members), kinds, answers)
    .map(({ standing }) => standing)
    .join(' ');
}

test('a kind is spoken of by its names, not by words that every kind has', () => {
  expect(isSpokenOf({ title: 'Killer cage', also: [] }, 'Cages show their sums.')).toBe(true);
  expect(isSpokenOf({ title: 'Between line', also: [] }, 'On each line digits rise.')).toBe(false);
  expect(isSpokenOf({ title: 'XV', also: ['xv'] }, 'Nothing of it')).toBe(false);
});

test('each thing that is missing before publishing is told', () => {
  const constraints = [{ type: 'killer' }, { type: 'thermometer' }] as PuzzleView['constraints'];
  const rules = 'Digits in cages add up. Digits rise along thermometers.';
  const rating = { level: 'hard', hardest: 'x_wing', hardest_title: 'X-Wing' } as RatingAnswer;
  const unneeded = {
    status: 'unique',
    message: '',
    cells: [],
    minimal: true,
    givens: [],
    undecided: [],
  };
  const whole = { title: 'T', author: 'A', rules, constraints };
  const answers = { status: 'unique', unneeded, rating } as Parameters<typeof checklist>[2];
  expect(standings(whole, answers)).toBe('good good good good good good');
  expect(standings({ constraints }, { status: 'multiple' })).toBe('bad bad open open');
  expect(standings({ ...whole, rules: 'Digits in cages add up.' }, answers)).toBe(
    'good good good open good good',
  );
  expect(standings({ ...whole, not_understood: ['a line'] }, { status: 'not_understood' })).toBe(
    'open bad good good good',
  );
  const trial = { ...rating, hardest: 'trial' };
  expect(standings(whole, { ...answers, rating: trial }).endsWith('open')).toBe(true);
  const some = { ...unneeded, givens: [3], minimal: false, message: 'one' };
  expect(standings(whole, { ...answers, unneeded: some } as typeof answers)).toContain('open');
});

test('digits are exchanged in givens and where rules name digits, not in numbers', () => {
  const cells = [1, 2, null, 1].map((given) => ({ given })) as PuzzleView['cells'];
  expect(exchangedGivens({ cells }, [0, 1, 2], [1, 2])).toEqual([
    { type: 'entry', cells: [0], digit: 2 },
    { type: 'entry', cells: [1], digit: 1 },
  ]);
  expect(exchangedGivens({ cells }, [0, 1], [1, 1])).toEqual([]);
  const isDigits = (type: string, name: string) => type === 'quadruple' && name === 'digits';
  const exchange = (symbol: string) => (symbol === '1' ? '2' : symbol === '2' ? '1' : symbol);
  const quadruple = { type: 'quadruple', cells: ['R1C1'], digits: ['1', '5'], sum: 12 };
  const group = { type: 'any_of', rules: [quadruple, { type: 'killer', cells: ['R1C1'], sum: 1 }] };
  expect(exchangedSpec(group, isDigits, exchange)).toEqual({
    type: 'any_of',
    rules: [{ ...quadruple, digits: ['2', '5'] }, group.rules[1]],
  });
});
