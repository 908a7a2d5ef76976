// SPDX-License-Identifier: MIT
//
// The engine compiled to WebAssembly, in a worker. Requests may be sent before it is ready: they
// wait in its queue. A worker cannot hear while it computes, so giving up a call ends the worker
// and starts a fresh one; its sessions are gone then, and the game opens its own copy again.

import { type CallOptions, type Engine, EngineError, silent } from './engine';
import type { Answer, CallName, Parameters, Result } from './protocol';

interface Pending {
  request: string;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
  options: CallOptions;
}

/** What the worker says of itself. */
type OwnLine = { ready: false } | { crashed: string } | { alive: string };

export class WorkerEngine implements Engine {
  readonly kind = 'wasm';
  private nextId = 1;
  /** Made at the first call, and anew after one that was absent. */
  private worker: Worker | null = null;
  private readonly pending = new Map<number, Pending>();

  constructor(
    private readonly folder: string,
    /** Whether what ended starts again when it is asked for, and takes no time from others until then. */
    private readonly isLazy = false,
  ) {}

  call<K extends CallName>(
    name: K,
    parameters: Parameters<K>,
    options: CallOptions = {},
  ): Promise<Result<K>> {
    const id = this.nextId++;
    const request = JSON.stringify({ api: 1, call: name, id, ...parameters });
    const worker = (this.worker ??= this.start());
    return new Promise<Result<K>>((resolve, reject) => {
      const aborted = () => this.giveUp(id);
      if (options.signal?.aborted) {
        reject(new DOMException('given up', 'AbortError'));
        return;
      }
      options.signal?.addEventListener('abort', aborted, { once: true });
      const settle = () => options.signal?.removeEventListener('abort', aborted);
      this.pending.set(id, {
        request,
        options,
        resolve: (result) => (settle(), resolve(result as Result<K>)),
        reject: (error) => (settle(), reject(error)),
      });
      worker.postMessage(request);
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage(this.folder);
    worker.onmessage = (event: MessageEvent<string>) => this.receive(worker, event.data);
    worker.onerror = () => this.fail(worker);
    return worker;
  }

  private receive(worker: Worker, line: string): void {
    const answer = JSON.parse(line) as Answer | OwnLine;
    if ('ready' in answer) {
      this.fail(worker);
      return;
    }
    if ('crashed' in answer) {
      this.recover(worker, answer.crashed);
      return;
    }
    if ('alive' in answer) {
      void navigator.locks.request(answer.alive, () => this.recover(worker, ''));
      return;
    }
    const id = answer.id ?? 0;
    const call = this.pending.get(id);
    if (call === undefined) return;
    if ('progress' in answer) {
      call.options.onProgress?.(answer.progress);
      return;
    }
    this.pending.delete(id);
    if (answer.ok) call.resolve(answer.result);
    else call.reject(new EngineError(answer.error));
  }

  /** Ends the worker, and has the other waiting calls answered by a new one. */
  private giveUp(id: number): void {
    const call = this.pending.get(id);
    if (call === undefined) return;
    this.pending.delete(id);
    call.reject(new DOMException('given up', 'AbortError'));
    this.restart();
  }

  /** The worker failed at the first of the calls, or went away: the others go to a new one. */
  private recover(worker: Worker, where: string): void {
    if (worker !== this.worker) return;
    const [first] = this.pending;
    if (first !== undefined) {
      this.pending.delete(first[0]);
      first[1].reject(silent('crashed', where));
    }
    this.restart();
  }

  private restart(): void {
    this.worker?.terminate();
    this.worker = null;
    if (this.isLazy && this.pending.size === 0) return;
    const worker = (this.worker = this.start());
    for (const { request } of this.pending.values()) worker.postMessage(request);
  }

  private fail(worker: Worker): void {
    if (worker !== this.worker) return;
    this.worker = null;
    const calls = [...this.pending.values()];
    this.pending.clear();
    for (const call of calls) call.reject(silent('absent'));
  }
}
