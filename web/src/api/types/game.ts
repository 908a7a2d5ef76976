// SPDX-License-Identifier: MIT
//
// How a game stands. Made from the descriptors of the calls by tools/api.py: do not change it here.

import type { Cell, Colour, Digit, PenKind, PlayMode } from './values';

/** What a person put into a cell. */
export interface CellState {
  /** `cell` says which. */
  cell: Cell;
  /** `entry` is the digit that was entered. */
  entry: Digit | null;
  /** `centre` are the marks in its middle. */
  centre: Digit[];
  /** `corner` are those at its corners. */
  corner: Digit[];
  /** `colours` are what it is painted in. */
  colours: Colour[];
  /** `candidate_colours` are what candidates are painted in, by digit. */
  candidate_colours: { [name: string]: Colour };
  /** `pen` is what was drawn from it to itself and later cells. */
  pen: {
    /** `kind` says what was drawn. */
    kind: PenKind;
    /** `to` is where it ends; the cell itself for a dot in it. */
    to: Cell;
    /** `colour` is its colour; 0 for the pen's own. */
    colour: number;
  }[];
}

/** What stands against a rule. */
export interface Conflict {
  /**
   * `kind` says what is wrong: digits that the candidates given for the cell do not allow, equal
   * digits in a house, a constraint that does not hold, one that can no longer be met, a cell that
   * is left nothing.
   */
  kind: 'clue' | 'repeat' | 'broken' | 'no_way' | 'no_symbol';
  /** `cells` are where it is wrong. */
  cells: Cell[];
  /** `place` is the house or constraint, by its name; null for a cell alone. */
  place: string | null;
  /** `constraints` are the ids of the constraint types, each once. */
  constraints: string[];
  /** `text` says it in English. */
  text: string;
}

/** What had no place on another board: cells, constraints and drawings of the board before. */
export interface Lost {
  /** `givens` are where givens stood. */
  givens: Cell[];
  /** `clues` are where clues stood. */
  clues: Cell[];
  /** `entries` are where entries stood. */
  entries: Cell[];
  /** `constraints` are the constraints. */
  constraints: number[];
  /** `drawings` are the drawings. */
  drawings: number[];
}

/** How a game stands. */
export interface StateView {
  /** `cells` are all cells, or those that changed. */
  cells: CellState[];
  /** `conflicts` are what stands against any rule. */
  conflicts: Conflict[];
  /** `stuck` are open cells where every digit breaks a rule at once; none while it is set. */
  stuck: Cell[];
  /** `dark` are those under fog; none while it is set. */
  dark: Cell[];
  /** `filled` counts the cells with a digit. */
  filled: number;
  /** `empty` counts the others. */
  empty: number;
  /** `counts` are how often each digit stands on the board. */
  counts: number[];
  /** `complete` says whether every cell is filled. */
  complete: boolean;
  /** `solved` says whether all is right. */
  solved: boolean;
  /**
   * `finish` says how the board stands as a whole: every cell is filled and a rule is broken; all
   * rules that are understood hold, but the solution stored with the puzzle is another; they hold,
   * there are others, and no stored solution can tell; all is right.
   */
  finish: 'open' | 'wrong' | 'against_stored' | 'unjudged' | 'solved';
  /**
   * `finish_text` says so of a full board that is not solved, and of a solved one what a stored
   * solution breaks that is none.
   */
  finish_text: string;
  /** `can_undo` says whether there is a step to take back. */
  can_undo: boolean;
  /** `can_redo` says whether there is one to do again. */
  can_redo: boolean;
  /** `savepoints` are names of states to go back to. */
  savepoints: string[];
  /** `revision` is another number after every change. */
  revision: number;
  /** `mode` says whether it is played or set. */
  mode: PlayMode;
  /** `options` are what the person chose. */
  options: {
    /** `auto_erase` takes marks away that an entry rules out. */
    auto_erase: boolean;
  };
  /** `seconds` is how long it was played. */
  seconds: number;
}
