// SPDX-License-Identifier: MIT
//
// The engine that answers, of several. When it falls silent the others are asked; while none answers
// they are asked again from time to time. What a silent engine did last nobody knows, so its sessions
// count as forgotten: whoever asks about one learns that and opens the game again.

import { signal } from '@preact/signals';
import type { CallName, Parameters, Result } from './protocol';
import { type CallOptions, type Engine, EngineError, isSilence } from './engine';

const kFirstWait = 2000; // ms, twice as long each time
const kLongestWait = 60_000;

export class WatchedEngine implements Engine {
  /** Nothing answers. */
  readonly gone = signal(false);
  /** Another engine goes on in place of the one that answered first. */
  readonly replaced = signal(false);
  private engine: Engine;
  private first: Engine | null = null;
  private finding: Promise<void> | null = null;
  /** How often silence was noticed: an answer to what was asked before says nothing of now. */
  private silences = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** They are asked in this order; what takes long may be asked of another one beside them. */
  constructor(
    private readonly engines: readonly [Engine, ...Engine[]],
    private readonly beside: Engine | null = null,
  ) {
    this.engine = engines[0];
    addEventListener('online', () => this.askAgain(kFirstWait));
  }

  get kind(): 'native' | 'wasm' {
    return this.engine.kind;
  }

  /** The one to ask what nobody is to wait for, where this one does one thing after another; else null. */
  get aside(): Engine | null {
    return this.kind === 'wasm' ? this.beside : null;
  }

  async call<K extends CallName>(
    name: K,
    parameters: Parameters<K>,
    options?: CallOptions,
  ): Promise<Result<K>> {
    const asked = this.engine;
    const before = this.silences;
    try {
      const result = await asked.call(name, parameters, options);
      if (before === this.silences) this.found(asked);
      return result;
    } catch (error) {
      if (!isSilence(error)) throw error;
    }
    ++this.silences;
    if (asked === this.engine) await this.find();
    if ('session' in parameters) {
      throw new EngineError({ code: 'unknown_name', what: 'the session went with its engine' });
    }
    return this.engine.call(name, parameters, options);
  }

  /** Asks now whether one answers. */
  async retry(): Promise<void> {
    await this.find();
  }

  /** Looks, once for all who ask, for an engine that answers; the last one's silence if none does. */
  private find(): Promise<void> {
    this.finding ??= this.askAll().finally(() => (this.finding = null));
    return this.finding;
  }

  private async askAll(): Promise<void> {
    let silence: unknown;
    for (const engine of this.engines) {
      try {
        await engine.call('about', {});
        this.found(engine);
        return;
      } catch (error) {
        silence = error;
      }
    }
    if (!this.gone.value) {
      this.gone.value = true;
      this.askLater(kFirstWait);
    }
    throw silence;
  }

  private found(engine: Engine): void {
    this.first ??= engine;
    this.engine = engine;
    this.replaced.value = engine !== this.first;
    this.gone.value = false;
  }

  private askLater(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.askAgain(wait), wait);
  }

  private askAgain(wait: number): void {
    if (!this.gone.value) return;
    this.retry().catch(() => this.askLater(Math.min(2 * wait, kLongestWait)));
  }
}
