// SPDX-License-Identifier: MIT
//
// The drawing of a step with as much of it left away as a person is to find.

import type { Candidate, Layer, Overlay } from '../api/protocol';

export const kNoDrawing: readonly Candidate[] = [];

/** Marks of what follows from a step. */
const kConclusions: ReadonlySet<string> = new Set(['step-removed', 'step-placed', 'step-strike']);

/**
 * The overlay without its step (`nothing`), without what follows (`pattern`), or whole; and without
 * candidates that were found. Those that were placed stand where the others were.
 */
export function without(
  overlay: Overlay,
  found: readonly Candidate[],
  level: 'nothing' | 'pattern' | 'answer',
): Overlay {
  const isFound = (cell: number | null | undefined, digit: number | null | undefined) =>
    found.some((one) => one.cell === cell && one.digit === digit);
  const isShown = (drawn: { class: string }) =>
    level === 'answer' || !kConclusions.has(drawn.class);
  const layers = overlay.layers
    .filter((layer) => level !== 'nothing' || layer.name === 'candidates')
    .map((layer): Layer => {
      if (layer.name === 'candidates') {
        const texts = layer.texts.filter(({ cell, digit }) => !isFound(cell, digit));
        // Those of the step are told apart by their tone.
        const plain = texts.map((text) => ({ ...text, tone: 0 }));
        return { ...layer, texts: level === 'nothing' ? plain : texts };
      }
      return {
        ...layer,
        polygons: layer.polygons.filter(isShown),
        lines: layer.lines.filter(isShown),
      };
    });
  return { ...overlay, layers };
}
