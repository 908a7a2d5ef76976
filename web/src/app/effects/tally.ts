// SPDX-License-Identifier: MIT
//
// Counts the help that a player had: positions in which something was told, however often, and
// whether mistakes were named and the solution was shown. A check tells which entries are right; where
// each entry is checked unasked, it is help where one was wrong.

import { effect, untracked } from '@preact/signals';
import type { Session } from '../../game/session';
import { settings } from '../../store/settings';
import type { Help } from '../../game/help';

export function tallyHelp({ autosave, game }: Session, help: Help): void {
  let told = '';
  const note = (what: 'hint' | 'solution') => {
    const { mode, standing, edition } = game;
    if (mode.value === 'set' || standing.value === null || standing.value.solved) return;
    const position = `${edition.value} ${standing.value.revision} ${what}`;
    if (position !== told) autosave.noteHelp(what);
    told = position;
  };
  effect(() => {
    const isTold = help.hint.value ?? help.list.value ?? help.possible.value;
    if (isTold !== null) untracked(() => note('hint'));
  });
  effect(() => {
    const [right, wrong] = [help.right.value.length, help.wrong.value.length];
    const isUnasked = settings.checkMode.peek() === 'always';
    if (isUnasked ? wrong > 0 : right + wrong > 0) untracked(() => note('hint'));
  });
  effect(() => {
    if (help.wrong.value.length > 0) untracked(() => autosave.noteNamed());
  });
  effect(() => {
    if (help.solution.value !== null) untracked(() => note('solution'));
  });
}
