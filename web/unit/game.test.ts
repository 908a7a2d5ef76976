// SPDX-License-Identifier: MIT
//
// A game without a browser and an engine: what it asks, what it tells its keeper, and that it is opened
// again from the copy that the keeper has.

import './browser';
import { expect, test, vi } from 'vitest';
import { EngineError } from '../src/api/engine';
import type { Action, JsonObject, StateView } from '../src/api/protocol';
import type { WatchedEngine } from '../src/api/watched_engine';

vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { Game } = await import('../src/game/game');

const kState = { cells: [], mode: 'play', empty: 1, can_undo: false } as Partial<StateView>;
const kDocument: JsonObject = { omnidoku: 1 };
const kUndo: Action = { type: 'undo' };

/** An engine that notes what it is asked; it forgets the first game when it is told to. */
function engine(asked: string[]) {
  const forgotten = new Set<string>();
  let opened = 0;
  const call = (name: string, { session = '' }: { session?: string }) => {
    asked.push(`${name} ${session}`.trim());
    if (forgotten.has(session))
      return Promise.reject(new EngineError({ code: 'unknown_name', what: 'no such game' }));
    if (name === 'open') {
      opened += 1;
      return Promise.resolve({ session: `g${opened}`, puzzle: { cells: [] }, state: kState });
    }
    return Promise.resolve({ state: kState });
  };
  return {
    engine: { call } as unknown as WatchedEngine,
    forget: (id: string) => forgotten.add(id),
  };
}

function keeper(told: string[], isElsewhere = false) {
  const tell = (what: string) => {
    told.push(what);
    return Promise.resolve();
  };
  return {
    isElsewhere: { peek: () => isElsewhere },
    trouble: { peek: () => '' },
    flush: () => tell('flush'),
    adopt: () => tell('adopt'),
    note: ({ type }: Action) => void tell(`note ${type}`),
    save: () => tell('save'),
    catchUp: () => tell('catch up'),
    lastKept: () => ({ document: kDocument, actions: [kUndo] }),
  };
}

test('a game needs nobody who keeps it', async () => {
  const asked: string[] = [];
  const game = new Game(engine(asked).engine);
  await game.openDocument(kDocument);
  await game.act(kUndo);
  expect(asked).toEqual(['open', 'act g1']);
});

test('who keeps a game is told of what happens, in this order', async () => {
  const told: string[] = [];
  const game = new Game(engine([]).engine);
  game.keeper = keeper(told);
  await game.openDocument(kDocument);
  await game.act(kUndo);
  expect(told).toEqual(['flush', 'adopt', 'catch up', 'note undo']);
});

test('nothing is done in a game that another tab has', async () => {
  const asked: string[] = [];
  const game = new Game(engine(asked).engine);
  game.keeper = keeper([], true);
  await game.openDocument(kDocument);
  await expect(game.act(kUndo)).rejects.toThrow();
  expect(asked).toEqual(['open']);
});

test('a game that the engine forgot is opened again from the copy, and asked the same', async () => {
  const asked: string[] = [];
  const { engine: forgetful, forget } = engine(asked);
  const game = new Game(forgetful);
  game.keeper = keeper([]);
  await game.openDocument(kDocument);
  forget('g1');
  await game.act({ type: 'redo' });
  expect(asked).toEqual(['open', 'act g1', 'open', 'act g2', 'act g2']);
});
