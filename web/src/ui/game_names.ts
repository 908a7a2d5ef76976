// SPDX-License-Identifier: MIT
//
// What stored games are called.

import { app } from '../app_state';
import { dateText, t } from '../i18n/i18n';
import type { StoredGame } from '../store/games';

/** Begins with the board where a game has no title. */
export function plainName(game: StoredGame): string {
  return game.title || app.boardName(game.summary) || t('info.untitled');
}

/** What to call each game: by when it was begun as well, where others have the same name,
 * and by number where that is the same too. */
export function gameNames(listed: readonly StoredGame[]): ReadonlyMap<string, string> {
  const spellings = [
    plainName,
    (game: StoredGame) => `${plainName(game)}, ${dateText(game.created)}`,
    (game: StoredGame) => `${plainName(game)}, ${dateText(game.created, 'medium')}`,
  ];
  const names = new Map<string, string>();
  for (const spell of spellings) {
    const open = listed.filter(({ id }) => !names.has(id));
    const count = (name: string) => open.filter((game) => spell(game) === name).length;
    for (const game of open) {
      if (count(spell(game)) === 1) names.set(game.id, spell(game));
    }
  }
  // Begun within one second.
  for (const [index, game] of listed.filter(({ id }) => !names.has(id)).entries()) {
    names.set(game.id, `${plainName(game)}, ${dateText(game.created, 'medium')} (${index + 1})`);
  }
  return names;
}
