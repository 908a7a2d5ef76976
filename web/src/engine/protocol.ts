// SPDX-License-Identifier: MIT
//
// What the engine is asked and what it answers: the types of docs/API.md. Digits are 1..n, cells
// are indices in board order.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export interface CellView {
  name: string;
  spoken: string;
  /** What `spoken` says: ids, each with its numbers. */
  words: [string, ...(number | string)[]][];
  given: number | null;
  /** The digits that a clue allows, where there is one. */
  clue?: number[];
  move: [number, number, number, number];
  region: number | null;
}

export interface ConstraintView {
  type: string;
  title: string;
  text: string;
  /** As hints and steps call it: "the cage at R1C1". */
  name: string;
  cells: number[];
  spec: JsonObject;
}

/** A sentence of rules that were made, and the board or the type of constraint that says it. */
export interface MadeRule {
  text: string;
  geometry?: string;
  constraint?: string;
  /** The rule in fewer words: no one of the puzzle has numbers of its own. */
  plain?: true;
  /** Numbers of a rule of the whole board; the text ends with them. */
  values?: { name: string; value: string }[];
}

/** What no picture of the puzzle shows; `text` is the same in any language. */
export interface LegendEntry {
  kind: 'house' | 'sum' | 'rule' | 'values';
  name: string;
  text: string;
  /** Of a rule: which of the puzzle's constraints. */
  constraint?: number;
}

export interface PuzzleView {
  title: string;
  author: string;
  /** A level that the engine knows, or what a file says. */
  difficulty: string;
  rules: string;
  /** What a file says besides, or the words that the puzzle was pasted with. */
  comment: string;
  /** What the setter tells whoever has solved it. */
  congratulation: string;
  /** What the rules were made from; empty when they are the setter's. */
  made_rules: MadeRule[];
  legend: LegendEntry[];
  num_digits: number;
  /** How many cells of any solution hold each digit; null where that is not known beforehand. */
  placements: number | null;
  symbols: string[];
  values: number[];
  cells: CellView[];
  houses: { name: string; kind: string; cells: number[] }[];
  constraints: ConstraintView[];
  views: string[];
  geometry: Json;
  format: string;
  not_understood: string[];
  ignored: string[];
  has_solution: boolean;
  /** Slanting lines from rim to rim; while it is set. */
  diagonals?: number[][];
  /** Those that can rate it. */
  scales: Scale[];
}

export type PenKind = 'line' | 'edge' | 'dot';
/** Two cells, or one twice for a dot in it. */
export type Link = readonly [number, number];

export interface CellState {
  cell: number;
  entry: number | null;
  centre: number[];
  corner: number[];
  colours: number[];
  candidate_colours: { [digit: string]: number };
  /** What was drawn from it to itself and later cells; the colour is 0 for the pen's own. */
  pen: { kind: PenKind; to: number; colour: number }[];
}

export interface Conflict {
  kind: 'clue' | 'repeat' | 'broken' | 'no_way' | 'no_symbol';
  cells: number[];
  /** The house or constraint, by its name. */
  place: string | null;
  /** The types of the constraints, each once. */
  constraints: string[];
  text: string;
}

export type PlayMode = 'play' | 'set';

/** How the game stands, without the cells. */
export interface Standing {
  conflicts: Conflict[];
  /** Open cells that no digit goes into any more. */
  stuck: number[];
  filled: number;
  empty: number;
  counts: number[];
  complete: boolean;
  solved: boolean;
  /** How the board stands as a whole. */
  finish: 'open' | 'wrong' | 'against_stored' | 'unjudged' | 'solved';
  /** What there is to say of it, in English. */
  finish_text: string;
  can_undo: boolean;
  can_redo: boolean;
  savepoints: string[];
  revision: number;
  mode: PlayMode;
  seconds?: number;
}

export interface StateView extends Standing {
  cells: CellState[];
}

export type MarkKind = 'centre' | 'corner';
export type ClearKind = 'entry' | MarkKind | 'colour' | 'pen' | 'any';

export type Action =
  | { type: 'entry' | MarkKind; cells: number[]; digit: number }
  | { type: 'colour'; cells: number[]; colour: number }
  | { type: 'candidate_colour'; cell: number; digit: number; colour: number }
  | { type: 'pen'; kind: PenKind; links: readonly Link[]; colour: number }
  | { type: 'clear'; cells: number[]; kind: ClearKind }
  | { type: 'fill_marks'; kind: MarkKind }
  | { type: 'option'; name: 'auto_erase'; value: boolean }
  | { type: 'undo' | 'redo' | 'restart' | 'apply_hint' }
  | { type: 'savepoint' | 'go_to'; name: string }
  | { type: 'time'; seconds: number }
  | { type: 'pencilmark_clue'; cell: number; digits: number[] }
  | { type: 'add_constraint'; constraint: JsonObject }
  | { type: 'change_constraint'; index: number; constraint: JsonObject }
  | { type: 'remove_constraint'; index: number }
  | { type: 'geometry'; geometry: Json }
  | { type: 'symbols'; symbols: string[]; values: number[] }
  | { type: 'text'; title: string; author: string; rules: string; congratulation: string }
  | { type: 'mode'; mode: PlayMode }
  /** One step of the history, or none of them. */
  | { type: 'together'; actions: readonly Action[] };

/** What had no place on another board: cells and constraints of the board before. */
export interface Lost {
  givens: number[];
  clues: number[];
  entries: number[];
  constraints: number[];
}

export type Matrix = [number, number, number, number, number, number];

interface Drawn {
  class: string;
  tone?: number;
  cell?: number | null;
  constraint?: number | null;
  /** Of a step: the link that this is, or comes in with. */
  link?: number;
}
export interface DrawnPolygon extends Drawn {
  points: number[];
}
export interface DrawnLine extends Drawn {
  points: number[];
  closed: boolean;
}
export interface DrawnText extends Drawn {
  digit?: number | null;
  text: string;
  at: [number, number];
  size: number;
  anchor: 'start' | 'middle';
  matrix?: Matrix | null;
}
/** What a setter drew; colours are #rrggbbaa, or null for none. */
export interface Ornament {
  kind: 'line' | 'area' | 'text';
  points: number[];
  fill: string | null;
  stroke: string | null;
  width: number;
  text?: string;
  size?: number;
  angle?: number;
}
/** How the cells of one grid are called: what the first is. */
export type CellNames = 'R1C1' | 'A1' | 'r1c1';

export interface Layer {
  name: string;
  polygons: DrawnPolygon[];
  lines: DrawnLine[];
  texts: DrawnText[];
  ornaments: Ornament[];
}

export interface Scene {
  width: number;
  height: number;
  unit: number;
  upright: boolean;
  title: string;
  description: string;
  cells: Matrix[];
  layers: Layer[];
}

/** What some of an overlay's marks mean: `sign` is the id of the text. */
export interface Sign {
  sign: string;
  text: string;
  marks: { class: string; tone: number }[];
}

/** If all of `from` are false one of `to` is true (strong); if one is true all of `to` are false. */
export interface StepLink {
  from: Candidate[];
  to: Candidate[];
  strong: boolean;
}

/**
 * What becomes impossible: the first candidate would be true and false (`both`; the second, if there is
 * one, excludes it), the candidates are all of a cell or house, or a sum cannot be made.
 */
export interface Clash {
  kind: 'both' | 'cell' | 'house' | 'sum';
  candidates: Candidate[];
  place: string | null;
}

export interface Overlay {
  layers: Layer[];
  entries: number[];
  candidates: number[][];
  legend: Sign[];
  links: StepLink[];
  clash: Clash | null;
  /** Indices of those that it rests on, as far as they are drawn. */
  constraints: number[];
  text: string;
  title: string;
}

export interface Candidate {
  cell: number;
  digit: number;
}

/** What a sentence of a summary is about. */
export type SummaryPart =
  { cells: number[] } | { digits: number[] } | { candidates: Candidate[] } | { places: string[] };

/** What a step comes to: a sentence, and its id and parts for other languages. */
export interface Summary {
  id: string;
  text: string;
  parts: { [name: string]: SummaryPart };
}

export interface StepView {
  technique: string;
  title: string;
  text: string;
  summary: Summary;
  reason: string;
  cost: number;
  cells: number[];
  placements: Candidate[];
  eliminations: Candidate[];
}

/** What has to be put right before there is a step; `together`: one of those named has to go. */
export interface Mistake {
  cell: number;
  missing_mark: boolean;
  together: boolean;
  text: string;
}

export type HintLevel = 'nudge' | 'where' | 'technique' | 'pattern' | 'full';

export interface Hint {
  text: string;
  level: HintLevel;
  status: Status;
  trouble: string;
  complete: boolean;
  /** Whether the time was up, or the call was cancelled, before a step was found. */
  stopped: boolean;
  outlook: 'placement' | 'placement_with_thought' | 'elimination' | null;
  family: string | null;
  /** Where to turn one's eyes for the family. */
  nudge: string | null;
  places: string[];
  /** Whether the step is one of the technique that is practised; null where none is. */
  practised: boolean | null;
  technique: string | null;
  title: string | null;
  idea: string | null;
  look: string | null;
  digits: number[];
  cells: number[];
  step: StepView | null;
  overlay: Overlay | null;
  num_mistakes: number;
  /** Those of a nudge are not told. */
  mistakes: Mistake[];
}

export interface WhyNot {
  kind: 'removed' | 'not_there' | 'possible' | 'not_found';
  message: string;
  seen: number | null;
  status: Status;
  trouble: string;
  steps: StepView[];
  mistakes: Mistake[];
  solution: number[] | null;
}

export type Status =
  'unique' | 'multiple' | 'none' | 'invalid' | 'not_understood' | 'limit' | 'cancelled';

export interface Check {
  status: Status;
  message: string;
  wrong: number[];
  right: number[];
  wrong_marks: { cell: number; digit: number }[];
  complete: boolean;
  solved: boolean;
}

export interface Rating {
  level: string;
  score: number;
  /** Null of a full board, and of the scales of other programs, which have names of their own. */
  hardest: string | null;
  hardest_title: string | null;
}

/** Our own, and those of Sudoku Explainer and HoDoKu. */
export type Scale = 'human' | 'se' | 'hodoku';

/** Puzzles without exactly one solution have none of it; the scale se has ER, EP and ED instead. */
export type RatingAnswer = {
  status: Status;
  message: string;
  er?: number | null;
  ep?: number | null;
  ed?: number | null;
} & (Rating | { level: null; score: null; hardest: null; hardest_title: string | null });

export type ParameterKind =
  'integer' | 'flag' | 'text' | 'digits' | 'cells' | 'paths' | 'terms' | 'constraints';

/** How the cells of a constraint lie. */
export type ConstraintShape =
  'cell' | 'pair' | 'path' | 'corner' | 'lane' | 'diagonal' | 'sequence' | 'cell_set' | 'none';

export interface Parameter {
  name: string;
  kind: ParameterKind;
  required: boolean;
  help: string;
}

/** A parameter of a board, and how a person writes it. */
export interface BoardParameter {
  name: string;
  kind: 'text' | 'integer' | 'flag' | 'pair' | 'list' | 'rhombi' | 'houses' | 'faces' | 'cells';
  help: string;
}

export interface TechniqueView {
  id: string;
  title: string;
  family: string;
  /** The idea. */
  help: string;
  /** What to look for. */
  look: string;
  /** Whether there is a puzzle to try it on. */
  example: boolean;
  cost: number;
  level: string;
}

export interface Catalogue {
  geometries: {
    id: string;
    title: string;
    help: string;
    /** Not a board but something added to one, with "+". */
    extra: boolean;
    /** Its regions can be drawn anew for every puzzle. */
    draws_maps: boolean;
    parameters: BoardParameter[];
  }[];
  constraints: {
    id: string;
    title: string;
    rule: string;
    noun: string;
    /** Other words by which people look for it. */
    also: string[];
    group: string;
    shape: { kind: ConstraintShape };
    parameters: Parameter[];
    schema: JsonObject;
  }[];
  techniques: TechniqueView[];
  formats: { id: string; title: string; extensions: string[]; reads: boolean; writes: boolean }[];
  levels: string[];
  symmetries: string[];
  kinds: string[];
}

/** What was measured of making a kind of puzzle; `level` is "any" where none was asked for. */
export interface MakingTime {
  level: string;
  tried: number;
  made: number;
  /** Seconds: the median, and the longest of all tried. */
  usual: number;
  most: number;
}

/** A kind of puzzle to choose. */
export interface GalleryCard {
  id: string;
  title: string;
  geometry: string;
  kinds: string[];
  times: MakingTime[];
}

export interface GalleryGroup {
  id: string;
  cards: GalleryCard[];
}

export type OverlayList = 'steps' | 'path' | 'why_not';
