// SPDX-License-Identifier: MIT
//
// The native engine of `omnidoku serve`, by HTTP. A call that is given up closes its connection,
// which stops the work behind it.

import { type CallOptions, type Engine, EngineError, isAbort, silent } from './engine';
import type { Answer, CallName, Parameters, Result } from './protocol';

export class HttpEngine implements Engine {
  readonly kind = 'native';
  private nextId = 1;

  constructor(private readonly url: string) {}

  async call<K extends CallName>(
    name: K,
    parameters: Parameters<K>,
    options: CallOptions = {},
  ): Promise<Result<K>> {
    const body = JSON.stringify({ api: 1, call: name, id: this.nextId++, ...parameters });
    const streams = options.onProgress !== undefined;
    const response = await this.post(body, streams, options.signal);
    const answers = streams ? lines(response) : whole(response);
    for await (const answer of answers) {
      if ('progress' in answer) {
        options.onProgress?.(answer.progress);
      } else if (answer.ok) {
        return answer.result as Result<K>;
      } else {
        throw new EngineError(answer.error);
      }
    }
    throw silent('unreachable');
  }

  private async post(body: string, streams: boolean, signal?: AbortSignal): Promise<Response> {
    try {
      return await fetch(this.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: streams ? 'application/x-ndjson' : 'application/json',
        },
        body,
        signal: signal ?? null,
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw silent('unreachable');
    }
  }
}

/** A part of an answer; the connection may break in the middle of it. */
async function arrived<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (isAbort(error)) throw error;
    throw silent('unreachable');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && ('ok' in value || 'progress' in value);
}

async function* whole(response: Response): AsyncGenerator<Answer> {
  const text = await arrived(() => response.text());
  const answer = parsed(text);
  // Whoever else delivers the page says something of his own, in HTML or JSON.
  if (!isAnswer(answer)) throw silent('unreachable', `HTTP ${response.status}`);
  yield answer;
}

async function* lines(response: Response): AsyncGenerator<Answer> {
  if (response.body === null) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await arrived(() => reader.read());
    rest += value ?? '';
    const parts = rest.split('\n');
    rest = done ? '' : (parts.pop() ?? '');
    for (const part of parts) {
      if (part.trim() !== '') yield JSON.parse(part) as Answer;
    }
    if (done) return;
  }
}
