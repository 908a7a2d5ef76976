// SPDX-License-Identifier: MIT
//
// Everything that is kept, as one file: a line of JSON that says what the file is and how much is in
// it, then a line for each game, with what was done since it was stored, and for each result. Files
// from before had the lines of the games alone, and so has a single game that was saved in trouble.

import type { Action, JsonObject } from '../api/protocol';
import { everyGame, gameIds, putGames, readGame, type Resumed, type StoredGame } from './games';
import { addResults, listResults, type SolvedOnce } from './results';
import { chosenSettings, takeSettings } from './settings';

const kVersion = 1;

interface Head {
  omnidoku: 'library';
  version: typeof kVersion;
  saved: string;
  games: number;
  results: number;
  settings: JsonObject;
}

/** What a file holds. */
export interface Archive {
  games: readonly Resumed[];
  results: readonly SolvedOnce[];
  settings: JsonObject;
}

/** How many games came in, how many of these as copies, and how many were here already. */
export interface TakenIn {
  count: number;
  known: number;
  copies: number;
}

/** The text is no archive; something of it is missing or changed; or a newer version wrote it. */
export class UnreadableArchive extends Error {
  constructor(readonly why: 'foreign' | 'damaged' | 'newer') {
    super();
  }
}

/** Everything but what was deleted. */
export async function writeArchive(): Promise<string> {
  const games: Resumed[] = [];
  for (const { id, deleted } of await everyGame()) {
    const game = deleted === undefined ? await readGame(id) : undefined;
    if (game) games.push(game);
  }
  const results = await listResults();
  const head: Head = {
    omnidoku: 'library',
    version: kVersion,
    saved: new Date().toISOString(),
    games: games.length,
    results: results.length,
    settings: chosenSettings(),
  };
  const lines = [
    head,
    ...games.map(({ game, actions }) => ({ ...game, actions })),
    ...results.map((result) => ({ result })),
  ];
  return lines.map((line) => JSON.stringify(line) + '\n').join('');
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(line: string): JsonObject | null {
  try {
    const read: unknown = JSON.parse(line);
    return isObject(read) ? read : null;
  } catch {
    return null;
  }
}

function gameOf(line: JsonObject): Resumed | null {
  const { actions = [], ...game } = line as unknown as StoredGame & { actions?: Action[] };
  const isGame = typeof game.id === 'string' && isObject(game.document) && Array.isArray(actions);
  return isGame ? { game: { ...game, deleted: undefined }, actions, lastAction: 0 } : null;
}

function resultOf({ result }: JsonObject): SolvedOnce | null {
  const { id, kind, level, seconds, solved } = (isObject(result) ? result : {}) as never as {
    [key in keyof SolvedOnce]: unknown;
  };
  const isKind =
    isObject(kind) && typeof kind['board'] === 'string' && Array.isArray(kind['constraints']);
  const isResult =
    typeof id === 'string' &&
    isKind &&
    typeof level === 'string' &&
    typeof seconds === 'number' &&
    typeof solved === 'number';
  return isResult ? (result as unknown as SolvedOnce) : null;
}

/** Reads a file as a whole before any of it is taken in; throws UnreadableArchive. */
export function readArchive(text: string): Archive {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const first = parsed(lines[0] ?? '');
  if (!first) throw new UnreadableArchive('foreign');
  const hasHead = first['omnidoku'] === 'library';
  if (hasHead && Number(first['version']) > kVersion) throw new UnreadableArchive('newer');
  const others = lines.slice(1).map(parsed);
  const games: Resumed[] = [];
  const results: SolvedOnce[] = [];
  for (const line of hasHead ? others : [first, ...others]) {
    const result = line && 'result' in line ? resultOf(line) : null;
    const game = line && !result ? gameOf(line) : null;
    if (result) results.push(result);
    else if (game) games.push(game);
    else throw new UnreadableArchive(hasHead ? 'damaged' : 'foreign');
  }
  if (!hasHead) return { games, results, settings: {} };
  const isWhole = first['games'] === games.length && first['results'] === results.length;
  if (!isWhole) throw new UnreadableArchive('damaged');
  return { games, results, settings: isObject(first['settings']) ? first['settings'] : {} };
}

/** The same game as it is here, whatever the clock says. */
function isSame(a: Resumed, b: Resumed): boolean {
  const text = ({ game, actions }: Resumed) => JSON.stringify([game.document, actions]);
  return text(a) === text(b);
}

/**
 * Takes in what a file holds, all or none. Nothing that is here changes: a game that is here in
 * another state comes in as a copy, whose id tells its state, so that the same file read again
 * brings no second one. One that was deleted here comes back. Settings come from the file where
 * nobody chose anything here.
 */
export async function takeIn({ games, results, settings }: Archive): Promise<TakenIn> {
  const taken: TakenIn = { count: 0, known: 0, copies: 0 };
  const added = new Map<string, Resumed>();
  const back = new Set<string>();
  const keep = ({ id, deleted }: StoredGame) => {
    if (deleted === undefined || back.has(id)) taken.known += 1;
    else back.add(id);
  };
  const ids = await gameIds();
  const find = async (id: string) =>
    added.get(id) ?? (ids.has(id) ? await readGame(id) : undefined);
  for (const one of games) {
    const here = await find(one.game.id);
    const copy = { ...one.game, id: `${one.game.id}-${one.game.updated}` };
    const copyHere = here && (await find(copy.id));
    if (here === undefined) {
      added.set(one.game.id, one);
    } else if (isSame(one, here)) {
      keep(here.game);
    } else if (copyHere) {
      keep(copyHere.game);
    } else {
      added.set(copy.id, { ...one, game: copy });
      taken.copies += 1;
    }
  }
  await putGames([...added.values()], [...back]);
  taken.count = added.size + back.size;
  await addResults(results);
  takeSettings(settings);
  return taken;
}
