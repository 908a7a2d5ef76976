// SPDX-License-Identifier: MIT
//
// What entering a digit, a colour or nothing does with the tool in hand.

import { computed, type Signal, signal } from '@preact/signals';
import { currentTool } from '../store/settings';
import type { Game } from './game';
import type { Selection } from './selection';
import { kTools, type ToolId, toolOf } from './tools/list';

export class Input {
  /** The tool chosen by button or key. */
  readonly tool: Signal<string> = currentTool;
  /** The tool while a modifier key is held. */
  readonly held = signal<ToolId | null>(null);
  readonly current = computed(() => toolOf(this.held.value ?? this.tool.value));
  /** Whether setting by hand goes on to the next cell. */
  readonly advancing = signal(true);

  constructor(
    private readonly game: Game,
    private readonly selection: Selection,
  ) {}

  cycleTool(by: 1 | -1): void {
    const index = kTools.indexOf(toolOf(this.tool.value)) + by + kTools.length;
    this.tool.value = kTools[index % kTools.length]?.id ?? 'value';
  }

  /** Digit or colour number `number`, from 1, into the selected cells. */
  async enter(number: number): Promise<void> {
    const cells = this.selection.list.value;
    if (cells.length > 0) await this.current.value.enter(this.game, cells, number);
  }

  /** Digit `digit` into the selected cells where it is not there yet. */
  put(digit: number): Promise<void> {
    const list = this.selection.list.value;
    return this.game.act(() => {
      const cells = list.filter((cell) => this.game.puzzle.peek()?.cells[cell]?.given !== digit);
      return cells.length > 0 ? { type: 'entry', cells, digit } : null;
    });
  }

  /** Takes away what the tool writes or, if there is none of it, the next kind. */
  clear(): Promise<void> {
    const { game } = this;
    const cells = this.selection.list.value;
    if (cells.length === 0) return Promise.resolve();
    const { clears, holds } = this.current.value;
    return game.act(() => {
      const kind = cells.some((cell) => holds(game, cell)) ? clears : 'any';
      return { type: 'clear', cells, kind };
    });
  }
}
