// SPDX-License-Identifier: MIT
//
// Another puzzle like the one on the board: the same kind of board, the same kinds of constraints,
// the same symbols.

import type { Catalogue, JsonObject, Parameters, PuzzleView } from '../api/protocol';

/** Regions that can be drawn anew are left open. */
function boardAlike(geometry: JsonObject, catalogue: Catalogue): JsonObject {
  const { regions, ...board } = geometry;
  const type = catalogue.geometries.find(({ id }) => id === board['type']);
  return regions !== undefined && type?.draws_maps ? board : geometry;
}

/** What to ask the engine for; null where puzzles of this kind are not made. */
export function wishAlike(
  puzzle: PuzzleView,
  catalogue: Catalogue,
  level: string,
): Parameters<'generate'> | null {
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
