// SPDX-License-Identifier: MIT
//
// Another puzzle like the one on the board: the same kind of board, the same kinds of constraints,
// the same symbols.

import type { Parameters } from '../engine/calls';
import type { Catalogue, Json, PuzzleView } from '../engine/protocol';

/** `symbols` as one text, a letter each. */
type Wish = Parameters<'generate'> & { symbols?: string };

/** Regions that can be drawn anew are left open. */
function boardAlike(geometry: Json, catalogue: Catalogue): Json {
  if (typeof geometry !== 'object' || geometry === null || Array.isArray(geometry)) return geometry;
  const { regions, ...board } = geometry;
  const type = catalogue.geometries.find(({ id }) => id === board['type']);
  return regions !== undefined && type?.draws_maps ? board : geometry;
}

/** What to ask the engine for; null where puzzles of this kind are not made. */
export function wishAlike(puzzle: PuzzleView, catalogue: Catalogue, level: string): Wish | null {
  const kinds = [...new Set(puzzle.constraints.map(({ type }) => type))];
  const isMade = kinds.every((kind) => catalogue.kinds.includes(kind));
  if (!isMade || puzzle.not_understood.length > 0) return null;
  const isPlain = puzzle.symbols.every((symbol) => [...symbol].length === 1);
  return {
    geometry: boardAlike(puzzle.geometry, catalogue),
    ...(isPlain ? { symbols: puzzle.symbols.join('') } : {}),
    ...(kinds.length > 0 ? { kinds } : {}),
    ...(catalogue.levels.includes(level) ? { difficulty: level } : {}),
  };
}
