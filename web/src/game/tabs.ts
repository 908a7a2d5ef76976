// SPDX-License-Identifier: MIT
//
// A game that is open in several tabs. The tab that holds its lock plays and stores it; the others
// show what is done there, until they are asked to play on or the lock comes free. Without the Web
// Locks API (a page that came unencrypted from another machine) every tab plays for itself.

import { signal } from '@preact/signals';
import type { Action } from '../api/protocol';
import { Emitter } from '../base/emitter';

/** What tabs tell one another about a game. */
export type News = { game: string } & (
  | { kind: 'acted'; action: Action; key?: number } // its key in the journal, if it is there
  | { kind: 'saved' }
  | { kind: 'wanted' }
);

const kPatience = 2000; // ms until the lock is taken from a tab that does not answer

export class Tabs {
  /** Another tab plays the game; this one shows it. */
  readonly elsewhere = signal(false);
  /** News of the game on the screen. */
  readonly heard = new Emitter<News>();
  /** The game that another tab had is this tab's now; what was done there is stored. */
  readonly gained = new Emitter<void>();
  private readonly channel = new BroadcastChannel('omnidoku');
  private readonly locks = (navigator as { locks?: LockManager }).locks;
  /** The game that was claimed last. */
  game = '';
  private release: (() => void) | null = null;
  private waiting: AbortController | null = null;

  constructor() {
    this.channel.onmessage = ({ data }: MessageEvent<News>) => {
      if (data.game === this.game) this.heard.emit(data);
    };
  }

  /** Whether the browser has locks. */
  get areLocked(): boolean {
    return this.locks !== undefined;
  }

  /** Whether this tab may store the game. */
  get holds(): boolean {
    return this.release !== null || !this.areLocked;
  }

  /** From now on this is the game; `elsewhere` is known when the promise is settled. */
  async claim(game: string): Promise<void> {
    if (game === this.game) return;
    this.waiting?.abort();
    this.release?.();
    this.release = null;
    this.game = game;
    const free = await this.ask(game, { ifAvailable: true });
    if (this.game !== game) return;
    this.elsewhere.value = !free;
    if (!free) this.wait();
  }

  tell(news: { kind: 'acted'; action: Action; key?: number } | { kind: 'saved' }): void {
    this.channel.postMessage({ ...news, game: this.game });
  }

  /** Gives the game to the tabs that wait for it; everything must be stored. */
  yield(): void {
    if (this.release === null) return;
    this.release();
    this.release = null;
    this.wait();
  }

  /** Plays on in this tab. */
  async takeOver(): Promise<void> {
    const { game } = this;
    this.channel.postMessage({ kind: 'wanted', game });
    const began = Date.now();
    while (!this.holds && Date.now() - began < kPatience) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    if (this.holds || game !== this.game) return;
    this.waiting?.abort();
    if (await this.ask(game, { steal: true })) this.gained.emit();
  }

  /** Waits for the lock as long as the game is on the screen. */
  private wait(): void {
    this.elsewhere.value = true;
    this.waiting = new AbortController();
    const { signal } = this.waiting;
    void this.ask(this.game, { signal }).then((got) => {
      if (got) this.gained.emit();
    });
  }

  /** Asks for the lock of a game: true as soon as it is held, false when it is not to be had. */
  private ask(game: string, options: LockOptions): Promise<boolean> {
    const { locks } = this;
    if (locks === undefined) return Promise.resolve(true);
    return new Promise((resolve) => {
      let held: (() => void) | null = null;
      const hold = (lock: Lock | null): Promise<void> | undefined => {
        if (lock === null || this.game !== game) {
          resolve(false);
          return undefined;
        }
        return new Promise((done) => {
          held = done;
          this.release = done;
          resolve(true);
        });
      };
      locks.request(`omnidoku.game.${game}`, options, hold).catch(() => {
        resolve(false);
        // Another tab took the lock that was held here.
        if (held === null || this.release !== held) return;
        this.release = null;
        this.wait();
      });
    });
  }
}
