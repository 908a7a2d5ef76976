// SPDX-License-Identifier: MIT
//
// Counts the help that a player had: positions in which something was told, however often, and
// whether mistakes were named and the solution was shown. A check tells which entries are right; where
// each entry is checked unasked, it is help where one was wrong.

import { effect, untracked } from '@preact/signals';
import type { Game } from './game';
import { settings } from '../store/settings';
import type { Study } from './study';

export function tallyHelp(game: Game, study: Study): void {
  let told = '';
  const note = (what: 'hint' | 'solution') => {
    const { mode, standing, edition, keeper } = game;
    if (mode.value === 'set' || standing.value === null || standing.value.solved) return;
    const position = `${edition.value} ${standing.value.revision} ${what}`;
    if (position !== told) keeper.noteHelp(what);
    told = position;
  };
  effect(() => {
    const isTold = study.hint.value ?? study.list.value ?? study.possible.value;
    if (isTold !== null) untracked(() => note('hint'));
  });
  effect(() => {
    const [right, wrong] = [study.right.value.length, study.wrong.value.length];
    const isUnasked = settings.checkMode.peek() === 'always';
    if (isUnasked ? wrong > 0 : right + wrong > 0) untracked(() => note('hint'));
  });
  effect(() => {
    if (study.wrong.value.length > 0) untracked(() => game.keeper.noteNamed());
  });
  effect(() => {
    if (study.solution.value !== null) untracked(() => note('solution'));
  });
}
