// SPDX-License-Identifier: MIT
//
// Steps to a solution, and what is wrong on the way. Made from the descriptors of the calls by
// tools/api.py: do not change it here.

import type { Candidate, Cell, Digit } from './values';

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
