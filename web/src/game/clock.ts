// SPDX-License-Identifier: MIT
//
// The timer: runs while the game is not paused and not solved.

import { signal } from '@preact/signals';
import type { Autosave } from './autosave';
import type { Game } from './game';

export class Clock {
  readonly paused = signal(false);

  constructor(
    private readonly game: Game,
    private readonly autosave: Autosave,
  ) {}

  /** So many seconds have passed, in which the page was seen. */
  pass(seconds: number): void {
    const { mode, standing } = this.game;
    const runs =
      !this.paused.value &&
      !this.autosave.isElsewhere.value &&
      mode.value === 'play' &&
      standing.value?.solved === false;
    if (runs) this.game.seconds.value += seconds;
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
