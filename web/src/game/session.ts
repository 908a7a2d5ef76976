// SPDX-License-Identifier: MIT
//
// The game that is played or set, and all that belongs to it: what is selected, the tool, the clock, what is
// found out unasked. Games are opened here, and what a person asks for is run here.

import { computed, signal } from '@preact/signals';
import { EngineError, isSilence, PageError } from '../api/engine';
import type {
  Action,
  Catalogue,
  CellNames,
  CellState,
  Json,
  JsonObject,
  PlayMode,
  PuzzleView,
} from '../api/protocol';
import type { LegendEntry } from '../api/types/puzzle';
import type { WatchedEngine } from '../api/watched_engine';
import { beginOccasion } from '../base/occasion';
import { Autosave } from './autosave';
import { errorText, errorWords, t } from '../i18n/i18n';
import { boardName, puzzleName } from '../i18n/puzzle_names';
import { isVersion, listGames, noteGame, readGame } from '../store/games';
import { settings } from '../store/settings';
import type { Facts } from './facts';
import { translated } from './catalogue';
import { Clock } from './clock';
import { Doubt } from './doubt';
import { DrawnRegions } from './drawn_regions';
import { Finish } from './finish';
import type { Game, OpenOptions } from './game';
import type { Help } from './help';
import { Input } from './input';
import { keepOpening, takeOpening } from './opening';
import { Practice } from './practice';
import { Previews } from './previews';
import { Selection } from './selection';
import type { DialogName, Shell } from './shell';
import { SolutionCounter } from './solution_counter';

const kLongestNoting = 500; // ms

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What may be in hand in place of a tool, as a rule that is being set: keys and tools ask it first. */
export interface Hand {
  /** Other cells are about to be selected. */
  leaveCells: () => void;
  putDown: () => Promise<void>;
  /** Takes back what was made of it; false for nothing. */
  takeBack: () => boolean;
}

const kEmptyHand: Hand = {
  leaveCells: () => undefined,
  putDown: () => Promise.resolve(),
  takeBack: () => false,
};

export class Session {
  readonly engine: WatchedEngine;
  readonly selection: Selection;
  readonly autosave: Autosave;
  readonly input: Input;
  readonly clock: Clock;
  readonly counter: SolutionCounter;
  readonly practice: Practice;
  readonly finish: Finish;
  readonly previews: Previews;
  readonly regions = new DrawnRegions();
  /** Set by who knows. */
  hand = kEmptyHand;
  readonly doubt: Doubt;
  readonly engineCatalogue = signal<Catalogue | null>(null);
  /** What there is to choose from, with names in the language of the page. */
  readonly catalogue = computed(() => translated(this.engineCatalogue.value));
  /** The cells that are under fog. */
  readonly dark = computed<ReadonlySet<number>>(() => new Set(this.game.standing.value?.dark));
  /** What the board does not show, without what would tell of the dark. */
  readonly legend = computed<readonly LegendEntry[]>(() => {
    const { legend = [], constraints = [] } = this.game.puzzle.value ?? {};
    const isLit = ({ kind, constraint }: LegendEntry) => {
      const cells = constraints[constraint ?? -1]?.cells;
      return cells ? !cells.some((cell) => this.dark.value.has(cell)) : kind === 'values';
    };
    return this.dark.value.size === 0 ? legend : legend.filter(isLit);
  });
  /** What breaks a rule now, as far as that is to be shown. */
  readonly conflicts = computed(() => {
    const all = settings.showConflicts.value ? (this.game.standing.value?.conflicts ?? []) : [];
    // What lies in the dark is not told by what stands against it.
    return all.filter(({ cells }) => !cells.some((cell) => this.dark.value.has(cell)));
  });
  readonly conflicting = computed<ReadonlySet<number>>(
    () => new Set(this.conflicts.value.flatMap((conflict) => conflict.cells)),
  );
  readonly stuck = computed<readonly number[]>(() =>
    settings.showStuck.value && this.dark.value.size === 0
      ? (this.game.standing.value?.stuck ?? [])
      : [],
  );
  /** The cells of the houses of the selected one. */
  readonly houseCells = computed<readonly number[]>(() => {
    const [cell, ...more] = this.selection.cells.value;
    if (!settings.highlightHouses.value || cell === undefined || more.length > 0) return [];
    const houses = this.game.puzzle.value?.houses.filter(({ cells }) => cells.includes(cell));
    return [...new Set(houses?.flatMap(({ cells }) => cells))];
  });

  constructor(
    readonly game: Game,
    private readonly help: Help,
    private readonly shell: Shell,
  ) {
    this.engine = game.engine;
    this.selection = new Selection(game);
    this.autosave = new Autosave(game, this.selection);
    game.keeper = this.autosave;
    this.input = new Input(game, this.selection);
    this.clock = new Clock(game, this.autosave);
    this.counter = new SolutionCounter(game, help);
    this.doubt = new Doubt(game, help, () => this.conflicts.value.length > 0);
    this.practice = new Practice(this, help, shell);
    this.finish = new Finish(game, this.autosave);
    this.previews = new Previews(this.engine);
    game.opened.listen(() => {
      beginOccasion();
      help.forget();
      this.selection.set([], -1);
      this.selectFirst();
      this.doubt.forget();
    });
  }

  /** What a board is called. */
  boardName(geometry: Json): string {
    return boardName(this.catalogue.value, geometry);
  }

  /** What a puzzle is called: its title, else its rules and its board. */
  puzzleName({ title, geometry, constraints }: PuzzleView): string {
    const kinds = constraints.map(({ type }) => type);
    // Before the catalogue is there kinds have no names.
    const isNamed = title === '' && this.catalogue.value !== null;
    return isNamed ? puzzleName(this.catalogue.value, geometry, kinds) : title;
  }

  /**
   * Puts a puzzle on the board as a new game. Settled when it is there; then the dialog that asked for it
   * closes, and the game is stored behind that.
   */
  openDocument(document: JsonObject, mode: PlayMode = 'play', facts: Facts = {}): Promise<void> {
    return this.show(document, { mode, facts }, this.shell.dialog.peek());
  }

  /** Puts a puzzle on the board that nobody asked for: a dialog that is open stays so. */
  openUnasked(document: JsonObject): Promise<void> {
    return this.show(document, {}, null);
  }

  private show(
    document: JsonObject,
    options: OpenOptions,
    dialog: DialogName | null,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      let isShown = false;
      const shown = () => {
        isShown = true;
        if (dialog !== null && this.shell.dialog.peek() === dialog) this.shell.dialog.value = null;
        resolve();
      };
      const opened = this.game.openDocument(document, { ...options, shown });
      opened
        .then(() => this.begin())
        .catch((error: unknown) => {
          if (isShown) this.shell.say(errorWords(error), 'error');
          else reject(error);
        });
    });
  }

  /** Puts the puzzle of a link on the board. */
  async openLinked(source: string): Promise<void> {
    await this.game.openText(source, { facts: { source } });
    await this.begin();
  }

  /** Opens what was being opened when the page was left, before it was stored; false for nothing. */
  async openUnstored(): Promise<boolean> {
    const opening = takeOpening();
    if (opening === null) return false;
    try {
      await this.game.openSource(opening.source, { facts: opening.facts });
    } catch (error) {
      if (isSilence(error)) keepOpening(opening);
      throw error;
    }
    await this.begin();
    return true;
  }

  /** Goes on with the game that was begun with a link; false when there is none. */
  async resumeLinked(source: string): Promise<boolean> {
    const games = await listGames().catch(() => []);
    const begun = games.find((game) => game.source === source && game.broken === undefined);
    return begun !== undefined && (await this.resume(begun.id));
  }

  /** A game from the library, which closes when it is there; false when there is none of that name. */
  resume(id: string): Promise<boolean> {
    return this.goOnWith(id, this.shell.dialog.peek());
  }

  /** The game that was on the board, or one of the library; a dialog that is open stays so. */
  resumeUnasked(id: string): Promise<boolean> {
    return this.goOnWith(id, null);
  }

  /**
   * Opens what a game of the library holds as a puzzle of its own, to be set: the game stays as it is.
   * False when there is none of that name.
   */
  async setAnew(id: string): Promise<boolean> {
    const stored = await readGame(id);
    if (stored === undefined) return false;
    const { play: _, ...document } = stored.game.document;
    await this.openDocument(document, 'set', { own: true });
    return true;
  }

  private async goOnWith(id: string, dialog: DialogName | null): Promise<boolean> {
    const { autosave } = this;
    const now = autosave.whatIsKnown().id;
    await autosave.claim(id);
    const stored = await readGame(id);
    if (stored === undefined) {
      // The game on the board stays this tab's.
      if (now !== '') await autosave.claim(now);
      return false;
    }
    try {
      await this.show(stored.game.document, { resumed: stored }, dialog);
    } catch (error) {
      const ofGame = error instanceof EngineError && error.silence === null;
      if (!ofGame) throw error;
      await noteGame(id, { broken: errorText(error) });
      const isUnknown = ['unknown_name', 'unsupported'].includes(error.code);
      throw new PageError(t(isUnknown ? 'library.unknown' : 'library.damaged'));
    }
    return true;
  }

  /** Goes on with the game that was played last; false when there is none. */
  async resumeLatest(): Promise<boolean> {
    for (const game of await listGames().catch(() => [])) {
      if (game.broken !== undefined || isVersion(game)) continue;
      try {
        if (await this.resumeUnasked(game.id)) return true;
      } catch (error) {
        if (isSilence(error)) throw error; // else it is marked, and the next may be sound
      }
    }
    return false;
  }

  /** What help said names the cells as they were called: it is asked for anew. */
  callCells(names: CellNames): void {
    settings.cellNames.value = names;
    this.help.clear();
    this.help.giveUp('position');
    void this.game.callCells(names);
  }

  private async begin(): Promise<void> {
    this.selectFirst();
    const value = settings.autoErase.value;
    if (!this.autosave.tabs.elsewhere.value) {
      await this.game.act({ type: 'option', name: 'auto_erase', value });
    }
    void this.doubt.judge();
  }

  /** Selects the first open cell, so that keys have something to write into at once. */
  private selectFirst(): void {
    const { game, selection } = this;
    const isOpen = ({ cell, entry }: CellState) =>
      entry === null && game.puzzle.value?.cells[cell]?.given == null;
    const first = game.cells.find(isOpen);
    if (first && selection.cursor.value < 0) selection.only(first.cell);
  }

  /** Runs something that a person asked for; what goes wrong is said. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    beginOccasion();
    this.doubt.giveWay();
    try {
      await work();
      return true;
    } catch (error) {
      this.shell.say(errorWords(error), 'error');
      return false;
    }
  }

  act(action: Action): Promise<boolean> {
    return this.attempt(() => this.game.act(action));
  }

  /** Undo or redo: of what is only drawn, or of the game. */
  async step(way: 'undo' | 'redo'): Promise<boolean> {
    const isOfRegions = this.game.mode.peek() === 'set' && this.regions[way]();
    return isOfRegions || this.act({ type: way });
  }

  /** The game on the board is solved. */
  celebrate(): void {
    if (this.autosave.cameFull()) {
      this.shell.say(t('play.complete'));
      return;
    }
    const noted = this.finish.note().catch(() => undefined); // that nothing can be stored is said elsewhere
    const { result } = this.finish;
    const id = result.value?.id;
    // Whoever reads that it is solved may leave at once.
    void Promise.race([noted, after(kLongestNoting)]).then(() => {
      if (result.value?.id !== id || !this.game.standing.value?.solved) return;
      // What was opened meanwhile stays open.
      if (this.shell.dialog.peek() === null) this.shell.dialog.value = 'finished';
      else this.shell.say(t('finished'));
    });
  }

  /** Shows the result of the game on the board, which was solved before. */
  async showResult(): Promise<void> {
    await this.finish.recall().catch(() => undefined); // that nothing can be stored is said elsewhere
    if (this.game.standing.value?.solved) this.shell.dialog.value = 'finished';
  }
}
