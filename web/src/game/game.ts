// SPDX-License-Identifier: MIT
//
// The game on the screen: what the engine last said of it. Every change is an action sent to the
// engine, one after another; what it answers is what is shown. Sessions that the engine has
// forgotten (it keeps a limited number, and may have been started anew) are opened again from the
// copy in memory without anyone noticing.

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type CallOptions, EngineError, PageError } from '../api/engine';
import { openGame } from './open_game';
import type { WatchedEngine } from '../api/watched_engine';
import type {
  Action,
  CallName,
  CellNames,
  CellState,
  JsonObject,
  Lost,
  Parameters,
  PlayMode,
  PuzzleView,
  Result,
  Standing,
  StateView,
} from '../api/protocol';
import { t } from '../i18n/i18n';
import { Emitter } from '../base/emitter';
import type { Resumed } from '../store/games';
import type { Facts } from './facts';
import { forgetOpening, noteOpening } from './opening';

export interface OpenOptions {
  mode?: PlayMode;
  /** The stored game that this is; a new one when absent. */
  resumed?: Resumed;
  /** What is known of a new one. */
  facts?: Facts;
  /** It is on the screen, and still to be stored. */
  shown?: () => void;
}

/** The copy of a game: the document that was kept last, and what was done since. */
export interface Kept {
  document: JsonObject;
  actions: Action[];
}

/** Who keeps a game: is told what happens in it, and has the copy that it is opened from again. */
export interface Keeper {
  /** Another tab has the game. */
  readonly isElsewhere: Pick<ReadonlySignal<boolean>, 'peek'>;
  /** Why it cannot be stored; empty where it can. */
  readonly trouble: Pick<ReadonlySignal<string>, 'peek'>;
  /** Another game comes: what is in memory alone is stored. */
  flush(): Promise<void>;
  /** The game on the screen is to be kept from now on. */
  adopt(resumed: Resumed | undefined, facts: Facts | undefined): Promise<void>;
  note(action: Action): void;
  save(): Promise<void>;
  /** Brings it to where another tab left it. */
  catchUp(): Promise<void>;
  lastKept(): Kept | null;
}

/** Where nobody keeps it. */
const kNobody: Keeper = {
  isElsewhere: { peek: () => false },
  trouble: { peek: () => '' },
  flush: () => Promise.resolve(),
  adopt: () => Promise.resolve(),
  note: () => undefined,
  save: () => Promise.resolve(),
  catchUp: () => Promise.resolve(),
  lastKept: () => null,
};

type SessionCall = {
  [K in CallName]: Parameters<K> extends { session: string } ? K : never;
}[CallName];

export class Game {
  readonly puzzle = signal<PuzzleView | null>(null);
  readonly standing = signal<Standing | null>(null);
  /** Goes up when another puzzle, or another drawing of it, is on the board. */
  readonly edition = signal(0);
  readonly seconds = signal(0);
  /** Something was entered or taken away; carries the action. */
  readonly acted = new Emitter<Action>();
  /** Something had no place on another board; carries it and the puzzle on the board before. */
  readonly lost = new Emitter<{ before: PuzzleView; lost: Lost }>();
  /** Another puzzle is on the board. */
  readonly opened = new Emitter<void>();
  /** The last of what was stored of the game was damaged and is left out. */
  readonly cut = new Emitter<void>();
  /** The cells whose contents are new. */
  readonly cellsChanged = new Emitter<readonly number[]>();
  readonly mode = computed<PlayMode>(() => this.standing.value?.mode ?? 'play');

  /** Sets what was begun of the puzzle on the board, before another one comes; set by who knows. */
  finish: () => Promise<void> = () => Promise.resolve();

  /** Set by who makes both. */
  keeper: Keeper = kNobody;

  cells: CellState[] = [];
  private session = '';
  private opening = 0;
  private reopening: Promise<boolean> | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  /** Goes up with everything that may change what the engine would write down of the game. */
  private changes = 0;

  constructor(readonly engine: WatchedEngine) {}

  async openText(text: string, options: OpenOptions = {}): Promise<void> {
    await this.openSource({ text, mode: options.mode ?? 'play' }, options);
  }

  async openDocument(document: JsonObject, options: OpenOptions = {}): Promise<void> {
    await this.openSource({ document, ...(options.mode ? { mode: options.mode } : {}) }, options);
  }

  async openSource(source: Parameters<'open'>, options: OpenOptions = {}): Promise<void> {
    this.opening += 1;
    try {
      await this.replace(source, options);
    } finally {
      this.opening -= 1;
    }
    await this.keeper.catchUp();
  }

  /** Whether a game is just being put on the screen. */
  get isOpening(): boolean {
    return this.opening > 0;
  }

  private async replace(source: Parameters<'open'>, options: OpenOptions): Promise<void> {
    await this.finish();
    await this.keeper.flush();
    if (options.resumed) {
      await this.put(source, options);
      return;
    }
    noteOpening(source, options.facts);
    let isStored = true;
    try {
      await this.put(source, options);
      isStored = this.keeper.trouble.peek() === '';
    } finally {
      if (isStored) forgetOpening();
    }
  }

  private async put(source: Parameters<'open'>, options: OpenOptions): Promise<void> {
    // Between two actions: none may go to one session and be answered for the other.
    await this.enqueue(async () => {
      this.changes += 1;
      const answer = await openGame(this.engine, source);
      const old = this.session;
      this.session = answer.session;
      if (old !== '') this.engine.call('close', { session: old }).catch(() => undefined);
      batch(() => {
        this.show(answer.puzzle, answer.state);
        this.opened.emit();
      });
      options.shown?.();
      await this.keeper.adopt(options.resumed, options.facts);
      await this.redo(options.resumed?.actions ?? []);
    });
    // A new one is stored already, unless the engine fell silent.
    if (options.resumed || this.keeper.lastKept() === null) await this.keeper.save();
  }

  /** Does again what was done since the document was stored, as far as the engine understands it. */
  private async redo(actions: readonly Action[]): Promise<void> {
    try {
      for (const action of actions) await this.send(action);
    } catch (error) {
      if (!(error instanceof EngineError) || error.silence !== null) throw error;
      this.cut.emit();
    }
  }

  /** Puts a whole answer on the screen. */
  private show(puzzle: PuzzleView, state: StateView): void {
    batch(() => {
      this.puzzle.value = puzzle;
      this.edition.value += 1;
      this.cells = [];
      this.take(state);
      this.seconds.value = state.seconds ?? 0;
    });
  }

  private take(state: StateView): void {
    const { cells, ...standing } = state;
    for (const cell of cells) this.cells[cell.cell] = cell;
    this.standing.value = standing;
    if (cells.length > 0) this.cellsChanged.emit(cells.map((cell) => cell.cell));
  }

  /**
   * Has an action done after those before it, and kept. What depends on what these leave there is made
   * once they are done; null is none.
   */
  act(what: Action | (() => Action | null)): Promise<void> {
    if (this.keeper.isElsewhere.peek()) return Promise.reject(new PageError(t('tabs.elsewhere')));
    return this.enqueue(async () => {
      const action = typeof what === 'function' ? what() : what;
      if (action === null) return;
      const before = this.puzzle.peek();
      const { lost } = await this.send(action);
      this.keeper.note(action);
      this.acted.emit(action);
      if (before !== null && lost) this.lost.emit({ before, lost });
    });
  }

  /** Has several actions done as one step of the history. */
  async actTogether(actions: readonly Action[] | (() => readonly Action[])): Promise<void> {
    await this.act(() => together(typeof actions === 'function' ? actions() : actions));
  }

  /** Does here what was done to the game in another tab, which keeps it. */
  follow(action: Action): Promise<void> {
    return this.enqueue(async () => {
      await this.send(action);
      this.acted.emit(action);
    });
  }

  /** Calls the cells otherwise from now on. */
  callCells(cell_names: CellNames): Promise<void> {
    return this.enqueue(async () => {
      if (this.session === '') return;
      const { puzzle, state } = await this.call('state', { cell_names });
      batch(() => {
        this.puzzle.value = puzzle;
        this.edition.value += 1;
        this.take(state);
      });
    });
  }

  /** Once all actions so far are done, or refused: what is shown then is what they left. */
  settled(): Promise<void> {
    return this.whenQuiet(() => Promise.resolve());
  }

  /**
   * What is asked between two actions, neither of which waits for it: it is asked again where one was begun
   * meanwhile, as nobody knows whether the answer holds it.
   */
  async inPassing<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      await this.settled();
      const before = this.changes;
      const answer = await ask();
      if (before === this.changes) return answer;
    }
  }

  /** Runs `use` between two actions. */
  whenQuiet<T>(use: () => Promise<T>): Promise<T> {
    return this.enqueue(use);
  }

  private async send(action: Action): Promise<Result<'act'>> {
    this.changes += 1;
    const answer = await this.call('act', { action });
    if (answer.puzzle) {
      batch(() => {
        this.puzzle.value = answer.puzzle ?? null;
        this.edition.value += 1;
        // Of another board all cells are told.
        this.cells = this.cells.slice(0, answer.puzzle?.cells.length);
        this.take(answer.state);
      });
    } else {
      this.take(answer.state);
    }
    return answer;
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.queue.then(work);
    this.queue = result.catch(() => undefined);
    return result;
  }

  /**
   * A question about the game as it stands after all actions so far: asked at the same time it might
   * overtake them, and its answer be cleared away with what they change.
   */
  async ask<K extends SessionCall>(
    name: K,
    parameters: Omit<Parameters<K>, 'session'>,
    options?: CallOptions,
  ): Promise<Result<K>> {
    await this.settled();
    return this.call(name, parameters, options);
  }

  /** A call about this game. */
  async call<K extends SessionCall>(
    name: K,
    parameters: Omit<Parameters<K>, 'session'>,
    options?: CallOptions,
  ): Promise<Result<K>> {
    const asked = this.session;
    const ask = () => this.engine.call(name, { ...parameters, session: this.session }, options);
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof EngineError) || error.code !== 'unknown_name') throw error;
      // Unless another game, or this one anew, is open by now.
      if (asked === this.session && !(await this.reopen())) throw error;
      return ask();
    }
  }

  /** Opens the kept copy under a new session, once for all who ask; false when there is none. */
  private reopen(): Promise<boolean> {
    this.reopening ??= this.reopenKept().finally(() => (this.reopening = null));
    return this.reopening;
  }

  private async reopenKept(): Promise<boolean> {
    const kept = this.keeper.lastKept();
    if (kept === null) return false;
    const { session } = await openGame(this.engine, { document: kept.document });
    for (const action of kept.actions) await this.engine.call('act', { session, action });
    this.session = session;
    return true;
  }
}

function together(actions: readonly Action[]): Action | null {
  const [first, ...more] = actions;
  return first && more.length > 0 ? { type: 'together', actions } : (first ?? null);
}
