// SPDX-License-Identifier: MIT
//
// What stored games are called, and what they are.

import type { Catalogue } from '../api/protocol';
import { momentOf } from './daily';
import { dayText } from '../i18n/dates';
import { dateText, nameOf, t } from '../i18n/i18n';
import { boardName, puzzleName } from '../i18n/puzzle_names';
import type { PuzzleKind, StoredGame } from '../store/games';

/** "Samurai", "Sudoku 16×16", "Killer Sudoku + Sudoku X" */
export function kindName(
  catalogue: Catalogue | null,
  { board, constraints }: Pick<PuzzleKind, 'board' | 'constraints'>,
) {
  return puzzleName(catalogue, board, constraints);
}

/** Begins with what is puzzled over where neither a person nor the setter gave a title. */
export function plainName(catalogue: Catalogue | null, game: StoredGame): string {
  if (game.name) return game.name;
  if (game.daily) return t('daily.of', { day: dayText(momentOf(game.daily), 'short') });
  const kind = game.kind ? kindName(catalogue, game.kind) : boardName(catalogue, game.summary);
  return game.title || kind || t('info.untitled');
}

/** Empty where nothing is known. */
export function levelName({ level }: { level?: string | undefined }): string {
  return level ? nameOf('level', level) : '';
}

/** What to call each game: by when it was begun as well, where others have the same name,
 * and by number where that is the same too. */
export function gameNames(
  catalogue: Catalogue | null,
  listed: readonly StoredGame[],
): ReadonlyMap<string, string> {
  const spellings = [
    (game: StoredGame) => plainName(catalogue, game),
    (game: StoredGame) => `${plainName(catalogue, game)}, ${dateText(game.created)}`,
    (game: StoredGame) => `${plainName(catalogue, game)}, ${dateText(game.created, 'medium')}`,
  ];
  const names = new Map<string, string>();
  for (const spell of spellings) {
    const open = listed.filter(({ id }) => !names.has(id));
    const counts = new Map<string, number>();
    for (const game of open) counts.set(spell(game), (counts.get(spell(game)) ?? 0) + 1);
    for (const game of open) {
      if (counts.get(spell(game)) === 1) names.set(game.id, spell(game));
    }
  }
  // Begun within one second.
  for (const [index, game] of listed.filter(({ id }) => !names.has(id)).entries()) {
    names.set(
      game.id,
      `${plainName(catalogue, game)}, ${dateText(game.created, 'medium')} (${index + 1})`,
    );
  }
  return names;
}
