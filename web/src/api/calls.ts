// SPDX-License-Identifier: MIT
//
// What the engine is asked and what it answers. Made from the descriptors of its calls by tools/api.py:
// do not change it here.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

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
  };

/** A parameter of a board, and how a person writes it. */
export interface BoardParameter {
  /** `name` is its name. */
  name: string;
  /**
   * `kind` says how it is written: `pair` as 3x3, `list` as 0,0; 6,6, `rhombi` as T0,0; L2,1,
   * `houses` as R1C1 R1C2; R9C9, `faces` as roof 3x3 top 0,0,3; F2 2x4, `cells` as a 0,0; b 1,0.
   */
  kind: 'text' | 'integer' | 'flag' | 'pair' | 'list' | 'rhombi' | 'houses' | 'faces' | 'cells';
  /** `help` says what it means. */
  help: string;
}

/** A kind of board, or something added to one. */
export interface BoardType {
  /** `id` is its own. */
  id: string;
  /** `title` is its name. */
  title: string;
  /** `help` says what its houses are. */
  help: string;
  /** `extra` says that it is no board but is added to one, with `+`. */
  extra: boolean;
  /** `draws_maps` says whether its regions can be drawn anew for every puzzle. */
  draws_maps: boolean;
  /** `parameters` are what a board of the kind is made from. */
  parameters: BoardParameter[];
}

/** A digit in a cell. */
export interface Candidate {
  /** `cell` says where. */
  cell: Cell;
  /** `digit` says which. */
  digit: Digit;
}

/** The index of a cell in the order of the board, from 0. */
export type Cell = number;

/** How the cells of one grid are called: what the first is. */
export type CellNames = 'R1C1' | 'A1' | 'r1c1';

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

/** What becomes impossible where a step ends in that. */
export interface Clash {
  /**
   * `kind` says what: the first candidate would be true and false (the second, if there is one,
   * excludes it), the candidates are all that a cell or a house has, a sum could not be made.
   */
  kind: 'both' | 'cell' | 'house' | 'sum';
  /** `candidates` are what it is about. */
  candidates: Candidate[];
  /** `place` is the house or sum by its name. */
  place: string | null;
}

/** What is taken out of cells. */
export type ClearKind = 'entry' | 'centre' | 'corner' | 'colour' | 'pen' | 'any';

/** The number of a colour that cells and candidates are painted in. */
export type Colour = number;

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

/** A parameter of a constraint. */
export interface ConstraintParameter {
  /** `name` is its name. */
  name: string;
  /** `kind` says what it is. */
  kind: ParameterKind;
  /** `required` says whether it has to be there. */
  required: boolean;
  /** `help` says what it means. */
  help: string;
}

/** How the cells of a constraint lie. */
export type ConstraintShape = 'cell' | 'pair' | 'path' | 'corner' | 'lane' | 'diagonal' | 'sequence' | 'cell_set' | 'none';

/** A kind of constraint. */
export interface ConstraintType {
  /** `id` is its own. */
  id: string;
  /** `title` is its name. */
  title: string;
  /** `noun` is what one of it is called in a sentence. */
  noun: string;
  /** `also` are other words by which people look for it. */
  also: string[];
  /** `group` says which kinds it belongs to. */
  group: string;
  /** `rule` says what it demands. */
  rule: string;
  /** `shape` is where it lies. */
  shape: {
    /** `kind` says how its cells lie. */
    kind: ConstraintShape;
  };
  /** `parameters` are its numbers, digits and the like. */
  parameters: ConstraintParameter[];
  /**
   * `schema` is the JSON Schema of such a constraint in a puzzle, with definitions of
   * docs/native-format.schema.json.
   */
  schema: JsonObject;
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

/** The number of a digit; the symbols of the puzzle say how it is written. */
export type Digit = number;

/** A puzzle and what was done to it in native JSON: docs/FORMATS.md. */
export type Document = JsonObject;

/** A line of a drawing. */
export interface DrawnLine {
  /** `class` says what it shows. */
  class: string;
  /** `tone` is which of the colours of that; 0 where it is not there. */
  tone?: number;
  /** `cell` is the cell that it belongs to. */
  cell?: Cell;
  /** `constraint` is the constraint that it belongs to. */
  constraint?: number;
  /** `link` is the link of a step that it is, or comes in with. */
  link?: number;
  /** `points` are its corners: x, y, x, y. */
  points: number[];
  /** `closed` says whether its end is joined to its begin. */
  closed: boolean;
}

/** An area of a drawing. */
export interface DrawnPolygon {
  /** `class` says what it shows. */
  class: string;
  /** `tone` is which of the colours of that; 0 where it is not there. */
  tone?: number;
  /** `cell` is the cell that it belongs to. */
  cell?: Cell;
  /** `constraint` is the constraint that it belongs to. */
  constraint?: number;
  /** `link` is the link of a step that it is, or comes in with. */
  link?: number;
  /** `points` are its corners: x, y, x, y. */
  points: number[];
}

/** A text of a drawing. */
export interface DrawnText {
  /** `class` says what it shows. */
  class: string;
  /** `tone` is which of the colours of that; 0 where it is not there. */
  tone?: number;
  /** `cell` is the cell that it belongs to. */
  cell?: Cell;
  /** `constraint` is the constraint that it belongs to. */
  constraint?: number;
  /** `link` is the link of a step that it is, or comes in with. */
  link?: number;
  /** `digit` is the candidate that it writes. */
  digit?: Digit;
  /** `text` is what it says. */
  text: string;
  /** `at` is where it stands: x, y. */
  at: [number, number];
  /** `size` is its height. */
  size: number;
  /** `anchor` says what of it stands there. */
  anchor: 'start' | 'middle';
  /** `matrix` takes it to where it is drawn. */
  matrix?: Matrix;
}

/** Why a call gives no result. */
export interface ErrorBody {
  /** `code` says of what kind it is. */
  code: ErrorCode;
  /** `what` says what is wrong. */
  what: string;
  /** `where` says where it is wrong. */
  where?: string;
  /** `hint` says what to do. */
  hint?: string;
  /** `saying` says it plainly, in any language. */
  saying?: Saying;
}

/** What kind of error it is. */
export type ErrorCode = 'usage' | 'syntax' | 'encoding' | 'wrong_length' | 'unknown_symbol' | 'unknown_name' | 'bad_geometry' | 'bad_constraint' | 'too_large' | 'unsupported' | 'io' | 'cancelled';

/** A format of files or links. */
export interface FormatView {
  /** `id` is its own. */
  id: string;
  /** `title` is its name. */
  title: string;
  /** `extensions` are ends of names of such files. */
  extensions: string[];
  /** `reads` says whether it is read. */
  reads: boolean;
  /** `writes` says whether it is written. */
  writes: boolean;
}

/** A kind of puzzle to choose. */
export interface GalleryCard {
  /** `id` is its own. */
  id: string;
  /** `title` is its name. */
  title: string;
  /** `geometry` is its board, as `generate` takes it. */
  geometry: string;
  /** `kinds` are its constraints, as `generate` takes them. */
  kinds: string[];
  /** `times` say how long making one takes. */
  times: MakingTime[];
}

/** Kinds of puzzles that belong together. */
export interface GalleryGroup {
  /** `id` is its own. */
  id: string;
  /** `cards` are the kinds. */
  cards: GalleryCard[];
}

/** A board, as a text for `generate --geometry`, or as in native JSON. */
export type Geometry = string | JsonObject;

/** How much of a step is told. */
export type HintLevel = 'nudge' | 'where' | 'technique' | 'pattern' | 'full';

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

/** A colour as #rrggbbaa; null for none. */
export type Ink = string | null;

/** A layer of a drawing. */
export interface Layer {
  /** `name` is what it is called. */
  name: string;
  /** `polygons` are painted first. */
  polygons: DrawnPolygon[];
  /** `lines` are painted on these. */
  lines: DrawnLine[];
  /** `texts` are painted on these. */
  texts: DrawnText[];
  /** `ornaments` are painted last, in this order. */
  ornaments: Ornament[];
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

/** Two cells, or one twice for a dot in it. */
export type Link = readonly [Cell, Cell];

/** What a format has no place for. */
export interface Loss {
  /** `what` says what it is, by its id. */
  what: string;
  /** `cells` is how many cells had it. */
  cells?: number;
  /** `names` are the names of what is left out. */
  names?: string[];
}

/** What had no place on another board: cells and constraints of the board before. */
export interface Lost {
  /** `givens` are where givens stood. */
  givens: Cell[];
  /** `clues` are where clues stood. */
  clues: Cell[];
  /** `entries` are where entries stood. */
  entries: Cell[];
  /** `constraints` are the constraints. */
  constraints: number[];
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

/**
 * How long making a kind of puzzle took where it was measured (tools/gallery.py), on one processor.
 */
export interface MakingTime {
  /** `level` is the level that was asked for; `any` where none was. */
  level: string;
  /** `tried` is how many were tried. */
  tried: number;
  /** `made` is how many of them were made. */
  made: number;
  /** `usual` is the median of the seconds of those made. */
  usual: number;
  /** `most` is the longest of all tried, in seconds. */
  most: number;
}

/** Where in a cell marks stand. */
export type MarkKind = 'centre' | 'corner';

/** a, b, c, d, e, f: (x, y) goes to (ax + cy + e, bx + dy + f), as in SVG. */
export type Matrix = [number, number, number, number, number, number];

/** What has to be put right before a step can be told. */
export interface Mistake {
  /** `cell` says where. */
  cell: Cell;
  /** `missing_mark` says that the marks leave out the digit that belongs there. */
  missing_mark: boolean;
  /** `together` says that it takes several entries: one of them has to go. */
  together: boolean;
  /** `text` says it in English. */
  text: string;
}

/** What a setter drew that is no rule here, in colours of its own. */
export interface Ornament {
  /** `kind` says what it is. */
  kind: 'line' | 'area' | 'text';
  /** `points` are its corners: x, y, x, y. */
  points: number[];
  /** `fill` is the colour inside. */
  fill: Ink;
  /** `stroke` is the colour of its line. */
  stroke: Ink;
  /** `width` is that of its line. */
  width: number;
  /** `text` is what a text says. */
  text?: string;
  /** `size` is the height of a text. */
  size?: number;
  /** `angle` is how far a text is turned, in degrees. */
  angle?: number;
}

/** What is drawn over a board to show a step. */
export interface Overlay {
  /** `layers` are candidates and what the step does. */
  layers: Layer[];
  /** `entries` are the digits before it; 0 where there is none. */
  entries: number[];
  /** `candidates` are the candidates before it. */
  candidates: Digit[][];
  /** `legend` says what the marks mean that are drawn. */
  legend: Sign[];
  /** `links` are the links of its chains. */
  links: StepLink[];
  /** `clash` is what becomes impossible. */
  clash: Clash | null;
  /** `constraints` are those that it rests on, as far as they are drawn. */
  constraints: number[];
  /** `title` is the name of its technique. */
  title: string;
  /** `text` tells it. */
  text: string;
}

/** Which call told steps: `steps`, `explain` (its path) or `why_not`. */
export type OverlayList = 'steps' | 'path' | 'why_not';

/** What a parameter of a constraint is. */
export type ParameterKind = 'integer' | 'flag' | 'text' | 'digits' | 'cells' | 'paths' | 'terms' | 'constraints';

/**
 * What a pen draws between two cells: a line from middle to middle, a line along their border, a
 * dot on it.
 */
export type PenKind = 'line' | 'edge' | 'dot';

/** Whether a puzzle is played or set. */
export type PlayMode = 'play' | 'set';

/** How far a long call has come. */
export interface Progress {
  /** `nodes` counts steps of the work. */
  nodes: number;
  /** `seconds` is the time since its begin. */
  seconds: number;
  /** `solutions` counts the solutions that were found. */
  solutions: number;
  /** `fraction` is how much is done, where it is known. */
  fraction?: number;
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
  /** `has_solution` says whether a solution is stored that keeps its rules. */
  has_solution: boolean;
  /** `scales` are those of `rate` that know such a puzzle. */
  scales: Scale[];
  /** `diagonals` are slanting lines from rim to rim, for clues outside; while it is set. */
  diagonals?: Cell[][];
}

/** How hard a puzzle is for people. */
export interface Rating {
  /** `level` is the level, one of the catalogue's. */
  level: string;
  /** `score` is the work that it takes. */
  score: number;
  /** `hardest` is the id of its hardest technique; null of a full board. */
  hardest: string | null;
  /** `hardest_title` is what that is called. */
  hardest_title: string | null;
}

/** A puzzle of a text, or why it is none. */
export type ReadPuzzle =
  | {
    /** `name` is what the text calls it. */
    name: string;
    /** `line` is where it begins. */
    line: number;
    /** `document` is the puzzle. */
    document: Document;
  }
  | {
    /** `name` is what the text calls it. */
    name: string;
    /** `line` is where it begins. */
    line: number;
    /** `error` says in a sentence what is wrong. */
    error: string;
    /** `code` says of what kind that is. */
    code: ErrorCode;
    /** `saying` says it in any language. */
    saying?: Saying;
  };

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

/** What an error comes to in one plain sentence, for who says it in another language. */
export interface Saying {
  /** `id` is that of the sentence. */
  id: string;
  /** `values` stand in its places. */
  values: { [name: string]: string };
}

/** Who rates a puzzle: Omnidoku, Sudoku Explainer or HoDoKu. */
export type Scale = 'human' | 'se' | 'hodoku';

/** A drawing of a board. */
export interface Scene {
  /** `width` is its width in pixels. */
  width: number;
  /** `height` is its height. */
  height: number;
  /** `unit` is the width of a cell. */
  unit: number;
  /** `upright` says whether its cells are squares with level sides. */
  upright: boolean;
  /** `title` says what it shows. */
  title: string;
  /** `description` says more, for who does not see it. */
  description: string;
  /** `cells` take the square (0,0)-(unit,unit) to each cell. */
  cells: Matrix[];
  /** `layers` are painted one on the other. */
  layers: Layer[];
}

/** What some marks of a drawing mean. */
export interface Sign {
  /** `sign` is the id of the text. */
  sign: string;
  /** `text` says what they mean. */
  text: string;
  /** `marks` are the marks. */
  marks: {
    /** `class` is that of the mark. */
    class: string;
    /** `tone` is the colour of that. */
    tone: number;
  }[];
}

/** How a game stands. */
export interface StateView {
  /** `cells` are all cells, or those that changed. */
  cells: CellState[];
  /** `conflicts` are what stands against any rule. */
  conflicts: Conflict[];
  /** `stuck` are open cells where every digit breaks a rule at once; none while it is set. */
  stuck: Cell[];
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

/**
 * How a puzzle stands: it has one solution, several or none, says something that cannot be, has
 * rules that are not understood, or nobody knows: the time was up, or the call was cancelled.
 */
export type Status = 'unique' | 'multiple' | 'none' | 'invalid' | 'not_understood' | 'limit' | 'cancelled';

/** A link of a chain. */
export interface StepLink {
  /** `from` are where it begins; none: `to` are refuted by supposing them. */
  from: Candidate[];
  /** `to` are where it leads. */
  to: Candidate[];
  /**
   * `strong` says that if all of `from` are false one of `to` is true; else, if one of `from` is
   * true all of `to` are false.
   */
  strong: boolean;
}

/** A step of a solution. */
export interface StepView {
  /** `technique` is the id of its technique. */
  technique: string;
  /** `title` is the name of that. */
  title: string;
  /** `text` is the reason with what follows. */
  text: string;
  /** `summary` says what it comes to. */
  summary: Summary;
  /** `reason` says why. */
  reason: string;
  /** `cost` is the work that it is counted for. */
  cost: number;
  /** `cells` are what it rests on. */
  cells: Cell[];
  /** `placements` are digits that follow. */
  placements: Candidate[];
  /** `eliminations` are candidates that go. */
  eliminations: Candidate[];
}

/**
 * What a step comes to, in a sentence or two for somebody who does not follow the reason; by its id
 * and parts it is said in another language.
 */
export interface Summary {
  /** `id` is that of the sentence. */
  id: string;
  /** `text` is the sentence in English. */
  text: string;
  /** `parts` stand in its places, by name. */
  parts: { [name: string]: SummaryPart };
}

/** What a sentence of a summary is about. */
export type SummaryPart =
  | {
    /** `cells` are named. */
    cells: Cell[];
  }
  | {
    /** `digits` are named. */
    digits: Digit[];
  }
  | {
    /** `candidates` are named. */
    candidates: Candidate[];
  }
  | {
    /** `places` are names of houses and constraints. */
    places: string[];
  };

/** A technique that steps are made by. */
export interface TechniqueView {
  /** `id` is its own. */
  id: string;
  /** `title` is its name. */
  title: string;
  /** `family` says what it belongs to. */
  family: string;
  /** `help` says how it works. */
  help: string;
  /** `look` says what to look for. */
  look: string;
  /** `example` says whether there is a puzzle to try it on. */
  example: boolean;
  /** `cost` is the work that a step of it is counted for. */
  cost: number;
  /** `level` is the level that it belongs to. */
  level: string;
}

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
  /** The next step, as much of it as is asked for. */
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
      /** `list` says which call told it: `steps`, `explain` or `why_not`. */
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
      /** `rating` is the rating of these steps. */
      rating: Rating;
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
  /** Makes a puzzle. */
  generate: [
    {
      /**
       * `geometry` is the board; else the classic one. `jigsaw` and `toroidal` without a map stand
       * for a new one.
       */
      geometry?: Geometry;
      /** `difficulty` is the level that it is to have, one of the catalogue's. */
      difficulty?: string;
      /** `must_contain` are ids of techniques that it is to need. */
      must_contain?: readonly string[];
      /** `until` is the id of a technique: the puzzle is brought to where it has its turn. */
      until?: string;
      /** `givens` is how many givens it is to have, or the least and the most. */
      givens?: number | readonly [number, number];
      /** `kinds` are ids of constraint types that are placed at random. */
      kinds?: readonly string[];
      /** `symmetry` is that of the givens, one of the catalogue's. */
      symmetry?: string;
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

export type CallName = keyof Calls;
export type Parameters<K extends CallName> = Calls[K][0];
export type Result<K extends CallName> = Calls[K][1];
