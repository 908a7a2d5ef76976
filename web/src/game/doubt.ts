// SPDX-License-Identifier: MIT
//
// What a player should know of the puzzle's solutions: that there is none, or that there are several. It is
// found out unasked when a puzzle comes. In an engine that does one thing after another it gives way to
// what a person asks for, and comes when that is over.

import { batch, signal } from '@preact/signals';
import { asSentence, engineIsForeign, type Key, t } from '../i18n/i18n';
import type { Game } from './game';
import { countedSolutions } from './solutions';
import type { Help } from './help';

/** How long nothing was asked for until it is found out again. */
const kQuiet = 2000; // ms
const kTimeLimit = 5; // s

const kDoubts: { readonly [status: string]: Key } = {
  multiple: 'doubt.multiple',
  none: 'doubt.none',
  invalid: 'doubt.invalid',
};

export class Doubt {
  readonly text = signal('');
  readonly hasSeveral = signal(false);
  /** While it is being found out. */
  private asked: AbortController | null = null;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: Game,
    private readonly help: Help,
    /** Whether it is said by itself what breaks a rule. */
    private readonly areConflictsTold: () => boolean,
  ) {}

  forget(): void {
    clearTimeout(this.again);
    this.asked?.abort();
    this.asked = null;
    batch(() => {
      this.text.value = '';
      this.hasSeveral.value = false;
    });
  }

  /** Says what is doubtful about the puzzle as it is now. */
  async judge(): Promise<void> {
    this.forget();
    await this.find();
  }

  /** Something is asked for: in an engine that does one thing after another that comes first. */
  giveWay(): void {
    if (this.asked === null || this.game.engine.kind === 'native') return;
    this.asked.abort();
    this.asked = null;
    this.findLater();
  }

  private findLater(): void {
    clearTimeout(this.again);
    this.again = setTimeout(() => {
      if (this.help.busy.peek()) this.findLater();
      else void this.find();
    }, kQuiet);
  }

  private async find(): Promise<void> {
    const { game } = this;
    if (game.mode.peek() === 'set') return;
    const control = (this.asked = new AbortController());
    const { signal } = control;
    const edition = game.edition.peek();
    const isOver = () => signal.aborted || edition !== game.edition.peek();
    try {
      const wish = { limit: 2, time_limit: kTimeLimit };
      const { status, message } = await game.call('solve', wish, { signal });
      if (isOver()) return;
      // What is not understood is named beside the puzzle already.
      const doubt = kDoubts[status];
      // The engine's own sentence says more, in English; what breaks a rule is said by itself.
      const isSaid = status === 'invalid' && this.areConflictsTold();
      const more = engineIsForeign.value || isSaid ? '' : asSentence(message, game.puzzle.peek());
      this.text.value = doubt ? [t(doubt), more].filter(Boolean).join(' ') : '';
      this.hasSeveral.value = status === 'multiple';
      if (status !== 'multiple') return;
      const { text: count } = await countedSolutions((wish) =>
        game.call('solve', wish, { signal }),
      );
      if (!isOver()) this.text.value = [this.text.value, count].filter(Boolean).join(' ');
    } catch {
      // Whoever plays on will hear of it when they ask for help.
    } finally {
      if (this.asked === control) this.asked = null;
    }
  }
}
