// SPDX-License-Identifier: MIT
//
// What is drawn of a board, and over it of a step. Made from the descriptors of the calls by
// tools/api.py: do not change it here.

import type { Candidate, Cell, Digit } from './values';

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

/** a, b, c, d, e, f: (x, y) goes to (ax + cy + e, bx + dy + f), as in SVG. */
export type Matrix = [number, number, number, number, number, number];

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
