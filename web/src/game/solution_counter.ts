// SPDX-License-Identifier: MIT
//
// While a puzzle is being set: how many solutions it has, asked anew shortly after every change. A
// change gives up the question before it; in an engine that does one thing after another so does everything
// that a person asks for.

import { signal } from '@preact/signals';
import { isAbort } from '../api/engine';
import type { Status } from '../api/protocol';
import type { Game } from './game';
import { type Marked, asSentence, engineLanguage, errorWords } from '../i18n/i18n';
import { countedSolutions } from './solutions';
import type { Help } from './help';

const kDelay = 400; // ms
/** How long nothing was asked for until it is asked again. */
const kQuiet = 2000; // ms
const kTimeLimit = 10; // s

export class SolutionCounter {
  readonly on = signal(true);
  /** Whether the digits that solutions have are shown all the time. */
  readonly showPossible = signal(false);
  readonly status = signal<Status | 'asking' | null>(null);
  /** What the engine says of it. */
  readonly words = signal<readonly Marked[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked: AbortController | null = null;

  constructor(
    private readonly game: Game,
    private readonly help: Help,
  ) {}

  /** Something has changed: what was asked before is given up, and asked anew where that is wished. */
  askAnew(isWished: boolean): void {
    clearTimeout(this.timer);
    this.asked?.abort();
    if (isWished) this.askLater(kDelay);
  }

  /** Something is asked for: in an engine that does one thing after another that comes first. */
  giveWay(): void {
    if (this.asked === null || this.game.engine.kind === 'native') return;
    this.asked.abort();
    this.askLater(kQuiet);
  }

  private askLater(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const isFree = this.game.engine.kind === 'native' || this.help.busy.peek() === null;
      if (isFree) void this.ask();
      else this.askLater(kQuiet);
    }, wait);
  }

  private async ask(): Promise<void> {
    const control = new AbortController();
    const { signal } = control;
    this.asked = control;
    this.status.value = 'asking';
    try {
      const limits = { time_limit: kTimeLimit };
      const answer = await this.game.call('solve', { limit: 2, ...limits }, { signal });
      if (signal.aborted) return;
      this.status.value = answer.status;
      this.words.value = [
        { text: asSentence(answer.message, this.game.puzzle.value), lang: engineLanguage() },
      ];
      this.help.pointed.value = answer.status === 'invalid' ? answer.cells : [];
      if (answer.status === 'multiple') {
        const count = await countedSolutions(this.game, { signal });
        if (signal.aborted) return;
        this.words.value = [...this.words.value, { text: count }].filter(({ text }) => text !== '');
      }
      if (!this.showPossible.value) return;
      const possible = await this.game.call('true_candidates', limits, { signal });
      if (!signal.aborted) this.help.possible.value = { digits: possible.digits, counts: null };
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      this.status.value = 'limit';
      this.words.value = errorWords(error);
    } finally {
      if (this.asked === control) this.asked = null;
    }
  }
}
