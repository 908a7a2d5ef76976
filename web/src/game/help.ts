// SPDX-License-Identifier: MIT
//
// Help with the game on the screen: checks, hints, steps, solutions. Everything comes from the
// engine; this holds what it said until the next move. Long calls show how far they are and can be
// given up.

import { batch, computed, signal } from '@preact/signals';
import { isAbort } from '../api/engine';
import type {
  Check,
  Hint,
  HintLevel,
  Mistake,
  Overlay,
  OverlayList,
  Progress,
  Rating,
  RatingAnswer,
  Result,
  Scale,
  StepView,
} from '../api/protocol';
import { type Marked, listText, statusText, t } from '../i18n/i18n';
import { endText, whyNotText } from '../i18n/step_words';
import type { Game } from './game';

export interface StepList {
  list: OverlayList;
  steps: StepView[];
  /** A sentence above the steps. */
  text: string;
  /** There are no others. */
  isWhole: boolean;
  chosen: number;
}

export interface Busy {
  what: string;
  /** Null while actions from before are under way: what these leave is asked about. */
  until: Span | null;
  progress: Progress | null;
  cancel: () => void;
}

/** What a question is about: once that is gone nobody waits for the answer. */
export type Span = 'position' | 'puzzle' | 'dialog';

/** A solution, and whether the puzzle has others. */
export interface Solution {
  digits: readonly number[];
  isOneOfSeveral: boolean;
}

/** One of several solutions that are looked at one after another. */
interface Stepping {
  /** How many come before it. */
  at: number;
  digits: readonly number[];
  /** Whether there is a next one; null where that is not known. */
  more: boolean | null;
}

/** Something that gives away what a person may want to find. */
export interface Spoiler {
  what: string;
  show: () => Promise<unknown>;
  /** In so many cells something is wrong: that is what it would be about. */
  mistakes: number;
  /** Whether it may tell of what lies in the dark. */
  isDark: boolean;
}

/** A given or a rule, with what it is worth. */
type Clue = Result<'analyze'>['clues'][number];

/** As the board is drawn, so that what is drawn over it fits. */
const kDrawing = { cell_size: 48, coordinates: true };
const kNothing: readonly number[] = [];
/** Seconds for the rating of another program, which can be stopped. */
const kMostPatience = 600;
/** Seconds to find where solutions differ. */
const kMostSeconds = 20;
const kSilence: Marked = { text: '' };

/** Our rating; null of a puzzle that has none. */
function ratingOf({ level, score, ...rest }: RatingAnswer): Rating | null {
  return level === null || score === null ? null : { ...rest, level, score };
}

export class Help {
  readonly wrong = signal<readonly number[]>(kNothing);
  readonly right = signal<readonly number[]>(kNothing);
  readonly pointed = signal<readonly number[]>(kNothing);
  /** What each clue is worth, as long as the board shows it. */
  readonly worth = signal<readonly Clue[] | null>(null);
  /** By view: what is drawn over the board. */
  readonly overlays = signal<ReadonlyMap<string, Overlay>>(new Map());
  /** Per cell the digits that some solution has, with the number of solutions, if asked for. */
  readonly possible = signal<{ digits: number[][]; counts: number[][] | null } | null>(null);
  readonly solution = signal<Solution | null>(null);
  /** Where it is one of those that are looked at one after another. */
  readonly stepping = signal<Stepping | null>(null);
  /** A solution that is known, and shown when it is asked for. */
  readonly offered = signal<Solution | null>(null);
  /** What has to be put right before there is an answer. */
  readonly mistakes = signal<readonly Mistake[]>([]);
  readonly hint = signal<Hint | null>(null);
  /** How many links of the step's chain are shown; all, with what follows, when null. */
  readonly walk = signal<number | null>(null);
  /** The cells to look at: those that get or lose something, else what help speaks of. */
  readonly inQuestion = computed(() => {
    const list = this.list.value;
    const hint = this.hint.value;
    const step = hint?.step ?? list?.steps[list.chosen];
    if (this.overlays.value.size === 0) return this.pointed.value;
    const concluded = [...(step?.placements ?? []), ...(step?.eliminations ?? [])];
    return step ? concluded.map(({ cell }) => cell) : (hint?.cells ?? kNothing);
  });
  /** What was asked for and gives something away: done once that is said to be meant. */
  readonly spoiler = signal<Spoiler | null>(null);
  readonly list = signal<StepList | null>(null);
  readonly rating = signal<Rating | null>(null);
  /** By the scales of other programs; null while one is at work. */
  readonly otherRatings = signal<ReadonlyMap<Scale, RatingAnswer | null>>(new Map());
  readonly message = signal<Marked>(kSilence);
  readonly busy = signal<Busy | null>(null);

  constructor(private readonly game: Game) {
    game.acted.listen((action) => {
      if (action.type === 'time' || action.type === 'option') return;
      if (game.mode.peek() === 'set') {
        this.forget();
      } else {
        this.clear();
        this.giveUp('position');
      }
    });
  }

  /** There is another puzzle: takes everything away that was said of the one before. */
  forget(): void {
    this.clear();
    this.rating.value = null;
    this.otherRatings.value = new Map();
    this.giveUp('position');
    this.giveUp('puzzle');
    this.giveUp('dialog');
  }

  /** Stops what is under way if it is about that. */
  giveUp(span: Span): void {
    const busy = this.busy.peek();
    if (busy?.until === span) busy.cancel();
  }

  /** Stops what is under way because a person asked for it, and says so. */
  stop(): void {
    this.busy.peek()?.cancel();
    this.message.value = { text: t('busy.stopped') };
  }

  /** Takes everything off the board and out of the panel. */
  clear(): void {
    batch(() => {
      this.wrong.value = kNothing;
      this.right.value = kNothing;
      this.mistakes.value = [];
      this.hint.value = null;
      this.spoiler.value = null;
      this.list.value = null;
      this.message.value = kSilence;
      this.unmark();
    });
  }

  /** Takes drawings off the board. */
  unmark(): void {
    this.pointed.value = kNothing;
    this.worth.value = null;
    if (this.overlays.value.size > 0) this.overlays.value = new Map();
    this.walk.value = null;
    this.possible.value = null;
    this.solution.value = null;
    this.stepping.value = null;
    this.offered.value = null;
  }

  /** Shows the solution that was offered. */
  showOffered(): void {
    const solution = this.offered.value;
    batch(() => {
      this.clear();
      this.solution.value = solution;
    });
  }

  /** Runs a call with its progress shown, until what it is about is gone; null when it was given up. */
  async run<T>(
    what: string,
    until: Span,
    work: (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<T>,
  ): Promise<T | null> {
    this.busy.value?.cancel();
    const control = new AbortController();
    const mine: Busy = { what, until, progress: null, cancel: () => control.abort() };
    this.busy.value = until === 'dialog' ? mine : { ...mine, until: null };
    const isMine = () => this.busy.value?.cancel === mine.cancel;
    try {
      if (until !== 'dialog') await this.game.settled();
      control.signal.throwIfAborted();
      this.busy.value = mine;
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

  /** The next step; one of the technique that is practised, where there is one, before others. */
  async askHint(level: HintLevel, what: string, practised: string | null): Promise<void> {
    const wish = { level, ...(practised === null ? {} : { practised }), ...kDrawing };
    const [view, ...others] = this.game.puzzle.value?.views ?? [];
    const found = await this.run(what, 'position', async (signal, onProgress) => {
      const inView = view === undefined ? {} : { view };
      const hint = await this.game.ask('hint', { ...wish, ...inView }, { signal, onProgress });
      // Only the strongest are drawn; it is the same step in every view.
      const told = { list: 'hint', index: 0, ...kDrawing } as const;
      const drawn = await Promise.all(
        (hint.overlay ? others : []).map((other) =>
          this.game.ask('overlay', { ...told, view: other }),
        ),
      );
      return { hint, drawn };
    });
    if (found === null) return;
    const { hint: first, drawn } = found;
    const views = view === undefined ? [] : [view, ...others];
    batch(() => {
      this.clear();
      this.hint.value = first;
      this.wrong.value = first.mistakes.map(({ cell }) => cell);
      if (level === 'where' || level === 'technique') this.pointed.value = first.cells;
      this.draw(views, [first, ...drawn]);
    });
  }

  private draw(views: readonly string[], answers: readonly { overlay: Overlay | null }[]): void {
    const drawn = views.flatMap((view, i) => {
      const overlay = answers[i]?.overlay;
      return overlay ? [[view, overlay] as const] : [];
    });
    this.overlays.value = new Map(drawn);
  }

  /** Steps there are now, of one technique or of all. */
  async askSteps(what: string, technique?: string): Promise<number | null> {
    const wanted = technique === undefined ? {} : { techniques: [technique] };
    const span = technique === undefined ? 'position' : 'dialog';
    const answer = await this.run(what, span, (signal, onProgress) =>
      this.game.ask('steps', wanted, { signal, onProgress }),
    );
    if (answer === null) return null;
    const isTold = answer.steps.length === 0 && answer.trouble !== '';
    const text = isTold ? statusText(answer.status, answer.trouble).text : '';
    this.showList('steps', answer.steps, text, answer.mistakes, answer.complete);
    return answer.mistakes.length > 0 ? null : answer.steps.length;
  }

  async askExplanation(from: 'start' | 'now', what: string): Promise<void> {
    const answer = await this.run(what, 'puzzle', (signal, onProgress) =>
      this.game.ask('explain', { from }, { signal, onProgress }),
    );
    if (answer === null) return;
    this.showList('path', answer.steps, endText(answer), answer.mistakes);
    this.rating.value = answer.rating;
  }

  async askWhyNot(cell: number, digit: number, what: string): Promise<void> {
    const answer = await this.run(what, 'position', (signal, onProgress) =>
      this.game.ask('why_not', { cell, digit }, { signal, onProgress }),
    );
    if (answer === null) return;
    const puzzle = this.game.puzzle.value;
    const text = puzzle ? whyNotText(puzzle, { cell, digit }, answer) : '';
    batch(() => {
      this.showList('why_not', answer.steps, text, answer.mistakes);
      this.pointed.value = [cell];
      if (answer.solution === null) return;
      const isOneOfSeveral = answer.status !== 'unique';
      this.offered.value = { digits: answer.solution, isOneOfSeveral };
    });
    // The one step is the answer, so it is drawn at once.
    if (answer.steps.length === 1) await this.choose(0);
  }

  /** Steps, or the mistakes that nothing may be built on. */
  private showList(
    list: OverlayList,
    steps: StepView[],
    text: string,
    mistakes: readonly Mistake[],
    isWhole = true,
  ): void {
    batch(() => {
      this.clear();
      this.mistakes.value = mistakes;
      this.wrong.value = mistakes.map(({ cell }) => cell);
      if (mistakes.length === 0) this.list.value = { list, steps, text, isWhole, chosen: -1 };
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
    const answer = await this.run(what, 'puzzle', (signal, onProgress) =>
      this.game.ask('true_candidates', { counts }, { signal, onProgress }),
    );
    if (answer === null) return;
    batch(() => {
      this.clear();
      this.message.value = statusText(answer.status, answer.message);
      if (answer.status === 'unique') {
        // That would be the solution, which was not asked for.
        this.message.value = { text: t('help.possible-unique') };
        const digits = answer.digits.map(([digit = 0]) => digit);
        this.offered.value = { digits, isOneOfSeveral: false };
      } else {
        this.possible.value = { digits: answer.digits, counts: answer.counts ?? null };
      }
    });
  }

  /** Marks the cells in which solutions differ, with the digits that these have there; others stay open. */
  async askDifferences(what: string): Promise<void> {
    const wish = { time_limit: kMostSeconds };
    const answer = await this.run(what, 'puzzle', (signal, onProgress) =>
      this.game.ask('true_candidates', wish, { signal, onProgress }),
    );
    if (answer === null) return;
    const digits = answer.digits.map((list) => (list.length > 1 ? list : []));
    const cells = [...digits.keys()].filter((cell) => (digits[cell]?.length ?? 0) > 0);
    batch(() => {
      this.clear();
      if (cells.length === 0) {
        this.message.value = statusText(answer.status, answer.message);
        return;
      }
      this.message.value = { text: t('solutions.differ-in', { count: cells.length }) };
      this.pointed.value = cells;
      this.possible.value = { digits, counts: null };
    });
  }

  /** Shows a solution behind so many others, and marks where it differs from the one shown before. */
  async askSolutionAt(what: string, at: number): Promise<void> {
    const before = this.stepping.peek()?.digits;
    const wish = { limit: 2, list: 1, skip: at, time_limit: kMostSeconds };
    const answer = await this.run(what, 'puzzle', (signal, onProgress) =>
      this.game.ask('solve', wish, { signal, onProgress }),
    );
    const [digits] = answer?.solutions ?? [];
    if (answer === null) return;
    batch(() => {
      this.clear();
      if (digits === undefined) {
        this.message.value = statusText(answer.status, answer.message);
        return;
      }
      const cells = [...digits.keys()].filter((cell) => before && before[cell] !== digits[cell]);
      this.pointed.value = cells;
      this.solution.value = { digits, isOneOfSeveral: true };
      this.stepping.value = { at, digits, more: answer.more ?? null };
      if (before) this.message.value = { text: t('solutions.changed', { count: cells.length }) };
    });
  }

  /** Shows the solution, or says what of the entries it contradicts and offers it. */
  async askSolution(what: string): Promise<void> {
    const answers = await this.run(what, 'position', async (signal, onProgress) => {
      const options = { signal, onProgress };
      const { wrong } = await this.game.ask('check', {}, options);
      const plain = await this.game.ask('solve', { limit: 2 }, options);
      if (plain.status !== 'multiple') return { wrong, plain, entered: plain };
      // Of several solutions one that has the entries.
      const entered = await this.game.ask('solve', { limit: 1, entries: true }, options);
      return { wrong, plain, entered };
    });
    if (answers === null) return;
    const { wrong, plain, entered } = answers;
    const digits = entered.solution ?? plain.solution;
    const fits = wrong.length === 0 && entered.solution !== null;
    const isOneOfSeveral = plain.status !== 'unique';
    const { puzzle } = this.game;
    batch(() => {
      this.clear();
      this.pointed.value = plain.cells;
      this.wrong.value = wrong;
      if (digits === null) {
        this.message.value = statusText(plain.status, plain.message);
      } else if (fits) {
        this.solution.value = { digits, isOneOfSeveral };
      } else {
        const cells = listText(wrong.map((cell) => puzzle.peek()?.cells[cell]?.name ?? ''));
        const text = wrong.length > 0 ? t('help.wrong', { cells }) : t('help.no-way');
        this.message.value = { text };
        this.offered.value = { digits, isOneOfSeveral };
      }
    });
  }

  /** Our rating, and then those of other programs that know such a puzzle, one after the other. */
  async askRating(what: string): Promise<void> {
    await this.run(what, 'puzzle', async (signal, onProgress) => {
      const answer = await this.game.ask('rate', {}, { signal, onProgress });
      const scales = this.game.puzzle.peek()?.scales.filter((scale) => scale !== 'human') ?? [];
      const others = answer.status === 'unique' || answer.status === 'limit' ? scales : [];
      batch(() => {
        this.clear();
        this.rating.value = ratingOf(answer);
        this.otherRatings.value = new Map(others.map((scale) => [scale, null]));
        this.message.value = statusText(answer.status, answer.message);
      });
      const set = (scale: Scale, other: RatingAnswer) => {
        this.otherRatings.value = new Map(this.otherRatings.value).set(scale, other);
      };
      try {
        for (const scale of others) {
          const wish = { scale, time_limit: kMostPatience };
          set(scale, await this.game.ask('rate', wish, { signal, onProgress }));
        }
      } finally {
        // Of one that was given up nothing is left.
        const known = [...this.otherRatings.value].filter(([, other]) => other !== null);
        this.otherRatings.value = new Map(known);
      }
    });
  }

  /** How many solutions there are without each clue, as tints on the board. */
  async askWorth(what: string): Promise<void> {
    const answer = await this.run(what, 'puzzle', (signal, onProgress) =>
      this.game.ask('analyze', {}, { signal, onProgress }),
    );
    if (answer === null) return;
    batch(() => {
      this.clear();
      if (answer.status !== 'unique') {
        const told = statusText(answer.status, answer.message);
        this.message.value =
          answer.status === 'multiple' && told.text === '' ? { text: t('set.multiple') } : told;
        return;
      }
      const number = (need: Clue['need']) =>
        answer.clues.filter((clue) => clue.need === need).length;
      const sum = t('worth.sum', { needed: number('needed'), redundant: number('redundant') });
      const open = number('undecided');
      this.worth.value = answer.clues;
      this.message.value = {
        text: open > 0 ? `${sum} ${t('worth.undecided', { number: open })}` : sum,
      };
    });
  }

  async askRedundant(what: string, nothing: string): Promise<void> {
    const answer = await this.run(what, 'puzzle', (signal, onProgress) =>
      this.game.ask('redundant', {}, { signal, onProgress }),
    );
    if (answer === null) return;
    batch(() => {
      this.clear();
      this.pointed.value = answer.givens;
      const open = answer.undecided.length;
      if (open > 0) {
        this.message.value = { text: t('set.undecided', { count: open }) };
        return;
      }
      if (answer.givens.length > 0) {
        this.message.value = { text: t('checklist.unneeded', { count: answer.givens.length }) };
        return;
      }
      const needed = answer.status === 'unique' && answer.message === '';
      const told = statusText(answer.status, answer.message);
      const isSaid = told.text !== '' || answer.status !== 'multiple';
      this.message.value = needed ? { text: nothing } : isSaid ? told : { text: t('set.multiple') };
    });
  }
}
