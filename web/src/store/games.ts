// SPDX-License-Identifier: MIT
//
// Games in IndexedDB. A game is the last document the engine wrote plus the actions since then (the
// journal), so that nothing is lost when the page goes away between an action and the next save.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Action, JsonObject } from '../engine/protocol';

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
  source?: string;
  /** The newest action of the journal that the document holds. */
  lastAction?: number;
  /** Why the document could not be opened the last time; it is kept all the same. */
  broken?: string;
}

interface JournalEntry {
  game: string;
  action: Action;
}

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame };
  journal: { key: number; value: JournalEntry; indexes: { game: string } };
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('omnidoku', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('journal', { autoIncrement: true }).createIndex('game', 'game');
    },
    terminated: () => void forget(),
  });

let opened: Promise<IDBPDatabase<Schema>> | undefined;
const forget = () => (opened = undefined);

/** What could not be opened, or was closed by the browser, is opened again at the next call. */
function database(): Promise<IDBPDatabase<Schema>> {
  if (opened === undefined) {
    opened = open();
    opened.catch(forget);
  }
  return opened;
}

/** Writes an action down; the key orders it. */
export async function writeAction(game: string, action: Action): Promise<number> {
  return (await database()).add('journal', { game, action });
}

/** Stores a game and drops the actions that its document already holds. */
export async function writeGame(
  game: StoredGame,
  holds: (action: number) => boolean,
): Promise<void> {
  const transaction = (await database()).transaction(['games', 'journal'], 'readwrite');
  const journal = transaction.objectStore('journal');
  await transaction.objectStore('games').put(game);
  const keys = await journal.index('game').getAllKeys(game.id);
  await Promise.all(keys.filter(holds).map((key) => journal.delete(key)));
  await transaction.done;
}

/** Changes what is known about a game, not its document. */
export async function noteBroken(id: string, broken: string): Promise<void> {
  const db = await database();
  const game = await db.get('games', id);
  if (game) await db.put('games', { ...game, broken });
}

/** A stored game may come from anywhere: what is of the wrong kind counts as nothing. */
function sound(game: StoredGame): StoredGame {
  const number = (value: unknown) => (Number.isFinite(value) ? (value as number) : 0);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
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

/** Stores a game that was read, as it was. */
export async function putBack({ game, actions }: Resumed): Promise<void> {
  await writeGame(game, () => false);
  for (const action of actions) await writeAction(game.id, action);
}

/** The latest first. */
export async function listGames(): Promise<StoredGame[]> {
  const games = (await (await database()).getAll('games')).map(sound);
  return games.sort((a, b) => b.updated - a.updated);
}

export async function deleteGame(id: string): Promise<void> {
  const transaction = (await database()).transaction(['games', 'journal'], 'readwrite');
  const journal = transaction.objectStore('journal');
  await transaction.objectStore('games').delete(id);
  const keys = await journal.index('game').getAllKeys(id);
  await Promise.all(keys.map((key) => journal.delete(key)));
  await transaction.done;
}
