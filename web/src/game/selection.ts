// SPDX-License-Identifier: MIT
//
// Which cells are selected, and where the cursor is.

import { batch, computed, signal } from '@preact/signals';
import type { CellState, PuzzleView } from '../api/protocol';
import type { Selected } from '../store/games';
import type { Game } from './game';
import { kTools, type ToolId, toolOf } from './tools/list';
import type { Tool } from './tools/tool';

export const kUp = 0;
export const kRight = 1;
export const kDown = 2;
export const kLeft = 3;
export type Direction = 0 | 1 | 2 | 3;

export class Selection {
  readonly cells = signal<ReadonlySet<number>>(new Set());
  /** The cell that keys act from; -1 before the first. */
  readonly cursor = signal(-1);
  readonly list = computed(() => [...this.cells.value].sort((a, b) => a - b));

  constructor(private readonly game: Game) {}

  only(cell: number): void {
    this.set([cell], cell);
  }

  set(cells: Iterable<number>, cursor: number): void {
    batch(() => {
      this.cells.value = new Set(cells);
      this.cursor.value = cursor;
    });
  }

  /** What is selected, to be kept. */
  now(): Selected {
    return { cells: [...this.cells.peek()], cursor: this.cursor.peek() };
  }

  /** Selects again what was kept, as far as it is there. */
  restore({ cells, cursor }: Selected): void {
    const isThere = (cell: number) => this.game.cells[cell] !== undefined;
    this.set(cells.filter(isThere), isThere(cursor) ? cursor : -1);
  }

  add(cell: number): void {
    this.set([...this.cells.value, cell], cell);
  }

  clear(): void {
    this.cells.value = new Set();
  }

  all(): void {
    this.set(this.game.cells.keys(), Math.max(this.cursor.value, 0));
  }

  invert(): void {
    const old = this.cells.value;
    this.cells.value = new Set([...this.game.cells.keys()].filter((cell) => !old.has(cell)));
  }

  /** An arrow key; `extend` keeps what is selected. */
  move(direction: Direction, extend: boolean): void {
    const puzzle = this.game.puzzle.value;
    if (puzzle === null || puzzle.cells.length === 0) return;
    const from = this.cursor.value;
    const to = from < 0 ? 0 : (puzzle.cells[from]?.move[direction] ?? from);
    if (extend) this.add(to);
    else this.only(to);
  }

  /** To the next cell in that direction with nothing entered; without one it stays. */
  toOpen(direction: Direction): void {
    const { puzzle, cells } = this.game;
    const from = this.cursor.value;
    const step = (at: number) => puzzle.value?.cells[at]?.move[direction] ?? at;
    const isFilled = (at: number) =>
      puzzle.value?.cells[at]?.given != null || cells[at]?.entry != null;
    const passed = new Set([from]);
    let to = step(from);
    while (isFilled(to) && !passed.has(to)) {
      passed.add(to);
      to = step(to);
    }
    if (!passed.has(to)) this.only(to);
  }

  /** To the next cell in the order in which a board is read; at the last one it stays. */
  next(): void {
    const last = this.game.cells.length - 1;
    if (last >= 0) this.only(Math.min(this.cursor.value + 1, last));
  }

  /** To an end of the row or column of the cursor, in the order in which its house has the cells. */
  toEnd(kind: 'row' | 'column', end: 'first' | 'last'): void {
    const cursor = this.cursor.value;
    const houses = this.game.puzzle.value?.houses ?? [];
    const house = houses.find((found) => found.kind === kind && found.cells.includes(cursor));
    const to = house?.cells.at(end === 'first' ? 0 : -1);
    if (to !== undefined) this.only(to);
  }

  /** Every cell that holds the same as `cell`: its digit, else colours, else marks. */
  like(cell: number, tool: Tool): void {
    const puzzle = this.game.puzzle.value;
    if (puzzle === null) return;
    const found = likeness(puzzle, this.game.cells[cell], tool);
    if (found === null) {
      this.only(cell);
      return;
    }
    const { trait, common } = found;
    const same = this.game.cells.filter((state) => trait(state, puzzle) === common);
    this.set(
      same.map((state) => state.cell),
      cell,
    );
  }
}

/** What is looked at first of what a cell holds. */
const kFirst: readonly ToolId[] = ['value', 'colour', 'centre'];
const kLikeness = [...kFirst.map(toolOf), ...kTools];

/** What the cells that are "like this" have in common: the first kind of content there is. */
function likeness(puzzle: PuzzleView, state: CellState | undefined, tool: Tool) {
  if (state === undefined) return null;
  const trait = [tool, ...kLikeness]
    .map((one) => one.trait)
    .find((one) => one(state, puzzle) !== '');
  return trait ? { trait, common: trait(state, puzzle) } : null;
}
