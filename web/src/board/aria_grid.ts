// SPDX-License-Identifier: MIT
//
// The board for people who do not look at it: a grid of focusable cells, laid over the drawing, each
// with a name that says all it holds. Exactly one of them takes part in the order of the Tab key.

import type { CellState, PuzzleView, Scene } from '../api/protocol';
import { spokenCell, t } from '../i18n/i18n';
import type { Frame } from './frame';
import { corners } from './matrix';
import { spokenMarks } from './other_marks';

export class AriaGrid {
  private cells: HTMLElement[] = [];
  private current = 0;
  private places = '';
  private puzzle: PuzzleView | null = null;

  constructor(
    private readonly grid: HTMLElement,
    /** What a type of constraint is called. */
    private readonly nounOf: (constraint: string) => string,
    private readonly isStuck: (cell: number) => boolean,
    /** Whether it is under fog, so that what lies there is not said. */
    private readonly isDark: (cell: number) => boolean,
    /** Whether it was told that the digit in a cell is wrong. */
    private readonly isWrong: (cell: number) => boolean,
  ) {
    grid.setAttribute('role', 'grid');
    grid.setAttribute('aria-multiselectable', 'true');
  }

  show(scene: Scene, frame: Frame, puzzle: PuzzleView, states: readonly CellState[]): void {
    this.puzzle = puzzle;
    this.grid.setAttribute('aria-label', scene.description || scene.title);
    const places = JSON.stringify([scene.cells, frame]);
    if (places !== this.places) this.lay(scene, frame);
    this.places = places;
    this.update([...scene.cells.keys()], states, new Set());
  }

  /** Makes the cells. As long as they stay where they are they are kept, and so is the focus. */
  private lay(scene: Scene, frame: Frame): void {
    const hasFocus = this.hasFocus();
    if (this.current >= scene.cells.length) this.current = 0;
    this.cells = scene.cells.map((matrix, cell) => {
      const made = document.createElement('div');
      made.setAttribute('role', 'gridcell');
      made.dataset['cell'] = String(cell);
      made.tabIndex = -1;
      const xs = corners(matrix, scene.unit).map((p) => p.x);
      const ys = corners(matrix, scene.unit).map((p) => p.y);
      const percent = (from: number, whole: number) => `${(100 * from) / whole}%`;
      made.style.left = percent(Math.min(...xs) - frame.x, frame.width);
      made.style.top = percent(Math.min(...ys) - frame.y, frame.height);
      made.style.width = percent(Math.max(...xs) - Math.min(...xs), frame.width);
      made.style.height = percent(Math.max(...ys) - Math.min(...ys), frame.height);
      return made;
    });
    this.grid.replaceChildren(...this.rows(scene));
    this.select(new Set(), this.current);
    if (hasFocus) this.focus();
  }

  /** Rows of cells whose middles are at the same height. */
  private rows(scene: Scene): HTMLElement[] {
    const rows = new Map<number, { x: number; cell: HTMLElement }[]>();
    for (const [index, cell] of this.cells.entries()) {
      const [p, , q] = corners(scene.cells[index] ?? [0, 0, 0, 0, 0, 0], scene.unit);
      const height = Math.round((p.y + q.y) / scene.unit);
      const row = rows.get(height) ?? [];
      row.push({ x: p.x + q.x, cell });
      rows.set(height, row);
    }
    return [...rows.entries()]
      .sort(([a], [b]) => a - b)
      .map(([, row]) => {
        const made = document.createElement('div');
        made.setAttribute('role', 'row');
        made.append(...row.sort((a, b) => a.x - b.x).map(({ cell }) => cell));
        return made;
      });
  }

  update(
    changed: readonly number[],
    states: readonly CellState[],
    conflicting: ReadonlySet<number>,
  ): void {
    for (const index of changed) {
      const state = states[index];
      if (state) this.cells[index]?.setAttribute('aria-label', this.name(state, conflicting));
    }
  }

  private name(state: CellState, conflicting: ReadonlySet<number>): string {
    const { puzzle } = this;
    const view = puzzle?.cells[state.cell];
    const symbols = (digits: readonly number[]) =>
      digits.map((digit) => puzzle?.symbols[digit - 1] ?? '').join(' ');
    const isDark = this.isDark(state.cell);
    const place = view ? spokenCell(view.words, isDark ? null : this.nounOf) : '';
    const parts = [place, ...(isDark ? [t('spoken.dark')] : [])];
    if (view?.clue && !isDark) parts.push(t('spoken.clue', { digits: symbols(view.clue) }));
    if (view?.given != null && !isDark)
      parts.push(t('spoken.given', { digit: symbols([view.given]) }));
    else if (state.entry !== null) parts.push(symbols([state.entry]));
    else {
      if (state.centre.length > 0) {
        parts.push(t('spoken.candidates', { digits: symbols(state.centre) }));
      }
      if (state.corner.length > 0) {
        parts.push(t('spoken.corner', { digits: symbols(state.corner) }));
      }
      if (state.centre.length + state.corner.length === 0) parts.push(t('spoken.empty'));
    }
    if (state.colours.length > 0) {
      parts.push(t('spoken.colours', { colours: state.colours.join(' ') }));
    }
    parts.push(...spokenMarks(state, (digit) => symbols([digit])));
    if (this.isStuck(state.cell)) parts.push(t('spoken.stuck'));
    if (this.isWrong(state.cell)) parts.push(t('spoken.wrong'));
    if (conflicting.has(state.cell)) parts.push(t('spoken.conflict'));
    return parts.join(', ');
  }

  select(selected: ReadonlySet<number>, cursor: number): void {
    for (const [index, cell] of this.cells.entries()) {
      const value = String(selected.has(index));
      if (cell.getAttribute('aria-selected') !== value) cell.setAttribute('aria-selected', value);
    }
    const before = this.cells[this.current];
    if (before) before.tabIndex = -1;
    this.current = Math.max(cursor, 0);
    const now = this.cells[this.current];
    if (!now) return;
    now.tabIndex = 0;
    // Focus follows the cursor, but is not taken from elsewhere in the page.
    if (this.hasFocus()) now.focus({ preventScroll: true });
  }

  hasFocus(): boolean {
    return this.grid.contains(document.activeElement);
  }

  focus(): void {
    this.cells[this.current]?.focus({ preventScroll: true });
  }

  /** The index of a cell's element; -1 for others. */
  indexOf(target: EventTarget | null): number {
    return this.cells.findIndex((cell) => cell === target);
  }
}
