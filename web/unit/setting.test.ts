// SPDX-License-Identifier: MIT
//
// What is asked of a puzzle before it is published, digits exchanged, and versions compared.

import { expect, test } from 'vitest';
import type { PuzzleView, RatingAnswer } from '../src/api/protocol';
import { isSpokenOf, type Kind } from '../src/features/gallery/palette';
import { checklist } from '../src/features/set/checklist';
import { type Compared, difference, isSame } from '../src/features/set/difference';
import { legendTexts } from '../src/i18n/board_words';
import { exchangedGivens, exchangedSpec } from '../src/features/set/relabel';

const kinds = [
  { id: 'killer', title: 'Killer cage', also: ['cage'] },
  { id: 'thermometer', title: 'Thermometer', also: ['thermo'] },
] as readonly Partial<Kind>[] as readonly Kind[];

const kFormula = { id: 'formula', title: 'Formula', also: [] } as Partial<Kind> as Kind;

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

test('of formulas no name is looked for in the words: each is to be compared with them, once', () => {
  const line = { type: 'formula', spec: { type: 'formula', rule: 'sum in {4, 9}' } };
  const said = { type: 'formula', spec: { type: 'formula', rule: 'sum = 5', said: 'Five.' } };
  const constraints = [line, line, said] as unknown as PuzzleView['constraints'];
  const members = { constraints, rules: 'Each purple line adds up to a square.', title: 'Squares' };
  const items = checklist(puzzle(members), [...kinds, kFormula], { status: 'unique' });
  expect(items.map(({ text }) => text)).toContain(
    'See that the rules in words say this, too: sum in {4, 9}.',
  );
  expect(items.map(({ text }) => text).join(' ')).not.toMatch(/speak of|sum = 5/);
  const unwritten = checklist(puzzle({ ...members, rules: '' }), kinds, { status: 'unique' });
  expect(unwritten.map(({ text }) => text).join(' ')).not.toContain('say this');
});

test('what several rules say in the same words is told once, behind the cells of each', () => {
  const constraints = [
    { type: 'formula', cells: [0, 1], spec: {} },
    { type: 'formula', cells: [2], spec: {} },
    { type: 'formula', cells: [3], spec: {} },
  ] as unknown as PuzzleView['constraints'];
  const cells = ['A', 'B', 'C', 'D'].map((name) => ({ name })) as PuzzleView['cells'];
  const entry = (constraint: number, text: string) =>
    ({ kind: 'rule', name: 'Formula', text, constraint }) as const;
  const entries = [entry(0, 'A B: sum = 5'), entry(1, 'C: it > 3'), entry(2, 'D: sum = 5')];
  expect(legendTexts(entries, { ...puzzle({ constraints }), cells }, () => 'Formula')).toEqual([
    'Formula: A B; D: sum = 5',
    'Formula: C: it > 3',
  ]);
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

function version(members: Partial<Compared>): Compared {
  const words = { title: '', author: '', rules: '', symbols: ['1', '2'] };
  const cells = [1, null].map((given) => ({ given }));
  const board = { cells, geometry: { type: 'latin', size: 2 }, constraints: [], fog: null };
  return { ...words, ...board, drawings: [], ...members };
}

function rule(type: string, sum: number): Compared['constraints'][number] {
  return { type, spec: { type, sum } } as Partial<Compared['constraints'][number]> as never;
}

test('two versions differ in cells, rules, drawings, words and boards', () => {
  const one = version({});
  expect(isSame(difference(one, version({})))).toBe(true);
  const cells = [1, 2].map((given) => ({ given }));
  expect(difference(one, version({ cells })).cells).toEqual([1]);
  const clue = [{ given: 1 }, { given: null, clue: [1] }];
  expect(difference(one, version({ cells: clue })).cells).toEqual([1]);
  expect(difference(one, version({ title: 'new' }))).toMatchObject({ words: true, fog: false });
  expect(difference(one, version({ fog: [0] })).fog).toBe(true);
  const drawn = version({ drawings: [{ form: 'line' }, { form: 'line' }] });
  expect(difference(one, drawn)).toMatchObject({ drawnHere: 0, drawnThere: 2 });
  const other = version({ geometry: { type: 'latin', size: 3 }, constraints: [rule('sum', 1)] });
  expect(difference(one, other)).toMatchObject({ otherBoard: true, there: [] });
});

test('a rule that is there twice stands for two, in whatever order its members are written', () => {
  const twice = version({ constraints: [rule('sum', 3), rule('sum', 3), rule('dot', 1)] });
  const turned = { type: 'dot', spec: { sum: 1, type: 'dot' } } as never;
  const once = version({ constraints: [turned, rule('sum', 3)] });
  const found = difference(twice, once);
  expect(found.here.map(({ type }) => type)).toEqual(['sum']);
  expect(found.there).toEqual([]);
  expect(difference(once, twice).there).toHaveLength(1);
});
