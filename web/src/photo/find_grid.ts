// SPDX-License-Identifier: MIT
//
// Where a grid of nine by nine lies in a picture. Its lines hang together, so each large blob of dark
// pixels is tried: the four sides of its outline are fitted by straight lines, the square between
// them is laid flat, and the blob whose flat square has lines where a grid has them is the grid. Then each
// line is followed across the square, cell by cell, as paper is seldom flat.

import { type Blob, blobsOf, darkPixels, type GreyImage, type Point, shadeAt } from './image';

export const kSide = 9;
/** Pixels to a cell in a grid laid flat, and around it. */
export const kCell = 40;
export const kMargin = 20;
export const kFlat = kSide * kCell + 2 * kMargin;

/** Clockwise from the top left, as the picture lies. */
export type Corners = readonly [Point, Point, Point, Point];

export interface FlatGrid {
  readonly corners: Corners;
  /** kFlat pixels wide and high, the grid within a margin of kMargin. */
  readonly image: GreyImage;
  /** Where lines cross: entry 10 * row + column, in pixels of `image`. */
  readonly crossings: readonly Point[];
  /** Which share of what should be lines is dark, from 0 to 1. */
  readonly evidence: number;
}

/** Takes the unit square to four corners: a projective map, by its eight coefficients (Heckbert 1989). */
export function mapOf([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const dx1 = b.x - c.x;
  const dx2 = d.x - c.x;
  const dx3 = a.x - b.x + c.x - d.x;
  const dy1 = b.y - c.y;
  const dy2 = d.y - c.y;
  const dy3 = a.y - b.y + c.y - d.y;
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / determinant;
  const h = (dx1 * dy3 - dx3 * dy1) / determinant;
  return (u, v) => {
    const w = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / w,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / w,
    };
  };
}

/** A line as all points with a * x + b * y = c. */
interface Line {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

function meeting(one: Line, other: Line): Point | null {
  const determinant = one.a * other.b - other.a * one.b;
  if (Math.abs(determinant) < 1e-9) return null;
  return {
    x: (one.c * other.b - other.c * one.b) / determinant,
    y: (one.a * other.c - other.a * one.c) / determinant,
  };
}

/** The line nearest to most of the points: fitted, then again without those that lie off it. */
function lineThrough(points: readonly Point[]): Line | null {
  let kept = points;
  let line: Line | null = null;
  for (let round = 0; round < 4 && kept.length >= 2; ++round) {
    const mx = kept.reduce((sum, { x }) => sum + x, 0) / kept.length;
    const my = kept.reduce((sum, { y }) => sum + y, 0) / kept.length;
    let [xx, xy, yy] = [0, 0, 0];
    for (const { x, y } of kept) {
      xx += (x - mx) ** 2;
      xy += (x - mx) * (y - my);
      yy += (y - my) ** 2;
    }
    // Its direction is that in which the points are spread most.
    const angle = Math.atan2(2 * xy, xx - yy) / 2;
    const found: Line = {
      a: -Math.sin(angle),
      b: Math.cos(angle),
      c: -Math.sin(angle) * mx + Math.cos(angle) * my,
    };
    line = found;
    const distance = ({ x, y }: Point) => Math.abs(found.a * x + found.b * y - found.c);
    const all = kept.map(distance).sort((p, q) => p - q);
    const usual = Math.max(1, 2.5 * all[Math.floor(all.length / 2)]!);
    kept = kept.filter((point) => distance(point) <= usual);
  }
  return line;
}

/** The points of a blob that lie furthest out towards the corners of the picture. */
function outermost(blob: Blob, labels: Int32Array, width: number): Corners {
  const far: Point[] = Array.from({ length: 4 }, () => ({ x: 0, y: 0 }));
  const best = [Infinity, Infinity, Infinity, Infinity];
  for (let y = blob.top; y <= blob.bottom; ++y) {
    for (let x = blob.left; x <= blob.right; ++x) {
      if (labels[y * width + x] !== blob.label) continue;
      [x + y, y - x, -x - y, x - y].forEach((value, corner) => {
        if (value >= best[corner]!) return;
        best[corner] = value;
        far[corner] = { x, y };
      });
    }
  }
  return [far[0]!, far[1]!, far[2]!, far[3]!];
}

/** The corners of a blob, from the lines that its four sides follow. */
function cornersOf(blob: Blob, labels: Int32Array, width: number, height: number): Corners | null {
  const rough = outermost(blob, labels, width);
  const middle = {
    x: rough.reduce((sum, { x }) => sum + x, 0) / 4,
    y: rough.reduce((sum, { y }) => sum + y, 0) / 4,
  };
  const isBlob = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && labels[y * width + x] === blob.label;
  const sides: Line[] = [];
  for (let side = 0; side < 4; ++side) {
    const from = rough[side]!;
    const to = rough[(side + 1) % 4]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length < 60) return null;
    // Inwards, at right angles to the side.
    let inwards = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
    if ((middle.x - from.x) * inwards.x + (middle.y - from.y) * inwards.y < 0) {
      inwards = { x: -inwards.x, y: -inwards.y };
    }
    const met: Point[] = [];
    for (let t = 0.03; t <= 0.97; t += 0.01) {
      for (let step = -length / 12; step < length / 12; ++step) {
        const x = Math.round(from.x + t * (to.x - from.x) + step * inwards.x);
        const y = Math.round(from.y + t * (to.y - from.y) + step * inwards.y);
        if (!isBlob(x, y)) continue;
        met.push({ x, y });
        break;
      }
    }
    const line = met.length >= 40 ? lineThrough(met) : null;
    if (line === null) return null;
    sides.push(line);
  }
  const corners = [0, 1, 2, 3].map((at) => meeting(sides[(at + 3) % 4]!, sides[at]!));
  if (corners.some((corner) => corner === null)) return null;
  return corners as unknown as Corners;
}

/** Whether four corners go round in one direction and enclose something like a square. */
function isSquarish(corners: Corners): boolean {
  const lengths = corners.map((corner, at) => {
    const next = corners[(at + 1) % 4]!;
    return Math.hypot(next.x - corner.x, next.y - corner.y);
  });
  if (Math.min(...lengths) < 60 || Math.max(...lengths) > 3 * Math.min(...lengths)) return false;
  return corners.every((corner, at) => {
    const next = corners[(at + 1) % 4]!;
    const after = corners[(at + 2) % 4]!;
    const turn =
      (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x);
    return turn > 0.25 * lengths[at]! * lengths[(at + 1) % 4]!;
  });
}

/** Lays the square between corners flat. */
export function flatten(image: GreyImage, corners: Corners): GreyImage {
  const at = mapOf(corners);
  const shades = new Uint8ClampedArray(kFlat * kFlat);
  const scale = kSide * kCell;
  // Several samples to a pixel where the picture has more of them.
  const side = Math.hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y);
  const samples = side > 1.5 * scale ? 2 : 1;
  for (let y = 0; y < kFlat; ++y) {
    for (let x = 0; x < kFlat; ++x) {
      let sum = 0;
      for (let sy = 0; sy < samples; ++sy) {
        for (let sx = 0; sx < samples; ++sx) {
          const u = (x + (sx + 0.5) / samples - 0.5 - kMargin) / scale;
          const v = (y + (sy + 0.5) / samples - 0.5 - kMargin) / scale;
          const { x: px, y: py } = at(u, v);
          sum += shadeAt(image, px, py);
        }
      }
      shades[y * kFlat + x] = sum / (samples * samples);
    }
  }
  return { width: kFlat, height: kFlat, shades };
}

/**
 * How far a line strays from its place along one cell's length: the middle of the offsets, of at most a
 * fifth of a cell, at which about as many of its pixels are dark as anywhere, and how many of them are.
 */
function strayOf(
  dark: Uint8Array,
  line: number,
  from: number,
  isColumn: boolean,
  expected: number,
): { offset: number; share: number } {
  const reach = kCell / 5;
  const shares: number[] = [];
  for (let offset = -reach; offset <= reach; ++offset) {
    let count = 0;
    for (let step = 4; step < kCell - 4; ++step) {
      const across = Math.round(line + offset);
      const along = from + step;
      const at = isColumn ? along * kFlat + across : across * kFlat + along;
      count += dark[at] ?? 0;
    }
    shares.push(count / (kCell - 8));
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

/** Follows the lines of a flat grid; null if too few are there. */
function followLines(image: GreyImage): { crossings: Point[]; evidence: number } | null {
  return (
    followDark(darkPixels(image, kCell / 2, 0.93)) ?? followDark(darkPixels(image, kCell / 2, 0.97))
  );
}

function followDark(dark: Uint8Array): { crossings: Point[]; evidence: number } | null {
  // offsets[isColumn][line][cell along it]
  const offsets = [false, true].map((isColumn) =>
    Array.from({ length: kSide + 1 }, (_, line) => {
      let expected = 0;
      return Array.from({ length: kSide }, (_, cell) => {
        const stray = strayOf(
          dark,
          kMargin + line * kCell,
          kMargin + cell * kCell,
          isColumn,
          expected,
        );
        if (stray.share > 0.6) expected = stray.offset;
        return stray;
      });
    }),
  );
  const all = offsets.flat(2);
  const evidence = all.filter(({ share }) => share > 0.6).length / all.length;
  // A picture with squares in it has some lines by chance; the weakest line of a grid is still one.
  const weakest = Math.min(
    ...offsets
      .flat()
      .map((line) => line.reduce((sum, { share }) => sum + Math.min(1, share), 0) / kSide),
  );
  if (evidence < 0.75 || weakest < 0.45) return null;
  const strays = (isColumn: 0 | 1, line: number, crossing: number) => {
    const cells = offsets[isColumn]![line]!;
    const near = [cells[crossing - 1], cells[crossing]].filter(
      (stray) => stray !== undefined && stray.share > 0.6,
    );
    return near.reduce((sum, stray) => sum + stray!.offset, 0) / Math.max(1, near.length);
  };
  const crossings: Point[] = [];
  for (let row = 0; row <= kSide; ++row) {
    for (let column = 0; column <= kSide; ++column) {
      crossings.push({
        x: kMargin + column * kCell + strays(1, column, row),
        y: kMargin + row * kCell + strays(0, row, column),
      });
    }
  }
  return { crossings, evidence };
}

/** The grid of a picture, or null. The picture should have at most a thousand pixels or two on a side. */
export function findGrid(image: GreyImage): FlatGrid | null {
  const { width, height } = image;
  let best: FlatGrid | null = null;
  // Thin lines of a small grid and thick ones of a large grid want different windows.
  for (const [part, share] of [
    [24, 0.9],
    [10, 0.85],
    [60, 0.95],
    [30, 0.96],
  ] as const) {
    const reach = Math.max(4, Math.round(Math.max(width, height) / part));
    const { blobs, labels } = blobsOf(darkPixels(image, reach, share), width, height);
    const area = ({ left, right, top, bottom }: Blob) => (right - left + 1) * (bottom - top + 1);
    const large = blobs
      .filter((blob) => area(blob) > 0.02 * width * height && blob.size > 300)
      .sort((one, other) => area(other) - area(one))
      .slice(0, 6);
    for (const blob of large) {
      const corners = cornersOf(blob, labels, width, height);
      if (corners === null || !isSquarish(corners)) continue;
      const flat = flatten(image, corners);
      const lines = followLines(flat);
      if (lines === null || (best !== null && best.evidence >= lines.evidence)) continue;
      best = { corners, image: flat, ...lines };
    }
    if (best !== null && best.evidence > 0.9) break;
  }
  return best;
}
