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
  filled: number;
  empty: number;
  seconds: number;
  solved: boolean;
  document: JsonObject;
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

/** A game with the actions since it was stored, and the key of the last of them. */
export interface Resumed {
  game: StoredGame;
  actions: Action[];
  lastAction: number;
}

export async function readGame(id: string): Promise<Resumed | undefined> {
  const transaction = (await database()).transaction(['games', 'journal']);
  const game = await transaction.objectStore('games').get(id);
  if (game === undefined) return undefined;
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
  const games = await (await database()).getAll('games');
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
