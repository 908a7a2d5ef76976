// SPDX-License-Identifier: MIT
//
// Figures of the games that were solved.

import { expect, test } from 'vitest';
import { allResults, bestOther, secondsPlayed, solvedDays, tabulate } from '../src/game/statistics';
import type { StoredGame } from '../src/store/games';
import type { SolvedOnce } from '../src/store/results';

const kClassic = { board: 'grid', cells: 81, digits: 9, constraints: [] };
const kKiller = { ...kClassic, constraints: ['killer'] };

const result = (id: string, more: Partial<SolvedOnce> = {}): SolvedOnce => ({
  id,
  kind: kClassic,
  level: 'easy',
  seconds: 100,
  hints: 0,
  shown: false,
  solved: 0,
  ...more,
});
const game = (id: string, more: Partial<StoredGame> = {}): StoredGame => ({
  id,
  title: '',
  summary: '',
  created: 0,
  updated: 0,
  filled: 50,
  empty: 0,
  seconds: 60,
  solved: true,
  document: {},
  kind: kClassic,
  ...more,
});

test('rows go by kind, those solved most often first, and by level', () => {
  const rows = tabulate([
    result('a', { kind: kKiller, level: 'hard' }),
    result('b', { level: 'hard', seconds: 300 }),
    result('c', { seconds: 80, hints: 1 }),
    result('d', { seconds: 90 }),
    result('e', { seconds: 1, shown: true }),
  ]);
  expect(rows).toEqual([
    { kind: kClassic, level: 'easy', count: 2, unaided: 1, best: 90, average: 85 },
    { kind: kClassic, level: 'hard', count: 1, unaided: 1, best: 300, average: 300 },
    { kind: kKiller, level: 'hard', count: 1, unaided: 1, best: 100, average: 100 },
  ]);
  expect(tabulate([result('a', { hints: 2 })])[0]?.best).toBeUndefined();
});

test('games solved before results were written down count once', () => {
  const games = [
    game('a'),
    game('b'),
    game('practised', { practice: 'x_wing' }),
    game('came solved', { filled: 0 }),
    game('open', { solved: false }),
    game('of no known kind', { kind: undefined }),
  ];
  expect(allResults([result('a')], games).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('time played is that of results and of games still open', () => {
  const games = [
    game('a'),
    game('open', { solved: false, seconds: 7 }),
    game('practised', { practice: 'x_wing', seconds: 1000 }),
  ];
  expect(secondsPlayed([result('a')], games)).toBe(107);
});

test('the best time before is of the same kind and level, without help', () => {
  const mine = result('mine');
  const others = [
    mine,
    result('a', { seconds: 5, hints: 1 }),
    result('b', { seconds: 6, level: 'hard' }),
    result('c', { seconds: 7, kind: kKiller }),
  ];
  expect(bestOther(mine, others)).toBeUndefined();
  expect(bestOther(mine, [...others, result('d', { seconds: 70 })])).toBe(70);
});

test('a day is solved by who was not shown its solution', () => {
  const days = [
    result('a', { daily: '2026-01-01' }),
    result('b', { daily: '2026-01-02', shown: true }),
  ];
  expect([...solvedDays([...days, result('c')])]).toEqual(['2026-01-01']);
});
