// SPDX-License-Identifier: MIT
//
// Chains link by link: which house a link holds in, the cells to look at, and where a chain that is
// followed to something impossible got there.

import type { Candidate, Clash, Overlay, PuzzleView, StepLink } from '../api/protocol';

const isSame = (one: Candidate, other: Candidate) =>
  one.cell === other.cell && one.digit === other.digit;

/** The house that makes a link between several cells hold, where that is easily seen. */
export function houseOfLink(
  puzzle: PuzzleView,
  { from, to, strong }: StepLink,
  overlay: Overlay,
): PuzzleView['houses'][number] | undefined {
  const ends = [...from, ...to];
  const cells = new Set(ends.map(({ cell }) => cell));
  const digits = new Set(ends.map(({ digit }) => digit));
  const [digit = 0] = digits;
  if (cells.size === 1 || digits.size > 1) return undefined;
  return puzzle.houses.find((house) => {
    if (![...cells].every((end) => house.cells.includes(end))) return false;
    if (!strong) return true;
    const places = house.cells.filter((place) => overlay.candidates[place]?.includes(digit));
    return places.every((place) => cells.has(place));
  });
}

/** The cells that a link is about: those of its house, or of its ends. */
export function cellsOfLink(puzzle: PuzzleView, link: StepLink, overlay: Overlay): number[] {
  const house = houseOfLink(puzzle, link, overlay);
  return house?.cells ?? [...new Set([...link.from, ...link.to].map(({ cell }) => cell))];
}

/** The number of the link that makes a candidate true, or false; 0 where none does. */
export function linkInto(links: readonly StepLink[], end: Candidate, isTrue: boolean): number {
  const is = ({ to, strong }: StepLink) => strong === isTrue && to.some((one) => isSame(one, end));
  return links.findIndex(is) + 1;
}

/** Of the candidate that would be true and false: by which links it is the one and the other. */
export function linksOfClash(
  links: readonly StepLink[],
  clash: Clash,
): { candidate: Candidate; on: number; off: number } | null {
  const [candidate] = clash.candidates;
  if (clash.kind !== 'both' || candidate === undefined) return null;
  const on = linkInto(links, candidate, true);
  return { candidate, on, off: linkInto(links, candidate, false) };
}
