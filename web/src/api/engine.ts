// SPDX-License-Identifier: MIT
//
// The way to the C++ engine, whatever carries the messages.

import type { CallName, ErrorBody, Parameters, Progress, Result, Saying } from './protocol';

export interface CallOptions {
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}

export interface Engine {
  readonly kind: 'native' | 'wasm';
  /** Rejects with EngineError when the engine refuses, with AbortError when `signal` fires. */
  call<K extends CallName>(
    name: K,
    parameters: Parameters<K>,
    options?: CallOptions,
  ): Promise<Result<K>>;
}

/** What keeps an answer from coming: nobody is there, there is no engine at all, it failed. */
export type Silence = 'unreachable' | 'absent' | 'crashed';

interface SilentBody extends Omit<ErrorBody, 'code'> {
  code: 'unreachable' | 'crashed';
}

/** An answer that does not come. What there is to say of it the page says, in its language. */
export function silent(silence: Silence, where = ''): EngineError {
  const code = silence === 'crashed' ? 'crashed' : 'unreachable';
  return new EngineError({ code, what: '', where }, silence);
}

/**
 * An answer that says no; `code` is the word of the API, or the page's own: "unreachable" when there
 * is no answer, "crashed".
 */
export class EngineError extends Error {
  readonly code: string;
  readonly where: string;
  /** What of a constraint it is about; empty for nothing in particular. */
  readonly argument: string;
  readonly hint: string;
  readonly saying: Saying | undefined;
  /** Why the engine itself said nothing; null: it did. */
  readonly silence: Silence | null;
  constructor(body: ErrorBody | SilentBody, silence: Silence | null = null) {
    super(body.what);
    this.name = 'EngineError';
    this.code = body.code;
    this.where = body.where ?? '';
    this.argument = body.argument ?? '';
    this.hint = body.hint ?? '';
    this.saying = body.saying;
    this.silence = silence;
  }
}

/** What a person asked for cannot be done; says why in the page's words. */
export class PageError extends Error {}

/** Nobody answered. */
export function isSilence(error: unknown): boolean {
  return error instanceof EngineError && error.code === 'unreachable';
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
