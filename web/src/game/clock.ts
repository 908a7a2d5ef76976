// SPDX-License-Identifier: MIT
//
// The timer: runs while the page is seen, the game is not paused and not solved.

import { effect, signal } from '@preact/signals';
import type { Game } from './game';

export class Clock {
  readonly paused = signal(false);

  constructor(private readonly game: Game) {
    let last = Date.now();
    setInterval(() => {
      const now = Date.now();
      const passed = (now - last) / 1000;
      last = now;
      const runs =
        !this.paused.value &&
        document.visibilityState === 'visible' &&
        !this.game.autosave.tabs.elsewhere.value &&
        this.game.mode.value === 'play' &&
        this.game.standing.value?.solved === false;
      // A longer gap means that the machine slept.
      if (runs && passed < 5) this.game.seconds.value += passed;
    }, 500);
    effect(() => {
      void this.game.edition.value;
      this.paused.value = false;
    });
  }
}

/** 83 becomes 1:23, 3683 becomes 1:01:23. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  const rest = two(whole % 60);
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
