// SPDX-License-Identifier: MIT
//
// What is known of a game besides its puzzle and what was done to it.

import type { StoredGame } from '../store/games';

/**
 * Where a puzzle is from: the text of its link, the day whose puzzle it is, the game it is a copy or a test of;
 * how hard it is, whether it is the person's own, and whether it came without a cell to fill.
 */
export type Facts = Pick<
  StoredGame,
  'source' | 'daily' | 'practice' | 'level' | 'own' | 'copyOf' | 'versionOf' | 'testOf' | 'full'
>;

/** What is not known is not said, so that it stays as it was stored. */
export function known({ source, daily, practice, level, own, copyOf, testOf, full }: Facts): Facts {
  return {
    ...(own ? { own } : {}),
    ...(full ? { full } : {}),
    ...(copyOf ? { copyOf } : {}),
    ...(testOf ? { testOf } : {}),
    ...(source ? { source } : {}),
    ...(daily ? { daily } : {}),
    ...(practice ? { practice } : {}),
    ...(level ? { level } : {}),
  };
}
