// SPDX-License-Identifier: MIT
//
// What stored games are called, and what they are.

import { app } from '../app_state';
import { momentOf } from '../game/daily';
import { dayText } from '../i18n/dates';
import { dateText, nameOf, t } from '../i18n/i18n';
import type { PuzzleKind, StoredGame } from '../store/games';

const kMostParts = 2;

/** "X" of "X: diagonals" */
function shortName(board: string): string {
  return app.boardName(board).split(/\s*[:：]/)[0] ?? '';
}

/** "Samurai", "Grid with boxes 16×16", "Grid with boxes, X", "Grid with boxes, Killer cage" */
export function kindName({ board, cells, digits, constraints }: PuzzleKind): string {
  const [base = '', ...extras] = board.split('+');
  const name = extras.length > 0 ? shortName(base) : app.boardName(base);
  const side = Math.sqrt(cells);
  const isSquare = base === 'grid' && side === digits && digits !== 9;
  const types = app.catalogue.value?.constraints ?? [];
  const titles = constraints.map((id) => types.find((type) => type.id === id)?.title ?? id);
  const parts = [...extras.map(shortName), ...titles];
  const more = parts.length - kMostParts;
  return [
    isSquare ? `${name} ${side}×${side}` : name,
    ...parts.slice(0, kMostParts),
    ...(more > 0 ? [`+${more}`] : []),
  ].join(', ');
}

/** Begins with what is puzzled over where neither a person nor the setter gave a title. */
export function plainName(game: StoredGame): string {
  if (game.name) return game.name;
  if (game.daily) return t('daily.of', { day: dayText(momentOf(game.daily), 'short') });
  const kind = game.kind ? kindName(game.kind) : app.boardName(game.summary);
  return game.title || kind || t('info.untitled');
}

/** Empty where nothing is known. */
export function levelName({ level }: { level?: string | undefined }): string {
  return level ? nameOf('level', level) : '';
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
    const counts = new Map<string, number>();
    for (const game of open) counts.set(spell(game), (counts.get(spell(game)) ?? 0) + 1);
    for (const game of open) {
      if (counts.get(spell(game)) === 1) names.set(game.id, spell(game));
    }
  }
  // Begun within one second.
  for (const [index, game] of listed.filter(({ id }) => !names.has(id)).entries()) {
    names.set(game.id, `${plainName(game)}, ${dateText(game.created, 'medium')} (${index + 1})`);
  }
  return names;
}
