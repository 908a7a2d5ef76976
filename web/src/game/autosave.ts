// SPDX-License-Identifier: MIT
//
// Keeps the game in the browser's storage: every action at once in the journal, the whole document
// shortly after the last one. When storage fails the game goes on, and `trouble` says so. The same
// is held in memory, for an engine that has lost the game and for a file to take along.

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type {
  Action,
  Json,
  JsonObject,
  Parameters,
  PlayMode,
  PuzzleView,
  Result,
  Standing,
} from '../api/protocol';
import { storageText } from '../i18n/i18n';
import { boardText } from '../i18n/puzzle_names';
import {
  listGames,
  noteGame,
  noteSeconds,
  type PuzzleKind,
  readGame,
  type Resumed,
  type Selected,
  type StoredGame,
  writeAction,
  writeGame,
} from '../store/games';
import { currentGame, currentSeconds, currentSelected } from '../store/settings';
import { storageError } from '../store/trouble';
import { Emitter } from '../base/emitter';
import { type Facts, known } from './facts';
import type { Keeper, Kept } from './game';
import { isLevel } from '../base/levels';
import { sameSpec } from './same_spec';
import { type News, Tabs } from './tabs';

const kSaveDelay = 250;

/** How a question is put between the actions. */
type When = <T>(ask: () => Promise<T>) => Promise<T>;

/** The game that is kept: what it is asked for. */
export interface KeptGame {
  readonly engine: { readonly gone: ReadonlySignal<boolean> };
  readonly puzzle: ReadonlySignal<PuzzleView | null>;
  readonly standing: ReadonlySignal<Standing | null>;
  readonly mode: ReadonlySignal<PlayMode>;
  readonly seconds: Signal<number>;
  readonly isOpening: boolean;
  openDocument(document: JsonObject, options: { resumed: Resumed }): Promise<void>;
  follow(action: Action): Promise<void>;
  settled(): Promise<void>;
  inPassing: When;
  whenQuiet: When;
  call<K extends 'act' | 'save'>(
    name: K,
    parameters: Omit<Parameters<K>, 'session'>,
  ): Promise<Result<K>>;
}

/** What is selected in it. */
export interface KeptSelection {
  readonly cells: ReadonlySignal<ReadonlySet<number>>;
  now(): Selected;
  restore(selected: Selected): void;
}

export class Autosave implements Keeper {
  readonly trouble = signal('');
  readonly tabs = new Tabs();
  readonly isElsewhere = this.tabs.elsewhere;
  /** The game was stored as it is. */
  readonly stored = new Emitter<void>();
  private id = '';
  /** What is known of the puzzle, as long as it is that puzzle. */
  private facts: Facts = {};
  /** At how many positions there was help, and whether the solution was shown. */
  readonly hints = signal(0);
  readonly shown = signal(false);
  /** Whether a mistake was named: nobody is asked again whether that is meant. */
  readonly named = signal(false);
  /** The technique that the game is there to practise; null: none. */
  readonly practice = signal<string | null>(null);
  /** The game whose puzzle was copied to be set; empty when there is none. */
  readonly copyOf = signal('');
  /** The game whose puzzle its setter tries here; empty when there is none. */
  readonly testOf = signal('');
  private created = 0;
  /** What of the journal is shown here: the actions up to `lastAction`, and some newer ones. */
  private lastAction = 0;
  private newer = new Set<number>();
  private kept: Kept | null = null;
  private isStored = false;
  /** What is stored is not what is shown: another tab did more. */
  private behind = false;
  /** Found out when this tab, which holds the game, wanted to store it. */
  private outrun = false;
  private reloading = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private notes: Promise<void> = Promise.resolve();
  /** The last time the game was stored, which may be under way. */
  private storing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly game: KeptGame,
    private readonly selection: KeptSelection,
  ) {
    this.tabs.heard.listen((news) => void this.hear(news));
    this.tabs.gained.listen(() => {
      this.behind = true;
      // A game that is just being opened is caught up with when it is there.
      if (this.tabs.game === this.id && !this.game.isOpening) {
        this.catchUp().catch(() => undefined); // the engine's silence is said elsewhere
      }
    });
  }

  /** Whether something that was done is nowhere but on this page. */
  wouldLose(): boolean {
    return this.trouble.peek() !== '' && this.game.standing.peek()?.can_undo === true;
  }

  /** The page is left: what is in memory alone is kept. */
  leave(): void {
    currentSeconds.value = this.game.seconds.peek();
    const { cells, cursor } = this.selection.now();
    currentSelected.value = [this.id, cursor, ...cells].join(' ');
    void this.flush();
  }

  /** Makes a game this tab's, or learns that it is another's: before it is read. */
  async claim(id: string): Promise<void> {
    await this.flush();
    this.behind = false;
    await this.tabs.claim(id);
  }

  /**
   * From now on keeps the game on the screen: one that was stored, or a new one, which is stored before
   * anything can be done in it. What is opened anew and is there already, in the very same state, is no
   * new one.
   */
  async adopt(opened: Resumed | undefined, facts: Facts = {}): Promise<void> {
    const before = this.selection.cells.peek();
    const document = opened ? null : await this.documentNow().catch(() => null);
    const twin = document && (await this.findTwin(document, facts).catch(() => undefined));
    const resumed = opened ?? twin ?? undefined;
    this.id = resumed?.game.id ?? newId();
    const { difficulty = '' } = this.game.puzzle.peek() ?? {};
    const level = isLevel(difficulty) ? difficulty : undefined;
    const { mode, empty } = this.game.standing.peek() ?? {};
    const full = mode === 'play' && empty === 0;
    this.facts = known({ level, ...(resumed?.game ?? { full }), ...facts });
    this.practice.value = this.facts.practice ?? null;
    this.copyOf.value = this.facts.copyOf ?? '';
    this.testOf.value = this.facts.testOf ?? '';
    this.hints.value = resumed?.game.hints ?? 0;
    this.shown.value = resumed?.game.shown ?? false;
    this.named.value = resumed?.game.named ?? false;
    this.created = resumed?.game.created ?? Date.now();
    this.lastAction = resumed?.lastAction ?? 0;
    this.newer = new Set();
    this.kept = opened ? { document: opened.game.document, actions: [...opened.actions] } : null;
    this.isStored = resumed !== undefined;
    if (this.id !== currentGame.peek()) {
      await noteSeconds(currentGame.peek(), currentSeconds.peek()).catch(() => undefined);
      currentSeconds.value = 0;
    }
    await this.restoreSelected(resumed?.game.selected, before);
    const { seconds } = this.game;
    seconds.value = Math.max(seconds.peek(), resumed?.game.seconds ?? 0, currentSeconds.peek());
    currentGame.value = this.id;
    await this.tabs.claim(this.id);
    if (document === null || !this.tabs.holds) return;
    try {
      await this.notes;
      await this.write(document);
      this.trouble.value = '';
    } catch (error) {
      this.trouble.value = reason(error);
    }
  }

  /**
   * Writes down an action that was done. One that was under way while another tab took the game is
   * written down too; that tab follows it.
   */
  note(action: Action): void {
    if (this.game.mode.peek() === 'set' && action.type !== 'mode') {
      const gone = {
        source: '',
        daily: undefined,
        practice: undefined,
        level: undefined,
        full: undefined,
      };
      this.facts = { ...this.facts, ...gone, own: true };
    }
    if (action.type === 'apply_hint') {
      // What it did depends on a hint that is not in the document.
      this.tabs.tell({ kind: 'acted', action });
      // No other action is written down before that.
      void this.save((ask) => this.game.whenQuiet(ask));
      return;
    }
    const { id, isStored, kept } = this;
    kept?.actions.push(action);
    if (this.isIdleCopy()) return;
    // A copy is stored with the first that is done in it.
    const game = isStored || kept === null ? null : this.record(kept.document);
    this.isStored ||= game !== null;
    this.notes = this.notes.then(async () => {
      try {
        if (game) await writeGame(game, () => false);
        const key = await writeAction(id, action);
        this.newer.add(key);
        this.tabs.tell({ kind: 'acted', action, key });
      } catch (error) {
        this.trouble.value = reason(error);
        this.tabs.tell({ kind: 'acted', action });
      }
    });
    this.schedule();
  }

  /** The player had help with this position, or saw the solution. */
  noteHelp(what: 'hint' | 'solution'): void {
    if (what === 'hint') this.hints.value += 1;
    else this.shown.value = true;
    this.schedule();
  }

  noteNamed(): void {
    if (this.named.peek()) return;
    this.named.value = true;
    this.schedule();
  }

  /** How hard the puzzle is, as it turned out. */
  noteLevel(level: string): void {
    this.facts = { ...this.facts, level };
    this.schedule();
  }

  /** What is known of the puzzle, and which game it is. */
  whatIsKnown(): Facts & { id: string } {
    return { ...this.facts, id: this.id };
  }

  /** Whether it is a copy of a game, made to be set, in which nothing was done: it is not stored. */
  isIdleCopy(): boolean {
    const { can_undo, can_redo } = this.game.standing.peek() ?? {};
    return this.copyOf.peek() !== '' && !can_undo && !can_redo;
  }

  /** Whether nobody had a cell to fill here. */
  cameFull(): boolean {
    const cells = this.game.puzzle.peek()?.cells;
    return this.facts.full === true || cells?.every(({ given }) => given !== null) === true;
  }

  /** What kind of puzzle it is. */
  kind(): PuzzleKind {
    const puzzle = this.game.puzzle.peek();
    return puzzle ? kindOf(puzzle) : { board: '', cells: 0, digits: 0, constraints: [] };
  }

  private shows(key: number): boolean {
    return key <= this.lastAction || this.newer.has(key);
  }

  /** The game as it is, from memory. */
  lastKept(): Kept | null {
    return this.kept;
  }

  /** Saves now what is due, and waits for what is being saved. */
  async flush(): Promise<void> {
    if (this.timer !== undefined) {
      await this.save();
      return;
    }
    await this.storing.catch(() => undefined); // told where it was begun
    // Selecting saves nothing by itself, and neither does the clock.
    const selected = this.selection.now();
    const seconds = this.game.seconds.peek();
    if (this.id === '' || !this.tabs.holds) return;
    const notes = [noteGame(this.id, { selected }), noteSeconds(this.id, seconds)];
    await Promise.all(notes).catch(() => undefined);
  }

  private async documentNow(): Promise<JsonObject> {
    return (await this.game.call('save', {})).document;
  }

  /** A game that is stored and nothing else than the one on the screen, which was opened anew. */
  private async findTwin(document: JsonObject, facts: Facts): Promise<Resumed | undefined> {
    const empty = this.game.standing.peek()?.empty;
    const isTwin = (game: StoredGame) =>
      game.empty === empty &&
      kOfItsOwn.every((fact) => game[fact] === facts[fact]) &&
      game.broken === undefined &&
      sameSpec(withoutTime(game.document), withoutTime(document));
    for (const { id } of (await listGames()).filter(isTwin)) {
      const twin = await readGame(id);
      if (twin?.actions.every(({ type }) => type === 'option' || type === 'time')) return twin;
    }
    return undefined;
  }

  /**
   * Selects again what was selected, by what was written down when the page was left if that is newer;
   * not where somebody has selected other cells than those of `before` meanwhile.
   */
  private async restoreSelected(
    stored: Selected | undefined,
    before: ReadonlySet<number> | undefined,
  ): Promise<void> {
    const [game = '', cursor = -1, ...cells] = currentSelected.peek().split(' ');
    currentSelected.value = '';
    const left = { cells: cells.map(Number), cursor: Number(cursor) };
    if (game !== '' && game !== this.id) {
      await noteGame(game, { selected: left }).catch(() => undefined);
    }
    const selected = game === this.id ? left : stored;
    const now = this.selection.cells.peek();
    // A dialog that closes gives the focus back to the cell that has it, which selects it anew.
    const isAsBefore =
      now?.size === before?.size && [...(now ?? [])].every((at) => before?.has(at));
    if (selected && isAsBefore) this.selection.restore(selected);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), kSaveDelay);
  }

  /** Saves the whole game; nothing that a person asks for waits for it. */
  async save(when: When = (ask) => this.game.inPassing(ask)): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    // What another tab stored is newer than what is shown here.
    if (!this.tabs.holds || this.behind) return;
    try {
      this.storing = this.store(when);
      await this.storing;
      this.trouble.value = '';
      if (!this.outrun) this.tabs.tell({ kind: 'saved' });
      if (this.outrun && !this.reloading && !this.game.isOpening) await this.catchUp();
    } catch (error) {
      // Of an engine that does not answer the page speaks by itself; the journal has everything.
      if (!this.game.engine.gone.peek()) this.trouble.value = reason(error);
    }
  }

  private async store(when: When): Promise<void> {
    const document = await when(async () => {
      const answer = await this.documentNow();
      await this.notes;
      return answer;
    });
    if (this.tabs.holds && !this.behind) await this.write(document);
  }

  /** Stores the game as its document has it; all that it holds is in the journal, and nothing else. */
  private async write(document: JsonObject): Promise<void> {
    this.kept = { document, actions: [] };
    if (this.isIdleCopy()) return;
    const { id } = this;
    const game = this.record(document);
    const last = game.lastAction ?? 0;
    // What is done from now on is in the journal after this. Without locks whoever stores last wins.
    const holds = (key: number) => !this.tabs.areLocked || (key <= last && this.shows(key));
    const isNewest = await writeGame(game, holds);
    if (id !== this.id) return;
    this.outrun = !isNewest;
    this.behind ||= this.outrun;
    this.isStored = true;
    this.stored.emit();
  }

  /** News from the other tabs with this game. */
  private async hear(news: News): Promise<void> {
    if (news.kind === 'wanted') {
      if (!this.tabs.holds) return;
      this.tabs.elsewhere.value = true;
      await this.save();
      this.tabs.yield();
    } else if (news.kind === 'acted' && news.key !== undefined && this.shows(news.key)) {
      return;
    } else if (!this.tabs.elsewhere.peek()) {
      // Done in the tab that had the game before, while it was taken from there.
      if (news.kind !== 'acted' || news.key === undefined) return;
      if (await this.follow(news.action, news.key)) this.schedule();
    } else if (this.reloading || this.game.isOpening) {
      this.behind = true;
    } else if (news.kind === 'acted') {
      const { action, key } = news;
      this.behind ||= action.type === 'apply_hint' || !(await this.follow(action, key));
    } else {
      await this.catchUp();
    }
  }

  /** Plays on here a game that another tab plays. */
  async takeOver(): Promise<void> {
    await this.tabs.takeOver();
    await this.catchUp();
  }

  /** Shows what is stored, if it is not what is shown; after that this tab plays, if it may. */
  async catchUp(): Promise<void> {
    if (!this.behind || !(this.tabs.elsewhere.peek() || this.outrun)) return;
    await this.reload();
    if (this.tabs.holds) this.tabs.elsewhere.value = false;
  }

  private async follow(action: Action, key: number | undefined): Promise<boolean> {
    try {
      await this.game.follow(action);
      if (key !== undefined) this.newer.add(key);
      this.kept?.actions.push(action);
      return true;
    } catch {
      return false;
    }
  }

  /** Shows the game as it is stored. */
  private async reload(): Promise<void> {
    this.behind = false;
    this.outrun = false;
    this.reloading = true;
    try {
      const stored = await readGame(this.id);
      if (stored) await this.game.openDocument(stored.game.document, { resumed: stored });
    } catch (error) {
      this.behind = true;
      throw error;
    } finally {
      this.reloading = false;
    }
  }

  /**
   * Everything about the game, the clock included. Saving in passing leaves the clock out: to tell
   * the engine the time is an action, and the engine forgets its last hint at any action.
   */
  async document(): Promise<JsonObject> {
    await this.game.settled();
    const seconds = this.game.seconds.peek();
    await this.game.call('act', { action: { type: 'time', seconds } });
    return this.documentNow();
  }

  /** Keeps the puzzle as it is now beside the game, under a name; what was played in it is left out. */
  async keepVersion(name: string): Promise<void> {
    const { play: _, ...document } = await this.document();
    const { title, summary, kind } = this.record(document);
    const now = Date.now();
    const about = { title, summary, kind, document, created: now, updated: now, lastAction: 0 };
    const played = { filled: 0, empty: 0, seconds: 0, solved: false, setting: true, own: true };
    await writeGame({ id: newId(), name, versionOf: this.id, ...about, ...played }, () => false);
  }

  /** The game as it is kept in storage, with the actions that its document does not hold yet. */
  backup(): (StoredGame & { actions: Action[] }) | null {
    const { kept } = this;
    return kept && { ...this.record(kept.document), actions: kept.actions };
  }

  private record(document: JsonObject): StoredGame {
    const puzzle = this.game.puzzle.peek();
    const standing = this.game.standing.peek();
    const givens = puzzle?.cells.filter(({ given }) => given !== null).length ?? 0;
    return {
      id: this.id,
      title: puzzle?.title ?? '',
      summary: boardType(document['board']),
      created: this.created,
      updated: Date.now(),
      filled: Math.max((standing?.filled ?? 0) - givens, 0),
      empty: standing?.empty ?? 0,
      seconds: this.game.seconds.peek(),
      solved: standing?.solved ?? false,
      document,
      ...this.facts,
      ...(puzzle ? { kind: this.kind() } : {}),
      setting: this.game.mode.peek() === 'set',
      hints: this.hints.peek(),
      shown: this.shown.peek(),
      named: this.named.peek(),
      selected: this.selection.now(),
      lastAction: Math.max(this.lastAction, ...this.newer),
      broken: undefined,
      deleted: undefined,
    };
  }
}

/** What tells games apart whose documents are the same. */
const kOfItsOwn = ['daily', 'practice', 'copyOf', 'versionOf', 'testOf'] as const;

/** A document but for the clock and how digits are entered. */
function withoutTime({ play, ...puzzle }: JsonObject): JsonObject {
  const { seconds: _, auto_erase: __, ...done } = (play ?? {}) as JsonObject;
  return { ...puzzle, play: done };
}

/** Why nothing can be stored, in words. */
function reason(error: unknown): string {
  const stored = storageError(error);
  return stored ? storageText(stored) : String(error);
}

/** The type of a board. */
function boardType(board: Json | undefined): string {
  if (typeof board === 'string') return board.split(/[:+]/)[0] ?? '';
  if (typeof board === 'object' && board !== null && !Array.isArray(board)) {
    return typeof board['type'] === 'string' ? board['type'] : '';
  }
  return 'grid';
}

export function kindOf(puzzle: PuzzleView): PuzzleKind {
  return {
    board: boardText(puzzle.geometry),
    cells: puzzle.cells.length,
    digits: puzzle.num_digits,
    constraints: [...new Set(puzzle.constraints.map(({ type }) => type))].sort(),
  };
}

/** Random enough also where the page is not served securely and randomUUID is missing. */
function newId(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}
