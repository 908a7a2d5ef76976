// SPDX-License-Identifier: MIT
//
// Another board for the puzzle that is set.

import { housesOf, withHouses } from './added_houses';
import type { PageState } from '../../game/page_state';

/** A letter for each region, as region maps have. */
export function letterOf(region: number): string {
  return String.fromCharCode(65 + region);
}

/** The square grid with these regions; they take no diagonals away. */
export function useRegions({ session }: PageState, regions: readonly number[]): Promise<void> {
  const houses = housesOf(session.game.puzzle.peek()?.geometry ?? null);
  const geometry = { type: 'jigsaw', regions: regions.map(letterOf).join('') };
  return session.game.act({ type: 'geometry', geometry: withHouses(geometry, houses) });
}
