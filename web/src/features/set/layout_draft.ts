// SPDX-License-Identifier: MIT
//
// A board that is being drawn: where its pieces (grids, faces, cubes) lie. What it means, and what
// is wrong with it, the engine says.

import { computed, signal } from '@preact/signals';
import type { Json, JsonObject } from '../../api/protocol';
import type { PageState } from '../../game/page_state';

export type LayoutType = 'overlap' | 'tredoku' | 'cubes';
/** As the description of the board has it: [row, column], [kind, i, j] or [row, column, layer]. */
export type Piece = readonly (number | string)[];

interface LayoutKind {
  /** The member of the description that lists the pieces, and the one that gives their size. */
  pieces: string;
  size: string;
  /** What there is where the description does not say. */
  firstPieces: readonly Piece[];
  firstSize: number;
}

export const kLayouts: { readonly [T in LayoutType]: LayoutKind } = {
  overlap: {
    pieces: 'offsets',
    size: 'size',
    firstPieces: [
      [0, 0],
      [6, 6],
    ],
    firstSize: 9,
  },
  tredoku: {
    pieces: 'faces',
    size: 'digits',
    firstPieces: [
      ['T', 0, 0],
      ['L', 2, 1],
      ['R', 1, 2],
    ],
    firstSize: 9,
  },
  cubes: { pieces: 'offsets', size: 'base', firstPieces: [[0, 0, 0]], firstSize: 3 },
};

export function isLayoutType(type: Json | undefined): type is LayoutType {
  return typeof type === 'string' && type in kLayouts;
}

interface State {
  pieces: readonly Piece[];
  size: number;
}

export class Draft {
  readonly type: LayoutType;
  readonly chosen = signal(-1);
  private readonly now = signal<State>({ pieces: [], size: 0 });
  private readonly past = signal<readonly State[]>([]);
  /** While a piece is dragged: where it is. */
  readonly dragged = signal<{ index: number; piece: Piece } | null>(null);
  readonly size = computed(() => this.now.value.size);
  readonly canUndo = computed(() => this.past.value.length > 0);
  readonly pieces = computed<readonly Piece[]>(() => {
    const { dragged } = this;
    const { pieces } = this.now.value;
    return pieces.map((piece, i) => (i === dragged.value?.index ? dragged.value.piece : piece));
  });
  readonly geometry = computed<JsonObject>(() => {
    const kind = kLayouts[this.type];
    const pieces = normalised(this.pieces.value).map((piece) => [...piece]);
    return { ...this.rest, [kind.size]: this.size.value, [kind.pieces]: pieces };
  });

  /** Draws on from a description; what it says besides stays as it is. */
  constructor(
    type: LayoutType,
    private rest: JsonObject,
  ) {
    this.type = type;
    this.now.value = this.stateOf(rest);
    this.chosen.value = this.now.value.pieces.length - 1;
  }

  private stateOf(geometry: JsonObject): State {
    const kind = kLayouts[this.type];
    const pieces = geometry[kind.pieces];
    const size = geometry[kind.size];
    return {
      pieces: Array.isArray(pieces) ? (pieces as Piece[]) : kind.firstPieces,
      size: typeof size === 'number' ? size : kind.firstSize,
    };
  }

  /** Takes over a description, as one step. */
  replace(geometry: JsonObject): void {
    this.rest = geometry;
    this.put(this.stateOf(geometry));
    this.chosen.value = this.now.value.pieces.length - 1;
  }

  private put(state: Partial<State>): void {
    this.past.value = [...this.past.value, this.now.value];
    this.now.value = { ...this.now.value, ...state };
  }

  add(piece: Piece): void {
    this.put({ pieces: normalised([...this.now.value.pieces, piece]) });
    this.chosen.value = this.now.value.pieces.length - 1;
  }

  move(index: number, piece: Piece): void {
    const pieces = this.now.value.pieces.map((old, i) => (i === index ? piece : old));
    this.put({ pieces: normalised(pieces) });
    this.chosen.value = index;
  }

  remove(index: number): void {
    const pieces = this.now.value.pieces.filter((_, i) => i !== index);
    this.put({ pieces: normalised(pieces) });
    this.chosen.value = Math.min(index, pieces.length - 1);
  }

  resize(size: number): void {
    this.put({ size });
  }

  undo(): void {
    const last = this.past.value.at(-1);
    if (last === undefined) return;
    this.past.value = this.past.value.slice(0, -1);
    this.now.value = last;
    this.chosen.value = Math.min(this.chosen.value, last.pieces.length - 1);
  }
}

/** Moves pieces that are given by offsets so that the least of each is 0; others stay. */
function normalised(pieces: readonly Piece[]): readonly Piece[] {
  const numbers = pieces.filter((piece) => piece.every((part) => typeof part === 'number'));
  if (numbers.length < pieces.length || pieces.length === 0) return pieces;
  const least = (axis: number) => Math.min(...pieces.map((piece) => Number(piece[axis])));
  const width = pieces[0]?.length ?? 0;
  const origin = Array.from({ length: width }, (_, axis) => least(axis));
  return pieces.map((piece) => piece.map((part, axis) => Number(part) - (origin[axis] ?? 0)));
}

/** The board as the program's command line writes it. */
export function layoutText(type: LayoutType, size: number, pieces: readonly Piece[]): string {
  const write = ([kind, ...numbers]: Piece) =>
    typeof kind === 'string' ? `${kind}${numbers.join()}` : [kind, ...numbers].join();
  const list = normalised(pieces).map(write).join(';');
  return type === 'tredoku' ? `tredoku:${list}` : `${type}:${size}:${list}`;
}

/** The board that is being drawn. */
export class Layout {
  readonly draft = signal<Draft | null>(null);
}

/** Opens the dialog with the board that is described. */
export function drawBoard(page: PageState, type: LayoutType, geometry: JsonObject): void {
  const { shell } = page;
  const layout = page.model(Layout);
  layout.draft.value = new Draft(type, { ...geometry, type });
  shell.dialog.value = 'layout';
}
