// SPDX-License-Identifier: MIT
//
// What is printed in each cell of a grid laid flat: the ink in its middle, cut out and brought to one
// size. Small things (marks in pencil, a cage's sum, dust) and remains of lines are no digit.

import type { FlatGrid } from './find_grid';
import { blobsOf, type Point, shadeAt, sumTable } from './image';

/** Pixels of a glyph on a side. */
export const kGlyph = 20;
/** The height or width that the ink is brought to within them. */
const kInk = 16;
/** Pixels of the middle of a cell that is looked at, on a side. */
const kLook = 56;
/** The share of a cell that is looked at. */
const kShare = 0.84;
/** The least height of a digit, of that. */
const kLeast = 0.38;

/** The least difference between paper and ink, as a share of the paper's shade. */
const kFaint = 0.1;

export interface Glyph {
  /** How much ink each pixel has, from 0 to 1, row by row. */
  readonly ink: Float32Array;
  /** How much wider it is than high. */
  readonly aspect: number;
}

/** The middle of a cell, between its own four corners, kLook pixels on a side. */
function lookAt(grid: FlatGrid, row: number, column: number): Float32Array {
  const corner = (down: number, across: number): Point =>
    grid.crossings[(row + down) * (grid.side + 1) + column + across]!;
  const [a, b, c, d] = [corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0)];
  const shades = new Float32Array(kLook * kLook);
  for (let y = 0; y < kLook; ++y) {
    for (let x = 0; x < kLook; ++x) {
      const u = (1 - kShare) / 2 + (kShare * (x + 0.5)) / kLook;
      const v = (1 - kShare) / 2 + (kShare * (y + 0.5)) / kLook;
      const px = (a.x * (1 - u) + b.x * u) * (1 - v) + (d.x * (1 - u) + c.x * u) * v;
      const py = (a.y * (1 - u) + b.y * u) * (1 - v) + (d.y * (1 - u) + c.y * u) * v;
      shades[y * kLook + x] = shadeAt(grid.image, px, py);
    }
  }
  return shades;
}

/** The shade between paper and ink that parts them best (Otsu 1979). */
function threshold(shades: Float32Array): number {
  const counts = new Float64Array(256);
  for (const shade of shades) ++counts[Math.round(shade)]!;
  const total = shades.length;
  const sum = counts.reduce((all, count, shade) => all + count * shade, 0);
  let [below, sumBelow, best, found] = [0, 0, -1, 0];
  for (let shade = 0; shade < 256; ++shade) {
    below += counts[shade]!;
    sumBelow += counts[shade]! * shade;
    if (below === 0 || below === total) continue;
    const apart = sumBelow / below - (sum - sumBelow) / (total - below);
    const between = below * (total - below) * apart * apart;
    if (between > best) [best, found] = [between, shade + 0.5];
  }
  return found;
}

/** Takes away, from each side inwards, rows and columns that are dark for the most part: remains of lines. */
function peel(dark: Uint8Array): void {
  const deepest = Math.round(0.16 * kLook);
  for (let side = 0; side < 4; ++side) {
    const place = (depth: number, along: number) => {
      const at = side % 2 === 0 ? depth : kLook - 1 - depth;
      return side < 2 ? at * kLook + along : along * kLook + at;
    };
    // The lines of paper that is bent lie aslant.
    let last = -1;
    for (let depth = 0; depth < deepest; ++depth) {
      let count = 0;
      for (let along = 0; along < kLook; ++along) count += dark[place(depth, along)]!;
      if (count > 0.45 * kLook) last = depth;
    }
    for (let depth = 0; depth <= last; ++depth) {
      for (let along = 0; along < kLook; ++along) dark[place(depth, along)] = 0;
    }
  }
}

/** A cell with its shades turned round if it is chosen on a screen: dark, its digit light. */
function darkOnLight(look: Float32Array): { shades: Float32Array; sorted: Float32Array } {
  const sorted = Float32Array.from(look).sort();
  const at = (share: number) => sorted[Math.floor(share * sorted.length)]!;
  const [darker, lighter] = [at(0.5) - at(0.01), at(0.99) - at(0.5)];
  if (lighter < 45 || lighter < 1.5 * darker) return { shades: look, sorted };
  return {
    shades: look.map((shade) => 255 - shade),
    sorted: sorted.map((_, i) => 255 - sorted[sorted.length - 1 - i]!),
  };
}

/** How much darker than the mean around them the darkest pixels are; the edge of a shadow is hardly so. */
function sharpness(shades: Float32Array): number {
  const reach = Math.round(0.2 * kLook);
  const table = sumTable({
    width: kLook,
    height: kLook,
    shades: Uint8ClampedArray.from(shades),
  });
  const differences: number[] = [];
  for (let y = reach; y < kLook - reach; ++y) {
    for (let x = reach; x < kLook - reach; ++x) {
      const at = (across: number, down: number) => table[down * (kLook + 1) + across]!;
      const [left, right, top, bottom] = [x - reach, x + reach + 1, y - reach, y + reach + 1];
      const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
      differences.push(sum / (2 * reach + 1) ** 2 - shades[y * kLook + x]!);
    }
  }
  differences.sort((one, other) => other - one);
  return differences[Math.floor(0.02 * differences.length)]!;
}

/** The glyph of a cell, or null if nothing is printed in it that may be a digit, whichever way is up. */
function glyphIn(look: Float32Array): Glyph | null {
  const { shades, sorted } = darkOnLight(look);
  const paper = sorted[Math.floor(0.8 * sorted.length)]!;
  const ink = sorted[Math.floor(0.01 * sorted.length)]!;
  // Paper itself is not quite even.
  if (paper - ink < kFaint * paper || paper < 20) return null;
  if (sharpness(shades) < 0.35 * (paper - ink)) return null;
  const limit = Math.min(threshold(shades), paper - 0.4 * (paper - ink));
  const dark = Uint8Array.from(shades, (shade) => (shade < limit ? 1 : 0));
  peel(dark);
  const { blobs, labels } = blobsOf(dark, kLook, kLook);
  const least = kLeast * kLook;
  const middle = (low: number, high: number) => (low + high) / 2 / (kLook - 1);
  const extent = ({ left, right, top, bottom }: (typeof blobs)[number]) =>
    Math.max(right - left, bottom - top) + 1;
  const isRest = ({ left, right, top, bottom }: (typeof blobs)[number]) => {
    const touches = left === 0 || top === 0 || right === kLook - 1 || bottom === kLook - 1;
    const isThin = right - left < 6 || bottom - top < 6;
    const isOff =
      Math.abs(middle(left, right) - 0.5) > 0.34 || Math.abs(middle(top, bottom) - 0.5) > 0.34;
    return touches && (isThin || isOff);
  };
  const main = blobs
    .filter((blob) => !isRest(blob) && extent(blob) >= least)
    .filter(({ left, right, top, bottom }) =>
      [middle(left, right), middle(top, bottom)].every((at) => Math.abs(at - 0.5) < 0.3),
    )
    .sort((one, other) => other.size - one.size)[0];
  if (main === undefined || main.size < 30) return null;
  // A stroke that is broken in print: pieces beside the largest belong to it, dust does not.
  const pieces = blobs.filter(
    (blob) =>
      blob === main ||
      (!isRest(blob) &&
        blob.size > 0.12 * main.size &&
        blob.left <= main.right + 4 &&
        blob.right >= main.left - 4 &&
        blob.top <= main.bottom + 4 &&
        blob.bottom >= main.top - 4),
  );
  const of = new Set(pieces.map(({ label }) => label));
  const left = Math.min(...pieces.map((piece) => piece.left));
  const right = Math.max(...pieces.map((piece) => piece.right));
  const top = Math.min(...pieces.map((piece) => piece.top));
  const bottom = Math.max(...pieces.map((piece) => piece.bottom));
  const [width, height] = [right - left + 1, bottom - top + 1];
  // A shaded cell's rim, a circle or a filled square.
  if (Math.max(width, height) > 0.98 * kLook || Math.min(width, height) > 0.95 * kLook) return null;
  const scale = Math.max(width, height) / kInk;
  const drawn = new Float32Array(kGlyph * kGlyph);
  const samples = 4;
  for (let y = 0; y < kGlyph; ++y) {
    for (let x = 0; x < kGlyph; ++x) {
      let sum = 0;
      for (let sy = 0; sy < samples; ++sy) {
        for (let sx = 0; sx < samples; ++sx) {
          const px = Math.round(
            (left + right) / 2 + (x + (sx + 0.5) / samples - kGlyph / 2) * scale,
          );
          const py = Math.round(
            (top + bottom) / 2 + (y + (sy + 0.5) / samples - kGlyph / 2) * scale,
          );
          if (px < 0 || py < 0 || px >= kLook || py >= kLook) continue;
          const at = py * kLook + px;
          const label = labels[at]!;
          // The soft rim of the ink is no part of its blob.
          if (label === 0 || of.has(label)) {
            sum += Math.max(0, Math.min(1, (paper - shades[at]!) / (paper - ink)));
          }
        }
      }
      drawn[y * kGlyph + x] = sum / (samples * samples);
    }
  }
  return { ink: drawn, aspect: width / height };
}

/** For each cell, row by row, what is printed there; null for nothing. */
export function cellGlyphs(grid: FlatGrid): (Glyph | null)[] {
  const { side } = grid;
  return Array.from({ length: side * side }, (_, cell) =>
    glyphIn(lookAt(grid, Math.floor(cell / side), cell % side)),
  );
}

/** A square list turned clockwise by a quarter. */
export function turnedSquare<T>(list: ArrayLike<T>, side: number): T[] {
  return Array.from(
    { length: list.length },
    (_, at) => list[(side - 1 - (at % side)) * side + Math.floor(at / side)]!,
  );
}

/** A glyph turned clockwise by a quarter, for a page that was photographed from its side. */
export function turned({ ink, aspect }: Glyph): Glyph {
  return { ink: Float32Array.from(turnedSquare(ink, kGlyph)), aspect: 1 / aspect };
}
