// SPDX-License-Identifier: MIT
//
// The pen: lines from cell to cell, edges along borders, dots. What is drawn follows from where it
// begins: near the middle of a cell, or near its rim.

import type { CellState, Link, Matrix, PenKind } from '../api/protocol';
import { apply, cellAt, corners, type Point } from './matrix';
import { otherStrokes } from './other_marks';
import { type Attributes, element } from './svg';

/** How far from the rim of a cell an edge is meant, in parts of its side. */
const kRim = 0.24;
/** Nearer to a corner than this two edges might be meant. */
const kCorner = 0.22;
const kDeadZone = 0.4;
/** Cells whose middles are nearer than this, in sides of a cell, may be joined by a drag. */
const kNeighbour = 1.6;
const kDot = 0.11;

type Side = readonly [Point, Point];

function sideKey([p, q]: Side): string {
  const key = ({ x, y }: Point) => `${Math.round(x * 2)},${Math.round(y * 2)}`;
  return [key(p), key(q)].sort().join(' ');
}

function sides(matrix: Matrix, unit: number): [Side, Side, Side, Side] {
  const [a, b, c, d] = corners(matrix, unit);
  return [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ];
}

function middleOf([p, q]: Side): Point {
  return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
}

/** What a drawing has to know of the board to draw with a pen on it. */
export class PenBoard {
  /** By its place, every side with the cells that have it. */
  private readonly owners = new Map<string, { side: Side; cells: number[] }>();

  constructor(
    readonly matrices: readonly Matrix[],
    readonly unit: number,
  ) {
    for (const [cell, matrix] of matrices.entries()) {
      for (const side of sides(matrix, unit)) {
        const key = sideKey(side);
        const cells = this.owners.get(key)?.cells ?? [];
        this.owners.set(key, { side, cells: [...cells, cell] });
      }
    }
  }

  middle(cell: number): Point {
    return apply(this.matrices[cell] ?? [0, 0, 0, 0, 0, 0], this.unit / 2, this.unit / 2);
  }

  /** The side that both cells have in this drawing. */
  between(a: number, b: number): Side | undefined {
    const matrix = this.matrices[a];
    if (matrix === undefined) return undefined;
    return sides(matrix, this.unit).find((side) =>
      this.owners.get(sideKey(side))?.cells.includes(b),
    );
  }

  /** The cells on both sides of the border near a place in a cell's square. */
  borderAt(cell: number, at: Point): Link | null {
    const [x, y] = [at.x / this.unit, at.y / this.unit];
    const off = [y, 1 - x, 1 - y, x];
    const nearest = off.indexOf(Math.min(...off));
    const along = nearest % 2 === 0 ? x : y;
    const matrix = this.matrices[cell];
    if ((off[nearest] ?? 1) > kRim || along < kCorner || along > 1 - kCorner || !matrix)
      return null;
    const side = sides(matrix, this.unit)[nearest];
    const other = side && this.owners.get(sideKey(side))?.cells.find((owner) => owner !== cell);
    return other === undefined ? null : [cell, other];
  }

  /** The borders between these cells and all others. */
  fence(cells: ReadonlySet<number>): Link[] {
    return [...this.owners.values()].flatMap(({ cells: [a, b] }) =>
      a !== undefined && b !== undefined && cells.has(a) !== cells.has(b) ? [[a, b] as Link] : [],
    );
  }

  /** The borders of regions and of the board, by the region of each cell. */
  borders(regions: readonly number[]): SVGElement[] {
    return [...this.owners.values()]
      .filter(({ cells: [a = -1, b = -1] }) => regions[a] !== regions[b])
      .map(({ side: [p, q] }) =>
        element('line', { class: 'drawn-border', x1: p.x, y1: p.y, x2: q.x, y2: q.y }),
      );
  }

  /** What is drawn from a cell. */
  strokes(state: CellState): SVGElement[] {
    const { cell, pen } = state;
    return [...pen, ...otherStrokes(state)].flatMap(({ kind, to, colour }) =>
      this.stroke(kind, [cell, to], colour),
    );
  }

  stroke(kind: PenKind, [a, b]: Link, colour: number): SVGElement[] {
    const ink: Attributes = colour > 0 ? { 'data-colour': colour } : {};
    const side = a === b ? undefined : this.between(a, b);
    if (kind === 'dot') {
      if (a !== b && side === undefined) return [];
      const { x, y } = side ? middleOf(side) : this.middle(a);
      return [element('circle', { ...ink, class: 'pen-dot', cx: x, cy: y, r: kDot * this.unit })];
    }
    const ends = kind === 'line' ? [this.middle(a), this.middle(b)] : side;
    if (ends === undefined) return [];
    const [p, q] = ends as Side;
    return [element('line', { ...ink, class: `pen-${kind}`, x1: p.x, y1: p.y, x2: q.x, y2: q.y })];
  }
}

/** A drag of the pen. */
export class PenTrail {
  readonly links: Link[] = [];
  private readonly isEdge: boolean;
  private last = -1;
  private readonly first: Link | null;

  constructor(
    private readonly board: PenBoard,
    at: Point,
    readonly colour: number,
  ) {
    const hit = cellAt(board.matrices, board.unit, at);
    const border = hit && board.borderAt(hit.cell, hit.at);
    this.isEdge = border !== null;
    this.first = border ?? (hit ? [hit.cell, hit.cell] : null);
    this.last = hit?.cell ?? -1;
  }

  get kind(): PenKind {
    if (this.links.length === 0) return 'dot';
    return this.isEdge ? 'edge' : 'line';
  }

  /** What is drawn if the pen goes up now: without a drag a dot. */
  get drawn(): readonly Link[] {
    return this.links.length > 0 ? this.links : this.first ? [this.first] : [];
  }

  /** Goes on to a place; whether something was added. */
  go(to: Point): boolean {
    const { board } = this;
    const hit = cellAt(board.matrices, board.unit, to);
    if (!hit) return false;
    return this.isEdge ? this.along(board.borderAt(hit.cell, hit.at)) : this.through(hit);
  }

  private along(link: Link | null): boolean {
    if (link === null || this.has(link)) return false;
    // The first one is drawn as soon as there is a second: until then a dot is meant.
    if (this.links.length === 0 && this.first && !same(this.first, link)) {
      this.links.push(this.first);
    }
    if (this.links.length === 0) return false;
    this.links.push(link);
    return true;
  }

  private through({ cell, at }: { cell: number; at: Point }): boolean {
    const { board } = this;
    const half = board.unit / 2;
    const off = Math.hypot(at.x - half, at.y - half);
    if (cell === this.last || off > kDeadZone * board.unit) return false;
    const from = board.middle(this.last);
    const to = board.middle(cell);
    const isNear = Math.hypot(to.x - from.x, to.y - from.y) < kNeighbour * board.unit;
    const link: Link = [this.last, cell];
    this.last = cell;
    if (!isNear || this.has(link)) return false;
    this.links.push(link);
    return true;
  }

  private has(link: Link): boolean {
    return this.links.some((one) => same(one, link));
  }
}

function same([a, b]: Link, [c, d]: Link): boolean {
  return (a === c && b === d) || (a === d && b === c);
}
