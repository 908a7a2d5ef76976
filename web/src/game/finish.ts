// SPDX-License-Identifier: MIT
//
// A game that was solved: its time, how hard it was and how much help there was, written down, and
// compared with times of puzzles of the same kind.

import { signal } from '@preact/signals';
import { listGames } from '../store/games';
import { addResults, listResults, noteResultLevel, type SolvedOnce } from '../store/results';
import type { Autosave } from './autosave';
import { noteFigures } from './figures/list';
import type { Game } from './game';
import { allResults, bestOther, isUnaided } from './statistics';

const kPatience = 5; // seconds to rate a puzzle

export class Finish {
  /** The game that was solved last; its level may follow. */
  readonly result = signal<SolvedOnce | null>(null);
  /** The best time before, of puzzles of the same kind and level without help. */
  readonly best = signal<number | undefined>(undefined);

  constructor(
    private readonly game: Game,
    private readonly autosave: Autosave,
  ) {}

  /** Whether this is the best time so far, and not the only one. */
  get isBest(): boolean {
    const [result, best] = [this.result.value, this.best.value];
    return result !== null && best !== undefined && isUnaided(result) && result.seconds < best;
  }

  /** The game on the board is solved: done when that is written down. */
  async note(): Promise<void> {
    const { autosave } = this;
    const known = autosave.whatIsKnown();
    this.best.value = undefined;
    const result: SolvedOnce = {
      ...noteFigures(this.game, autosave),
      id: known.id,
      kind: autosave.kind(),
      level: known.level ?? '',
      seconds: this.game.seconds.peek(),
      solved: Date.now(),
      ...(known.daily ? { daily: known.daily } : {}),
    };
    this.result.value = result;
    // What was begun in the middle, to practise, is no result.
    if (known.practice) return;
    await addResults([result]);
    this.compare(result, known.level).catch(() => undefined); // nothing depends on it
  }

  /** The result of the game on the board, which is solved, to be seen again. */
  async recall(): Promise<void> {
    const { id } = this.autosave.whatIsKnown();
    if (this.result.value?.id === id) return;
    const written = (await listResults().catch(() => [])).find((result) => result.id === id);
    if (written === undefined) {
      await this.note();
      return;
    }
    this.best.value = undefined;
    this.result.value = written;
    this.compare(written, written.level || undefined).catch(() => undefined); // nothing depends on it
  }

  /** Finds out how hard the puzzle was and, with that, the best time before. */
  private async compare(result: SolvedOnce, known: string | undefined): Promise<void> {
    const { autosave } = this;
    const level = known ?? (await this.findLevel());
    // Another game may be on the board by now, to which the level would not belong.
    if (this.result.value !== result || autosave.whatIsKnown().id !== result.id) return;
    this.result.value = { ...result, level };
    if (level !== '') {
      await noteResultLevel(result.id, level);
      autosave.noteLevel(level);
    }
    const others = allResults(await listResults(), await listGames());
    if (this.result.value?.id === result.id) {
      this.best.value = bestOther(this.result.value, others);
    }
  }

  private async findLevel(): Promise<string> {
    try {
      return (await this.game.ask('rate', { time_limit: kPatience })).level ?? '';
    } catch {
      return ''; // nothing depends on it
    }
  }
}
