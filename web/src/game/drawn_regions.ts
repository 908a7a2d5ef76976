// SPDX-License-Identifier: MIT
//
// Regions while they are drawn: nothing of them is the puzzle's until they are used. Undo takes back one
// stroke after another, in turn with what was done to the puzzle meanwhile.

import { computed, signal } from '@preact/signals';

/** A region for every cell; null for what was done to the puzzle. */
type Step = readonly number[] | null;

export interface RegionSizes {
  /** The numbers of the regions that have too few cells, too many, and that are in several parts. */
  few: readonly number[];
  many: readonly number[];
  parted: readonly number[];
}

export class DrawnRegions {
  private readonly all = signal<{ past: readonly Step[]; next: readonly Step[] }>({
    past: [],
    next: [],
  });
  /** Per cell the number of its region; null while none are drawn. */
  readonly now = computed(() => {
    const { past } = this.all.value;
    // The first is how it was before.
    return past.filter((step) => step !== null).length > 1 ? lastOf(past) : null;
  });
  readonly canUndo = computed(() => this.all.value.past.length > 1);
  readonly canRedo = computed(() => this.all.value.next.length > 0);

  /** Draws these, in place of those that there were. */
  draw(before: readonly number[], regions: readonly number[]): void {
    const { past } = this.all.peek();
    this.all.value = { past: [...(past.length > 0 ? past : [before]), regions], next: [] };
  }

  /** Something was done to the puzzle. */
  note(): void {
    const { past } = this.all.peek();
    if (past.length > 0) this.all.value = { past: [...past, null], next: [] };
  }

  /** Takes the last stroke back; false where the last that was done is the puzzle's. */
  undo(): boolean {
    const { past, next } = this.all.peek();
    if (past.length < 2) return false;
    const step = past.at(-1) ?? null;
    this.all.value = { past: past.slice(0, -1), next: [step, ...next] };
    return step !== null;
  }

  redo(): boolean {
    const { past, next } = this.all.peek();
    const [step, ...later] = next;
    if (step === undefined) return false;
    this.all.value = { past: [...past, step], next: later };
    return step !== null;
  }

  /** As they were before they were drawn, and as they are, to be kept. */
  held(): readonly [readonly number[], readonly number[]] | null {
    const [before] = this.all.peek().past;
    const now = this.now.peek();
    return before && now ? [before, now] : null;
  }

  forget(): void {
    this.all.value = { past: [], next: [] };
  }
}

function lastOf(past: readonly Step[]): readonly number[] | null {
  return [...past].reverse().find((step) => step !== null) ?? null;
}

/** How the regions of a square grid of n x n cells are. */
export function regionSizes(regions: readonly number[], n: number): RegionSizes {
  const cellsOf = (region: number) =>
    [...regions.keys()].filter((cell) => regions[cell] === region);
  const all = Array.from({ length: n }, (_, region) => ({ region, cells: cellsOf(region) }));
  const those = (is: (cells: readonly number[]) => boolean) =>
    all.filter(({ cells }) => is(cells)).map(({ region }) => region);
  return {
    few: those(({ length }) => length < n),
    many: those(({ length }) => length > n),
    parted: those((cells) => isParted(cells, n)),
  };
}

function isParted(cells: readonly number[], n: number): boolean {
  const [first, ...others] = cells;
  if (first === undefined) return false;
  const left = new Set(others);
  const reached = [first];
  for (const cell of reached) {
    const column = cell % n;
    const beside = [cell - n, cell + n, column > 0 ? cell - 1 : -1, column < n - 1 ? cell + 1 : -1];
    for (const next of beside) if (left.delete(next)) reached.push(next);
  }
  return left.size > 0;
}
