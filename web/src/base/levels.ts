// SPDX-License-Identifier: MIT
//
// How hard puzzles are, as the engine says it.

/** From the lowest; nothing of the highest is made. */
export const kLevels = [
  'beginner',
  'easy',
  'medium',
  'hard',
  'expert',
  'extreme',
  'beyond',
] as const;

/** Files may say of a puzzle's difficulty what they like. */
export function isLevel(text: string): boolean {
  return kLevels.some((level) => level === text);
}

/** The next level that puzzles are made for; undefined at the end, and where there is none. */
export function harderThan(level: string): string | undefined {
  const index = kLevels.findIndex((known) => known === level);
  const next = index < 0 ? undefined : kLevels[index + 1];
  return next === 'beyond' ? undefined : next;
}
