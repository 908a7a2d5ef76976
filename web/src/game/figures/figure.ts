// SPDX-License-Identifier: MIT
//
// What a figure of a solved game is, beside its time: what is written down of it, and how it is said on the
// card and in the picture.

import type { SolvedOnce } from '../../store/results';
import type { Autosave } from '../autosave';
import type { Game } from '../game';

export interface Figure {
  readonly id: string;
  /** What is written down as the game is solved; a member of its own is declared in its file. */
  readonly note: (game: Game, autosave: Autosave) => Partial<SolvedOnce>;
  /** Empty where there is nothing to say. */
  readonly words: (result: SolvedOnce) => string;
}
