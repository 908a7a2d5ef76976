// SPDX-License-Identifier: MIT
//
// The lines of a square laid flat, and so how many cells it has. On a line pixels are darker than those
// on both of its sides, however the page is lit and whatever is shaded. For each number of cells the lines
// are followed from cell to cell, as paper is seldom flat; a grid has that number if all its lines are there
// and none between them.

import { type GreyImage, type Point } from './image';

/** Pixels of a grid laid flat, on a side, and around it. */
export const kGrid = 360;
export const kMargin = 20;
export const kFlat = kGrid + 2 * kMargin;

/** The numbers of cells on a side that are told apart. Only those with boxes below can be read. */
const kSides = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;

/** Rows and columns of a box. */
export type Box = readonly [number, number];

/** The boxes that a grid of so many cells on a side may have, the usual ones first; none for others. */
export function boxesOf(side: number): readonly Box[] {
  const boxes: { readonly [side: number]: readonly Box[] } = {
    4: [[2, 2]],
    6: [
      [2, 3],
      [3, 2],
    ],
    8: [
      [2, 4],
      [4, 2],
    ],
    9: [[3, 3]],
  };
  return boxes[side] ?? [];
}

/** A line's share of dark pixels along a cell. */
const kDrawn = 0.6;

export interface GridLines {
  /** How many cells the grid has on a side. */
  readonly side: number;
  /** Where lines cross: entry (side + 1) * row + column, in pixels of the flat picture. */
  readonly crossings: readonly Point[];
  /** Which share of what should be lines is dark, from 0 to 1. */
  readonly evidence: number;
  /** The boxes that its thick lines make, the usual ones if they do not tell; null where none can be. */
  readonly box: Box | null;
  /** Whether its thick lines run elsewhere. */
  readonly hasOtherRegions: boolean;
}

/** 1 where there may be a line: entry across * kFlat + along, the first for rows, the second for columns. */
type Masks = readonly [Uint8Array, Uint8Array];

/** Pixels from a line's middle to where there is paper again. */
const kBeside = 6;

/** Where pixels are darker than on both sides, by a share of the paper's shade. */
function ridges({ shades }: GreyImage, least: number): Masks {
  const mask = (isColumn: boolean) => {
    const found = new Uint8Array(kFlat * kFlat);
    const [step, next] = isColumn ? [1, kFlat] : [kFlat, 1];
    // Three pixels along the line together are less noisy than one.
    const sum = (at: number) => shades[at - next]! + shades[at]! + shades[at + next]!;
    for (let across = kBeside; across < kFlat - kBeside; ++across) {
      for (let along = 1; along < kFlat - 1; ++along) {
        const at = across * step + along * next;
        const [one, other] = [sum(at - kBeside * step), sum(at + kBeside * step)];
        const paper = Math.min(one, other) - least * Math.max(one, other);
        if (sum(at) < paper) found[across * kFlat + along] = 1;
      }
    }
    return found;
  };
  return [mask(false), mask(true)];
}

interface Stray {
  readonly offset: number;
  /** How many of the pixels are dark there. */
  readonly share: number;
}

/** The share of dark pixels at a place across the lines, along a cell. */
function shareAt(mask: Uint8Array, across: number, from: number, cell: number): number {
  const inset = Math.round(cell / 10);
  const [begin, end] = [Math.round(from) + inset, Math.round(from + cell) - inset];
  let count = 0;
  for (let along = begin; along < end; ++along) count += mask[across * kFlat + along] ?? 0;
  return count / (end - begin);
}

/**
 * How far a line strays from its place along one cell's length: the middle of the offsets, of at most a
 * fifth of a cell, at which about as many of its pixels are dark as anywhere.
 */
function strayOf(
  mask: Uint8Array,
  line: number,
  from: number,
  cell: number,
  expected: number,
): Stray {
  const reach = Math.min(12, Math.round(cell / 5));
  const shares: number[] = [];
  for (let offset = -reach; offset <= reach; ++offset) {
    shares.push(shareAt(mask, Math.round(line + offset), from, cell));
  }
  const rank = (at: number) => shares[at]! - 0.02 * Math.abs(at - reach - expected);
  let best = 0;
  shares.forEach((_, at) => {
    if (rank(at) > rank(best)) best = at;
  });
  const share = shares[best]!;
  let [low, high] = [best, best];
  while (low > 0 && shares[low - 1]! >= 0.8 * share) --low;
  while (high < shares.length - 1 && shares[high + 1]! >= 0.8 * share) ++high;
  return { offset: (low + high) / 2 - reach, share };
}

/** Each line's strays cell by cell: by direction, line and cell. */
function follow(masks: Masks, side: number): Stray[][][] {
  const cell = kGrid / side;
  return masks.map((mask) =>
    Array.from({ length: side + 1 }, (_, line) => {
      let expected = 0;
      return Array.from({ length: side }, (_, at) => {
        const stray = strayOf(mask, kMargin + line * cell, kMargin + at * cell, cell, expected);
        if (stray.share > kDrawn) expected = stray.offset;
        return stray;
      });
    }),
  );
}

/** Which share of lines is there, and the share of the weakest. */
function evidenceOf(lines: readonly Stray[][]): { evidence: number; weakest: number } {
  const all = lines.flat();
  return {
    evidence: all.filter(({ share }) => share > kDrawn).length / all.length,
    weakest: Math.min(...lines.map((line) => mean(line.map(({ share }) => share)))),
  };
}

/** Which share of the places between the lines has a line, in the direction with more of them. */
function between(masks: Masks, side: number): number {
  const cell = kGrid / side;
  const apart = Math.min(12, 0.25 * cell);
  const shares = masks.map((mask) => {
    let count = 0;
    for (let line = 0; line < side; ++line) {
      for (let at = 0; at < side; ++at) {
        const first = Math.ceil(kMargin + line * cell + apart);
        const last = kMargin + (line + 1) * cell - apart;
        for (let across = first; across <= last; ++across) {
          // The bar of a large digit is no line.
          if (shareAt(mask, across, kMargin + at * cell, cell) <= 0.75) continue;
          ++count;
          break;
        }
      }
    }
    return count / (side * side);
  });
  return Math.max(...shares);
}

/** How much ink there is across each line cell by cell, about its width in pixels: by direction and line. */
function inkOf({ shades }: GreyImage, strays: readonly Stray[][][], side: number): number[][][] {
  const cell = kGrid / side;
  return strays.map((lines, isColumn) =>
    lines.map((line, at) =>
      line.map(({ offset }, along) => {
        const middle = Math.round(kMargin + at * cell + offset);
        const [begin, end] = [kMargin + (along + 0.2) * cell, kMargin + (along + 0.8) * cell];
        let ink = 0;
        for (let step = Math.round(begin); step < end; ++step) {
          const shade = (across: number) =>
            shades[isColumn ? step * kFlat + across : across * kFlat + step] ?? 0;
          const paper = (shade(middle - kBeside) + shade(middle + kBeside)) / 2;
          for (let across = 1 - kBeside; across < kBeside; ++across) {
            ink += Math.max(0, 1 - shade(middle + across) / Math.max(1, paper));
          }
        }
        return ink / (end - begin);
      }),
    ),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The ink of all parts of lines within the grid, apart whether they are edges of boxes. */
function partedBy([rows, columns]: Box, ink: readonly number[][][]): [number[], number[]] {
  const parted: [number[], number[]] = [[], []];
  ink.forEach((lines, isColumn) =>
    lines.slice(1, -1).forEach((line, at) => {
      const isEdge = (at + 1) % (isColumn ? columns : rows) === 0;
      parted[isEdge ? 0 : 1].push(...line);
    }),
  );
  return parted;
}

/** The boxes whose edges have the most ink. */
function boxIn(ink: readonly number[][][], side: number): Box | null {
  const edges = (box: Box) => mean(partedBy(box, ink)[0]);
  const [usual, ...others] = boxesOf(side);
  if (usual === undefined) return null;
  return others.find((box) => edges(box) > 1.15 * edges(usual)) ?? usual;
}

/** Whether thick lines run elsewhere than along the edges of boxes: around regions of other shapes. */
function hasOtherRegions(ink: readonly number[][][], box: Box): boolean {
  const [edges, others] = partedBy(box, ink);
  const all = [...edges, ...others].sort((one, other) => one - other);
  const parts = (limit: number) => [
    all.filter((value) => value < limit),
    all.filter((value) => value >= limit),
  ];
  // The limit that lies in the middle between the means of thin and thick.
  let limit = mean(all);
  for (let round = 0; round < 8; ++round) {
    limit = (mean(parts(limit)[0]!) + mean(parts(limit)[1]!)) / 2;
  }
  const [thin, thick] = parts(limit);
  if (thick!.length < 0.15 * all.length || mean(thick!) < 1.6 * mean(thin!)) return false;
  const thinEdges = edges.filter((value) => value < limit).length;
  const thickOthers = others.filter((value) => value >= limit).length;
  return thinEdges > 0.2 * edges.length && thickOthers > 0.1 * others.length;
}

function gridOf(image: GreyImage, strays: Stray[][][], side: number, evidence: number): GridLines {
  const cell = kGrid / side;
  const stray = (isColumn: 0 | 1, line: number, crossing: number) => {
    const along = strays[isColumn]![line]!;
    const near = [along[crossing - 1], along[crossing]].filter(
      (found) => found !== undefined && found.share > kDrawn,
    );
    return near.reduce((sum, found) => sum + found!.offset, 0) / Math.max(1, near.length);
  };
  const crossings: Point[] = [];
  for (let row = 0; row <= side; ++row) {
    for (let column = 0; column <= side; ++column) {
      crossings.push({
        x: kMargin + column * cell + stray(1, column, row),
        y: kMargin + row * cell + stray(0, row, column),
      });
    }
  }
  const ink = inkOf(image, strays, side);
  const box = boxIn(ink, side);
  const isOdd = box !== null && hasOtherRegions(ink, box);
  return { side, crossings, evidence, box, hasOtherRegions: isOdd };
}

/** The lines of a flat picture; null if it is no grid. */
export function linesIn(image: GreyImage): GridLines | null {
  // Screens have lines that are hardly darker than the cells; on paper as much is noise.
  return linesOf(image, ridges(image, 0.03)) ?? linesOf(image, ridges(image, 0.01));
}

function linesOf(image: GreyImage, masks: Masks): GridLines | null {
  let best: { grid: GridLines; extra: number } | null = null;
  for (const side of kSides) {
    const strays = follow(masks, side);
    // The outline is that of a blob: only what is within it tells something.
    const { evidence, weakest } = evidenceOf(strays.flatMap((lines) => lines.slice(1, -1)));
    if (evidence < 0.7) continue;
    const extra = between(masks, side);
    // Along a row and a column that are tinted on a screen a few lines are nothing but edges.
    const isGrid = evidence >= 0.8 && weakest >= 0.5 ? extra <= 0.5 : extra <= 0.1;
    if (!isGrid || (best !== null && extra >= best.extra)) continue;
    best = { grid: gridOf(image, strays, side, evidence), extra };
  }
  return best?.grid ?? null;
}
