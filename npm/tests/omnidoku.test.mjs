// SPDX-License-Identifier: MIT
//
// The installed package in Node: run by tests/packages/test_npm.py from the folder it is installed in.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { load, OmnidokuError } from 'omnidoku';
import { start } from 'omnidoku/worker';

const kPuzzle = '..64.5..23.....17.......6.5..4..93..1.5.....78.9.........15.........2..82...347..';
const kEmpty = '.'.repeat(81);
/** Of the empty grid: it takes seconds. */
const kLong = { limit: 1_000_000, time_limit: 600 };

/** That `refused` says so by an OmnidokuError, which is returned. */
async function refusal(refused) {
  let found;
  await assert.rejects(
    async () => refused(),
    (error) => {
      found = error;
      return error instanceof OmnidokuError && error instanceof Error;
    },
  );
  return found;
}

test('answers at once', async () => {
  const engine = await load();
  const puzzle = engine.open(kPuzzle);
  const { status, solution } = puzzle.call('solve');
  assert.equal(status, 'unique');
  assert.equal(solution.length, 81);
  assert.equal(puzzle.view.cells.length, 81);
  assert.ok(puzzle.call('rate', { scale: 'se' }).er > 1);
  assert.match(puzzle.call('svg').svg, /<svg/);
  assert.equal(engine.call('about').kind, 'wasm');
});

test('bad input is an error with its place', async () => {
  const engine = await load();
  const worker = start();
  for (const open of [(text) => engine.open(text), (text) => worker.open(text)]) {
    const error = await refusal(() => open('{"omnidoku": 1,\n"board": "gird"}'));
    assert.equal(error.code, 'unknown_name');
    assert.match(error.where, /line 2/);
    assert.equal(error.line, 2);
    assert.equal(error.column, Number(/column (\d+)/.exec(error.where)?.[1] ?? 0));
    assert.equal(error.cell, '');
    assert.ok(error.message.includes(error.where) && error.message.includes(error.what));
    assert.match((await refusal(() => open('<puzzle><a></puzzle>'))).message, /XML|read/);
    for (const text of [
      '',
      'hello',
      '\ud800',
      '\0',
      'x'.repeat(1e5),
      '['.repeat(1e5),
      '<'.repeat(1e4),
    ]) {
      await refusal(() => open(text));
    }
    assert.equal((await refusal(() => open(5))).code, 'usage');
    assert.equal((await refusal(() => open('<'.repeat(17_000_000)))).code, 'too_large');
  }
  const puzzle = engine.open(kPuzzle);
  assert.equal((await refusal(() => puzzle.call('nothing'))).code, 'usage');
  assert.equal((await refusal(() => puzzle.call('rate', { scale: 5 }))).code, 'usage');
  assert.throws(() => engine.call('generate', { seed: 5n }), TypeError);
  await assert.rejects(worker.call('generate', { kinds: () => 1 }), { name: 'DataCloneError' });
  assert.equal(puzzle.call('solve').status, 'unique');
});

test('progress may stop a call, and what it throws comes out', async () => {
  const engine = await load();
  const empty = engine.open(kEmpty);
  let heard = 0;
  const stopped = empty.call('solve', kLong, { onProgress: () => ++heard < 2 });
  assert.equal(stopped.status, 'cancelled');
  assert.equal(heard, 2);
  const fails = () => {
    throw new RangeError('mine');
  };
  assert.throws(() => empty.call('solve', kLong, { onProgress: fails }), /mine/);
  const nested = { onProgress: () => void engine.call('about') };
  assert.throws(() => empty.call('solve', kLong, nested), { code: 'usage' });
  assert.equal(empty.call('solve').status, 'multiple');
  const worker = start();
  await assert.rejects(
    worker.open(kEmpty).then((puzzle) => puzzle.call('solve', kLong, { onProgress: fails })),
    /mine/,
  );
});

test('a signal gives up, and the puzzles of the worker go on', async () => {
  const worker = start();
  const puzzle = await worker.open({ text: kPuzzle, mode: 'play' });
  const empty = await worker.open(kEmpty);
  await puzzle.call('act', { action: { type: 'entry', cells: [0], digit: 9 } });
  const giving = new AbortController();
  let heard = 0;
  const onProgress = ({ seconds }) => {
    assert.ok(seconds >= 0);
    if (++heard === 2) giving.abort();
  };
  const long = empty.call('solve', kLong, { onProgress, signal: giving.signal });
  const behind = puzzle.call('state'); // waits for it
  await assert.rejects(long, { name: 'AbortError' });
  assert.equal((await behind).state.cells[0].entry, 9);
  const never = () => puzzle.call('state', {}, { signal: AbortSignal.abort() });
  await assert.rejects(never, { name: 'AbortError' });
  assert.equal((await empty.call('solve')).status, 'multiple');
  assert.equal(empty.view.cells.length, 81);
  worker.close();
  assert.equal((await refusal(() => puzzle.call('solve'))).code, 'crashed');
});

test('more puzzles than the engine keeps open', async () => {
  const engine = await load();
  const puzzles = Array.from({ length: 70 }, () => engine.open({ text: kPuzzle, mode: 'play' }));
  puzzles[0].call('act', { action: { type: 'entry', cells: [0], digit: 9 } });
  for (const puzzle of puzzles) assert.equal(puzzle.call('check').status, 'unique');
  assert.equal(puzzles[0].call('state').state.cells[0].entry, 9);
  assert.equal(puzzles[1].call('state').state.cells[0].entry, null);
});

test('an engine that is not there is told of', async () => {
  const wasm = new URL('nowhere.wasm', import.meta.url);
  assert.equal((await refusal(() => load({ wasm }))).code, 'absent');
  const worker = start({ wasm });
  assert.equal((await refusal(() => worker.call('about'))).code, 'absent');
  assert.equal((await refusal(() => worker.open(kPuzzle))).code, 'absent');
  const content = await readFile(new URL(import.meta.resolve('omnidoku/omnidoku.wasm')));
  assert.equal((await load({ wasm: content })).call('about').program, 'Omnidoku');
  assert.equal((await start({ wasm: content }).call('about')).program, 'Omnidoku');
});
