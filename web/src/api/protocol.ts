// SPDX-License-Identifier: MIT
//
// What the engine is asked and what it answers (./calls), and names for some of it.

import type { ErrorBody, Progress, Result, StateView } from './calls';

export type * from './calls';

export type Answer =
  | { id?: number; ok: true; result: unknown }
  | { id?: number; ok: false; error: ErrorBody }
  | { id?: number; progress: Progress };

export type Catalogue = Result<'catalogue'>;
export type Check = Result<'check'>;
export type Hint = Result<'hint'>;
export type RatingAnswer = Result<'rate'>;
export type WhyNot = Result<'why_not'>;

/** How the game stands, without the cells. */
export type Standing = Omit<StateView, 'cells'>;
