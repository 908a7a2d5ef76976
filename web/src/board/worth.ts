// SPDX-License-Identifier: MIT
//
// What the clues of a puzzle are worth, as a heat map shows it: steps by how many solutions there are
// without each.

import type { Result } from '../api/protocol';

export type Clue = Result<'analyze'>['clues'][number];

/** Where the steps begin, in solutions; below the first a clue can be left out. */
export const kWorthFrom = [2, 4, 10, 100] as const;
/** The number of steps, with that of clues that can be left out, which is step 0. */
export const kNumWorths = kWorthFrom.length + 1;

/** The step of a clue; null where a limit left it open. */
export function worthOf({ need, solutions }: Clue): number | null {
  if (need === 'undecided') return null;
  if (need === 'redundant') return 0;
  return Math.max(1, kWorthFrom.filter((from) => solutions >= from).length);
}

/** The cells of each step. A given tells of its own cell; else the rule that is worth most does, but those about the whole board. */
export function worthCells(clues: readonly Clue[], numCells: number): number[][] {
  const steps = new Map<number, number>();
  const known = clues.flatMap((clue) => {
    const step = worthOf(clue);
    return step === null ? [] : [{ ...clue, step }];
  });
  for (const { kind, cells, step } of known) {
    if (kind === 'given' || cells.length === numCells) continue;
    for (const cell of cells) steps.set(cell, Math.max(step, steps.get(cell) ?? 0));
  }
  for (const { kind, index, step } of known) if (kind === 'given') steps.set(index, step);
  return Array.from({ length: kNumWorths }, (_, step) =>
    [...steps].filter(([, of]) => of === step).map(([cell]) => cell),
  );
}
