// SPDX-License-Identifier: MIT
//
// Counts the help that a player had: positions in which something was told, however often, and
// whether mistakes were named and the solution was shown.

import { effect, untracked } from '@preact/signals';
import type { Game } from './game';
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
    if (study.wrong.value.length > 0) untracked(() => game.keeper.noteNamed());
  });
  effect(() => {
    if (study.solution.value !== null) untracked(() => note('solution'));
  });
}
