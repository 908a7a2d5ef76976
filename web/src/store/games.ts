// SPDX-License-Identifier: MIT
//
// Games in IndexedDB. A game is the last document the engine wrote plus the actions since then (the
// journal), so that nothing is lost when the page goes away between an action and the next save.

import type { DBSchema } from 'idb';
import type { Action, JsonObject } from '../api/protocol';
import { databaseOf, within } from './database';

export interface StoredGame {
  id: string;
  title: string;
  summary: string;
  created: number;
  updated: number;
  /** Cells that the player filled, and those still open. */
  filled: number;
  empty: number;
  seconds: number;
  solved: boolean;
  document: JsonObject;
  /** The text of the link that the puzzle came with. */
  source?: string | undefined;
  /** The newest action of the journal that the document holds. */
  lastAction?: number;
  /** Why the document could not be opened the last time; it is kept all the same. */
  broken?: string | undefined;
  /** What kind of puzzle it is; games that were stored before this was asked lack it. */
  kind?: PuzzleKind | undefined;
  /** How hard it is, by the ids of the engine; empty where it has no level. */
  level?: string | undefined;
  /** Whether it is being set, and not played. */
  setting?: boolean | undefined;
  /** Whether the person has changed the puzzle itself. */
  own?: boolean | undefined;
  /** The game whose puzzle it is a copy of, to be changed. */
  copyOf?: string | undefined;
  /** The game that it is a version of, kept as it was then. */
  versionOf?: string | undefined;
  /** The game whose puzzle is tried in it by its setter, as a solver would. */
  testOf?: string | undefined;
  /** Whether there was no cell left to fill when it was opened. */
  full?: boolean | undefined;
  /** At how many positions the player had help, and whether the solution was shown. */
  hints?: number | undefined;
  shown?: boolean | undefined;
  /** Whether a mistake was named. */
  named?: boolean | undefined;
  /** The day whose puzzle it is, as 2026-11-24. */
  daily?: string | undefined;
  /** The technique that it was opened for, in the middle; such games are in no statistics. */
  practice?: string | undefined;
  /** What was selected when it was left. */
  selected?: Selected | undefined;
  /** What a person calls it, and sorts it under. */
  name?: string | undefined;
  tags?: readonly string[] | undefined;
  /** When it was deleted; such games can be brought back for a while. */
  deleted?: number | undefined;
}

/** Cells in the order in which they were selected, and the one that keys act from; -1 for none. */
export interface Selected {
  cells: readonly number[];
  cursor: number;
}

/** What puzzles have in common whose times can be compared. */
export interface PuzzleKind {
  board: string;
  cells: number;
  digits: number;
  /** Types of its constraints, in alphabetical order. */
  constraints: readonly string[];
}

/** Whether it was opened to practise a technique, and not to be played. */
export function isPractice({ practice }: StoredGame): boolean {
  return practice !== undefined;
}

/** Whether it is a puzzle that is still being set. */
export function isDraft(game: StoredGame): boolean {
  return game.setting === true && !isAside(game);
}

/** Whether it belongs to a puzzle being set: kept on the way, or tried by its setter. */
export function isVersion({ versionOf, testOf }: StoredGame): boolean {
  return versionOf !== undefined || testOf !== undefined;
}

/** Whether it is listed only where it is asked for: practice and versions would bury the games. */
export function isAside(game: StoredGame): boolean {
  return isPractice(game) || isVersion(game);
}

/** Whether it is solved without anybody having had a cell to fill: nothing that a person did. */
export function cameSolved({
  solved,
  full,
  filled,
}: Pick<StoredGame, 'solved' | 'full' | 'filled'>) {
  return solved && (full === true || filled === 0);
}

/** How long deleted games can be brought back. */
export const kKeptDeleted = 30 * 24 * 60 * 60 * 1000; // ms

interface JournalEntry {
  game: string;
  action: Action;
}

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame };
  journal: { key: number; value: JournalEntry; indexes: { game: string } };
}

const database = databaseOf<Schema>('omnidoku', (made) => {
  made.createObjectStore('games', { keyPath: 'id' });
  made.createObjectStore('journal', { autoIncrement: true }).createIndex('game', 'game');
});

/** Writes an action down; the key orders it. */
export async function writeAction(game: string, action: Action): Promise<number> {
  const transaction = (await database()).transaction('journal', 'readwrite');
  const key = transaction.store.add({ game, action });
  // Else it would be undone where the page is left before it hears that this was done.
  transaction.commit();
  const [written] = await Promise.all([key, transaction.done]);
  return written;
}

/**
 * Stores a game and drops the actions that its document already holds. What `game` says nothing of
 * stays as it was stored: what it is called, say, which the library changes. Does nothing and gives
 * false where what is stored holds an action that `game` does not: another tab was faster.
 */
export async function writeGame(
  game: StoredGame,
  holds: (action: number) => boolean,
): Promise<boolean> {
  const transaction = (await database()).transaction(['games', 'journal'], 'readwrite');
  const journal = transaction.objectStore('journal');
  const games = transaction.objectStore('games');
  return within(transaction, async () => {
    const stored = await games.get(game.id);
    if (stored?.lastAction !== undefined && !holds(stored.lastAction)) return false;
    await games.put({ ...stored, ...game });
    const keys = await journal.index('game').getAllKeys(game.id);
    await Promise.all(keys.filter(holds).map((key) => journal.delete(key)));
    return true;
  });
}

/** What may be said of a game beside what was played. */
export type Notes = Partial<
  Pick<
    StoredGame,
    | 'broken'
    | 'kind'
    | 'level'
    | 'name'
    | 'tags'
    | 'deleted'
    | 'filled'
    | 'empty'
    | 'solved'
    | 'selected'
  >
>;

/** Changes what is known about a game, not its document. */
export async function noteGame(id: string, notes: Notes): Promise<void> {
  const { store, done } = (await database()).transaction('games', 'readwrite');
  const game = await store.get(id);
  if (game) await store.put({ ...game, ...notes });
  await done;
}

/** What the clock of a game showed when it was left, which may not have been stored in time. */
export async function noteSeconds(id: string, seconds: number): Promise<void> {
  const { store, done } = (await database()).transaction('games', 'readwrite');
  const game = await store.get(id);
  if (game && game.seconds < seconds) await store.put({ ...game, seconds });
  await done;
}

/** A stored game may come from anywhere: what is of the wrong kind counts as nothing. */
function sound(game: StoredGame): StoredGame {
  const number = (value: unknown) => (Number.isFinite(value) ? (value as number) : 0);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const isText = (value: unknown): value is string => typeof value === 'string';
  const texts = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : []);
  const { kind, selected } = game;
  const isCell = (value: unknown): value is number => Number.isInteger(value);
  const cells = (value: unknown) => (Array.isArray(value) ? value.filter(isCell) : []);
  return {
    ...game,
    title: text(game.title),
    summary: text(game.summary),
    created: number(game.created),
    updated: number(game.updated),
    filled: number(game.filled),
    empty: number(game.empty),
    seconds: number(game.seconds),
    solved: game.solved === true,
    kind: isText(kind?.board)
      ? {
          board: kind.board,
          cells: number(kind.cells),
          digits: number(kind.digits),
          constraints: texts(kind.constraints),
        }
      : undefined,
    level: isText(game.level) ? game.level : undefined,
    setting: game.setting === true,
    hints: Number.isFinite(game.hints) ? game.hints : undefined,
    full: game.full === true,
    shown: game.shown === true,
    named: game.named === true,
    selected: selected && { cells: cells(selected.cells), cursor: number(selected.cursor) },
    daily: isText(game.daily) ? game.daily : undefined,
    practice: isText(game.practice) ? game.practice : undefined,
    testOf: isText(game.testOf) ? game.testOf : undefined,
    versionOf: isText(game.versionOf) ? game.versionOf : undefined,
    name: text(game.name),
    tags: texts(game.tags),
    deleted: Number.isFinite(game.deleted) ? game.deleted : undefined,
  };
}

/** A game with the actions since it was stored, and the key of the last of them. */
export interface Resumed {
  game: StoredGame;
  actions: Action[];
  lastAction: number;
}

export async function readGame(id: string): Promise<Resumed | undefined> {
  const transaction = (await database()).transaction(['games', 'journal']);
  const stored = await transaction.objectStore('games').get(id);
  if (stored === undefined) return undefined;
  const game = sound(stored);
  const journal = transaction.objectStore('journal').index('game');
  const [entries, keys] = await Promise.all([journal.getAll(id), journal.getAllKeys(id)]);
  return {
    game,
    actions: entries.map(({ action }) => action),
    lastAction: Math.max(keys.at(-1) ?? 0, game.lastAction ?? 0),
  };
}

/**
 * Stores games that were read, and brings back some that were deleted, all or none. Those that are
 * there already stay as they are.
 */
export async function putGames(
  games: readonly Resumed[],
  back: readonly string[] = [],
): Promise<void> {
  const transaction = (await database()).transaction(['games', 'journal'], 'readwrite');
  const stored = transaction.objectStore('games');
  const journal = transaction.objectStore('journal');
  await within(transaction, async () => {
    const puts: Promise<unknown>[] = [];
    for (const { game, actions } of games) {
      if ((await stored.getKey(game.id)) !== undefined) continue;
      // Its journal is another here.
      puts.push(stored.put({ ...game, lastAction: 0 }));
      puts.push(...actions.map((action) => journal.add({ game: game.id, action })));
    }
    for (const id of back) {
      const game = await stored.get(id);
      if (game) puts.push(stored.put({ ...game, deleted: undefined }));
    }
    await Promise.all(puts);
  });
}

export async function gameIds(): Promise<ReadonlySet<string>> {
  return new Set(await (await database()).getAllKeys('games'));
}

/** Every game, the latest first, with those that were deleted and can be brought back. */
export async function everyGame(): Promise<StoredGame[]> {
  const games = (await (await database()).getAll('games')).map(sound);
  return games.sort((a, b) => b.updated - a.updated);
}

/** The latest first. */
export async function listGames(): Promise<StoredGame[]> {
  return (await everyGame()).filter(({ deleted }) => deleted === undefined);
}

/** Takes a game out for good. */
export async function dropGame(id: string): Promise<void> {
  const transaction = (await database()).transaction(['games', 'journal'], 'readwrite');
  const journal = transaction.objectStore('journal');
  void transaction.objectStore('games').delete(id);
  const keys = await journal.index('game').getAllKeys(id);
  await Promise.all(keys.map((key) => journal.delete(key)));
  await transaction.done;
}

/** Takes out for good what was deleted long ago. */
export async function dropOldGames(): Promise<void> {
  const before = Date.now() - kKeptDeleted;
  for (const { id, deleted } of await everyGame()) {
    if (deleted !== undefined && deleted < before) await dropGame(id);
  }
}
