// SPDX-License-Identifier: MIT
//
// Everything the parts of the page share.

import { computed, effect, signal } from '@preact/signals';
import { EngineError, isSilence, PageError } from '../api/engine';
import type { WatchedEngine } from '../api/watched_engine';
import type {
  Action,
  Catalogue,
  CellNames,
  CellState,
  Json,
  JsonObject,
  Link,
  PlayMode,
  PuzzleView,
  Standing,
} from '../api/protocol';
import { missingGlyphs } from '../board/missing_glyphs';
import { needColours } from '../board/symbols';
import { Clock } from '../game/clock';
import { Doubt } from '../game/doubt';
import { DrawnRegions } from '../features/set/drawn_regions';
import { Finish } from '../game/finish';
import { Game, type OpenOptions } from '../game/game';
import { Input } from '../game/input';
import type { Facts } from '../game/autosave';
import { SolutionCounter } from '../game/solution_counter';
import { keepOpening, takeOpening } from '../game/opening';
import { Practice } from '../game/practice';
import { Previews } from '../game/previews';
import { Selection } from '../game/selection';
import { Help } from '../game/help';
import { tallyHelp } from '../game/tally';
import {
  type Key,
  type Marked,
  asSentence,
  engineIsForeign,
  engineName,
  errorText,
  errorWords,
  t,
} from '../i18n/i18n';
import { lostText } from '../i18n/board_words';
import { boardName, puzzleName } from '../i18n/puzzle_names';
import { beginOccasion, said } from '../base/occasion';
import { listGames, noteGame, readGame } from '../store/games';
import { settings } from '../store/settings';

const kLongestNoting = 500; // ms

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Actions that are no step of the history. */
const kNoStep: readonly Action['type'][] = ['undo', 'redo', 'mode', 'savepoint'];

export type DialogName =
  | 'new'
  | 'open'
  | 'photo'
  | 'library'
  | 'export'
  | 'print'
  | 'settings'
  | 'keys'
  | 'finished'
  | 'replay'
  | 'savepoints'
  | 'layout'
  | 'techniques'
  | 'palette';

export interface Message {
  words: Marked | readonly Marked[];
  kind: 'info' | 'error';
  /** Whether what it tells of can be undone there. */
  undo: boolean;
}

export class App {
  readonly game: Game;
  readonly selection: Selection;
  readonly input: Input;
  readonly clock: Clock;
  readonly help: Help;
  readonly counter: SolutionCounter;
  readonly practice: Practice;
  readonly finish: Finish;
  readonly previews: Previews;
  readonly engineCatalogue = signal<Catalogue | null>(null);
  /** What there is to choose from, with names in the language of the page. */
  readonly catalogue = computed(() => translated(this.engineCatalogue.value));
  readonly dialog = signal<DialogName | null>(null);
  /** The technique whose page the dialog shows; the list of all when null. */
  readonly technique = signal<string | null>(null);
  readonly message = said<Message | null>(null);
  /** Goes up when a board was drawn anew. */
  readonly drawn = signal(0);
  /** The colour in hand, and whether it is for candidates. */
  readonly pen = signal(1);
  /** The colour that the pen draws in; 0 for its own. */
  readonly ink = signal(0);
  /** While two colours are chosen to be swapped: those that were pressed. */
  readonly swapping = signal<readonly number[] | null>(null);
  /** Whether the tool Colour is for single candidates. */
  readonly colouringCandidates = signal(false);
  /** The borders between cells and those round them, by the board that is drawn. */
  fence: (cells: ReadonlySet<number>) => Link[] = () => [];
  /** The digit chosen before its cells; 0 for none. */
  readonly inHand = signal(0);
  /** Whether a press on cells writes what is in hand into them. */
  readonly writesOnPress = computed(() => {
    const isColour = this.input.current.value === 'colour';
    const isReady = isColour ? !this.colouringCandidates.value : this.inHand.value > 0;
    return settings.digitFirst.value && isReady;
  });
  /** Whether setting by hand goes on to the next cell. */
  readonly advancing = signal(true);
  /** Digits whose cells and marks are made to stand out. */
  readonly filter = signal<ReadonlySet<number>>(new Set());
  /** In place of a digit: the cells with exactly two marks stand out. */
  readonly filteringPairs = signal(false);
  /** Changes when the board does. */
  private readonly boardText = computed(() => JSON.stringify(this.game.puzzle.value?.geometry));
  readonly regions = new DrawnRegions();
  readonly doubt: Doubt;
  /** Looked for once per puzzle: `symbolText` changes when its symbols do. */
  private readonly symbolText = computed(() => this.game.puzzle.value?.symbols.join('\n') ?? '');
  /** What the puzzle's symbols have that no font here can draw. */
  readonly missingGlyphs = computed(() => {
    void this.fontsLoaded.value;
    return missingGlyphs(this.symbolText.value.split('\n'));
  });
  /** Goes up when fonts for symbols have come. */
  private readonly fontsLoaded = signal(0);
  /** Whether emoji are painted in colours, not as ink. */
  readonly inColours = computed(
    () => settings.colouredEmoji.value || needColours(this.symbolText.value.split('\n')),
  );
  /** What breaks a rule now, as far as that is to be shown. */
  readonly conflicts = computed(() =>
    settings.showConflicts.value ? (this.game.standing.value?.conflicts ?? []) : [],
  );
  readonly conflicting = computed<ReadonlySet<number>>(
    () => new Set(this.conflicts.value.flatMap((conflict) => conflict.cells)),
  );
  readonly stuck = computed<readonly number[]>(() =>
    settings.showStuck.value ? (this.game.standing.value?.stuck ?? []) : [],
  );
  readonly sameCells = computed(() => this.findSame());
  /** The cells of the houses of the selected one. */
  readonly houseCells = computed<readonly number[]>(() => {
    const [cell, ...more] = this.selection.cells.value;
    if (!settings.highlightHouses.value || cell === undefined || more.length > 0) return [];
    const houses = this.game.puzzle.value?.houses.filter(({ cells }) => cells.includes(cell));
    return [...new Set(houses?.flatMap(({ cells }) => cells))];
  });

  constructor(readonly engine: WatchedEngine) {
    this.game = new Game(engine);
    this.selection = new Selection(this.game);
    this.game.autosave.selection = this.selection;
    this.input = new Input(this.game, this.selection);
    this.clock = new Clock(this.game);
    this.help = new Help(this.game);
    this.counter = new SolutionCounter(this.game, this.help);
    this.doubt = new Doubt(this.game, this.help, () => this.conflicts.value.length > 0);
    this.practice = new Practice(this);
    this.finish = new Finish(this.game);
    this.previews = new Previews(engine);
    tallyHelp(this.game, this.help);
    this.game.opened.listen(() => {
      beginOccasion();
      this.help.forget();
      this.selection.set([], -1);
      this.selectFirst();
      this.inHand.value = 0;
      this.doubt.forget();
    });
    this.game.acted.listen((action) => void this.afterAction(action));
    this.game.cut.listen(() => this.say(t('library.cut'), 'error'));
    this.game.lost.listen(({ before, lost }) => this.say(lostText(before, lost), 'error'));
    // A dialog that is closed for another puzzle ends nothing that was said as that came.
    let hasOpened = false;
    this.game.opened.listen(() => (hasOpened = this.dialog.peek() !== null));
    effect(() => {
      const isClosedForIt = this.dialog.value === null && hasOpened;
      hasOpened = false;
      if (!isClosedForIt) beginOccasion();
      this.help.giveUp('dialog');
    });
    document.fonts.addEventListener('loadingdone', () => (this.fontsLoaded.value += 1));
    let wasGone = false;
    effect(() => {
      const gone = engine.gone.value;
      if (wasGone && !gone) this.say(t('engine.back'));
      wasGone = gone;
    });
    effect(() => {
      void this.game.edition.value;
      this.filter.value = new Set();
      this.filteringPairs.value = false;
    });
    effect(() => {
      void this.boardText.value;
      this.regions.forget();
    });
  }

  /** Opens the page of a technique, or the list of all. */
  showTechnique(id: string | null): void {
    this.technique.value = id;
    this.dialog.value = 'techniques';
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

  /** Shows a sentence for a while, and reads it to people who do not look. */
  say(said: string | Message['words'], kind: Message['kind'] = 'info', undo = false): void {
    this.message.value = { words: typeof said === 'string' ? { text: said } : said, kind, undo };
  }

  /**
   * Puts a puzzle on the board as a new game. Settled when it is there; then the dialog that asked for it
   * closes, and the game is stored behind that.
   */
  openDocument(document: JsonObject, mode: PlayMode = 'play', facts: Facts = {}): Promise<void> {
    return this.show(document, { mode, facts });
  }

  private show(document: JsonObject, options: OpenOptions): Promise<void> {
    const dialog = this.dialog.peek();
    return new Promise((resolve, reject) => {
      let isShown = false;
      const shown = () => {
        isShown = true;
        if (dialog !== null && this.dialog.peek() === dialog) this.dialog.value = null;
        resolve();
      };
      const opened = this.game.openDocument(document, { ...options, shown });
      opened
        .then(() => this.begin())
        .catch((error: unknown) => {
          if (isShown) this.say(errorWords(error), 'error');
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
  async resume(id: string): Promise<boolean> {
    await this.game.autosave.claim(id);
    const stored = await readGame(id);
    if (stored === undefined) return false;
    try {
      await this.show(stored.game.document, { resumed: stored });
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
      if (game.broken !== undefined) continue;
      try {
        if (await this.resume(game.id)) return true;
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
    if (!this.game.autosave.tabs.elsewhere.value) {
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
    this.counter.giveWay();
    try {
      await work();
      return true;
    } catch (error) {
      this.say(errorWords(error), 'error');
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

  private async afterAction(action: Action): Promise<void> {
    if (action.type === 'time' || action.type === 'option') return;
    if (!kNoStep.includes(action.type)) this.regions.note();
    beginOccasion();
    if (action.type === 'mode') void this.doubt.judge();
    const standing = this.game.standing.value;
    const enters = action.type === 'entry' || action.type === 'apply_hint';
    if (this.game.mode.value === 'play' && enters && standing?.complete) {
      if (standing.solved) this.celebrate();
      else this.say(this.whyNotSolved(standing), 'error');
    } else if (settings.checkMode.value === 'always' && this.game.mode.value === 'play') {
      await this.attempt(() => this.help.check());
    }
  }

  /** Why a full board is not called solved. */
  whyNotSolved({ finish, finish_text }: Standing): Marked {
    const keys: { [finish: string]: Key } = {
      against_stored: 'play.against-stored',
      unjudged: 'play.unjudged',
    };
    const key = keys[finish];
    if (key === undefined) return { text: t('play.not-yet') };
    return engineIsForeign.value
      ? { text: t(key) }
      : { text: asSentence(finish_text, this.game.puzzle.value) };
  }

  /** The game on the board is solved. */
  celebrate(): void {
    if (this.game.autosave.cameFull()) {
      this.say(t('play.complete'));
      return;
    }
    const noted = this.finish.note().catch(() => undefined); // that nothing can be stored is said elsewhere
    const { result } = this.finish;
    const id = result.value?.id;
    // Whoever reads that it is solved may leave at once.
    void Promise.race([noted, after(kLongestNoting)]).then(() => {
      if (result.value?.id !== id || !this.game.standing.value?.solved) return;
      // What was opened meanwhile stays open.
      if (this.dialog.peek() === null) this.dialog.value = 'finished';
      else this.say(t('finished'));
    });
  }

  /** Shows the result of the game on the board, which was solved before. */
  async showResult(): Promise<void> {
    await this.finish.recall().catch(() => undefined); // that nothing can be stored is said elsewhere
    if (this.game.standing.value?.solved) this.dialog.value = 'finished';
  }

  /** Cells that hold or mark a filtered digit or, without a filter, the digit at the cursor. */
  private findSame(): readonly number[] {
    void this.game.standing.value;
    const puzzle = this.game.puzzle.value;
    const { cells } = this.game;
    const held = (cell: number) => puzzle?.cells[cell]?.given ?? cells[cell]?.entry ?? null;
    const filter = this.filter.value;
    if (this.filteringPairs.value) {
      const isPair = ({ cell, centre }: CellState) => held(cell) === null && centre.length === 2;
      return cells.filter(isPair).map((state) => state.cell);
    }
    if (filter.size > 0) {
      const fits = (digit: number | null) => digit !== null && filter.has(digit);
      return cells
        .filter((state) => fits(held(state.cell)) || [...state.centre, ...state.corner].some(fits))
        .map((state) => state.cell);
    }
    const inHand = settings.digitFirst.value ? this.inHand.value : 0;
    if (inHand > 0) {
      return cells.map((state) => state.cell).filter((cell) => held(cell) === inHand);
    }
    const digit = held(this.selection.cursor.value);
    if (!settings.highlightSame.value || digit === null || this.selection.cells.value.size > 1) {
      return [];
    }
    return cells.map((state) => state.cell).filter((cell) => held(cell) === digit);
  }
}

/** The names of the engine's things by what the page's language has for their ids. */
function translated(catalogue: Catalogue | null): Catalogue | null {
  if (catalogue === null) return null;
  return {
    ...catalogue,
    geometries: catalogue.geometries.map((one) => ({
      ...one,
      title: engineName('geometry', one.id, one.title),
    })),
    constraints: catalogue.constraints.map((one) => ({
      ...one,
      title: engineName('constraint', one.id, one.title),
      noun: engineName('noun', one.id, one.noun),
    })),
    techniques: catalogue.techniques.map((one) => ({
      ...one,
      title: engineName('technique', one.id, one.title),
    })),
  };
}

/** Made once, by main.tsx. */
export let app: App;
export function setApp(made: App): void {
  app = made;
}
