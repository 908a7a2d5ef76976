// SPDX-License-Identifier: MIT
//
// A puzzle, which does not change while it is played. Made from the descriptors of the calls by
// tools/api.py: do not change it here.

import type { Cell, Digit, JsonObject } from './values';

/** A cell of the board. */
export interface CellView {
  /** `name` is what it is called. */
  name: string;
  /** `spoken` says where it is and what lies on it, for screen readers. */
  spoken: string;
  /**
   * `words` say the same in any language, each an id with its arguments: row, column, layer, face,
   * ids of constraint types (with their numbers, of a line where it begins and how far along the
   * cell lies, of a pair the other cell), or what a rule read from words is called; the name itself
   * where it is of another kind.
   */
  words: ((string | number)[])[];
  /** `given` is its given. */
  given: Digit | null;
  /** `clue` are the digits that its clue allows, if there is one. */
  clue?: Digit[];
  /** `move` is where the arrow keys lead (up, right, down, left), across edges and seams. */
  move: [Cell, Cell, Cell, Cell];
  /** `region` is its region, an index into `houses`. */
  region: number | null;
}

/** A constraint of the puzzle. */
export interface ConstraintView {
  /** `type` is the id of its type. */
  type: string;
  /** `title` is the name of that. */
  title: string;
  /** `text` says what it demands. */
  text: string;
  /** `name` is what steps call it: the cage at R1C1. */
  name: string;
  /** `at` is the cell in that name, where it is told by one. */
  at: Cell | null;
  /** `cells` are its cells. */
  cells: Cell[];
  /** `spec` is what native JSON says of it. */
  spec: JsonObject;
}

/** Something drawn that no rule is about. */
export interface DrawnView {
  /** `kind` says what it is. */
  kind: 'line' | 'mark' | 'cage' | 'outside' | 'tint';
  /** `seat` says where a mark sits. */
  seat: 'cell' | 'edge' | 'corner';
  /** `cells` are where it lies, in order. */
  cells: Cell[];
  /** `text` is what stands there. */
  text: string;
  /** `colour` is its first colour, as `#rrggbb`; empty without one. */
  colour: string;
  /** `look` is the same for those that look alike. */
  look: string;
}

/** Cells that hold each digit at most once. */
export interface HouseView {
  /** `name` is what it is called. */
  name: string;
  /** `kind` says what it is: a row, a column, a box. */
  kind: string;
  /** `cells` are its cells. */
  cells: Cell[];
  /** `called` is its name, and what sentences call it where that is another. */
  called: {
    /** `text` is the name. */
    text: string;
    /**
     * `words` say the same in any language, the whole before the part: each a noun and its id,
     * which may be empty.
     */
    words: ([string, string])[];
  }[];
}

/** What no picture of the puzzle shows. */
export interface LegendEntry {
  /**
   * `kind` says what it is: cells of a house, an equation, what a rule consists of, values of
   * symbols.
   */
  kind: 'house' | 'sum' | 'rule' | 'values';
  /** `name` is what that is called. */
  name: string;
  /** `text` says it; the same in any language. */
  text: string;
  /** `house` is the house, an index into `houses`. */
  house?: number;
  /** `constraint` is the rule, an index into `constraints`. */
  constraint?: number;
}

/** A sentence of rules that were made, and the board or constraint type that says it. */
export interface MadeRule {
  /** `text` is the sentence. */
  text: string;
  /** `geometry` is the id of the kind of board. */
  geometry?: string;
  /** `constraint` is the id of the constraint type. */
  constraint?: string;
  plain?: true;
  /** `values` are numbers of a rule of the whole board; the text ends with them. */
  values?: {
    /** `name` says which. */
    name: string;
    /** `value` is it. */
    value: string;
  }[];
}

/** A puzzle: everything that does not change while it is played. */
export interface PuzzleView {
  /** `title` is its title. */
  title: string;
  /** `author` is who made it. */
  author: string;
  /**
   * `difficulty` is how hard it is as a file says it, or the level that `generate` was asked for;
   * empty where nothing is known.
   */
  difficulty: string;
  /** `rules` are the setter's, else made from board and constraints. */
  rules: string;
  /**
   * `comment` is what a file says besides, or the words that the puzzle was pasted with; empty
   * where there are none.
   */
  comment: string;
  /** `congratulation` is what the setter tells whoever has solved it. */
  congratulation: string;
  /** `made_rules` are what the rules were made from; none if they are the setter's. */
  made_rules: MadeRule[];
  /** `legend` is what no picture of it shows. */
  legend: LegendEntry[];
  /** `num_digits` is how many digits there are. */
  num_digits: number;
  /**
   * `placements` is how many cells of every solution hold each digit; null where the houses do not
   * say it.
   */
  placements: number | null;
  /** `symbols` are how the digits are written. */
  symbols: string[];
  /** `values` are what they count in sums. */
  values: number[];
  /** `cells` are the cells in their order. */
  cells: CellView[];
  /** `houses` are its houses. */
  houses: HouseView[];
  /** `constraints` are its constraints. */
  constraints: ConstraintView[];
  /** `views` are the ways to draw the board. */
  views: string[];
  /** `geometry` is the board as in native JSON. */
  geometry: JsonObject;
  /** `format` is the id of the format that it came in. */
  format: string;
  /** `read` are sentences of the rules that constraints were read from, in their order. */
  read: ReadRule[];
  /** `not_understood` are its rules that are not understood. */
  not_understood: string[];
  /** `ignored` are what the format said that has no meaning here. */
  ignored: string[];
  /** `fog` are the cells that are lit from the start under fog; null where there is none. */
  fog: Cell[] | null;
  /** `has_solution` says whether a solution is stored that keeps its rules. */
  has_solution: boolean;
  /** `scales` are those of `rate` that know such a puzzle. */
  scales: Scale[];
  /** `drawn` are things drawn that no rule is about; while it is set. */
  drawn?: DrawnView[];
  /** `drawings` are what was drawn here, as in native JSON; while it is set. */
  drawings?: JsonObject[];
  /** `diagonals` are slanting lines from rim to rim, for clues outside; while it is set. */
  diagonals?: Cell[][];
}

/** A sentence of the rules that was read as constraints. */
export interface ReadRule {
  /** `text` is the sentence as the setter wrote it. */
  text: string;
  /** `formulas` are what it came to, each once. */
  formulas: string[];
  /** `constraints` are the constraints, indices into that list. */
  constraints: number[];
  /** `cells` are the cells of these. */
  cells: Cell[];
}

/** Who rates a puzzle: Omnidoku, Sudoku Explainer or HoDoKu. */
export type Scale = 'human' | 'se' | 'hodoku';
