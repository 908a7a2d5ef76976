// SPDX-License-Identifier: MIT
//
// What a tool is: what a number means with it in hand, what it takes away, and which cells are alike to it.

import type { Action, CellState, ClearKind, PuzzleView } from '../../api/protocol';
import type { Game } from '../game';

export interface Tool {
  /** Of its words: `tool.<id>` and `command.tool.<id>`. */
  readonly id: string;
  /** Takes it in hand; of the keys as in SudokuPad. */
  readonly key: string;
  /** What takes it in hand as long as it is held. */
  readonly held?: 'Shift' | 'Ctrl' | 'Ctrl+Shift';
  /** What the pad shows: the puzzle's symbols, colours, or what the pen draws. */
  readonly pad: 'digits' | 'colours' | 'pen';
  /** Whether a cell holds several of what it writes. */
  readonly isMark: boolean;
  /** Writes a number, from 1, into cells. */
  readonly enter: (game: Game, cells: readonly number[], number: number) => Promise<void>;
  /** What it takes away, where one of the cells has some. */
  readonly clears: ClearKind;
  readonly holds: (game: Game, cell: number) => boolean;
  /** The digits of that kind in a cell, to be offered again. */
  readonly digits: (state: CellState, puzzle: PuzzleView) => readonly number[];
  /** Where documents have it, in what is played. */
  readonly parts: readonly string[];
  /** Of what is drawn for whoever solves the puzzle: what draws it again. What is entered has none. */
  readonly again?: (cells: readonly CellState[]) => readonly Action[];
  /** What cells that are alike to it have in common; empty for nothing. */
  readonly trait: (state: CellState, puzzle: PuzzleView) => string;
}

/** What cells have in common, by what that is. */
export function grouped<K, T>(parts: readonly (readonly [K, T])[]): readonly (readonly [K, T[]])[] {
  const groups = new Map<K, T[]>();
  for (const [key, part] of parts) groups.set(key, [...(groups.get(key) ?? []), part]);
  return [...groups];
}

/** The cells that have each number of a kind. */
export function byNumber(
  cells: readonly CellState[],
  numbers: (state: CellState) => readonly number[],
): readonly (readonly [number, number[]])[] {
  return grouped(cells.flatMap((state) => numbers(state).map((n) => [n, state.cell] as const)));
}

/** The digit of a cell, given or entered. */
export function heldDigit(state: CellState, puzzle: PuzzleView): number | null {
  return puzzle.cells[state.cell]?.given ?? state.entry;
}

/** The same as a trait; empty for none. */
export function digitOf(state: CellState, puzzle: PuzzleView): string {
  return String(heldDigit(state, puzzle) ?? '');
}

export function isDigit(game: Game, number: number): boolean {
  return number >= 1 && number <= (game.puzzle.value?.num_digits ?? 0);
}
