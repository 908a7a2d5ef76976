// SPDX-License-Identifier: MIT
//
// What the engine is asked and what it answers (./calls, ./types), and names for some of it.

import type { Result } from './calls';
import type { StateView } from './types/game';
import type { ErrorBody, Progress } from './types/values';

export type * from './calls';
export type * from './types/action';
export type * from './types/catalogue';
export type * from './types/drawing';
export type * from './types/game';
export type * from './types/puzzle';
export type * from './types/step';
export type * from './types/values';

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
