// SPDX-License-Identifier: MIT
//
// The engine in a worker, for what takes long: calls give promises, tell progress and can be given up. A
// worker cannot hear while it computes, so giving up ends it; the next call starts another, which gets
// the puzzles that are asked for once more.

import type { CallName, Parameters, PuzzleView, Result } from './api.js';
import {
  type History,
  type OnProgress,
  type PuzzleCallName,
  type PuzzleParameters,
  type Source,
  type With,
  historyOf,
  remember,
} from './calls.js';
import { OmnidokuError } from './error.js';
import type { LoadOptions } from './index.js';
import { type News, type Thread, startThread } from './thread.js';

export type * from './api.js';
export type { OnProgress, PuzzleCallName, PuzzleParameters, Source, With } from './calls.js';
export type { LoadOptions } from './index.js';
export { OmnidokuError, type OmnidokuErrorCode } from './error.js';

/** How a call is made. */
export interface WorkerCallOptions {
  /** Hears of a long call. False gives it up as `signal` does; so does what it throws, which the call rejects with. */
  onProgress?: OnProgress;
  /** Gives the call up when it fires; the call rejects with its reason, by default an AbortError. */
  signal?: AbortSignal;
}

interface Waiting {
  name: CallName;
  parameters: object | undefined;
  puzzle: { number: number; history: History } | null;
  options: WorkerCallOptions;
  resolve: (result: unknown) => void;
  reject: (reason: unknown) => void;
}

/** The engine in a worker. `start` makes it. */
export class OmnidokuWorker {
  readonly #wasm: string | BufferSource | undefined;
  /** The first is under way. */
  readonly #waiting: Waiting[] = [];
  #thread: Promise<Thread> | null = null;
  /** The puzzles that the worker has. */
  #known = new Set<number>();
  #isClosed = false;
  readonly #forgotten = new FinalizationRegistry((number: number) => {
    if (!this.#known.delete(number)) return;
    void this.#thread?.then((thread) => thread.post({ forget: number }));
  });

  /** @internal */
  constructor(options: LoadOptions) {
    this.#wasm = options.wasm instanceof URL ? options.wasm.href : options.wasm;
  }

  /** Makes a call of the api (docs/API.md). Rejects with OmnidokuError. */
  async call<K extends CallName>(
    name: K,
    ...rest: With<Parameters<K>, WorkerCallOptions>
  ): Promise<Result<K>> {
    const [parameters, options] = rest;
    return (await this.ask(name, parameters, null, options)) as Result<K>;
  }

  /** The puzzle of a text in any format, or of a document; of several the first. Rejects with OmnidokuError. */
  async open(source: Source, options?: WorkerCallOptions): Promise<WorkerPuzzle> {
    const puzzle = new WorkerPuzzle(this, historyOf(source));
    this.#forgotten.register(puzzle, puzzle.number);
    await puzzle.call('state', {}, options);
    return puzzle;
  }

  /** Ends the worker. Calls under way, and those made later, reject with the code `crashed`. */
  close(): void {
    this.#isClosed = true;
    const waiting = this.#waiting.splice(0);
    this.#end();
    for (const call of waiting) call.reject(closed());
  }

  /** @internal */
  ask(
    name: CallName,
    parameters: object | undefined,
    puzzle: Waiting['puzzle'],
    options: WorkerCallOptions = {},
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const { signal } = options;
      if (this.#isClosed) throw closed();
      signal?.throwIfAborted();
      const abort = () => this.#giveUp(call, signal!.reason);
      const settle = () => signal?.removeEventListener('abort', abort);
      const call: Waiting = {
        name,
        // As it is now; and what no message can hold is refused here.
        parameters: structuredClone(parameters),
        puzzle,
        options,
        resolve: (result) => (settle(), resolve(result)),
        reject: (reason) => (settle(), reject(reason)),
      };
      signal?.addEventListener('abort', abort, { once: true });
      if (this.#waiting.push(call) === 1) this.#next();
    });
  }

  #next(): void {
    const call = this.#waiting[0];
    if (call === undefined && this.#thread === null) return;
    const begun = (this.#thread ??= this.#start());
    begun.then(
      (thread) => {
        if (begun !== this.#thread || call !== this.#waiting[0]) return;
        thread.hold(call !== undefined);
        if (call === undefined) return;
        const { name, parameters, puzzle, options } = call;
        if (puzzle !== null && !this.#known.has(puzzle.number)) {
          this.#known.add(puzzle.number);
          thread.post({ puzzle: puzzle.number, history: puzzle.history });
        }
        const isTold = options.onProgress !== undefined;
        thread.post({ call: name, parameters, of: puzzle?.number ?? null, isTold });
      },
      (error: unknown) => this.#failed(begun, String(error)),
    );
  }

  #start(): Promise<Thread> {
    const begun: Promise<Thread> = startThread(
      (news) => this.#hear(begun, news),
      (reason) => this.#failed(begun, reason),
    ).then((thread) => {
      thread.post({ wasm: this.#wasm });
      return thread;
    });
    return begun;
  }

  #hear(from: Promise<Thread>, news: News): void {
    const call = this.#waiting[0];
    if (from !== this.#thread || call === undefined) return;
    if ('progress' in news) {
      try {
        if (call.options.onProgress?.(news.progress) === false) this.#giveUp(call, stopped());
      } catch (error) {
        this.#giveUp(call, error);
      }
      return;
    }
    this.#waiting.shift();
    if ('error' in news) {
      const { code } = news.error;
      // Another worker may fare better.
      if (code === 'crashed' || code === 'absent') this.#end();
      call.reject(new OmnidokuError(news.error));
    } else {
      call.resolve(news.result);
    }
    this.#next();
  }

  #giveUp(call: Waiting, reason: unknown): void {
    const at = this.#waiting.indexOf(call);
    if (at < 0) return;
    this.#waiting.splice(at, 1);
    if (at === 0) {
      this.#end();
      this.#next();
    }
    call.reject(reason);
  }

  #failed(begun: Promise<Thread>, reason: string): void {
    if (begun !== this.#thread) return;
    this.#end();
    const [call] = this.#waiting.splice(0, 1);
    call?.reject(new OmnidokuError({ code: 'crashed', what: `the worker failed: ${reason}` }));
    this.#next();
  }

  #end(): void {
    void this.#thread?.then(
      (thread) => thread.end(),
      () => undefined,
    );
    this.#thread = null;
    this.#known.clear();
  }
}

function closed(): OmnidokuError {
  return new OmnidokuError({ code: 'crashed', what: 'the worker was closed' });
}

function stopped(): DOMException {
  return new DOMException('given up', 'AbortError');
}

let numPuzzles = 0;

/** A puzzle and what is done to it, in a worker. It outlives calls that were given up. */
export class WorkerPuzzle {
  /** @internal */
  readonly number = ++numPuzzles;
  readonly #worker: OmnidokuWorker;
  readonly #history: History;
  #view: PuzzleView | undefined;

  /** @internal */
  constructor(worker: OmnidokuWorker, history: History) {
    this.#worker = worker;
    this.#history = history;
  }

  /** The puzzle as the call `open` tells it. */
  get view(): PuzzleView {
    return this.#view!;
  }

  /** Makes a call that asks something of a puzzle. Rejects with OmnidokuError. */
  async call<K extends PuzzleCallName>(
    name: K,
    ...rest: With<PuzzleParameters<K>, WorkerCallOptions>
  ): Promise<Result<K>> {
    const [parameters, options] = rest;
    const puzzle = { number: this.number, history: this.#history };
    const result = (await this.#worker.ask(name, parameters, puzzle, options)) as Result<K>;
    this.#view = remember(this.#history, name, parameters, result) ?? this.#view;
    return result;
  }
}

/** An engine in a worker of its own; nothing is loaded before the first call. */
export function start(options: LoadOptions = {}): OmnidokuWorker {
  return new OmnidokuWorker(options);
}
