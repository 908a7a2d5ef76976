// SPDX-License-Identifier: MIT
//
// The puzzle of the day: made from the date, so that everyone has the same one and no server is
// asked. The week goes from easy to hard, and Sunday has a board or a constraint of its own. Every
// recipe takes a second at most; the engine counts its effort by work done and not by the clock, so
// that the puzzle is the same on fast and slow machines, in the program and in WebAssembly.

import type { Parameters } from '../api/protocol';

/** A day as 2026-11-24, in the calendar of the person. */
export type Day = string;

type Recipe = Pick<Parameters<'generate'>, 'geometry' | 'difficulty' | 'kinds' | 'symmetry'>;

const grid = (difficulty: string, symmetry = 'none'): Recipe => ({
  geometry: 'grid',
  difficulty,
  symmetry,
});

/** From Monday to Saturday. */
const kWeek: readonly Recipe[] = [
  grid('beginner', '180'),
  grid('easy', '180'),
  grid('medium'),
  grid('hard'),
  grid('expert'),
  grid('medium'),
];

const board = (geometry: string): Recipe => ({
  geometry,
  difficulty: 'medium',
  symmetry: 'none',
});
const constraints = (...kinds: string[]): Recipe => ({ ...board('grid'), kinds });

/** Sunday after Sunday. */
const kSundays: readonly Recipe[] = [
  board('samurai'),
  constraints('killer'),
  board('tredoku'),
  board('x'),
  constraints('thermometer'),
  board('jigsaw'),
  constraints('difference_dot', 'ratio_dot'),
  board('windoku'),
  board('toroidal'),
  constraints('arrow'),
  board('girandola'),
  constraints('renban'),
  board('su_dokube'),
  constraints('anti_knight'),
];

const kDay = 24 * 60 * 60 * 1000; // ms
/** A Monday. */
const kFirst = Date.UTC(2024, 0, 1);

/** The day in the person's calendar, some days ago. */
export function today(ago = 0): Day {
  const now = new Date();
  const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago, 12);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${noon.getFullYear()}-${two(noon.getMonth() + 1)}-${two(noon.getDate())}`;
}

/** Days since the first one; the same day is the same number everywhere. */
export function dayNumber(day: Day): number {
  return Math.round((Date.parse(`${day}T00:00Z`) - kFirst) / kDay);
}

/** A moment of that day, to be written as a date without its time zone: UTC. */
export function momentOf(day: Day): number {
  return Date.parse(`${day}T12:00Z`);
}

/** What to ask the engine for. */
export function dailyWish(day: Day): Recipe & { difficulty: string; seed: number } {
  const number = dayNumber(day);
  const weekday = ((number % 7) + 7) % 7;
  const week = Math.abs(Math.floor(number / 7));
  const recipe = kWeek[weekday] ?? kSundays[week % kSundays.length] ?? grid('medium');
  return { ...recipe, difficulty: recipe.difficulty ?? 'medium', seed: 20240101 + number };
}

/** How many days in a row up to today, or yesterday, are among those. */
export function streak(days: ReadonlySet<Day>): number {
  let count = 0;
  for (let ago = days.has(today()) ? 0 : 1; days.has(today(ago)); ago += 1) count += 1;
  return count;
}
