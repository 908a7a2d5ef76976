// SPDX-License-Identifier: MIT
//
// Grids as programs draw them on a screen, for the checks of reading pictures: on dark ground, with cells
// tinted, digits in colour and small marks; several in one picture, turned, or of another size.

export interface DrawnGrid {
  /** Row by row; `.` for nothing. */
  readonly cells: string;
  readonly box: readonly [number, number];
  /** Pixels from the left and the top, and those of a cell. */
  readonly at: readonly [number, number];
  readonly cell: number;
  readonly ink?: string;
  readonly thin?: string;
  readonly bold?: string;
  /** Colours of cells, and of what stands in them, by cell. */
  readonly fills?: { readonly [cell: number]: string };
  readonly inks?: { readonly [cell: number]: string };
  /** The region of each cell, row by row: with thick lines around regions, and not around boxes. */
  readonly regions?: string;
  /** Whether each empty cell has small marks, three in their places or some in a row in its middle. */
  readonly marks?: 'places' | 'middle';
}

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly ground?: string;
  readonly grids: readonly DrawnGrid[];
  /** Quarters by which the picture is turned clockwise. */
  readonly turn?: number;
}

const kFont = '"DejaVu Sans"';

function drawGrid(pen: CanvasRenderingContext2D, grid: DrawnGrid): void {
  const { cells, box, cell, ink = '#222', thin = '#bbb', bold = '#333' } = grid;
  const [left, top] = grid.at;
  const side = Math.sqrt(cells.length);
  const place = (at: number) => [left + (at % side) * cell, top + Math.floor(at / side) * cell];
  for (const [at, fill] of Object.entries(grid.fills ?? {})) {
    const [x, y] = place(Number(at));
    pen.fillStyle = fill;
    pen.fillRect(x!, y!, cell, cell);
  }
  for (const isBold of [false, true]) {
    pen.strokeStyle = isBold ? bold : thin;
    pen.lineWidth = isBold ? 3 : 1;
    for (let line = 0; line <= side; ++line) {
      pen.beginPath();
      if ((line % box[1] === 0) === isBold) {
        pen.moveTo(left + line * cell, top);
        pen.lineTo(left + line * cell, top + side * cell);
      }
      if ((line % box[0] === 0) === isBold) {
        pen.moveTo(left, top + line * cell);
        pen.lineTo(left + side * cell, top + line * cell);
      }
      pen.stroke();
    }
  }
  const { regions = '' } = grid;
  for (let at = 0; at < regions.length; ++at) {
    const [x, y] = place(at) as [number, number];
    pen.lineWidth = 4;
    pen.beginPath();
    if ((at + 1) % side !== 0 && regions[at] !== regions[at + 1]) {
      pen.moveTo(x + cell, y);
      pen.lineTo(x + cell, y + cell);
    }
    if (at + side < regions.length && regions[at] !== regions[at + side]) {
      pen.moveTo(x, y + cell);
      pen.lineTo(x + cell, y + cell);
    }
    pen.stroke();
  }
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  [...cells].forEach((digit, at) => {
    const [x, y] = place(at) as [number, number];
    pen.fillStyle = grid.inks?.[at] ?? ink;
    if (digit !== '.') {
      pen.font = `${0.62 * cell}px ${kFont}`;
      pen.fillText(digit, x + 0.5 * cell, y + 0.54 * cell);
      return;
    }
    pen.font = `${0.34 * cell}px ${kFont}`;
    if (grid.marks === 'middle') {
      pen.fillText(
        '1234567'.slice(at % 5, (at % 5) + 1 + (at % 3)),
        x + 0.5 * cell,
        y + 0.53 * cell,
      );
    }
    for (const mark of grid.marks === 'places' ? [at % 9, (at * 4 + 2) % 9, 4] : []) {
      const [right, down] = [(mark % 3) + 0.5, Math.floor(mark / 3) + 0.5];
      pen.fillText(String(mark + 1), x + (right * cell) / 3, y + (down * cell) / 3);
    }
  });
}

export function makeScreen(screen: Screen): HTMLCanvasElement {
  const { width, height, turn = 0 } = screen;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = turn % 2 === 0 ? [width, height] : [height, width];
  const pen = canvas.getContext('2d')!;
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((turn * Math.PI) / 2);
  pen.translate(-width / 2, -height / 2);
  pen.fillStyle = screen.ground ?? '#fff';
  pen.fillRect(0, 0, width, height);
  for (const grid of screen.grids) drawGrid(pen, grid);
  return canvas;
}
