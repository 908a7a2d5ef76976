// SPDX-License-Identifier: MIT
//
// The game shown again, move by move, on a copy that the engine opens for it: the game itself, its
// clock and what is stored of it are not touched.

import { openGame } from '../../game/open_game';
import { signal } from '@preact/signals';
import type { Action, CellState, PuzzleView, Scene } from '../../api/protocol';
import type { Game } from '../../game/game';

const kPace = 120; // ms
const kCellSize = 48;

/** What a film is painted on. */
export interface Screen {
  show(scene: Scene, puzzle: PuzzleView, cells: readonly CellState[]): void;
  paint(changed: readonly number[], cells: readonly CellState[]): void;
}

export class Film {
  /** How many moves have been done, of how many. */
  readonly at = signal(0);
  readonly length = signal(0);
  readonly runs = signal(false);
  private session = '';
  private cells: CellState[] = [];
  private wanted = 0;
  private busy: Promise<void> | null = null;
  private closed = false;

  constructor(
    private readonly game: Game,
    private readonly screen: Screen,
  ) {}

  /** Opens the copy, goes back to its first move and runs. */
  async begin(): Promise<void> {
    await this.alone(() => this.rewind());
    await this.run();
  }

  private async rewind(): Promise<void> {
    const { document } = await this.game.ask('save', {});
    const { session, puzzle, state } = await openGame(this.game.engine, { document });
    this.session = session;
    this.cells = state.cells;
    let moves = 0;
    for (let more = state.can_undo; more && !this.closed; moves += 1) {
      more = (await this.turn({ type: 'undo' })).can_undo;
    }
    if (this.closed) return;
    this.length.value = moves;
    await this.draw(puzzle);
  }

  async run(): Promise<void> {
    this.runs.value = !this.closed;
    while (this.runs.value && this.at.value < this.length.value) {
      await new Promise((resolve) => setTimeout(resolve, kPace));
      if (this.runs.value) await this.go(this.at.value + 1);
    }
    this.runs.value = false;
  }

  pause(): void {
    this.runs.value = false;
  }

  /** Shows the board after so many moves. */
  go(to: number): Promise<void> {
    this.wanted = to;
    return this.alone(() => this.move());
  }

  /** Ends the film; the copy goes when nothing is under way on it any more. */
  close(): void {
    this.closed = true;
    this.pause();
    const done = this.busy ?? Promise.resolve();
    void done.catch(() => undefined).then(() => this.drop());
  }

  private drop(): void {
    if (this.session === '') return;
    this.game.engine.call('close', { session: this.session }).catch(() => undefined);
  }

  /** Does this unless something is under way already; settles with what is under way. */
  private alone(work: () => Promise<void>): Promise<void> {
    this.busy ??= work().finally(() => (this.busy = null));
    return this.busy;
  }

  private async move(): Promise<void> {
    while (this.at.value !== this.wanted && !this.closed) {
      const forwards = this.at.value < this.wanted;
      const { changed, puzzle } = await this.turn({ type: forwards ? 'redo' : 'undo' });
      if (puzzle) await this.draw(puzzle);
      else this.screen.paint(changed, this.cells);
      this.at.value += forwards ? 1 : -1;
    }
  }

  private async turn(action: Action) {
    const { session } = this;
    const { state, puzzle } = await this.game.engine.call('act', { session, action });
    if (puzzle) this.cells = [];
    for (const cell of state.cells) this.cells[cell.cell] = cell;
    return { changed: state.cells.map(({ cell }) => cell), can_undo: state.can_undo, puzzle };
  }

  private async draw(puzzle: PuzzleView): Promise<void> {
    const { session } = this;
    const view = puzzle.views[0] ?? 'flat';
    const options = { session, view, cell_size: kCellSize, show: 'givens' } as const;
    this.screen.show(await this.game.engine.call('scene', options), puzzle, this.cells);
  }
}
