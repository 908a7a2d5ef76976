// SPDX-License-Identifier: MIT
//
// Words of formulas that are completed while they are typed.

import { expect, test } from 'vitest';
import { completed, completionsOf } from '../src/features/set/completion';

const kSteps = { name: 'steps', arguments: '', help: 'neighbours' };
const kSum = { name: 'sum', arguments: 'list', help: 'their sum' };
const kCountOf = { name: 'count_of', arguments: 'list, digit', help: 'how often' };
const kWords = [kSteps, kSum, { name: 'square', arguments: '', help: 'a square' }, kCountOf];
const names = (text: string, caret = text.length) =>
  completionsOf(kWords, { text, caret }).map(({ name }) => name);

test('the letters before the caret begin the words that are offered', () => {
  expect(names('each a, b in s')).toEqual(['steps', 'sum', 'square']);
  expect(names('each a, b in st')).toEqual(['steps']);
  expect(names('sum = 12', 2)).toEqual(['sum']);
  expect(names('sum')).toEqual([]);
  expect(names('sum = ')).toEqual([]);
  expect(names('count_')).toEqual(['count_of']);
  expect(names('12s')).toEqual(['steps', 'sum', 'square']);
  expect(names('')).toEqual([]);
});

test('a word takes the place of its letters, with a bracket for what it is about', () => {
  expect(completed({ text: 'in st: a', caret: 5 }, kSteps)).toEqual({
    text: 'in steps: a',
    caret: 8,
  });
  expect(completed({ text: 's', caret: 1 }, kSum)).toEqual({ text: 'sum', caret: 3 });
  expect(completed({ text: 'co', caret: 2 }, kCountOf)).toEqual({ text: 'count_of(', caret: 9 });
  expect(completed({ text: 'co(it, 1)', caret: 2 }, kCountOf)).toEqual({
    text: 'count_of(it, 1)',
    caret: 8,
  });
});
