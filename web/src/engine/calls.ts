// SPDX-License-Identifier: MIT
//
// The calls of the engine: docs/API.md.

import type {
  Action,
  Catalogue,
  CellNames,
  Check,
  GalleryGroup,
  Hint,
  HintLevel,
  Json,
  JsonObject,
  Lost,
  Mistake,
  Overlay,
  OverlayList,
  PlayMode,
  PuzzleView,
  Rating,
  RatingAnswer,
  Scale,
  Scene,
  StateView,
  Status,
  StepView,
  WhyNot,
} from './protocol';

type InSession<T = object> = { session: string } & T;
type Timed<T = object> = InSession<{ time_limit?: number } & T>;

/** Every call: what it takes and what it gives. */
export interface Calls {
  about: [object, { program: string; version: string; api: number; kind: 'native' | 'wasm' }];
  catalogue: [object, Catalogue];
  open: [
    { text?: string; document?: JsonObject; mode?: PlayMode; cell_names?: CellNames },
    { session: string; puzzle: PuzzleView; state: StateView },
  ];
  act: [InSession<{ action: Action }>, { state: StateView; puzzle?: PuzzleView; lost?: Lost }];
  state: [InSession<{ cell_names?: CellNames }>, { puzzle: PuzzleView; state: StateView }];
  save: [InSession, { document: JsonObject }];
  close: [InSession, object];
  scene: [
    InSession<{
      view: string;
      cell_size: number;
      coordinates?: boolean;
      candidates?: boolean;
      show?: 'givens' | 'state';
    }>,
    Scene,
  ];
  svg: [
    InSession<{
      view: string;
      theme: string;
      cell_size: number;
      coordinates?: boolean;
      show?: 'givens' | 'state';
      candidates?: boolean;
      solution?: boolean;
      /** What the drawing does not show, in English words; unless it says no they are written. */
      legend?: boolean;
    }>,
    { svg: string },
  ];
  check: [Timed, Check];
  hint: [
    Timed<{
      level: HintLevel;
      view: string;
      cell_size: number;
      coordinates?: boolean;
      practised?: string;
    }>,
    Hint,
  ];
  steps: [
    Timed<{ techniques?: string[] }>,
    {
      steps: StepView[];
      complete: boolean;
      status: Status;
      trouble: string;
      mistakes: Mistake[];
    },
  ];
  overlay: [
    InSession<{
      list: OverlayList;
      index: number;
      view: string;
      cell_size: number;
      coordinates?: boolean;
      candidates?: 'step' | 'all';
    }>,
    { overlay: Overlay },
  ];
  explain: [
    Timed<{ from: 'start' | 'now' }>,
    {
      end: string;
      status: Status;
      trouble: string;
      rating: Rating | null;
      steps: StepView[];
      mistakes: Mistake[];
    },
  ];
  why_not: [Timed<{ cell: number; digit: number }>, WhyNot];
  rate: [Timed<{ scale?: Scale }>, RatingAnswer];
  solve: [
    Timed<{ limit: number; entries?: boolean }>,
    {
      status: Status;
      count: number;
      solution: number[] | null;
      second: number[] | null;
      message: string;
      cells: number[];
    },
  ];
  true_candidates: [
    Timed<{ counts?: boolean }>,
    {
      status: Status;
      digits: number[][];
      possible: number[][];
      counts?: number[][];
      message: string;
    },
  ];
  redundant: [
    Timed,
    {
      status: Status;
      minimal: boolean | null;
      givens: number[];
      undecided: number[];
      message: string;
      cells: number[];
    },
  ];
  core: [
    Timed<{ entries?: boolean; ignore_unknown?: boolean }>,
    {
      status: Status;
      irreducible: boolean;
      members: {
        kind: 'clue' | 'house' | 'constraint';
        index: number;
        name: string;
        cells: number[];
      }[];
      message: string;
    },
  ];
  read: [
    { text: string; format?: string; limit?: number; offset?: number },
    {
      puzzles: {
        name: string;
        line: number;
        document?: JsonObject;
        error?: string;
        code?: string;
        saying?: Saying;
      }[];
      more: boolean;
    },
  ];
  write: [
    InSession<{ format: string }>,
    { text: string; lost: { what: string; cells?: number; names?: string[] }[] },
  ];
  generate: [
    {
      geometry: Json;
      difficulty?: string;
      must_contain?: string[];
      kinds?: string[];
      symmetry?: string;
      minimal?: boolean;
      /** Brings it to the first step of this technique. */
      until?: string;
      givens?: [number, number];
      seed?: number;
      time_limit?: number;
    },
    { document: JsonObject; seed: number; undecided: number; rating?: Rating },
  ];
  gallery: [object, { groups: GalleryGroup[] }];
  picture: [
    {
      geometry?: Json;
      kinds?: string[];
      view?: string;
      cell_size?: number;
      coordinates?: boolean;
      seed?: number;
    },
    Scene,
  ];
  example: [
    { technique: string; seed?: number; time_limit?: number },
    { document: JsonObject; guised: boolean },
  ];
  samples: [object, { samples: { title: string; geometry: string; document: JsonObject }[] }];
}

export type CallName = keyof Calls;
export type Parameters<K extends CallName> = Calls[K][0];
export type Result<K extends CallName> = Calls[K][1];

export interface Progress {
  nodes?: number;
  seconds?: number;
  solutions?: number;
  /** How much is done, from 0 to 1, where it is known. */
  fraction?: number;
}

/** A sentence by its id, and what stands in its places. */
export interface Saying {
  id: string;
  values: { [place: string]: string };
}

export interface ErrorBody {
  code: string;
  what: string;
  where?: string;
  hint?: string;
  /** What the error comes to in one plain sentence. */
  saying?: Saying;
}

export type Answer =
  | { id?: number; ok: true; result: unknown }
  | { id?: number; ok: false; error: ErrorBody }
  | { id?: number; progress: Progress };
