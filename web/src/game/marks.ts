// SPDX-License-Identifier: MIT
//
// With what a person marks and what is marked for them: the filter, the colours of ink and pen, the digit in
// hand, and what colouring is for.

import { computed, signal } from '@preact/signals';
import type { CellState, Link, PuzzleView } from '../api/protocol';
import { settings } from '../store/settings';
import type { Session } from './session';
import { kTools } from './tools/list';
import { heldDigit } from './tools/tool';

/** The digits that are marked in a cell. */
function marksOf(state: CellState, puzzle: PuzzleView): readonly number[] {
  return kTools.flatMap((tool) => (tool.isMark ? tool.digits(state, puzzle) : []));
}

export class Marks {
  /** The colour in hand, and whether it is for candidates. */
  readonly pen = signal(1);
  /** The colour that the pen draws in; 0 for its own. */
  readonly ink = signal(0);
  /** While two colours are chosen to be swapped: those that were pressed. */
  readonly swapping = signal<readonly number[] | null>(null);
  /** Whether the tool Colour is for single candidates. */
  readonly colouringCandidates = signal(false);
  /** The borders between cells and those round them, by the board that is drawn. */
  fence: (cells: ReadonlySet<number>) => Link[] = () => [];
  /** The digit chosen before its cells; 0 for none. */
  readonly inHand = signal(0);
  /** Whether a press on cells writes what is in hand into them. */
  readonly writesOnPress = computed(() => {
    const isColour = this.session.input.current.value.pad === 'colours';
    const isReady = isColour ? !this.colouringCandidates.value : this.inHand.value > 0;
    return settings.digitFirst.value && isReady;
  });
  /** Digits whose cells and marks are made to stand out. */
  readonly filter = signal<ReadonlySet<number>>(new Set());
  /** In place of a digit: the cells with exactly two marks stand out. */
  readonly filteringPairs = signal(false);
  readonly sameCells = computed(() => this.findSame());

  constructor(private readonly session: Session) {
    session.game.opened.listen(() => (this.inHand.value = 0));
  }

  dropFilter(): void {
    this.filter.value = new Set();
    this.filteringPairs.value = false;
  }

  /** Cells that hold or mark a filtered digit or, without a filter, the digit at the cursor. */
  private findSame(): readonly number[] {
    const { game, selection } = this.session;
    void game.standing.value;
    const puzzle = game.puzzle.value;
    const { cells } = game;
    const held = (cell: number) => {
      const state = cells[cell];
      return state && puzzle ? heldDigit(state, puzzle) : null;
    };
    const filter = this.filter.value;
    if (this.filteringPairs.value) {
      const isPair = ({ cell, centre }: CellState) => held(cell) === null && centre.length === 2;
      return cells.filter(isPair).map((state) => state.cell);
    }
    if (filter.size > 0) {
      const fits = (digit: number | null) => digit !== null && filter.has(digit);
      return cells
        .filter((state) => fits(held(state.cell)) || (puzzle && marksOf(state, puzzle).some(fits)))
        .map((state) => state.cell);
    }
    const inHand = settings.digitFirst.value ? this.inHand.value : 0;
    if (inHand > 0) {
      return cells.map((state) => state.cell).filter((cell) => held(cell) === inHand);
    }
    const digit = held(selection.cursor.value);
    if (!settings.highlightSame.value || digit === null || selection.cells.value.size > 1) {
      return [];
    }
    return cells.map((state) => state.cell).filter((cell) => held(cell) === digit);
  }
}
