// SPDX-License-Identifier: MIT
//
// Puzzles that were solved, and in what time. They stay when their games are deleted. They have a
// database of their own, so that the one of the games keeps its version: pages of different
// versions may be open at the same time.

import type { DBSchema } from 'idb';
import { databaseOf, within } from './database';
import type { PuzzleKind } from './games';

export interface SolvedOnce {
  /** The game. */
  id: string;
  kind: PuzzleKind;
  /** Empty where it is not known. */
  level: string;
  seconds: number;
  /** At how many positions there was help; undefined where nobody counted. */
  hints?: number | undefined;
  /** The solution was shown before. */
  shown?: boolean | undefined;
  solved: number;
  /** The day whose puzzle it was, as 2026-11-24. */
  daily?: string | undefined;
}

interface Schema extends DBSchema {
  results: { key: string; value: SolvedOnce };
}

const database = databaseOf<Schema>('omnidoku-results', (made) => {
  made.createObjectStore('results', { keyPath: 'id' });
});

/** Writes results down; of a game that was solved before the first one counts. */
export async function addResults(results: readonly SolvedOnce[]): Promise<void> {
  const transaction = (await database()).transaction('results', 'readwrite');
  const { store } = transaction;
  await within(transaction, async () => {
    for (const result of results) {
      if ((await store.getKey(result.id)) === undefined) await store.put(result);
    }
  });
}

/** How hard the puzzle turned out to be. */
export async function noteResultLevel(id: string, level: string): Promise<void> {
  const { store, done } = (await database()).transaction('results', 'readwrite');
  const result = await store.get(id);
  if (result) void store.put({ ...result, level });
  await done;
}

export async function listResults(): Promise<SolvedOnce[]> {
  return (await database()).getAll('results');
}
