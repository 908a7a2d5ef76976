// SPDX-License-Identifier: MIT
//
// What there is to choose from. Made from the descriptors of the calls by tools/api.py: do not
// change it here.

import type { JsonObject } from './values';

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

/** What a parameter of a constraint is. */
export type ParameterKind = 'integer' | 'flag' | 'text' | 'digits' | 'cells' | 'paths' | 'terms' | 'constraints';

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
