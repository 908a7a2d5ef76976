// SPDX-License-Identifier: MIT
//
// The engine in its worker: does what it is ordered (./thread), one thing after another.

import type { CallName, Parameters } from './api.js';
import type { With } from './calls.js';
import { OmnidokuError } from './error.js';
import { type CallOptions, type Omnidoku, Puzzle, load } from './index.js';
import type { CallOrder, News, Order } from './thread.js';

const puzzles = new Map<number, Puzzle>();
let engine: Promise<Omnidoku> | undefined;

function newsOf(loaded: Omnidoku, order: CallOrder, options: CallOptions): News {
  const { call, parameters, of } = order;
  if (of === null) {
    const all = [parameters, options] as unknown as With<Parameters<CallName>, CallOptions>;
    return { result: loaded.call(call, ...all) };
  }
  const puzzle = puzzles.get(of)!;
  const ask = puzzle.call.bind(puzzle) as (...all: unknown[]) => unknown;
  return { result: ask(call, parameters, options) };
}

async function obey(order: Order, post: (news: News) => void): Promise<void> {
  if ('wasm' in order) {
    engine = load(order.wasm === undefined ? {} : { wasm: order.wasm });
    engine.catch(() => undefined); // told of with the first call
    return;
  }
  try {
    const loaded = await engine!;
    if ('forget' in order) puzzles.delete(order.forget);
    else if ('puzzle' in order) puzzles.set(order.puzzle, new Puzzle(loaded, order.history));
    else {
      const onProgress = order.isTold
        ? (progress: object) => post({ progress } as News)
        : undefined;
      post(newsOf(loaded, order, onProgress === undefined ? {} : { onProgress }));
    }
  } catch (error) {
    if (!('call' in order)) return;
    const known =
      error instanceof OmnidokuError
        ? error
        : new OmnidokuError({ code: 'usage', what: String(error) });
    post({ error: known.body() });
  }
}

if ('WorkerGlobalScope' in globalThis) {
  const post = (news: News) => self.postMessage(news);
  self.onmessage = (event: MessageEvent<Order>) => void obey(event.data, post);
} else {
  void import(/* @vite-ignore */ /* webpackIgnore: true */ 'node:worker_threads').then(
    ({ parentPort }) => {
      const post = (news: News) => parentPort!.postMessage(news);
      parentPort!.on('message', (order: Order) => void obey(order, post));
    },
  );
}
