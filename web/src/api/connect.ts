// SPDX-License-Identifier: MIT
//
// Which engine there is: the native one when `omnidoku serve` delivered the page, else WASM.

import { HttpEngine } from './http';
import { WatchedEngine } from './watched_engine';
import { WorkerEngine } from './worker_engine';

export async function connect(): Promise<WatchedEngine> {
  const native = new HttpEngine(new URL('api', document.baseURI).href);
  const folder = new URL('wasm/', document.baseURI).href;
  const engine = new WatchedEngine(
    [native, new WorkerEngine(folder)],
    new WorkerEngine(folder, true),
  );
  await engine.retry().catch(() => undefined); // it is asked again, and says so itself
  return engine;
}
