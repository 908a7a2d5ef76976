// SPDX-License-Identifier: MIT
//
// The engine in the thread of whoever loads it: calls answer at once and hold that thread up until then.
// What takes long belongs into a worker (./worker).

import factory from './glue.js';
import { xmlTree } from '../../web/src/base/xml.js';
import type { CallName, ErrorBody, Parameters, Progress, PuzzleView, Result } from './api.js';
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

export type * from './api.js';
export type { OnProgress, PuzzleCallName, PuzzleParameters, Source, With } from './calls.js';
export { OmnidokuError, type OmnidokuErrorCode } from './error.js';

/** How the engine is loaded. */
export interface LoadOptions {
  /** The file omnidoku.wasm: its address, or what is in it. By default the one of this package. */
  wasm?: string | URL | BufferSource;
}

/** How a call is made. */
export interface CallOptions {
  /**
   * Hears of a long call; false stops it, so that it gives the status `cancelled`, or the error
   * where it has none. What it throws stops the call too and comes out of it.
   */
  onProgress?: OnProgress;
}

type Module = Awaited<ReturnType<typeof factory>>;
type Line = { ok: true; result: unknown } | { ok: false; error: ErrorBody };

/** The engine, which answers at once. `load` makes it. */
export class Omnidoku {
  readonly #module: Module;
  #isBusy = false;
  #failure: string | null = null;

  /** @internal */
  constructor(module: Module) {
    this.#module = module;
  }

  /** Makes a call of the api (docs/API.md). Throws OmnidokuError. */
  call<K extends CallName>(name: K, ...rest: With<Parameters<K>, CallOptions>): Result<K> {
    const [parameters, options] = rest;
    const request = JSON.stringify({ ...parameters, api: 1, call: name });
    const line = JSON.parse(this.#answer(request, options?.onProgress)) as Line;
    if (line.ok) return line.result as Result<K>;
    throw new OmnidokuError(line.error);
  }

  /** The puzzle of a text in any format, or of a document; of several the first. Throws OmnidokuError. */
  open(source: Source): Puzzle {
    const history = historyOf(source);
    const { session, puzzle } = this.call('open', history.request);
    return new Puzzle(this, history, session, puzzle);
  }

  #answer(request: string, onProgress: OnProgress | undefined): string {
    if (this.#failure !== null) {
      throw new OmnidokuError({ code: 'crashed', what: this.#failure, hint: 'load it again' });
    }
    if (this.#isBusy) {
      throw new OmnidokuError({ code: 'usage', what: 'another call is under way in this engine' });
    }
    const thrown: unknown[] = [];
    const hear = (line: string): boolean => {
      try {
        const { progress } = JSON.parse(line) as { progress: Progress };
        return onProgress?.(progress) !== false;
      } catch (error) {
        // It must not unwind the engine, which could not go on after that.
        thrown.push(error);
        return false;
      }
    };
    this.#isBusy = true;
    try {
      const answer = this.#module.answer(request, hear);
      if (thrown.length > 0) throw thrown[0];
      return answer;
    } catch (error) {
      if (thrown.length > 0) throw thrown[0];
      this.#failure = `the engine failed: ${String(error)}`;
      throw new OmnidokuError({ code: 'crashed', what: this.#failure, hint: 'load it again' });
    } finally {
      this.#isBusy = false;
    }
  }
}

/** Whether the engine has closed that session to make room for others. */
function isClosed(error: unknown, session: string): boolean {
  return (
    error instanceof OmnidokuError && error.code === 'unknown_name' && error.what.includes(session)
  );
}

/**
 * A puzzle and what is done to it. There may be any number: the engine closes those not used for
 * longest, and they are opened again when they are asked.
 */
export class Puzzle {
  readonly #engine: Omnidoku;
  readonly #history: History;
  #session: string | null;
  #view: PuzzleView | null;

  /** @internal Without session it is opened when it is asked. */
  constructor(
    engine: Omnidoku,
    history: History,
    session: string | null = null,
    view: PuzzleView | null = null,
  ) {
    this.#engine = engine;
    this.#history = history;
    this.#session = session;
    this.#view = view;
  }

  /** The puzzle as the call `open` tells it. */
  get view(): PuzzleView {
    return (this.#view ??= this.call('state').puzzle);
  }

  /** Makes a call that asks something of a puzzle ("solve", "explain", "svg", ...). Throws OmnidokuError. */
  call<K extends PuzzleCallName>(
    name: K,
    ...rest: With<PuzzleParameters<K>, CallOptions>
  ): Result<K> {
    const [parameters, options] = rest;
    const ask = (session: string) => {
      const all = { ...parameters, session } as unknown as Parameters<K>;
      const withAll = [all, options] as unknown as With<Parameters<K>, CallOptions>;
      return this.#engine.call(name, ...withAll);
    };
    let result: Result<K>;
    const session = (this.#session ??= this.#reopened());
    try {
      result = ask(session);
    } catch (error) {
      if (!isClosed(error, session)) throw error;
      result = ask((this.#session = this.#reopened()));
    }
    this.#view = remember(this.#history, name, parameters, result) ?? this.#view;
    return result;
  }

  #reopened(): string {
    const { session } = this.#engine.call('open', this.#history.request);
    for (const action of this.#history.actions) this.#engine.call('act', { session, action });
    return session;
  }
}

async function contentOf(wasm: string | URL | BufferSource): Promise<BufferSource> {
  if (typeof wasm !== 'string' && !(wasm instanceof URL)) return wasm;
  const address = new URL(wasm, import.meta.url);
  if (address.protocol === 'file:') {
    const files = await import(/* @vite-ignore */ /* webpackIgnore: true */ 'node:fs/promises');
    return new Uint8Array(await files.readFile(address));
  }
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.href}: ${response.status}`);
  return response.arrayBuffer();
}

/** The engine draws random numbers from `crypto`, which Node 18 does not have among its globals. */
async function provideCrypto(): Promise<void> {
  if ('crypto' in globalThis) return;
  const { webcrypto } = await import(/* @vite-ignore */ /* webpackIgnore: true */ 'node:crypto');
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}

/** Loads the engine into this thread. Rejects with OmnidokuError where it cannot be. */
export async function load(options: LoadOptions = {}): Promise<Omnidoku> {
  try {
    const wasmBinary = await contentOf(options.wasm ?? new URL('./omnidoku.wasm', import.meta.url));
    await provideCrypto();
    return new Omnidoku(await factory({ wasmBinary, parseXml: xmlTree }));
  } catch (error) {
    throw new OmnidokuError({
      code: 'absent',
      what: `the engine cannot be loaded: ${String(error)}`,
    });
  }
}
