// SPDX-License-Identifier: MIT
//
// Houses added to the board of a puzzle, such as diagonals: the rest of the board stays as it is.

import type { Json, JsonObject } from '../../api/protocol';
import type { PageState } from '../../game/page_state';

/** A board as an object, also where it is told by its name. */
function asObject(geometry: Json): JsonObject {
  if (typeof geometry !== 'object' || geometry === null || Array.isArray(geometry)) return {};
  return geometry;
}

function extras(geometry: Json): JsonObject[] {
  const list = asObject(geometry)['extra'];
  return Array.isArray(list) ? list.map((one) => asObject(one)) : [];
}

function idOf(houses: JsonObject): string {
  return String(houses['type'] ?? '');
}

/** The ids of the houses added to a board. */
export function addedHouses(geometry: Json): string[] {
  return extras(geometry).map(idOf);
}

/** The board with these houses added in place of all others. */
export function withHouses(geometry: Json, houses: readonly JsonObject[]): JsonObject {
  const { extra: _, ...board } = asObject(geometry);
  return houses.length === 0 ? board : { ...board, extra: [...houses] };
}

/** What of a board is added to it, to be added to another one. */
export function housesOf(geometry: Json): readonly JsonObject[] {
  return extras(geometry);
}

/** What the houses of that kind were given; null where there are none. */
export function addedHousesOf(geometry: Json, id: string): JsonObject | null {
  return extras(geometry).find((one) => idOf(one) === id) ?? null;
}

async function use(
  { session }: PageState,
  change: (houses: readonly JsonObject[]) => readonly JsonObject[],
) {
  const geometry = session.game.puzzle.value?.geometry ?? null;
  const next = withHouses(geometry, change(extras(geometry)));
  await session.game.act({ type: 'geometry', geometry: next });
}

/** Adds houses to the board, in place of those of the same kind. */
export function addHouses(page: PageState, houses: JsonObject): Promise<void> {
  return use(page, (there) => [...there.filter((one) => idOf(one) !== idOf(houses)), houses]);
}

export function dropHouses(page: PageState, id: string): Promise<void> {
  return use(page, (there) => there.filter((one) => idOf(one) !== id));
}
