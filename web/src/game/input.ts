// SPDX-License-Identifier: MIT
//
// What entering a digit, a colour or nothing means with the tool in hand.

import { computed, type Signal, signal } from '@preact/signals';
import type { Action, ClearKind } from '../api/protocol';
import type { Game } from './game';
import { currentTool } from '../store/settings';
import type { Selection } from './selection';
import { kTools, type Tool } from '../base/tools';

export const kNumColours = 12;

export class Input {
  /** The tool chosen by button or key. */
  readonly tool: Signal<Tool> = currentTool;
  /** The tool while a modifier key is held. */
  readonly held = signal<Tool | null>(null);
  readonly current = computed(() => this.held.value ?? this.tool.value);
  /** Whether setting by hand goes on to the next cell. */
  readonly advancing = signal(true);

  constructor(
    private readonly game: Game,
    private readonly selection: Selection,
  ) {}

  cycleTool(by: 1 | -1): void {
    const index = kTools.indexOf(this.tool.value) + by + kTools.length;
    this.tool.value = kTools[index % kTools.length] ?? 'value';
  }

  /** Digit or colour number `number`, from 1, into the selected cells. */
  enter(number: number): Promise<void> {
    const cells = this.selection.list.value;
    const tool = this.current.value;
    const last = tool === 'colour' ? kNumColours : (this.game.puzzle.value?.num_digits ?? 0);
    if (tool === 'pen' || cells.length === 0 || number < 1 || number > last)
      return Promise.resolve();
    if (tool === 'colour') return this.game.act({ type: 'colour', cells, colour: number });
    if (tool === 'centre' && this.game.mode.value === 'set') return this.toggleClue(cells, number);
    if (tool === 'value') return this.game.act({ type: 'entry', cells, digit: number });
    return this.game.act({ type: tool, cells, digit: number });
  }

  /** Digit `digit` into the selected cells where it is not there yet. */
  put(digit: number): Promise<void> {
    const list = this.selection.list.value;
    return this.game.act(() => {
      const cells = list.filter((cell) => this.game.puzzle.peek()?.cells[cell]?.given !== digit);
      return cells.length > 0 ? { type: 'entry', cells, digit } : null;
    });
  }

  /** In a puzzle being set, marks in the middle are clues: the digits that the cell may hold. */
  private toggleClue(cells: readonly number[], digit: number): Promise<void> {
    const clueOf = (cell: number) => this.game.puzzle.peek()?.cells[cell]?.clue ?? [];
    return this.game.actTogether(() => {
      const all = cells.every((cell) => clueOf(cell).includes(digit));
      return cells.map((cell): Action => {
        const others = clueOf(cell).filter((other) => other !== digit);
        const digits = all ? others : [...others, digit].sort((a, b) => a - b);
        return { type: 'pencilmark_clue', cell, digits };
      });
    });
  }

  /** Takes away what the tool writes or, if there is none of it, the next kind. */
  clear(): Promise<void> {
    const cells = this.selection.list.value;
    if (cells.length === 0) return Promise.resolve();
    const tool = this.current.value;
    return this.game.act(() => ({ type: 'clear', cells, kind: this.kindToClear(cells, tool) }));
  }

  private kindToClear(cells: readonly number[], tool: Tool): ClearKind {
    const strokes = this.game.cells.flatMap(({ cell, pen }) => pen.map(({ to }) => [cell, to]));
    const drawn = new Set(strokes.flat());
    const has = {
      value: () => true,
      centre: (cell: number) => (this.game.cells[cell]?.centre.length ?? 0) > 0,
      corner: (cell: number) => (this.game.cells[cell]?.corner.length ?? 0) > 0,
      colour: (cell: number) => (this.game.cells[cell]?.colours.length ?? 0) > 0,
      pen: (cell: number) => drawn.has(cell),
    }[tool];
    return tool !== 'value' && cells.some(has) ? tool : 'any';
  }
}
