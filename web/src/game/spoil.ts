// SPDX-License-Identifier: MIT
//
// What gives away what a person may want to find is asked for twice.

import type { Check } from '../api/protocol';
import { settings } from '../store/settings';
import type { PageState } from './page_state';

/** What is wrong so far that an answer would be about in place of what was asked. */
type Mistaken = (check: Check) => number;
export const anyMistakes: Mistaken = ({ wrong, wrong_marks }) => wrong.length + wrong_marks.length;
export const wrongEntries: Mistaken = ({ wrong }) => wrong.length;

/**
 * Shows something that gives away what a person may want to find: where that is wished, only once
 * they have said that they mean it; whatever is wished where it may tell of what lies in the dark. Asked for
 * twice it is meant. Where it would be about mistakes, it is
 * asked once in a game whether they are to be named, and never if they are shown as they are made.
 */
export function spoil(
  { session, help }: PageState,
  what: string,
  show: () => Promise<unknown>,
  mistaken: Mistaken = () => 0,
): Promise<boolean> {
  const { game } = session;
  const { spoiler } = help;
  const isDark = session.dark.value.size > 0;
  const isAsked = settings.askSpoilers.value || isDark;
  if (!isAsked || spoiler.value?.what === what) return session.attempt(show);
  return session.attempt(async () => {
    const mistakes = mistaken(await game.ask('check', {}));
    const areNamed = session.autosave.named.value || settings.checkMode.value === 'always';
    if (mistakes > 0 && areNamed) await show();
    else spoiler.value = { what, show, mistakes, isDark };
  });
}
