// SPDX-License-Identifier: MIT
//
// Which engine there is: the native one when `omnidoku serve` delivered the page, else WASM.

import { HttpEngine } from './http';
import { WatchedEngine } from './watched_engine';
import { WorkerEngine } from './worker_engine';

export async function connect(): Promise<WatchedEngine> {
  const http = new HttpEngine(new URL('api', document.baseURI).href);
  try {
    await http.call('about', {});
    return new WatchedEngine(http);
  } catch {
    return new WatchedEngine(new WorkerEngine(new URL('wasm/', document.baseURI).href));
  }
}
