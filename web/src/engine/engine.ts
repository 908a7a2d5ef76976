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

/** What the page says in its place. */
interface PagesError extends Omit<ErrorBody, 'code'> {
  code: 'unreachable' | 'crashed';
}

/**
 * An answer that says no; `code` is the word of the API, or the page's own: "unreachable" when there
 * is no answer, "crashed".
 */
export class EngineError extends Error {
  readonly code: string;
  readonly where: string;
  readonly hint: string;
  readonly saying: Saying | undefined;
  /** Whether the page says so, in its language, and not the engine. */
  readonly isPages: boolean;
  constructor(body: ErrorBody | PagesError, isPages = false) {
    super(body.what);
    this.name = 'EngineError';
    this.code = body.code;
    this.where = body.where ?? '';
    this.hint = body.hint ?? '';
    this.saying = body.saying;
    this.isPages = isPages;
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

/** A sentence for the person at the screen. */
export function errorText(error: unknown): string {
  if (error instanceof EngineError) {
    return [error.message, error.where, error.hint].filter((part) => part !== '').join(' · ');
  }
  return error instanceof Error ? error.message : String(error);
}
