// SPDX-License-Identifier: MIT
//
// Where grids lie in a picture. The lines of one hang together, so each large blob of dark pixels is tried:
// the four sides of its outline are fitted by straight lines, the square between them is laid flat, and it
// is a grid if it has the lines of one (grid_lines.ts).

import { type GridLines, kFlat, kGrid, kMargin, linesIn } from './grid_lines';
import { type Blob, blobsOf, darkPixels, type GreyImage, type Point, shadeAt } from './image';

/** Clockwise from the top left, as the picture lies. */
export type Corners = readonly [Point, Point, Point, Point];

export interface FlatGrid extends GridLines {
  readonly corners: Corners;
  /** kFlat pixels wide and high, the grid within a margin of kMargin. */
  readonly image: GreyImage;
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
  const middle = middleOf(rough);
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
  // Several samples to a pixel where the picture has more of them: a thin line is not stepped over.
  const side = Math.hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y);
  const samples = Math.max(1, Math.min(4, Math.ceil((1.5 * side) / kGrid - 0.5)));
  // Where the corners of the pixels lie in the picture: within a pixel it is not slanted to speak of.
  const points = kFlat + 1;
  const xs = new Float64Array(points * points);
  const ys = new Float64Array(points * points);
  for (let corner = 0; corner < xs.length; ++corner) {
    const [column, row] = [corner % points, Math.floor(corner / points)];
    const point = at((column - 0.5 - kMargin) / kGrid, (row - 0.5 - kMargin) / kGrid);
    xs[corner] = point.x;
    ys[corner] = point.y;
  }
  const { width, height } = image;
  for (let pixel = 0; pixel < shades.length; ++pixel) {
    const first = pixel + Math.floor(pixel / kFlat);
    const x = xs[first]!;
    const y = ys[first]!;
    const acrossX = (xs[first + 1]! - x) / samples;
    const acrossY = (ys[first + 1]! - y) / samples;
    const downX = (xs[first + points]! - x) / samples;
    const downY = (ys[first + points]! - y) / samples;
    if (samples === 1) {
      shades[pixel] = shadeAt(image, x + (acrossX + downX) / 2, y + (acrossY + downY) / 2);
      continue;
    }
    let sum = 0;
    for (let v = 0.5; v < samples; ++v) {
      for (let u = 0.5; u < samples; ++u) {
        const column = Math.round(x + u * acrossX + v * downX);
        const row = Math.round(y + u * acrossY + v * downY);
        const inside = Math.max(0, Math.min(width - 1, column));
        sum += image.shades[Math.max(0, Math.min(height - 1, row)) * width + inside]!;
      }
    }
    shades[pixel] = sum / (samples * samples);
  }
  return { width: kFlat, height: kFlat, shades };
}

function areaOf(corners: Corners): number {
  return Math.abs(
    corners.reduce((sum, corner, at) => {
      const next = corners[(at + 1) % 4]!;
      return sum + (corner.x * next.y - next.x * corner.y) / 2;
    }, 0),
  );
}

function middleOf(corners: Corners): Point {
  return {
    x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
    y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
  };
}

/** Whether a point lies within corners that go round clockwise. */
function isWithin(point: Point, corners: Corners): boolean {
  return corners.every((corner, at) => {
    const next = corners[(at + 1) % 4]!;
    return (next.x - corner.x) * (point.y - corner.y) >= (next.y - corner.y) * (point.x - corner.x);
  });
}

function isSame(one: Corners, other: Corners): boolean {
  return one.every(({ x, y }, at) => Math.hypot(x - other[at]!.x, y - other[at]!.y) < 1.5);
}

/** Of two grids in the same place the one to keep: with clearly better lines, else the whole of a part. */
function isBetter(one: FlatGrid, other: FlatGrid): boolean {
  if (Math.abs(one.evidence - other.evidence) > 0.05) return one.evidence > other.evidence;
  const [area, than] = [areaOf(one.corners), areaOf(other.corners)];
  return area > 1.5 * than || (than <= 1.5 * area && one.evidence > other.evidence);
}

/** The grid that seems to be meant first, of those about as large as it the one in the middle; then the others as they are read, small ones last. */
function inOrder(grids: readonly FlatGrid[], { width, height }: GreyImage): FlatGrid[] {
  const largest = Math.max(...grids.map(({ corners }) => areaOf(corners)));
  const rank = (grid: FlatGrid) => {
    if (areaOf(grid.corners) < 0.6 * largest) return 2;
    return isWithin({ x: width / 2, y: height / 2 }, grid.corners) ? 0 : 1;
  };
  const isAbove = ({ corners: [a, , c] }: FlatGrid, other: FlatGrid) =>
    (a.y + c.y) / 2 < Math.min(...other.corners.map(({ y }) => y));
  return [...grids].sort((one, other) => {
    if (rank(one) !== rank(other)) return rank(one) - rank(other);
    if (isAbove(one, other)) return -1;
    if (isAbove(other, one)) return 1;
    return middleOf(one.corners).x - middleOf(other.corners).x;
  });
}

/**
 * The grids of a picture, that which seems to be meant first. The picture should have at most a thousand
 * pixels or two on a side.
 */
export function findGrids(image: GreyImage): FlatGrid[] {
  const { width, height } = image;
  let found: FlatGrid[] = [];
  /** Another window often shows the same outline. */
  const tried: Corners[] = [];
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
      .slice(0, 12);
    for (const blob of large) {
      const corners = cornersOf(blob, labels, width, height);
      if (corners === null || !isSquarish(corners)) continue;
      if (tried.some((other) => isSame(corners, other))) continue;
      tried.push(corners);
      const flat = flatten(image, corners);
      const lines = linesIn(flat);
      if (lines === null) continue;
      const grid: FlatGrid = { corners, image: flat, ...lines };
      const sharesPlace = (other: FlatGrid) =>
        isWithin(middleOf(corners), other.corners) || isWithin(middleOf(other.corners), corners);
      const rivals = found.filter(sharesPlace);
      if (rivals.some((rival) => !isBetter(grid, rival))) continue;
      found = [...found.filter((other) => !rivals.includes(other)), grid];
    }
    if (found.some(({ evidence }) => evidence > 0.9)) break;
  }
  return inOrder(found, image);
}
