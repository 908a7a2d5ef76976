// SPDX-License-Identifier: MIT
//
// A kind of mark that the page knows nothing of is shown and spoken of.

import { expect, test } from 'vitest';
import { kMarks } from '../src/api/marks';
import type { CellState } from '../src/api/protocol';
import { type MarkKind, otherStrokes, smallMarks, spokenMarks } from '../src/board/other_marks';

const kNew: readonly MarkKind[] = [
  { id: 'under_line', of: 'digits' },
  { id: 'rings', of: 'colours' },
  { id: 'ringed', of: 'candidates' },
  { id: 'arrows', of: 'links' },
];
const kStroke = { kind: 'line', to: 4, colour: 2 };

/** A cell that has none of what the page may have learnt meanwhile. */
function cell(entry: number | null): CellState {
  const none = kMarks.map(({ id, of }) => [id, of === 'candidates' ? {} : []] as const);
  const empty = Object.fromEntries(none) as unknown as CellState;
  const known = { centre: [1], corner: [2], colours: [3], candidate_colours: { '4': 5 }, pen: [] };
  const unknown = { under_line: [6, 7], rings: [8], ringed: { '9': 1 }, arrows: [kStroke] };
  return { ...empty, cell: 3, entry, ...known, ...unknown };
}

test('what the page draws in its own way is not drawn again', () => {
  expect(smallMarks(cell(null))).toEqual([]);
  expect(otherStrokes(cell(null))).toEqual([]);
  expect(spokenMarks(cell(null), String)).toEqual([]);
});

test('other kinds are written small, a line for each, and colours beside an entry too', () => {
  const shown = smallMarks(cell(null), kNew).map(({ digit, colour }) => [digit, colour]);
  expect(shown).toEqual([
    [6, 0],
    [7, 0],
    [0, 8],
    [9, 1],
  ]);
  const places = new Set(smallMarks(cell(null), kNew).map(({ x, y }) => `${x} ${y}`));
  expect(places.size).toBe(4);
  expect(smallMarks(cell(1), kNew).map(({ colour }) => colour)).toEqual([8]);
  expect(otherStrokes(cell(null), kNew)).toEqual([kStroke]);
});

test('they are spoken of by their names', () => {
  const symbol = (digit: number) => 'abcdefghi'[digit - 1] ?? '';
  expect(spokenMarks(cell(null), symbol, kNew)).toEqual([
    'under line f g',
    'rings 8',
    'ringed i 1',
  ]);
});
