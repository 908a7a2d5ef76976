// SPDX-License-Identifier: MIT
//
// While a puzzle is being set: how many solutions it has, asked anew shortly after every change; of one
// that has none, what contradicts itself. A change gives up the question before it. It is never in the way of
// what a person asks for: where an engine does one thing after another, another one is asked.

import { signal } from '@preact/signals';
import { isAbort } from '../api/engine';
import type { Parameters, Result, Status } from '../api/protocol';
import type { Game } from './game';
import { type Clashing, clashText } from '../i18n/board_words';
import { type Marked, asSentence, engineLanguage, errorWords } from '../i18n/i18n';
import { openGame } from './open_game';
import { countedSolutions, estimatedSolutions } from './solutions';
import type { Help } from './help';

/** Keys that follow each other quickly are one change. */
const kDelay = 60; // ms
/** A worker that is given up begins from nothing. */
const kDelayAside = 250; // ms
/** As long as this what was known before stays, so that nothing flickers. */
const kPatience = 300; // ms
const kTimeLimit = 10; // s
/** To find what contradicts itself. */
const kCoreLimit = 5; // s

/** Asks about the puzzle as it was when the counting began. */
type Ask = <K extends 'solve' | 'estimate' | 'true_candidates' | 'core'>(
  name: K,
  parameters: Omit<Parameters<K>, 'session'>,
) => Promise<Result<K>>;

export class SolutionCounter {
  readonly on = signal(true);
  /** Whether the digits that solutions have are shown all the time. */
  readonly showPossible = signal(false);
  readonly status = signal<Status | 'asking' | null>(null);
  /** What the engine says of it. */
  readonly words = signal<readonly Marked[]>([]);
  /** How many there are, in words; empty where that is not known. */
  readonly count = signal('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked: AbortController | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly game: Game,
    private readonly help: Help,
  ) {}

  /** Something has changed: what was asked before is given up, and asked anew where that is wished. */
  askAnew(isWished: boolean): void {
    clearTimeout(this.timer);
    this.asked?.abort();
    if (!isWished) return;
    this.timer = setTimeout(
      () => {
        this.running = this.running.then(() => this.ask());
      },
      this.game.engine.aside ? kDelayAside : kDelay,
    );
  }

  /** Who is asked, and what about. */
  private async asker(signal: AbortSignal): Promise<Ask> {
    const { game } = this;
    const { aside } = game.engine;
    if (aside === null) return (name, parameters) => game.call(name, parameters, { signal });
    const { document } = await game.call('save', {});
    const { session } = await openGame(aside, { document, mode: 'set' });
    return (name, parameters) => aside.call(name, { ...parameters, session }, { signal });
  }

  private async ask(): Promise<void> {
    const control = new AbortController();
    const { signal } = control;
    this.asked = control;
    const tell = setTimeout(() => {
      if (!signal.aborted) this.status.value = 'asking';
    }, kPatience);
    signal.addEventListener('abort', () => clearTimeout(tell));
    try {
      await this.find(await this.asker(signal), signal, () => clearTimeout(tell));
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      this.status.value = 'limit';
      this.words.value = errorWords(error);
    } finally {
      clearTimeout(tell);
      if (this.asked === control) this.asked = null;
    }
  }

  private async find(ask: Ask, signal: AbortSignal, answered: () => void): Promise<void> {
    const limits = { time_limit: kTimeLimit };
    const answer = await ask('solve', { limit: 2, ...limits });
    if (signal.aborted) return;
    answered();
    const { puzzle } = this.game;
    this.status.value = answer.status;
    this.count.value = '';
    this.words.value = [{ text: asSentence(answer.message, puzzle.value), lang: engineLanguage() }];
    this.help.pointed.value = answer.status === 'invalid' ? answer.cells : [];
    if (answer.status === 'none') {
      const core = await ask('core', { time_limit: kCoreLimit });
      if (!signal.aborted) this.tellClash(core.members);
    }
    if (answer.status === 'multiple') {
      const told = this.words.value;
      const tellCount = (text: string) => {
        if (signal.aborted || text === '') return;
        this.count.value = text;
        this.words.value = [...told, { text }].filter((words) => words.text !== '');
      };
      const { text, isAll } = await countedSolutions((wish) => ask('solve', wish));
      tellCount(text);
      if (signal.aborted) return;
      if (!isAll) {
        for await (const about of estimatedSolutions((wish) => ask('estimate', wish))) {
          tellCount(about);
          if (signal.aborted) return;
        }
      }
    }
    if (!this.showPossible.value) return;
    const possible = await ask('true_candidates', limits);
    if (!signal.aborted) this.help.possible.value = { digits: possible.digits, counts: null };
  }

  /** Says which rules and clues cannot hold together, and marks their cells. */
  private tellClash(members: readonly Clashing[]): void {
    const puzzle = this.game.puzzle.peek();
    if (members.length === 0 || puzzle === null) return;
    this.words.value = [{ text: clashText(puzzle, members) }];
    this.help.pointed.value = [...new Set(members.flatMap(({ cells }) => cells))];
  }
}
