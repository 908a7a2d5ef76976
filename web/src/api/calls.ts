// SPDX-License-Identifier: MIT
//
// What the engine is asked and what it answers. Made from the descriptors of the calls by
// tools/api.py: do not change it here.

import type { PuzzleView, Scale } from './types/puzzle';
import type { Lost, StateView } from './types/game';
import type { Action, Geometry } from './types/action';
import type { Overlay, Scene } from './types/drawing';
import type { Mistake, StepView } from './types/step';
import type {
  BoardType,
  ConstraintType,
  FormatView,
  GalleryGroup,
  TechniqueView,
} from './types/catalogue';
import type {
  BookletEntry,
  Candidate,
  Cell,
  CellNames,
  Digit,
  Document,
  FormulaWord,
  HintLevel,
  JudgedCertificate,
  Loss,
  OverlayList,
  PlayMode,
  Rating,
  ReadPuzzle,
  Status,
  JsonObject,
} from './types/values';

/** Every call: what it takes and what it gives. */
export interface Calls {
  /** Which program answers. */
  about: [
    object,
    {
      /** `program` is its name. */
      program: string;
      /** `version` is its version. */
      version: string;
      api: 1;
      /** `kind` says whether it runs in a page. */
      kind: 'native' | 'wasm';
    },
  ];
  /**
   * What there is to choose from, read off the registries, so that what is added there appears by
   * itself.
   */
  catalogue: [
    object,
    {
      /** `geometries` are the boards. */
      geometries: BoardType[];
      /** `constraints` are the kinds of constraints. */
      constraints: ConstraintType[];
      /** `techniques` are what steps are made by. */
      techniques: TechniqueView[];
      /** `formats` are what is read and written. */
      formats: FormatView[];
      /** `levels` are the levels that `generate` can make. */
      levels: string[];
      /** `symmetries` are those that givens can have. */
      symmetries: string[];
      /** `kinds` are the ids of constraint types that `generate` can place. */
      kinds: string[];
      /** `formula_words` are words that formulas are made of. */
      formula_words: FormulaWord[];
      /** `themes` are the colours of drawings. */
      themes: string[];
      /** `num_colours` is how many colours cells can have. */
      num_colours: number;
    },
  ];
  /** Opens a game: a puzzle and what a person did to it. */
  open: [
    {
      /** `text` holds a puzzle in any format; the first one counts. */
      text?: string;
      /**
       * `document` is one in native JSON, in place of a text; what `save` gave restores entries,
       * marks, colours, undo and redo, savepoints, options, time and mode.
       */
      document?: Document;
      /** `mode` says whether it is played or set; else the puzzle says it. */
      mode?: PlayMode;
      /**
       * `cell_names` says how cells are to be called from now on in all that is told of the game.
       */
      cell_names?: CellNames;
    },
    {
      /** `session` is the id of the game: 128 random bits, which nobody else can name. */
      session: string;
      /** `puzzle` is the puzzle. */
      puzzle: PuzzleView;
      /** `state` is how it stands. */
      state: StateView;
    },
  ];
  /** Does something to a game. An action that is refused changes nothing. */
  act: [
    {
      /** `session` is the game. */
      session: string;
      /** `action` says what. */
      action: Action;
    },
    {
      /** `state` is what became of the game, with the cells that changed. */
      state: StateView;
      /** `puzzle` is there if the puzzle itself changed. */
      puzzle?: PuzzleView;
      /** `lost` is there if another board had no place for something. */
      lost?: Lost;
    },
  ];
  /** How a game stands. */
  state: [
    {
      /** `session` is the game. */
      session: string;
      /**
       * `cell_names` says how cells are to be called from now on in all that is told of the game.
       */
      cell_names?: CellNames;
    },
    {
      /** `puzzle` is the puzzle. */
      puzzle: PuzzleView;
      /** `state` is how it stands. */
      state: StateView;
    },
  ];
  /** A game as a file holds it. */
  save: [
    {
      /** `session` is the game. */
      session: string;
    },
    {
      /** `document` is all of it, for `open`. */
      document: Document;
    },
  ];
  /** Forgets a game. */
  close: [
    {
      /** `session` is the game. */
      session: string;
    },
    object,
  ];
  /** The drawing of a game, for who paints it. */
  scene: [
    {
      /** `session` is the game. */
      session: string;
      /** `view` is one of the views of the board. */
      view?: string;
      /** `cell_size` is the width of a cell in pixels. */
      cell_size?: number;
      /** `coordinates` adds numbers of rows and columns, names of faces and grids. */
      coordinates?: boolean;
      /** `show` says whether what was entered is drawn. */
      show?: 'givens' | 'state';
      /** `candidates` adds the centre marks. */
      candidates?: boolean;
    },
    Scene,
  ];
  /** The drawing of a game as the text of an SVG file. */
  svg: [
    {
      /** `session` is the game. */
      session: string;
      /** `view` is one of the views of the board. */
      view?: string;
      /** `cell_size` is the width of a cell in pixels. */
      cell_size?: number;
      /** `coordinates` adds numbers of rows and columns, names of faces and grids. */
      coordinates?: boolean;
      /** `show` says whether what was entered is drawn. */
      show?: 'givens' | 'state';
      /** `theme` is one of the catalogue's. */
      theme?: string;
      /** `candidates` draws the centre marks. */
      candidates?: boolean;
      /** `solution` draws the solution stored with the puzzle, if there is one. */
      solution?: boolean;
      /** `title` writes the title above it. */
      title?: boolean;
      /** `rules` writes the rules below it. */
      rules?: boolean;
      /** `legend` writes what the drawing does not show. */
      legend?: boolean;
    },
    {
      /** `svg` is the file. */
      svg: string;
    },
  ];
  /**
   * The drawing of an empty board with a few constraints, as `generate` would place them, or of an
   * example; of a rule about the whole board where a digit in the middle forbids something. It
   * takes no game, so that showing many boards closes nobody's.
   */
  picture: [
    {
      /** `view` is one of the views of the board. */
      view?: string;
      /** `cell_size` is the width of a cell in pixels. */
      cell_size?: number;
      /** `coordinates` adds numbers of rows and columns, names of faces and grids. */
      coordinates?: boolean;
      /** `geometry` is the board; else the classic one. */
      geometry?: Geometry;
      /** `kinds` are ids of the constraint types that are shown. */
      kinds?: readonly string[];
      /** `seed` chooses where they lie. */
      seed?: number;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
    },
    Scene,
  ];
  /** Puzzles on pages of paper, as SVG documents. */
  booklet: [
    {
      /** `puzzles` are the puzzles, in their order. */
      puzzles: readonly BookletEntry[];
      /** `heading` is what the whole is called. */
      heading?: string;
      /** `byline` stands below the heading. */
      byline?: string;
      /** `cover` gives the heading and the contents a page of their own. */
      cover?: boolean;
      /** `chapters` are the titles of chapters; those without a puzzle are left out. */
      chapters?: readonly string[];
      /** `contents_title` is what the contents are called. */
      contents_title?: string;
      /** `solutions_title` is what the solutions are called. */
      solutions_title?: string;
      /** `hints_titles` are what the hints of each grade are called. */
      hints_titles?: readonly string[];
      /** `nets` adds for each board that bends a page with it flat, to be cut out and glued. */
      nets?: boolean;
      /** `nets_title` is what these pages are called. */
      nets_title?: string;
      /** `paper` is the paper, upright. */
      paper?: 'a4' | 'letter' | 'a5';
      /** `margin` is in millimetres. */
      margin?: number;
      /** `per_page` is how many puzzles a page has, as long as their cells are large enough. */
      per_page?: number;
      /** `least_cell` is how wide a cell is at least, in millimetres. */
      least_cell?: number;
      /** `solutions` is where solutions stand; next is the page behind. */
      solutions?: 'none' | 'next' | 'end';
    },
    {
      /** `pages` are the pages, each an SVG document of the paper's size. */
      pages: string[];
      /** `width` is the width of the paper in points, 72 to the inch. */
      width: number;
      /** `height` is its height. */
      height: number;
      /** `places` are the chapters, hints, solutions and nets. */
      places: {
        /** `title` is what begins there. */
        title: string;
        /** `page` is its page, from 0. */
        page: number;
      }[];
      /** `order` are the puzzles in the order of their numbers. */
      order: number[];
      /** `cut` are puzzles for whose words there was no room. */
      cut: number[];
    },
  ];
  /** Puzzles of a text. */
  read: [
    {
      /** `text` is the text, in any format. */
      text: string;
      /** `format` is the id of its format, where it is known. */
      format?: string;
      /** `limit` is how many puzzles are wanted at most. */
      limit?: number;
      /** `offset` is how many are passed over before them. */
      offset?: number;
      /** `understood` tells of each, sentence by sentence, what was understood of it. */
      understood?: boolean;
    },
    {
      /** `puzzles` are those wanted, in the order of the text. */
      puzzles: ReadPuzzle[];
      /** `more` says whether there are others behind them. */
      more: boolean;
    },
  ];
  /** A game in another format. */
  write: [
    {
      /** `session` is the game. */
      session: string;
      /** `format` is the id of a format that is written. */
      format: string;
    },
    {
      /** `text` is what a file of that format holds. */
      text: string;
      /** `lost` is what it leaves out. */
      lost: Loss[];
    },
  ];
  /** Stops calls that run. */
  cancel: [
    {
      /** `target` is the id of the calls: all that have it are stopped. */
      target: number | string;
    },
    {
      /** `cancelled` is how many there were. */
      cancelled: number;
    },
  ];
  /**
   * Whether the puzzle is sound, and what of a person's entries and marks is right. Where there is
   * not one solution, or a rule is not understood, entries are compared with the solution that is
   * stored with the puzzle, if there is one; the message says so, and what a stored one breaks.
   */
  check: [
    {
      /** `session` is the game. */
      session: string;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
    },
    {
      /** `status` is that of the puzzle. */
      status: Status;
      /** `message` says more about it; empty where there is no more to say. */
      message: string;
      /** `cells` are those that the message is about. */
      cells: Cell[];
      /** `wrong` are the cells with wrong entries. */
      wrong: Cell[];
      /** `right` are those with right ones. */
      right: Cell[];
      /**
       * `wrong_marks` are the open cells with marks of which the digit that belongs there is none.
       */
      wrong_marks: {
        /** `cell` says where. */
        cell: Cell;
      }[];
      /** `complete` says whether every cell is filled. */
      complete: boolean;
      /** `solved` says whether all is right. */
      solved: boolean;
    },
  ];
  /**
   * The next step, as much of it as is asked for. In other views `overlay` draws it (list `hint`).
   */
  hint: [
    {
      /** `session` is the game. */
      session: string;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
      /** `view` is one of the views of the board. */
      view?: string;
      /** `cell_size` is the width of a cell in pixels. */
      cell_size?: number;
      /** `coordinates` adds numbers of rows and columns, names of faces and grids. */
      coordinates?: boolean;
      /** `level` is how much is told. */
      level?: HintLevel;
      /** `practised` is the id of a technique: a step of it comes first where there is one. */
      practised?: string;
    },
    {
      /** `level` is the one asked for. */
      level: HintLevel;
      /** `text` says all that is told, in English. */
      text: string;
      /** `status` is that of the puzzle. */
      status: Status;
      /** `trouble` is a sentence about it; empty of puzzles with exactly one solution. */
      trouble: string;
      /** `complete` says whether every cell is filled. */
      complete: boolean;
      /**
       * `stopped` says whether the time was up, or the call was cancelled, before a step was found.
       */
      stopped: boolean;
      /** `num_mistakes` counts the mistakes: while there are any, no step is told. */
      num_mistakes: number;
      /** `mistakes` are these, from `where` on. */
      mistakes: Mistake[];
      /** `outlook` says what the step comes to; null without a step. */
      outlook: 'placement' | 'placement_with_thought' | 'elimination' | null;
      /** `family` is that of the technique. */
      family: string | null;
      /** `nudge` says where to turn one's eyes for the family. */
      nudge: string | null;
      /** `places` are names of houses and sums, from `where` on. */
      places: string[];
      /**
       * `practised` says whether the step is one of the technique that is practised; null where
       * none is, or without a step.
       */
      practised: boolean | null;
      /** `technique` is the id of the technique, from `technique` on. */
      technique: string | null;
      /** `title` is its name. */
      title: string | null;
      /** `idea` says how it works. */
      idea: string | null;
      /** `look` says what to look for. */
      look: string | null;
      /** `digits` are those that the step is about, at `pattern`. */
      digits: Digit[];
      /** `cells` are those of the places, of the pattern or of the step. */
      cells: Cell[];
      /** `step` is the step, at `full`. */
      step: StepView | null;
      /** `overlay` draws the step at `full`, and at `pattern` without what follows. */
      overlay: Overlay | null;
    },
  ];
  /** All steps that there are now. */
  steps: [
    {
      /** `session` is the game. */
      session: string;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
      /** `techniques` are ids of the techniques to look for; else all are. */
      techniques?: readonly string[];
    },
    {
      /** `steps` are the steps, by technique. */
      steps: StepView[];
      /** `complete` says whether time sufficed for all of them. */
      complete: boolean;
      /** `status` is that of the puzzle. */
      status: Status;
      /** `trouble` is a sentence about it; empty of puzzles with exactly one solution. */
      trouble: string;
      /** `mistakes` are there in place of steps. */
      mistakes: Mistake[];
    },
  ];
  /** What is drawn over a game to show one of the steps that a call has told. */
  overlay: [
    {
      /** `session` is the game. */
      session: string;
      /** `view` is one of the views of the board. */
      view?: string;
      /** `cell_size` is the width of a cell in pixels. */
      cell_size?: number;
      /** `coordinates` adds numbers of rows and columns, names of faces and grids. */
      coordinates?: boolean;
      /** `list` says which call told it: `steps`, `explain`, `why_not` or `hint`. */
      list: OverlayList;
      /** `index` is its index in that list. */
      index: number;
      /**
       * `candidates` says whether those that the step rests on or speaks of are drawn, and in cells
       * with marks all, or all everywhere.
       */
      candidates?: 'step' | 'all';
    },
    {
      /** `overlay` is the drawing. */
      overlay: Overlay;
    },
  ];
  /** The way to the solution, one step after the other. */
  explain: [
    {
      /** `session` is the game. */
      session: string;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
      /** `from` says where it begins. */
      from?: 'start' | 'now';
    },
    {
      /** `end` says how it ends. */
      end: 'solved' | 'stuck' | 'contradiction' | 'stopped';
      /** `status` is that of the puzzle. */
      status: Status;
      /** `trouble` is a sentence about it; empty of puzzles with exactly one solution. */
      trouble: string;
      /** `rating` is the rating of these steps; null where they were stopped. */
      rating: Rating | null;
      /** `steps` are the steps; none where there are mistakes, or a rule that is not understood. */
      steps: StepView[];
      /** `mistakes` have to be put right first, from now. */
      mistakes: Mistake[];
    },
  ];
  /** Why a candidate is none. */
  why_not: [
    {
      /** `session` is the game. */
      session: string;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
      /** `cell` is its cell. */
      cell: Cell;
      /** `digit` is its digit. */
      digit: Digit;
    },
    {
      /**
       * `kind` says how it is: `steps` end with one that removes it, a rule or a clue excludes it
       * at once, it stands in a `solution`, or no reason was found.
       */
      kind: 'removed' | 'not_there' | 'possible' | 'not_found';
      /** `message` says so in English. */
      message: string;
      /** `seen` is the cell whose digit excludes it. */
      seen: Cell | null;
      /** `status` is that of the puzzle. */
      status: Status;
      /** `trouble` is a sentence about it; empty of puzzles with exactly one solution. */
      trouble: string;
      /** `steps` lead to the one that removes it. */
      steps: StepView[];
      /** `mistakes` are there in place of steps. */
      mistakes: Mistake[];
      /** `solution` has a digit for each cell. */
      solution: Digit[] | null;
    },
  ];
  /**
   * How hard the puzzle is. The scales of other programs (docs/RATINGS.md) know the ordinary 9x9
   * grid and its givens alone; the puzzle's `scales` tells. A scale has no rating of a puzzle that
   * is not unique.
   */
  rate: [
    {
      /** `session` is the game. */
      session: string;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
      /** `scale` says by whose measure. */
      scale?: Scale;
    },
    {
      /** `status` is that of the puzzle. */
      status: Status;
      /** `message` says more about it. */
      message: string;
      /** `level` is the level; HoDoKu has its own words; null for `se`. */
      level: string | null;
      /** `score` is the work it takes; null for `se`. */
      score: number | null;
      /** `hardest` is the id of the hardest technique; null for scales of others. */
      hardest: string | null;
      /** `hardest_title` is what that is called, by others with names of their own. */
      hardest_title: string | null;
      /** `er` is the rating of the hardest step by Sudoku Explainer. */
      er?: number | null;
      /** `ep` is that of the hardest up to the first digit. */
      ep?: number | null;
      /** `ed` is that of the first step. */
      ed?: number | null;
    },
  ];
  /** Solutions of the puzzle. Entries are left aside unless they are asked for. */
  solve: [
    {
      /** `session` is the game. */
      session: string;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
      /** `limit` is how many are looked for. */
      limit?: number;
      /** `list` is how many are listed. */
      list?: number;
      /**
       * `skip` is how many are passed over before those, in an order that is the same each time.
       */
      skip?: number;
      /** `entries` takes the entries for givens. */
      entries?: boolean;
      /** `ignore_unknown` goes by the rules that are understood alone. */
      ignore_unknown?: boolean;
    },
    {
      /** `status` is that of the puzzle. */
      status: Status;
      /** `message` says more about it; empty where there is no more to say. */
      message: string;
      /** `cells` are those that the message is about. */
      cells: Cell[];
      /**
       * `count` is how many were found, at most `limit`; with a list of all up to the one behind
       * it.
       */
      count: number;
      /** `solution` is the first: a digit for each cell. */
      solution: Digit[] | null;
      /** `second` is another. */
      second: Digit[] | null;
      /** `solutions` are those listed. */
      solutions?: Digit[][];
      /**
       * `more` says whether there are others behind these; null where the time was up before that
       * was known.
       */
      more?: boolean | null;
    },
  ];
  /** About how many solutions the puzzle has. */
  estimate: [
    {
      /** `session` is the game. */
      session: string;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
      /** `entries` takes the entries for givens. */
      entries?: boolean;
      /** `ignore_unknown` goes by the rules that are understood alone. */
      ignore_unknown?: boolean;
    },
    {
      /** `status` is that of the puzzle. */
      status: Status;
      /** `exact` says whether the number itself came out. */
      exact: boolean;
      /**
       * `count` is about how many there are: `28,200,960`, `6.671e21`; empty where no estimate was
       * ready in time.
       */
      count: string;
      /** `low` is what there are at least, with a confidence of 99 %. */
      low: string;
      /** `high` is what there are at most, with the same. */
      high: string;
      /** `message` says more about it; empty where there is no more to say. */
      message: string;
    },
  ];
  /** The digits that cells have in solutions. */
  true_candidates: [
    {
      /** `session` is the game. */
      session: string;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
      /** `counts` asks for numbers of solutions too. */
      counts?: boolean;
      /** `ignore_unknown` goes by the rules that are understood alone. */
      ignore_unknown?: boolean;
    },
    {
      /** `status` is that of the puzzle. */
      status: Status;
      /** `digits` are those that were found, for each cell. */
      digits: Digit[][];
      /** `possible` are the same, at a limit with those of which nothing is known yet. */
      possible: Digit[][];
      /**
       * `counts` are the numbers of solutions for each cell and digit; the greatest means so many
       * or more.
       */
      counts?: number[][];
      /** `message` says more about the status. */
      message: string;
    },
  ];
  /** Which givens can be left out. */
  redundant: [
    {
      /** `session` is the game. */
      session: string;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
    },
    {
      /** `status` is that of the puzzle. */
      status: Status;
      /** `message` says more about it; empty where there is no more to say. */
      message: string;
      /** `cells` are those that the message is about. */
      cells: Cell[];
      /** `minimal` says whether there are none; null: not decided. */
      minimal: boolean | null;
      /** `givens` are those that can, each by itself. */
      givens: Cell[];
      /** `undecided` are those of which a limit left it open. */
      undecided: Cell[];
    },
  ];
  /** Which givens to add so that one of several solutions is left. */
  givens_to_add: [
    {
      /** `session` is the game. */
      session: string;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
      /** `seed` chooses among equals. */
      seed?: number;
      /** `ignore_unknown` goes by the rules that are understood alone. */
      ignore_unknown?: boolean;
    },
    {
      /** `status` is that of the puzzle. */
      status: Status;
      /** `message` says more about it; empty where there is no more to say. */
      message: string;
      /** `cells` are those that the message is about. */
      cells: Cell[];
      /**
       * `added` leave one solution, and none of them can be left out; none where the puzzle has not
       * several solutions, or at a limit.
       */
      added: Candidate[];
    },
  ];
  /** Which givens can be left out together while one solution is left. */
  givens_to_drop: [
    {
      /** `session` is the game. */
      session: string;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
      /** `seed` says in which order they are tried. */
      seed?: number;
      /** `ignore_unknown` goes by the rules that are understood alone. */
      ignore_unknown?: boolean;
    },
    {
      /** `status` is that of the puzzle. */
      status: Status;
      /** `message` says more about it; empty where there is no more to say. */
      message: string;
      /** `cells` are those that the message is about. */
      cells: Cell[];
      /**
       * `dropped` are where givens can be left out, all together; each that is left is needed, but
       * for those undecided.
       */
      dropped: Cell[];
      /** `undecided` are those that were not decided within the limits. */
      undecided: Cell[];
    },
  ];
  /** A few rules of a kind that leave one of several solutions. */
  rules_to_add: [
    {
      /** `session` is the game. */
      session: string;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
      /** `kind` is a kind that can be placed, as generate takes them. */
      kind: string;
      /** `seed` chooses the solution, and among equals. */
      seed?: number;
      /** `ignore_unknown` goes by the rules that are understood alone. */
      ignore_unknown?: boolean;
    },
    {
      /** `status` is that of the puzzle. */
      status: Status;
      /** `message` says more about it; empty where there is no more to say. */
      message: string;
      /** `cells` are those that the message is about. */
      cells: Cell[];
      /**
       * `added` leave one solution, as native JSON says them, and none of them can be left out;
       * none where the puzzle has not several solutions, where none were found, or at a limit.
       */
      added: JsonObject[];
    },
  ];
  /**
   * What the puzzle is made of: how many solutions there are without each clue, given or rule; the
   * smallest backdoors; the minimal unavoidable sets.
   */
  analyze: [
    {
      /** `session` is the game. */
      session: string;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
      /** `what` are the parts that are looked for. */
      what?: readonly ('clues' | 'backdoors' | 'unavoidable')[];
      /**
       * `techniques` are ids of techniques by which backdoors leave a puzzle solved, beside naked
       * and hidden singles.
       */
      techniques?: readonly string[];
      /** `backdoor_size` is the size up to which backdoors are looked for. */
      backdoor_size?: number;
      /** `set_size` is that of unavoidable sets. */
      set_size?: number;
      /** `list` says how many backdoors of each kind are listed. */
      list?: number;
      /** `limit` says how far solutions are counted without each clue. */
      limit?: number;
      /** `ignore_unknown` goes by the rules that are understood alone. */
      ignore_unknown?: boolean;
    },
    {
      /** `status` is that of the puzzle. */
      status: Status;
      /** `solutions` is how many solutions there are, at least. */
      solutions: number;
      /** `is_all` says whether there are no more. */
      is_all: boolean;
      /**
       * `clues` are the givens in order of their cells, then the rules, each with the solutions
       * without it; none of a puzzle without a solution.
       */
      clues: {
        /** `kind` says what it is. */
        kind: 'given' | 'rule';
        /** `index` is that of its cell, or in `puzzle.constraints`. */
        index: number;
        /** `name` is what it is called. */
        name: string;
        /** `cells` are its cells. */
        cells: Cell[];
        /** `solutions` is how many solutions there are, at least. */
        solutions: number;
        /** `is_all` says whether there are no more. */
        is_all: boolean;
        /** `need` says whether it can be left out by itself. */
        need: 'needed' | 'redundant' | 'undecided';
      }[];
      /** `backdoors` are those of a puzzle with one solution, if they were asked for. */
      backdoors: {
        /**
         * `kind` says what of: cells whose digits are told, cells of which every digit is decided,
         * false candidates that are removed.
         */
        kind: 'cells' | 'strong' | 'candidates';
        /** `size` is the smallest, 0 where nothing is needed; null: none up to `tried`. */
        size: number | null;
        /** `tried` is the size up to which all sets were looked at. */
        tried: number;
        /** `number` is how many there are of the smallest size, at least. */
        number: number;
        /** `is_all` says whether there are no more. */
        is_all: boolean;
        /** `sets` are the first of them. */
        sets: Candidate[][];
      }[];
      /** `unavoidable` are its unavoidable sets, if asked for. */
      unavoidable?: {
        /** `complete_to` is the size up to which all minimal sets are there. */
        complete_to: number;
        /** `sets` are they, by size, and larger ones as far as known. */
        sets: Cell[][];
        /** `reasons` are minimal sets in which a needed given is the only one. */
        reasons: {
          /** `given` says where it is. */
          given: Cell;
          /** `cells` are those of the set. */
          cells: Cell[];
        }[];
      };
      /** `whole` says whether no limit of time cut anything short. */
      whole: boolean;
      /** `message` says more about the status. */
      message: string;
    },
  ];
  /**
   * The form that the puzzle has in common with all that symmetries make of it (docs/CLI.md,
   * `canonical`).
   */
  canonical: [
    {
      /** `session` is the game. */
      session: string;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
      /** `ignore_unknown` goes by the rules that are understood alone. */
      ignore_unknown?: boolean;
    },
    {
      /** `status` is that of the puzzle. */
      status: Status;
      /** `message` says why there is no form. */
      message: string;
      /**
       * `form` is the form as a puzzle on one line, the same for all puzzles that can be made of
       * each other.
       */
      form: string | null;
      /**
       * `key` is what to compare: where the form is not of the classic grid, also the same for
       * boards and rules that only lie elsewhere.
       */
      key: string | null;
      /** `symmetries` is how many changes leave the clues as they are; rounded from 2^53 on. */
      symmetries: number | null;
    },
  ];
  /** Of a puzzle without solution a few of the things it says that have none together already. */
  core: [
    {
      /** `session` is the game. */
      session: string;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
      /** `entries` takes the entries for givens. */
      entries?: boolean;
      /** `ignore_unknown` goes by the rules that are understood alone. */
      ignore_unknown?: boolean;
    },
    {
      /** `status` is that of the puzzle. */
      status: Status;
      /**
       * `irreducible` says whether it is certain that there is a solution without any one of them.
       */
      irreducible: boolean;
      /** `members` are these things; none of a puzzle with a solution. */
      members: {
        /** `kind` says what it is. */
        kind: 'clue' | 'house' | 'constraint';
        /** `index` is that of its cell, in `puzzle.houses` or `puzzle.constraints`. */
        index: number;
        /** `name` is what it is called. */
        name: string;
        /** `cells` are its cells. */
        cells: Cell[];
      }[];
      /** `message` says the same in a sentence. */
      message: string;
    },
  ];
  /**
   * A proof that the puzzle has one solution, as a text that `check_certificates` and a program of
   * 300 lines check (docs/CERTIFICATES.md).
   */
  certificate: [
    {
      /** `session` is the game. */
      session: string;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
    },
    {
      /** `status` is that of the puzzle. */
      status: Status;
      /** `message` says why there is no certificate. */
      message: string;
      /**
       * `certificate` is its text, for who checks it; null: the puzzle has not one solution, or no
       * proof was found.
       */
      certificate: string | null;
    },
  ];
  /**
   * Checks certificates: goes through each proof, and compares what it starts from with what the
   * puzzle in it says. Asks no engine (docs/CERTIFICATES.md).
   */
  check_certificates: [
    {
      /** `text` holds certificates, one behind the other. */
      text: string;
      /** `session` is a game whose puzzle one of them is to prove. */
      session?: string;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
    },
    {
      /** `certificates` are those of the text, in their order. */
      certificates: JudgedCertificate[];
      /** `proof` is which of them, from 0, proves the puzzle of the game; null: none does. */
      proof?: number | null;
      /** `message` says why none does; empty otherwise. */
      message?: string;
    },
  ];
  /** Makes a puzzle. */
  generate: [
    {
      /**
       * `geometry` is the board; else the classic one. `jigsaw` and `toroidal` without a map stand
       * for a new one.
       */
      geometry?: Geometry;
      /**
       * `difficulty` is the level that it is to have, one of the catalogue's; on the classic board
       * also a score or a range such as 800-1200, and by `scale` a rating or a range such as
       * 4.4-4.6 (se), or a level or score of HoDoKu (hodoku).
       */
      difficulty?: string;
      /** `scale` says whose difficulty that is. */
      scale?: Scale;
      /** `must_contain` are ids of techniques that it is to need. */
      must_contain?: readonly string[];
      /** `only` are ids of techniques that it is to need no others than. */
      only?: readonly string[];
      /** `hardest_once` is for one step of the hardest technique, not more. */
      hardest_once?: boolean;
      /** `until` is the id of a technique: the puzzle is brought to where it has its turn. */
      until?: string;
      /** `givens` is how many givens it is to have, or the least and the most. */
      givens?: number | readonly [number, number];
      /** `kinds` are ids of constraint types that are placed at random. */
      kinds?: readonly string[];
      /** `symmetry` is that of the givens, one of the catalogue's. */
      symmetry?: string;
      /** `pattern` says where givens are: a character for each cell, . or 0 for an empty one. */
      pattern?: string;
      /** `minimal` leaves out every given that can be. */
      minimal?: boolean;
      /** `seed` makes the same puzzle again; else any. */
      seed?: number;
      /** `symbols` are the symbols of its digits, a character each. */
      symbols?: string;
      /** `rate` asks for its rating too. */
      rate?: boolean;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
    },
    {
      /** `document` is the puzzle; with `until` with entries and marks. */
      document: Document;
      /** `seed` makes it again. */
      seed: number;
      /**
       * `undecided` counts givens of which it is not proven that they cannot be left out, where
       * neither a number of givens nor a level was asked for.
       */
      undecided: number;
      /** `rating` is there if it was asked for. */
      rating?: Rating;
    },
  ];
  /**
   * Kinds of puzzles to choose from: those that people know by a name, then every other board and
   * kind of constraint.
   */
  gallery: [
    object,
    {
      /** `groups` are the kinds, in groups. */
      groups: GalleryGroup[];
    },
  ];
  /** A puzzle in which a technique has its turn, brought there. */
  example: [
    {
      /** `technique` is its id. */
      technique: string;
      /**
       * `seed` shows a classic puzzle in another guise: digits renamed, rows and columns exchanged.
       */
      seed?: number;
      /** `time_limit` is how many seconds it may take. */
      time_limit?: number;
    },
    {
      /** `document` is the puzzle with entries and marks. */
      document: Document;
      /**
       * `guised` says whether it is in another guise; not where the technique is not needed in
       * eight of them.
       */
      guised: boolean;
    },
  ];
  /** A puzzle of each kind, made by Omnidoku. */
  samples: [
    object,
    {
      /** `samples` are the puzzles. */
      samples: {
        /** `title` is what it is called. */
        title: string;
        /** `geometry` is the id of its board. */
        geometry: string;
        /** `document` is the puzzle. */
        document: Document;
      }[];
    },
  ];
}

/** The name of a call. */
export type CallName = keyof Calls;
/** What a call takes. */
export type Parameters<K extends CallName> = Calls[K][0];
/** What a call gives. */
export type Result<K extends CallName> = Calls[K][1];
