// SPDX-License-Identifier: MIT
//
// What is said of a puzzle being set: its constraints, and what another board has no place for.

import type { ConstraintView, Lost, PuzzleView } from '../engine/protocol';
import { engineName, listText, parameterName, t } from './i18n';

/** "Killer cage, sum 7" */
export function constraintName({ type, title, spec }: ConstraintView): string {
  const parts = Object.entries(spec)
    .filter(([, value]) => typeof value === 'number' || typeof value === 'string')
    .filter(([key]) => key !== 'type' && key !== 'cells')
    .map(([key, value]) => `${parameterName(key)} ${String(value)}`);
  return [engineName('constraint', type, title), ...parts].join(', ');
}

/** What of `before` is not on the board that took its place. */
export function lostText(before: PuzzleView, lost: Lost): string {
  const { givens, clues, entries } = lost;
  const counts = [
    givens > 0 ? t('set.lost-givens', { count: givens }) : '',
    clues > 0 ? t('set.lost-clues', { count: clues }) : '',
    entries > 0 ? t('set.lost-entries', { count: entries }) : '',
  ];
  const names = lost.constraints.map((index) => {
    const constraint = before.constraints[index];
    return constraint ? constraintName(constraint) : '';
  });
  return t('set.lost', { what: listText([...counts, ...names].filter(Boolean)) });
}
