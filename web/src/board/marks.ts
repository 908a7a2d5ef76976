// SPDX-License-Identifier: MIT
//
// Where the small digits stand in a cell. Lengths are parts of the cell's side.

export interface Placed {
  digit: number;
  x: number;
  y: number;
}

export interface MarkBlock {
  size: number;
  rows: Placed[][];
}

/** What is drawn in a cell besides the marks. */
export interface Surroundings {
  /** A number in the upper left corner. */
  corner: boolean;
  /** Outlines just inside the rim, or dots on it. */
  rimmed: boolean;
  /** Width of the widest symbol, in parts of the size of the font. */
  widest: number;
}

/** Between the middles of two lines, in parts of the size of the font; emoji are taller. */
const lineOf = (widest: number) => (widest > 1 ? 1.25 : 0.95);
/** The room of a digit, in parts of the size of the font. */
export const kDigitWidth = 0.62;

/** Where a block may stand, from the top of the cell to its bottom. */
interface Band {
  top: number;
  bottom: number;
}

/** The largest font, at most `most`, with which `columns` by `rows` symbols have room. */
function fontSize(most: number, columns: number, width: number, rowHeight: number, widest: number) {
  return Math.min(
    most,
    width / columns / Math.max(widest, kDigitWidth),
    rowHeight / lineOf(widest),
  );
}

/** Marks in the middle: one line if they are few, else a block of lines. */
export function centreBlock(
  digits: readonly number[],
  around: Surroundings,
  corners: readonly number[] = [],
): MarkBlock {
  const n = digits.length;
  const band = corners.length > 0 ? betweenCorners(around) : wholeCell(around);
  const flat = corners.length > 0;
  const columns = n <= 4 ? n : n <= 8 || flat ? Math.ceil(n / 2) : Math.ceil(Math.sqrt(n));
  const rows = Math.ceil(n / Math.max(columns, 1));
  const width = around.rimmed ? 0.72 : 0.88;
  const pitchX = Math.min(0.2 * Math.max(1, around.widest / kDigitWidth), width / columns);
  const pitchY = Math.min(0.29, (band.bottom - band.top) / rows);
  const middle = (band.top + band.bottom) / 2;
  return {
    size: fontSize(0.28, 1, pitchX, pitchY, around.widest),
    rows: Array.from({ length: rows }, (_, row) => {
      const line = digits.slice(row * columns, (row + 1) * columns);
      const y = middle + (row - (rows - 1) / 2) * pitchY;
      return line.map((digit, i) => ({ digit, x: 0.5 + (i - (line.length - 1) / 2) * pitchX, y }));
    }),
  };
}

function wholeCell({ corner, rimmed }: Surroundings): Band {
  const half = (corner ? 0.62 : rimmed ? 0.74 : 0.86) / 2;
  const middle = corner ? 0.58 : 0.5;
  return { top: middle - half, bottom: middle + half };
}

/** Middles of the two lines of corner marks, and half the height of one. */
function cornerLines({ corner, rimmed }: Surroundings): { top: number; bottom: number } {
  const inset = rimmed ? 0.05 : 0;
  return { top: (corner ? 0.37 : 0.2) + inset, bottom: 0.83 - inset };
}

const kCornerSize = 0.25;

function cornerHeight({ corner }: Surroundings): number {
  return corner ? 0.2 : kCornerSize;
}

function betweenCorners(around: Surroundings): Band {
  const { top, bottom } = cornerLines(around);
  const half = (cornerHeight(around) * lineOf(around.widest)) / 2;
  return { top: top + half, bottom: bottom - half };
}

/** The order in which up to three places of a line are taken: the corners before the middle. */
const kPlaces: readonly number[][] = [[], [0], [0, 2], [0, 2, 1]];

/** Marks along the upper and the lower rim; the corners are taken first. */
export function cornerBlock(digits: readonly number[], around: Surroundings): MarkBlock {
  const n = digits.length;
  const { top, bottom } = cornerLines(around);
  const left = (around.rimmed ? 0.05 : 0) + 0.17;
  // The first four stand in the corners, two more between them; more than that, side by side.
  const above = n <= 6 ? [0, 1, 4].filter((i) => i < n) : range(0, Math.ceil(n / 2));
  const below = n <= 6 ? [2, 3, 5].filter((i) => i < n) : range(Math.ceil(n / 2), n);
  const columns = Math.max(n <= 6 ? 3 : above.length, 2);
  const step = (1 - 2 * left) / (columns - 1);
  const line = (places: readonly number[], y: number): Placed[] =>
    places.map((place, i) => {
      const column = n <= 6 ? (kPlaces[places.length]?.[i] ?? i) : i;
      return { digit: digits[place] ?? 0, x: left + column * step, y };
    });
  return {
    size: fontSize(cornerHeight(around), 1, step, 1, around.widest),
    rows: [line(above, top), line(below, bottom)].filter((row) => row.length > 0),
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** A part of the unit square: of `count` equal angles round its middle, number `index`. */
export function wedge(index: number, count: number): string {
  if (count === 1) return '0,0 1,0 1,1 0,1';
  const rim = (turn: number) => {
    const angle = (turn - 0.25 + 0.125) * 2 * Math.PI;
    const x = Math.cos(angle);
    const y = Math.sin(angle);
    const scale = 0.5 / Math.max(Math.abs(x), Math.abs(y));
    return `${0.5 + x * scale},${0.5 + y * scale}`;
  };
  const from = index / count;
  const to = (index + 1) / count;
  const points = [rim(from)];
  // The corners of the square lie at whole quarters.
  for (let quarter = 0; quarter <= 4; ++quarter) {
    if (quarter / 4 > from && quarter / 4 < to) points.push(rim(quarter / 4));
  }
  return ['0.5,0.5', ...points, rim(to)].join(' ');
}
