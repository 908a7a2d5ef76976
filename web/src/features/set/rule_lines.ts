// SPDX-License-Identifier: MIT
//
// Which cells a rule is for where a person selected some of them: the line that begins there, all around
// a corner.

import { PageError } from '../../api/engine';
import type { ConstraintShape, ConstraintView, PuzzleView } from '../../api/protocol';
import type { PageState } from '../../game/page_state';
import { houseName, t } from '../../i18n/i18n';
import type { ConstraintType } from '../gallery/palette';

const kStraight: ReadonlySet<string> = new Set(['row', 'column', 'lane']);

/** The lines on which a clue outside may lie, each told one way; none for other kinds. */
export function linesFor(
  { shape }: ConstraintType,
  puzzle: PuzzleView,
): readonly (readonly number[])[] {
  if (shape.kind === 'diagonal') return puzzle.diagonals ?? [];
  if (shape.kind !== 'lane') return [];
  return puzzle.houses.filter(({ kind }) => kStraight.has(kind)).map(({ cells }) => cells);
}

/** The four cells around the corner at which two meet; the two if they meet at none. */
function aroundCorner({ cells }: PuzzleView, pair: readonly number[]): readonly number[] {
  const [from = -1, to = -1] = pair;
  for (const [side, beside] of (cells[from]?.move ?? []).entries()) {
    for (const turn of [side + 1, side + 3]) {
      const other = cells[from]?.move[turn % 4] ?? -1;
      const meet = cells[beside]?.move[turn % 4] === to && cells[other]?.move[side] === to;
      if (meet && new Set([from, beside, to, other]).size === 4) return [from, beside, to, other];
    }
  }
  return pair;
}

/** Whether these are all the cells that meet at a corner. */
export function isAroundCorner(puzzle: PuzzleView, cells: readonly number[]): boolean {
  const [first = -1, ...others] = cells;
  const isAll = (around: readonly number[]) =>
    around.length === cells.length && around.every((cell) => cells.includes(cell));
  return cells.length > 2 && others.some((other) => isAll(aroundCorner(puzzle, [first, other])));
}

/** The lines that begin with these cells. */
function linesBegun(type: ConstraintType, puzzle: PuzzleView, cells: readonly number[]) {
  return linesFor(type, puzzle)
    .flatMap((line) => [line, [...line].reverse()])
    .filter((line) => cells.every((cell, at) => line[at] === cell));
}

/** Where two lines begin in the one cell that is selected for a clue outside: which there are. */
export function linesToChoose(
  { session }: PageState,
  type: ConstraintType,
): readonly (readonly number[])[] {
  const puzzle = session.game.puzzle.value;
  const cells = [...session.selection.cells.value];
  if (puzzle === null || cells.length !== 1) return [];
  const lines = linesBegun(type, puzzle, cells);
  return lines.length > 1 ? lines : [];
}

/** What a line is called: as the house that it is, else by its ends. */
export function lineName({ session }: PageState, line: readonly number[]): string {
  const { houses = [], cells = [] } = session.game.puzzle.value ?? {};
  const house = houses.find(
    (one) => one.cells.length === line.length && one.cells.every((cell) => line.includes(cell)),
  );
  if (house) return houseName(house);
  return [line[0], line.at(-1)].map((cell) => cells[cell ?? -1]?.name ?? '').join('–');
}

/**
 * The cells that are meant: of a line that was only begun, by its first cell or two, all of it; around
 * a corner all, of two across it. What begins no line, or has more cells, stays as it is.
 */
export function meant(
  type: ConstraintType,
  puzzle: PuzzleView,
  cells: readonly number[],
): readonly number[] {
  if (cells.length > 2) return cells;
  if (type.shape.kind === 'corner' && cells.length === 2) return aroundCorner(puzzle, cells);
  const begun = linesBegun(type, puzzle, cells);
  if (begun.length > 1) throw new PageError(t('set.which-line'));
  return begun[0] ?? cells;
}

/** Where the cells that a rule has are looked at one after another: those of a line are another line turned round. */
const kOrdered: readonly ConstraintShape[] = ['lane', 'diagonal'];

/** Whether a rule lies on these cells. */
export function liesOn(
  { cells: own }: ConstraintView,
  shape: ConstraintShape,
  cells: readonly number[],
): boolean {
  if (own.length !== cells.length) return false;
  if (kOrdered.includes(shape)) return own.every((cell, at) => cell === cells[at]);
  return own.every((cell) => cells.includes(cell));
}
