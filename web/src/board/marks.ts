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
  /** Outlines just inside the rim. */
  caged: boolean;
}

/** Marks in the middle: one line if they are few, else a block of lines. */
export function centreBlock(digits: readonly number[], { corner, caged }: Surroundings): MarkBlock {
  const n = digits.length;
  const columns = n <= 4 ? n : n <= 8 ? Math.ceil(n / 2) : Math.ceil(Math.sqrt(n));
  const rows = Math.ceil(n / Math.max(columns, 1));
  const room = corner ? 0.62 : caged ? 0.74 : 0.86;
  const pitchX = Math.min(0.2, (caged ? 0.72 : 0.88) / columns);
  const pitchY = Math.min(0.29, room / rows);
  const middle = corner && rows > 1 ? 0.58 : 0.5;
  return {
    size: Math.min(0.28, pitchX / 0.62, pitchY / 0.95),
    rows: Array.from({ length: rows }, (_, row) => {
      const line = digits.slice(row * columns, (row + 1) * columns);
      const y = middle + (row - (rows - 1) / 2) * pitchY;
      return line.map((digit, i) => ({ digit, x: 0.5 + (i - (line.length - 1) / 2) * pitchX, y }));
    }),
  };
}

const kCorners: readonly [number, number][] = [
  [0.17, 0.2],
  [0.83, 0.2],
  [0.17, 0.81],
  [0.83, 0.81],
  [0.5, 0.2],
  [0.5, 0.81],
  [0.17, 0.5],
  [0.83, 0.5],
];

/** Marks along the rim, as many as there is room for there; else a block. */
export function cornerBlock(digits: readonly number[], around: Surroundings): MarkBlock {
  if (digits.length > kCorners.length) return centreBlock(digits, around);
  const top = around.corner ? 0.42 : 0.2;
  const inset = around.caged ? 0.05 : 0;
  const order = digits.map((digit, i): Placed => {
    const [x, y] = kCorners[i] ?? [0.5, 0.5];
    const height = y === 0.2 ? top : around.corner && y === 0.5 ? 0.6 : y;
    return {
      digit,
      x: x + Math.sign(0.5 - x) * inset,
      y: height + (y === 0.5 ? 0 : Math.sign(0.5 - y) * inset),
    };
  });
  const lines = new Map<number, Placed[]>();
  for (const placed of order) lines.set(placed.y, [...(lines.get(placed.y) ?? []), placed]);
  return { size: 0.25, rows: [...lines.values()] };
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
