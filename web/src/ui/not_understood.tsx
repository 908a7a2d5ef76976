// SPDX-License-Identifier: MIT
//
// What of a puzzle is not understood: beside the board with what else there is to know of the puzzle, on
// phones between board and digits, as what is below these is out of sight when a puzzle comes.

import { t } from '../i18n/i18n';
import { usePage } from './context';

/** Styles show one of the two places. */
const kClasses = { beside: 'notice unread-beside', above: 'notice trouble doubt unread-above' };

export function NotUnderstood({ place }: { place: keyof typeof kClasses }) {
  const { session } = usePage();
  const puzzle = session.game.puzzle.value;
  if (puzzle === null || puzzle.not_understood.length === 0) return null;
  return (
    <p class={kClasses[place]}>
      {t('info.not-understood', { rules: puzzle.not_understood.join('; ') })}
      {puzzle.has_solution && ` ${t('info.stored-solution')}`}
    </p>
  );
}
