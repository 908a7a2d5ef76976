// SPDX-License-Identifier: MIT
//
// What a person writes for a created shape, and how that is written again.

import { expect, test } from 'vitest';
import { readTerms, writtenTerms } from '../src/features/set/written';

const kShapes = new Map(['row 1', 'box 1', '#1', '2 far - left'].map((name) => [name, name]));

test('terms are read as they are written in one line, in lines or as JSON', () => {
  const terms = [
    { shape: 'row 1', times: 1 },
    { shape: '#1', times: -2 },
    { shape: 'box 1', times: 1 },
  ];
  for (const written of [
    'row 1 - 2 #1 + Box 1',
    'row 1\n-2 #1\nbox 1',
    'Row 1\n\u2212 2 \u00d7 #1\n+box 1',
    JSON.stringify(terms),
  ]) {
    expect(readTerms(written, kShapes), written).toEqual(terms);
  }
  expect(readTerms(writtenTerms(terms), kShapes)).toEqual(terms);
});

test('a name with a number before it and a sign inside is one name', () => {
  const terms = [{ shape: '2 far - left', times: 1 }];
  expect(readTerms('2 far - left', kShapes)).toEqual(terms);
});

test('what is no shape is left for the engine to refuse', () => {
  expect(readTerms('3 x nowhere', kShapes)).toEqual([{ shape: 'nowhere', times: 3 }]);
});
