// SPDX-License-Identifier: MIT
//
// The figures of a solved game beside its time, as the card has them.

import type { SolvedOnce } from '../../store/results';
import type { Autosave } from '../autosave';
import type { Game } from '../game';
import type { Figure } from './figure';
import { help } from './help';

const kFigures: readonly Figure[] = [help];

export function noteFigures(game: Game, autosave: Autosave): Partial<SolvedOnce> {
  return Object.assign(
    {},
    ...kFigures.map(({ note }) => note(game, autosave)),
  ) as Partial<SolvedOnce>;
}

/** What is said of each, with its id. */
export function figuresOf(result: SolvedOnce): readonly { id: string; words: string }[] {
  return kFigures
    .map(({ id, words }) => ({ id, words: words(result) }))
    .filter(({ words }) => words !== '');
}
