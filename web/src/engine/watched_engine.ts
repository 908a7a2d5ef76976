// SPDX-License-Identifier: MIT
//
// An engine whose silence is noticed: while nothing answers it is asked again from time to time.

import { signal } from '@preact/signals';
import type { CallName, Parameters, Result } from './calls';
import { type CallOptions, type Engine, EngineError } from './engine';

const kFirstWait = 2000; // ms, twice as long each time
const kLongestWait = 60_000;

export class WatchedEngine implements Engine {
  /** Nothing answers. */
  readonly gone = signal(false);
  readonly kind;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly engine: Engine) {
    this.kind = engine.kind;
  }

  async call<K extends CallName>(
    name: K,
    parameters: Parameters<K>,
    options?: CallOptions,
  ): Promise<Result<K>> {
    try {
      const result = await this.engine.call(name, parameters, options);
      this.gone.value = false;
      return result;
    } catch (error) {
      const silent = error instanceof EngineError && error.code === 'unreachable';
      if (silent && !this.gone.value) {
        this.gone.value = true;
        this.askLater(kFirstWait);
      }
      throw error;
    }
  }

  /** Asks now whether it is back. */
  async retry(): Promise<void> {
    await this.call('about', {});
  }

  private askLater(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.gone.value) return;
      this.retry().catch(() => this.askLater(Math.min(2 * wait, kLongestWait)));
    }, wait);
  }
}
