// SPDX-License-Identifier: MIT
//
// What the engine says of steps, hints and candidates, put together from the ids and parts that it
// sends. The reason of a step stays English: it has no frame that could be filled in. In other
// languages the idea of the technique goes before it.

import type { Candidate, Hint, Mistake, PuzzleView, StepView, WhyNot } from '../engine/protocol';
import { engineName, engineIsForeign, listText, nameOf, placeName, statusText, t } from './i18n';

function cellName(puzzle: PuzzleView, cell: number): string {
  return puzzle.cells[cell]?.name ?? '';
}

function symbol(puzzle: PuzzleView, digit: number): string {
  return puzzle.symbols[digit - 1] ?? '';
}

export function techniqueName(step: { technique: string; title: string }): string {
  return engineName('technique', step.technique, step.title);
}

/** Cells that lose the same digits are told together. */
function eliminationTexts(puzzle: PuzzleView, eliminations: readonly Candidate[]): string[] {
  const lost = new Map<number, number[]>();
  for (const { cell, digit } of eliminations) lost.set(cell, [...(lost.get(cell) ?? []), digit]);
  const losers = new Map<string, number[]>();
  for (const [cell, digits] of [...lost].sort(([a], [b]) => a - b)) {
    const digitsText = listText(
      digits.sort((a, b) => a - b).map((digit) => symbol(puzzle, digit)),
      'disjunction',
    );
    losers.set(digitsText, [...(losers.get(digitsText) ?? []), cell]);
  }
  return [...losers].map(([digits, cells]) =>
    t('step.cannot', { digits, cells: listText(cells.map((cell) => cellName(puzzle, cell))) }),
  );
}

/** What follows from a step. */
export function conclusionText(puzzle: PuzzleView, step: StepView): string {
  const placed = step.placements.map(({ cell, digit }) =>
    t('step.is', { cell: cellName(puzzle, cell), digit: symbol(puzzle, digit) }),
  );
  return [...placed, ...eliminationTexts(puzzle, step.eliminations)].join(' ');
}

/** A house or a constraint that a hint names: of the latter what it is and where to look for it. */
function placeText(puzzle: PuzzleView, own: string): string {
  const constraint = puzzle.constraints.find(({ name }) => name === own);
  if (!constraint || !engineIsForeign.value) return placeName(own);
  const { type, title, cells, spec } = constraint;
  const label = typeof spec['label'] === 'string' ? `“${spec['label']}”` : '';
  const where =
    / at (\S+)$/.exec(own)?.[1] ?? cells.map((cell) => cellName(puzzle, cell)).join(' ');
  return [engineName('noun', type, title), label, where].filter(Boolean).join(' ');
}

/** The sentences of a hint but for the idea or the reason, which are English. */
export function hintText(puzzle: PuzzleView, hint: Hint): string {
  if (hint.num_mistakes > 0) {
    const named = hint.mistakes.length > 0;
    const count = named ? '' : t('mistake.count', { count: hint.num_mistakes });
    return [count, t('hint.mistakes-first')].filter(Boolean).join(' ');
  }
  if (hint.outlook === null) {
    if (hint.status === 'none' || hint.status === 'invalid') return '';
    return t(hint.complete ? 'hint.complete' : 'hint.stuck');
  }
  if (hint.step !== null) return conclusionText(puzzle, hint.step);
  const sentences = [t(`hint.${hint.outlook}`)];
  if (hint.places.length > 0) {
    sentences.push(
      t('hint.look-at', { places: listText(hint.places.map((place) => placeText(puzzle, place))) }),
    );
  }
  if (hint.technique !== null && hint.title !== null) {
    const title = techniqueName({ technique: hint.technique, title: hint.title });
    const few = hint.cells.length > 0 && hint.cells.length <= 12;
    const cells = listText(hint.cells.map((cell) => cellName(puzzle, cell)));
    sentences.push(
      few ? t('hint.technique-with', { title, cells }) : t('hint.technique-is', { title }),
    );
  }
  return sentences.join(' ');
}

export function mistakeText(puzzle: PuzzleView, mistake: Mistake, entry: number | null): string {
  const cell = cellName(puzzle, mistake.cell);
  if (mistake.missing_mark || entry === null) return t('mistake.missing-mark', { cell });
  const words = { cell, digit: symbol(puzzle, entry) };
  return t(mistake.together ? 'mistake.together' : 'mistake.wrong', words);
}

/** Why a candidate is not true, where no steps say it. */
export function whyNotText(puzzle: PuzzleView, asked: Candidate, answer: WhyNot): string {
  if (answer.trouble !== '') return statusText(answer.status, answer.trouble).text;
  const values = { cell: cellName(puzzle, asked.cell), digit: symbol(puzzle, asked.digit) };
  if (answer.seen !== null) {
    return t('why.sees', { ...values, other: cellName(puzzle, answer.seen) });
  }
  return answer.kind === 'removed' ? '' : t(`why.${answer.kind}`, values);
}

/** How an explanation ends. */
export function endText(answer: { end: string; status: string; trouble: string }): string {
  return answer.trouble !== ''
    ? statusText(answer.status, answer.trouble).text
    : nameOf('end', answer.end);
}

/** What breaks a rule. */
export function conflictText(
  puzzle: PuzzleView,
  conflict: { cells: readonly number[]; text: string },
): string {
  if (!engineIsForeign.value) return conflict.text;
  return t('conflict.cells', {
    cells: listText(conflict.cells.map((cell) => cellName(puzzle, cell))),
  });
}
