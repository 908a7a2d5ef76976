// SPDX-License-Identifier: MIT
//
// Values that are parts of several others. Made from the descriptors of the calls by tools/api.py:
// do not change it here.

/** What JSON can say. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** An object of JSON. */
export type JsonObject = { [key: string]: Json };

/** A puzzle of a booklet. */
export interface BookletEntry {
  /** `document` is the puzzle; what a player entered is left out. */
  document: Document;
  /** `title` stands behind its number. */
  title?: string;
  /** `about` stands below that, small. */
  about?: string;
  /** `level` stands at the other end of the caption. */
  level?: string;
  /** `words` are what a solver has to know. */
  words?: string;
  /** `view` is the view, if the board has it. */
  view?: string;
  /** `solution` is drawn with the solutions. */
  solution?: readonly Digit[];
  /** `hints` are hints, each telling more than the one before it. */
  hints?: readonly string[];
  /** `code` are the rows of a QR code, 1 for a dark module, 0 for a light one. */
  code?: readonly string[];
  /** `link` is what the code opens. */
  link?: string;
  /** `chapter` is which of the chapters it is in, from 0. */
  chapter?: number;
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

/** The number of a colour that cells and candidates are painted in. */
export type Colour = number;

/** The number of a digit; the symbols of the puzzle say how it is written. */
export type Digit = number;

/** A puzzle and what was done to it in native JSON: docs/FORMATS.md. */
export type Document = JsonObject;

/** Why a call gives no result. */
export interface ErrorBody {
  /** `code` says of what kind it is. */
  code: ErrorCode;
  /** `what` says what is wrong. */
  what: string;
  /** `where` says where it is wrong, for people. */
  where?: string;
  /** `line` is the line of the text. */
  line?: number;
  /** `column` is the character of that line. */
  column?: number;
  /** `cell` names the cell, such as `R4C7`. */
  cell?: string;
  /** `argument` names what of a constraint is wrong. */
  argument?: string;
  /** `hint` says what to do. */
  hint?: string;
  /** `saying` says it plainly, in any language. */
  saying?: Saying;
}

/** What kind of error it is. */
export type ErrorCode = 'usage' | 'syntax' | 'encoding' | 'wrong_length' | 'unknown_symbol' | 'unknown_name' | 'bad_geometry' | 'bad_constraint' | 'too_large' | 'unsupported' | 'io' | 'cancelled';

/** A word of formulas (docs/FORMULAS.md). */
export interface FormulaWord {
  /** `name` is the word. */
  name: string;
  /** `arguments` are what stands in brackets behind it; empty where none do. */
  arguments: string;
  /** `help` says what it stands for. */
  help: string;
}

/** How much of a step is told. */
export type HintLevel = 'nudge' | 'where' | 'technique' | 'pattern' | 'full';

/** What came of checking one certificate. */
export interface JudgedCertificate {
  /** `accepted` says whether it proves that its puzzle has one solution. */
  accepted: boolean;
  /** `fault` says why it is refused; empty otherwise. */
  fault: string;
  /** `line` is the one of the text that is wrong, else its first. */
  line: number;
  /** `puzzle` is the puzzle that stands in it; empty where none does. */
  puzzle: string;
  /** `steps` is how many the proof has. */
  steps: number;
}

/** What a format has no place for. */
export interface Loss {
  /** `what` says what it is, by its id. */
  what: string;
  /** `cells` is how many cells had it. */
  cells?: number;
  /** `names` are the names of what is left out. */
  names?: string[];
}

/** Which call told steps: `steps`, `explain` (its path), `why_not` or `hint`. */
export type OverlayList = 'steps' | 'path' | 'why_not' | 'hint';

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
    /** `understood` says how it was read, where that is wanted. */
    understood?: Understood;
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

/** What an error comes to in one plain sentence, for who says it in another language. */
export interface Saying {
  /** `id` is that of the sentence. */
  id: string;
  /** `values` stand in its places. */
  values: { [name: string]: string };
}

/**
 * How a puzzle stands: it has one solution, several or none, says something that cannot be, has
 * rules that are not understood, or nobody knows: the time was up, or the call was cancelled.
 */
export type Status = 'unique' | 'multiple' | 'none' | 'invalid' | 'not_understood' | 'limit' | 'cancelled';

/** What was understood of a puzzle. */
export interface Understood {
  /** `named` counts the constraints that came by name, by their types. */
  named: { [name: string]: number };
  /** `sentences` are those of the rules, in order. */
  sentences: {
    /** `text` is the sentence as the setter wrote it. */
    text: string;
    /**
     * `outcome` says what it is: constraints, nothing new, an explanation, or what may be a rule.
     */
    outcome: 'rule' | 'known' | 'example' | 'not_understood';
    /** `meaning` is what a rule says of what; empty where that is plain. */
    meaning?: string;
    /** `rules` are the constraints that a rule was read as. */
    rules?: {
      /** `type` is the id of its type. */
      type: string;
      /** `cells` are its cells by their names. */
      cells: string[];
      /** `rule` says it: its cells and what holds for them. */
      rule: string;
    }[];
    /**
     * `by_solution` tells that the sentence was not understood as a whole, or does not say all, and
     * that the solution keeps the rule, and by chance hardly would: the stored one, or where none
     * is stored the only one that is left. Of what is known: that it tells a story beside rules
     * that leave one solution.
     */
    by_solution?: boolean;
    /** `left_out` are words that were left out then. */
    left_out?: string[];
  }[];
  /** `not_understood` are sentences and things that may be rules. */
  not_understood: string[];
  /** `decoration` are things that were drawn and belong to no rule. */
  decoration: string[];
}
