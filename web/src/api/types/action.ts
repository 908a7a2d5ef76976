// SPDX-License-Identifier: MIT
//
// What is done to a game. Made from the descriptors of the calls by tools/api.py: do not change it
// here.

import type { Cell, Colour, Digit, PenKind, PlayMode, JsonObject } from './values';

/** What a person does. */
export type Action =
  /**
   * Writes the digit; if all the cells that can be written hold it, takes it out. Givens stay;
   * while it is set it writes givens.
   */
  | {
    type: 'entry';
    /** `cells` are where. */
    cells: readonly Cell[];
    /** `digit` says which. */
    digit: Digit;
  }
  /** Sets the mark in all open cells; if all have it, takes it out. */
  | {
    type: 'centre';
    /** `cells` are where. */
    cells: readonly Cell[];
    /** `digit` says which. */
    digit: Digit;
  }
  /** The same at their corners. */
  | {
    type: 'corner';
    /** `cells` are where. */
    cells: readonly Cell[];
    /** `digit` says which. */
    digit: Digit;
  }
  /** Paints the cells; if all have the colour, takes it away. A cell may have several. */
  | {
    type: 'colour';
    /** `cells` are where. */
    cells: readonly Cell[];
    /** `colour` says which. */
    colour: Colour;
  }
  /** Paints a candidate. */
  | {
    type: 'candidate_colour';
    /** `cell` is where. */
    cell: Cell;
    /** `digit` says which. */
    digit: Digit;
    /** `colour` says which; 0 takes it away. */
    colour: number;
  }
  /**
   * Draws between two cells: a line from middle to middle, along their border, a dot on it. If all
   * of it is there in that colour, takes it out.
   */
  | {
    type: 'pen';
    /** `kind` says what is drawn. */
    kind: PenKind;
    /** `colour` says in which colour; 0 in the pen's own. */
    colour?: number;
    /** `links` are where. */
    links: readonly Link[];
  }
  /**
   * Takes out of the cells what a person put there; while it is set `entry` takes out givens and
   * clues as well.
   */
  | {
    type: 'clear';
    /** `cells` are where. */
    cells: readonly Cell[];
    /**
     * `kind` says what is taken out; `pen`: what begins or ends in the cells, `any`: the first of
     * these of which the cells hold some.
     */
    kind?: ClearKind;
  }
  /** Gives every open cell the digits that no rule excludes at once. */
  | {
    type: 'fill_marks';
    /** `kind` says where in the cells. */
    kind?: MarkKind;
  }
  /** Changes how the game is played; no step of the history. */
  | {
    type: 'option';
    /** `name` says which. */
    name: 'auto_erase';
    /** `value` says whether it holds. */
    value: boolean;
  }
  /** Takes the last step back; no step itself. */
  | {
    type: 'undo';
  }
  /** Does it again; no step itself. */
  | {
    type: 'redo';
  }
  /** Takes out everything a person entered. */
  | {
    type: 'restart';
  }
  /** Does what the last `hint` concluded, while neither a cell nor the puzzle has changed since. */
  | {
    type: 'apply_hint';
  }
  /** Does these one after another, as one step; if one is refused none is done. */
  | {
    type: 'together';
    /** `actions` are done one after another as one step; if one is refused none is done. */
    actions: readonly Action[];
  }
  /** Gives the state a name, to go back to; no step of the history. */
  | {
    type: 'savepoint';
    /** `name` is that of the savepoint. */
    name: string;
  }
  /** Goes back to a savepoint. */
  | {
    type: 'go_to';
    /** `name` is that of the savepoint. */
    name: string;
  }
  /** Says how long it was played; no step of the history. */
  | {
    type: 'time';
    /** `seconds` is how long it was played. */
    seconds: number;
  }
  /** Plays or sets it from now on; no step of the history. */
  | {
    type: 'mode';
    /** `mode` says which. */
    mode: PlayMode;
  }
  /** Set: changes what the clue of a cell allows. */
  | {
    type: 'pencilmark_clue';
    /** `cell` is where. */
    cell: Cell;
    /** `digits` are those that its clue allows. */
    digits: readonly Digit[];
  }
  /** Set: adds a constraint. */
  | {
    type: 'add_constraint';
    /** `constraint` is what native JSON says of it. */
    constraint: JsonObject;
  }
  /** Set: puts another constraint in the place of one. */
  | {
    type: 'change_constraint';
    /** `index` is that in `puzzle.constraints`. */
    index: number;
    /** `constraint` is what native JSON says of it. */
    constraint: JsonObject;
  }
  /** Set: takes a constraint away. */
  | {
    type: 'remove_constraint';
    /** `index` is that in `puzzle.constraints`. */
    index: number;
  }
  /**
   * Set: takes another board. What is on the cells stays where it has cells of the same names,
   * digits of the same numbers and houses that constraints mention; `lost` lists what did not.
   */
  | {
    type: 'geometry';
    /** `geometry` is another board; what it has no place for is lost. */
    geometry: Geometry;
  }
  /** Set: writes the digits in another way. */
  | {
    type: 'symbols';
    /** `symbols` are how the digits are written. */
    symbols: readonly string[];
    /** `values` are what they count in sums; else 1, 2, 3. */
    values?: readonly number[];
  }
  /** Set: changes the words. */
  | {
    type: 'text';
    /** `title` is its title. */
    title?: string;
    /** `author` is who made it. */
    author?: string;
    /** `rules` are its rules. */
    rules?: string;
    /** `congratulation` is told to whoever has solved it. */
    congratulation?: string;
  }
  /**
   * Set: makes things that are drawn rules. A number that stands there is the first number of the
   * rule.
   */
  | {
    type: 'meaning';
    /** `things` are those in `puzzle.drawn`. */
    things: readonly number[];
    /**
     * `constraint` is what native JSON says of the rule that each of them becomes, without cells.
     */
    constraint: JsonObject;
  }
  /** Set: takes a rule that was not understood for said, by others or by nothing. */
  | {
    type: 'settle';
    /** `index` is that in `puzzle.not_understood`. */
    index: number;
  }
  /** Set: draws something that is no rule. */
  | {
    type: 'add_drawing';
    /**
     * `drawing` is what native JSON says of it: `form` (line, circle, square, text, cage or tint),
     * `cells`, `text`, `colour`.
     */
    drawing: JsonObject;
  }
  /** Set: takes something away that was drawn. */
  | {
    type: 'remove_drawing';
    /** `index` is that in `puzzle.drawings`. */
    index: number;
  }
  /**
   * Set: puts another puzzle, or another version of it, in the place of this one; its board may be
   * another. `undo` brings back all that was there.
   */
  | {
    type: 'puzzle';
    /** `document` is the puzzle in native JSON; what was played in it is left out. */
    document: JsonObject;
  }
  /** Set: lays fog over the board, or takes it away. */
  | {
    type: 'fog';
    /** `lit` are the cells that are lit from the start. */
    lit?: readonly Cell[];
    /** `lamps` are cells that are lit with all around them; without either list there is no fog. */
    lamps?: readonly Cell[];
  };

/** What is taken out of cells. */
export type ClearKind = 'entry' | 'centre' | 'corner' | 'colour' | 'pen' | 'any';

/** A board, as a text for `generate --geometry`, or as in native JSON. */
export type Geometry = string | JsonObject;

/** Two cells, or one twice for a dot in it. */
export type Link = readonly [Cell, Cell];

/** Where in a cell marks stand. */
export type MarkKind = 'centre' | 'corner';
