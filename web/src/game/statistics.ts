// SPDX-License-Identifier: MIT
//
// What the times of solved puzzles say: per kind of puzzle and level, and over days.

import { cameSolved, isAside, type PuzzleKind, type StoredGame } from '../store/games';
import type { SolvedOnce } from '../store/results';
import { kLevels } from '../base/levels';

/** Puzzles whose times can be compared: same kind, same level. */
export interface Row {
  kind: PuzzleKind;
  level: string;
  count: number;
  /** How many of them without any help. */
  unaided: number;
  /** Without help; undefined where there always was some. */
  best: number | undefined;
  average: number;
}

export function kindKey({ board, cells, digits, constraints }: PuzzleKind): string {
  return [board, cells, digits, ...constraints].join(' ');
}

/** Whether the player had no help, as far as is known. */
export function isUnaided({ hints = 0, shown = false }: Pick<SolvedOnce, 'hints' | 'shown'>) {
  return hints === 0 && !shown;
}

/** Results, and those of games that were solved before results were written down. */
export function allResults(
  results: readonly SolvedOnce[],
  games: readonly StoredGame[],
): SolvedOnce[] {
  const known = new Set(results.map(({ id }) => id));
  const isOlder = (game: StoredGame) =>
    game.solved && !known.has(game.id) && !isAside(game) && !cameSolved(game);
  const older = games
    .filter(isOlder)
    .flatMap(({ id, kind, level = '', seconds, updated, daily }) =>
      kind ? [{ id, kind, level, seconds, solved: updated, daily }] : [],
    );
  return [...results, ...older];
}

/** How long was played in all: what was solved, and the games that are not, without practice. */
export function secondsPlayed(
  results: readonly SolvedOnce[],
  games: readonly StoredGame[],
): number {
  const counted = new Set(results.map(({ id }) => id));
  const open = games.filter((game) => !counted.has(game.id) && !isAside(game));
  return [...results, ...open].reduce((sum, { seconds }) => sum + seconds, 0);
}

/** By kind, those solved most often first, and by level from the lowest. */
export function tabulate(results: readonly SolvedOnce[]): Row[] {
  const groups = new Map<string, SolvedOnce[]>();
  const perKind = new Map<string, number>();
  // Whoever was shown the solution did not solve it.
  for (const result of results.filter(({ shown }) => shown !== true)) {
    const kind = kindKey(result.kind);
    const key = `${kind} ${result.level}`;
    groups.set(key, [...(groups.get(key) ?? []), result]);
    perKind.set(kind, (perKind.get(kind) ?? 0) + 1);
  }
  const rows = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const unaided = group.filter(isUnaided);
    const best = Math.min(...unaided.map(({ seconds }) => seconds));
    const total = group.reduce((sum, { seconds }) => sum + seconds, 0);
    return {
      kind: first.kind,
      level: first.level,
      count: group.length,
      unaided: unaided.length,
      best: unaided.length > 0 ? best : undefined,
      average: total / group.length,
    };
  });
  const often = (row: Row) => perKind.get(kindKey(row.kind)) ?? 0;
  const rank = ({ level }: Row) => kLevels.findIndex((known) => known === level);
  return rows.sort(
    (a, b) =>
      often(b) - often(a) || kindKey(a.kind).localeCompare(kindKey(b.kind)) || rank(a) - rank(b),
  );
}

/** The days whose puzzles were solved. */
export function solvedDays(results: readonly SolvedOnce[]): ReadonlySet<string> {
  return new Set(results.flatMap(({ daily, shown }) => (daily && !shown ? [daily] : [])));
}

/** The best time among others of the same kind and level; undefined where there is none. */
export function bestOther(mine: SolvedOnce, results: readonly SolvedOnce[]): number | undefined {
  const times = results
    .filter(({ id, kind, level }) => id !== mine.id && level === mine.level && isSame(kind, mine))
    .filter(isUnaided)
    .map(({ seconds }) => seconds);
  return times.length > 0 ? Math.min(...times) : undefined;
}

function isSame(kind: PuzzleKind, mine: SolvedOnce): boolean {
  return kindKey(kind) === kindKey(mine.kind);
}
