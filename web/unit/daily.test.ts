// SPDX-License-Identifier: MIT
//
// The puzzle of a day.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dailyWish, dayNumber, momentOf, streak, today } from '../src/game/daily';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2026, 2, 30, 0, 30)); // the night after clocks went forward in Europe
});
afterEach(() => {
  vi.useRealTimers();
});

test('days are those of the calendar, also where one has 23 hours', () => {
  expect([0, 1, 2, 30].map(today)).toEqual([
    '2026-03-30',
    '2026-03-29',
    '2026-03-28',
    '2026-02-28',
  ]);
});

test('days are counted from a Monday', () => {
  expect(dayNumber('2024-01-01')).toBe(0);
  expect(dayNumber('2024-02-29')).toBe(59);
  expect(dayNumber('2023-12-31')).toBe(-1);
  expect(new Date(momentOf('2026-03-30')).toISOString()).toBe('2026-03-30T12:00:00.000Z');
});

test('the same day asks for the same puzzle, each day for another seed', () => {
  expect(dailyWish('2026-03-30')).toEqual(dailyWish('2026-03-30'));
  const seeds = Array.from({ length: 400 }, (_, ago) => dailyWish(today(ago)).seed);
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('the week goes from easy to hard, and Sundays have kinds of their own in turn', () => {
  expect(dailyWish('2024-01-01')).toMatchObject({ geometry: 'grid', difficulty: 'beginner' });
  expect(dailyWish('2024-01-05')).toMatchObject({ geometry: 'grid', difficulty: 'expert' });
  const sundays = Array.from({ length: 28 }, (_, week) => {
    const { geometry, kinds = [] } = dailyWish(
      new Date(Date.UTC(2024, 0, 7 + 7 * week)).toISOString().slice(0, 10),
    );
    return [geometry, ...kinds].join('+');
  });
  expect(new Set(sundays).size).toBe(14);
  expect(sundays.slice(0, 14)).toEqual(sundays.slice(14));
  // Before the first day, too.
  expect(dailyWish('2020-06-07').difficulty).toBe('medium');
});

test('a streak goes on until yesterday, and ends with a day left out', () => {
  expect(streak(new Set())).toBe(0);
  expect(streak(new Set([today(1), today(2)]))).toBe(2);
  expect(streak(new Set([today(0), today(1), today(3)]))).toBe(2);
  expect(streak(new Set([today(2)]))).toBe(0);
});
