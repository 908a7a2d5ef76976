// SPDX-License-Identifier: MIT
//
// Help with the game on the screen: checks, hints, steps, solutions. Everything comes from the
// engine; this holds what it said until the next move. Long calls show how far they are and can be
// given up.

import { batch, signal } from '@preact/signals';
import { isAbort } from '../engine/engine';
import type { Progress } from '../engine/calls';
import type {
  Check,
  Hint,
  HintLevel,
  Overlay,
  OverlayList,
  Rating,
  StepView,
} from '../engine/protocol';
import { type Marked, statusText } from '../i18n/i18n';
import { endText, whyNotText } from '../i18n/step_words';
import type { Game } from './game';

export interface StepList {
  list: OverlayList;
  steps: StepView[];
  /** A sentence above the steps. */
  text: string;
  chosen: number;
}

export interface Busy {
  what: string;
  progress: Progress | null;
  cancel: () => void;
}

/** As the board is drawn, so that what is drawn over it fits. */
const kDrawing = { cell_size: 48, coordinates: true };
const kNothing: readonly number[] = [];
const kSilence: Marked = { text: '' };

export class Study {
  readonly wrong = signal<readonly number[]>(kNothing);
  readonly right = signal<readonly number[]>(kNothing);
  readonly pointed = signal<readonly number[]>(kNothing);
  /** By view: what is drawn over the board. */
  readonly overlays = signal<ReadonlyMap<string, Overlay>>(new Map());
  /** Per cell the digits that some solution has, with the number of solutions, if asked for. */
  readonly possible = signal<{ digits: number[][]; counts: number[][] | null } | null>(null);
  readonly solution = signal<readonly number[] | null>(null);
  readonly hint = signal<Hint | null>(null);
  readonly list = signal<StepList | null>(null);
  readonly rating = signal<Rating | null>(null);
  readonly message = signal<Marked>(kSilence);
  readonly busy = signal<Busy | null>(null);

  constructor(private readonly game: Game) {
    game.acted.listen((action) => {
      if (action.type !== 'time' && action.type !== 'option') this.clear();
    });
  }

  /** Takes everything off the board and out of the panel. */
  clear(): void {
    batch(() => {
      this.wrong.value = kNothing;
      this.right.value = kNothing;
      this.hint.value = null;
      this.list.value = null;
      this.message.value = kSilence;
      this.unmark();
    });
  }

  /** Takes drawings off the board. */
  unmark(): void {
    this.pointed.value = kNothing;
    if (this.overlays.value.size > 0) this.overlays.value = new Map();
    this.possible.value = null;
    this.solution.value = null;
  }

  /** Runs a call with its progress shown; null when it was given up. */
  async run<T>(
    what: string,
    work: (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<T>,
  ): Promise<T | null> {
    this.busy.value?.cancel();
    const control = new AbortController();
    const mine: Busy = { what, progress: null, cancel: () => control.abort() };
    this.busy.value = mine;
    const isMine = () => this.busy.value?.cancel === mine.cancel;
    try {
      return await work(control.signal, (progress) => {
        if (isMine()) this.busy.value = { ...mine, progress };
      });
    } catch (error) {
      if (isAbort(error)) return null;
      throw error;
    } finally {
      if (isMine()) this.busy.value = null;
    }
  }

  async check(): Promise<Check> {
    const answer = await this.game.ask('check', {});
    this.wrong.value = answer.wrong;
    this.right.value = answer.right;
    return answer;
  }

  async askHint(level: HintLevel, what: string): Promise<void> {
    // Only a full hint is drawn, in every view.
    const all = this.game.puzzle.value?.views ?? [];
    const views = level === 'full' ? all : all.slice(0, 1);
    const answers = await this.run(what, (signal, onProgress) =>
      Promise.all(
        views.map((view) =>
          this.game.ask('hint', { level, view, ...kDrawing }, { signal, onProgress }),
        ),
      ),
    );
    const [first] = answers ?? [];
    if (!answers || !first) return;
    batch(() => {
      this.clear();
      this.hint.value = first;
      if (first.mistakes.length > 0) this.wrong.value = first.mistakes.map(({ cell }) => cell);
      if (!first.overlay) this.pointed.value = first.cells;
      this.draw(views, answers);
    });
  }

  private draw(views: readonly string[], answers: readonly { overlay: Overlay | null }[]): void {
    const drawn = views.flatMap((view, i) => {
      const overlay = answers[i]?.overlay;
      return overlay ? [[view, overlay] as const] : [];
    });
    this.overlays.value = new Map(drawn);
  }

  async askSteps(what: string): Promise<void> {
    const answer = await this.run(what, (signal, onProgress) =>
      this.game.ask('steps', {}, { signal, onProgress }),
    );
    if (answer !== null) this.showList('steps', answer.steps, '');
  }

  async askExplanation(from: 'start' | 'now', what: string): Promise<void> {
    const answer = await this.run(what, (signal, onProgress) =>
      this.game.ask('explain', { from }, { signal, onProgress }),
    );
    if (answer === null) return;
    this.showList('path', answer.steps, endText(answer));
    this.rating.value = answer.rating;
  }

  async askWhyNot(cell: number, digit: number, what: string): Promise<void> {
    const answer = await this.run(what, (signal, onProgress) =>
      this.game.ask('why_not', { cell, digit }, { signal, onProgress }),
    );
    if (answer === null) return;
    const puzzle = this.game.puzzle.value;
    const text = puzzle ? whyNotText(puzzle, { cell, digit }, answer) : '';
    this.showList('why_not', answer.steps, text);
    this.pointed.value = [cell];
    this.solution.value = answer.solution;
  }

  private showList(list: OverlayList, steps: StepView[], text: string): void {
    batch(() => {
      this.clear();
      this.list.value = { list, steps, text, chosen: -1 };
    });
  }

  /** Draws step `index` of the list. */
  async choose(index: number): Promise<void> {
    const list = this.list.value;
    if (list === null || index < 0 || index >= list.steps.length) return;
    this.list.value = { ...list, chosen: index };
    const views = this.game.puzzle.value?.views ?? [];
    const answers = await Promise.all(
      views.map((view) => this.game.ask('overlay', { list: list.list, index, view, ...kDrawing })),
    );
    if (this.list.value?.chosen !== index || this.list.value.steps !== list.steps) return;
    batch(() => {
      this.unmark();
      this.draw(views, answers);
    });
  }

  async askPossible(counts: boolean, what: string): Promise<void> {
    const answer = await this.run(what, (signal, onProgress) =>
      this.game.ask('true_candidates', { counts }, { signal, onProgress }),
    );
    if (answer === null) return;
    batch(() => {
      this.clear();
      this.message.value = statusText(answer.status, answer.message);
      this.possible.value = { digits: answer.digits, counts: answer.counts ?? null };
    });
  }

  async askSolution(what: string): Promise<void> {
    const answer = await this.run(what, (signal, onProgress) =>
      this.game.ask('solve', { limit: 2 }, { signal, onProgress }),
    );
    if (answer === null) return;
    batch(() => {
      this.clear();
      this.message.value = statusText(answer.status, answer.message);
      this.pointed.value = answer.cells;
      this.solution.value = answer.solution;
    });
  }

  async askRating(what: string): Promise<void> {
    const answer = await this.run(what, (signal, onProgress) =>
      this.game.ask('rate', {}, { signal, onProgress }),
    );
    if (answer === null) return;
    this.rating.value = answer.level === null ? null : answer;
    this.message.value = statusText(answer.status, answer.message);
  }

  async askRedundant(what: string, nothing: string): Promise<void> {
    const answer = await this.run(what, (signal, onProgress) =>
      this.game.ask('redundant', {}, { signal, onProgress }),
    );
    if (answer === null) return;
    batch(() => {
      this.clear();
      this.pointed.value = answer.givens;
      const needed = answer.message === '' && answer.givens.length === 0;
      this.message.value = needed ? { text: nothing } : statusText(answer.status, answer.message);
    });
  }
}
