// SPDX-License-Identifier: MIT
//
// What each clue is worth: what the tints on the board mean, and the same clue by clue.

import { clueName } from '../../i18n/board_words';
import { t } from '../../i18n/i18n';
import { type Clue, kWorthFrom, kNumWorths } from '../../board/worth';
import type { PuzzleView } from '../../api/protocol';
import { usePage } from '../../ui/context';

function stepText(step: number): string {
  if (step === 0) return t('worth.redundant');
  const from = kWorthFrom[step - 1] ?? 0;
  const next = kWorthFrom[step];
  return next === undefined
    ? t('worth.from', { from })
    : t('worth.between', { from, to: next - 1 });
}

function clueText(puzzle: PuzzleView, clue: Clue): string {
  const name = clueName(puzzle, clue);
  if (clue.need === 'redundant') return t('worth.clue-redundant', { name });
  if (clue.need === 'undecided') return t('worth.clue-open', { name });
  return t(clue.is_all ? 'worth.clue' : 'worth.clue-more', { name, number: clue.solutions });
}

export function ClueWorth() {
  const { session, help } = usePage();
  const clues = help.worth.value;
  const puzzle = session.game.puzzle.value;
  if (clues === null || puzzle === null) return null;
  return (
    <div class="clue-worth">
      <p class="faint">{t('worth.legend')}</p>
      <ul class="worth-legend">
        {Array.from({ length: kNumWorths }, (_, step) => (
          <li key={step}>
            <svg class="washes" viewBox="0 0 16 16" aria-hidden="true">
              <rect class={`worth-${step}`} width="16" height="16" />
            </svg>
            {stepText(step)}
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('worth.list')}</summary>
        <ul>
          {clues.map((clue) => (
            <li key={`${clue.kind}${clue.index}`}>{clueText(puzzle, clue)}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
