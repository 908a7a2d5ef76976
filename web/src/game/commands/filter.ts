// SPDX-License-Identifier: MIT
//
// A digit, or cells with two marks, stand out; what stands out is entered or marked.

import { openPicker } from '../picking';
import type { PageState } from '../page_state';
import type { Command } from './command';

/** Filters by a digit alone or, with `more`, by this digit as well. */
export function filterDigit({ marks }: PageState, digit: number, more: boolean): void {
  const now = marks.filter.value;
  const next = new Set(more ? now : []);
  if (now.has(digit) && (more || now.size === 1)) next.delete(digit);
  else next.add(digit);
  marks.filter.value = next;
  marks.filteringPairs.value = false;
}

function step({ session, marks }: PageState, by: 1 | -1): void {
  const n = session.game.puzzle.value?.num_digits ?? 1;
  const [now = by > 0 ? 0 : n + 1] = marks.filter.value;
  marks.filter.value = new Set([((now - 1 + by + n) % n) + 1]);
  marks.filteringPairs.value = false;
}

/** Cells with two marks, in place of those with a digit; again: neither. */
function filterPairs({ marks }: PageState): void {
  marks.filter.value = new Set();
  marks.filteringPairs.value = !marks.filteringPairs.value;
}

/** Enters or marks the filtered digit. */
async function writeFiltered({ session, marks }: PageState, type: 'entry' | 'centre') {
  const [digit, ...more] = marks.filter.value;
  const cells = session.selection.list.value;
  if (digit === undefined || more.length > 0 || cells.length === 0) return;
  await session.act({ type, cells, digit });
}

export const filters: readonly Command[] = [
  { id: 'filter.next', keys: { hodoku: ['Period'] }, run: (page) => step(page, 1) },
  { id: 'filter.previous', keys: { hodoku: ['Comma'] }, run: (page) => step(page, -1) },
  { id: 'filter.pairs', keys: { hodoku: ['F10'] }, run: filterPairs },
  { id: 'filter.mark', keys: { hodoku: ['Space'] }, run: (page) => writeFiltered(page, 'centre') },
  {
    id: 'filter.enter',
    keys: { hodoku: ['Enter'] },
    run: (page) =>
      page.marks.filter.value.size > 0 ? writeFiltered(page, 'entry') : openPicker(page),
  },
];
