// SPDX-License-Identifier: MIT
//
// What is said to the engine in its worker and back, and a worker as browsers and as Node have it.

import type { CallName, Progress } from './api.js';
import type { History } from './calls.js';
import type { OmnidokuError } from './error.js';

/** To the worker: first what to load, then puzzles and calls, one call after another. */
export type Order =
  | { wasm: string | BufferSource | undefined }
  /** A puzzle that later calls name by this number. */
  | { puzzle: number; history: History }
  | { forget: number }
  | CallOrder;

export interface CallOrder {
  call: CallName;
  parameters: object | undefined;
  /** The puzzle that is asked. */
  of: number | null;
  isTold: boolean;
}

/** From the worker, of the call that is under way. */
export type News =
  { progress: Progress } | { result: unknown } | { error: ReturnType<OmnidokuError['body']> };

/** A worker of either kind. */
export interface Thread {
  post(order: Order): void;
  end(): void;
  /** Whether the program goes on for its sake; in browsers that means nothing. */
  hold(isHeld: boolean): void;
}

/** Starts the worker; `failed` is told where it cannot be, or ends by itself. */
export async function startThread(
  hear: (news: News) => void,
  failed: (reason: string) => void,
): Promise<Thread> {
  if ('Worker' in globalThis) {
    const worker = new Worker(new URL('./worker_thread.js', import.meta.url), { type: 'module' });
    worker.onmessage = (event: MessageEvent<News>) => hear(event.data);
    worker.onerror = (event) => failed(event.message || 'the worker cannot be started');
    return {
      post: (order) => worker.postMessage(order),
      end: () => worker.terminate(),
      hold: () => undefined,
    };
  }
  const threads = await import(/* @vite-ignore */ /* webpackIgnore: true */ 'node:worker_threads');
  const worker = new threads.Worker(new URL('./worker_thread.js', import.meta.url));
  worker.on('message', hear);
  worker.on('error', (error) => failed(String(error)));
  return {
    post: (order) => worker.postMessage(order),
    end: () => void worker.terminate(),
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
  };
}
