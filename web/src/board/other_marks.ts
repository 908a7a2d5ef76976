// SPDX-License-Identifier: MIT
//
// Marks of kinds that nothing here draws in a way of its own: they are written small along the lower
// rim of their cell, a line for each kind, or drawn as the pen draws. So a kind that is new to the
// engine shows, and is spoken of, before the page knows anything of it.

import { kMarks } from '../api/marks';
import type { CellState } from '../api/protocol';
import { nameOf } from '../i18n/i18n';

/** A kind, and what a cell holds of it. */
export interface MarkKind {
  readonly id: string;
  readonly of: (typeof kMarks)[number]['of'];
}

type Strokes = CellState['pen'];

/** A digit, a colour, or a digit in a colour; 0 for none. Places are parts of the cell's side. */
export interface SmallMark {
  readonly digit: number;
  readonly colour: number;
  readonly x: number;
  readonly y: number;
}

/** Those that are drawn elsewhere: in cells (cell_painter.ts) and between them (pen.ts). */
const kDrawn: readonly string[] = ['centre', 'corner', 'colours', 'candidate_colours', 'pen'];
const kOthers: readonly MarkKind[] = kMarks.filter(({ id }) => !kDrawn.includes(id));

export const kSmallSize = 0.14;
const kLeft = 0.1;
const kBottom = 0.92;

function held(state: CellState, { id }: MarkKind): unknown {
  return (state as unknown as Readonly<Record<string, unknown>>)[id];
}

/** The digits and colours of a kind that is not drawn between cells. */
function heldPairs(state: CellState, kind: MarkKind): (readonly [number, number])[] {
  switch (kind.of) {
    case 'digits':
      return (held(state, kind) as number[]).map((digit) => [digit, 0]);
    case 'colours':
      return (held(state, kind) as number[]).map((colour) => [0, colour]);
    case 'candidates':
      return Object.entries(held(state, kind) as Record<string, number>).map(([digit, colour]) => [
        Number(digit),
        colour,
      ]);
    case 'links':
      return [];
  }
}

/** What is written into a cell. Digits give way to the one that is entered. */
export function smallMarks(state: CellState, kinds = kOthers): SmallMark[] {
  return kinds
    .filter((kind) => state.entry === null || kind.of === 'colours')
    .flatMap((kind, line) =>
      heldPairs(state, kind).map(([digit, colour], i) => ({
        digit,
        colour,
        x: kLeft + i * kSmallSize,
        y: kBottom - line * kSmallSize,
      })),
    );
}

/** What is drawn from a cell to itself and later ones. */
export function otherStrokes(state: CellState, kinds = kOthers): Strokes {
  return kinds.flatMap((kind) => (kind.of === 'links' ? (held(state, kind) as Strokes) : []));
}

/** The same for who does not look at it: of each kind its name and what there is. */
export function spokenMarks(
  state: CellState,
  symbol: (digit: number) => string,
  kinds = kOthers,
): string[] {
  return kinds.flatMap((kind) => {
    const marks = heldPairs(state, kind).map(([digit, colour]) =>
      [digit > 0 ? symbol(digit) : '', colour > 0 ? colour : ''].join(' ').trim(),
    );
    return marks.length > 0
      ? [`${nameOf('tool', kind.id).replace(/_/g, ' ')} ${marks.join(' ')}`]
      : [];
  });
}
