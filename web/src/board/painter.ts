// SPDX-License-Identifier: MIT
//
// One retained SVG for a board: the engine's drawing, and in the squares of its cells what a person
// entered. Only what changed is painted again.

import type { CellState, Layer, Matrix, Overlay, PuzzleView, Scene } from '../engine/protocol';
import { AnswerPainter, type Possible } from './answer_painter';
import { CellPainter } from './cell_painter';
import { drawnFrame, type Frame } from './frame';
import { corners, outline, type Point } from './matrix';
import { element, group, layerElement } from './svg';

/** Where the player's colours go: below the first layer that draws lines. */
const kFirstLineLayer = 'grid-lines';

/** Sets of cells that are painted over, by class. */
export type Wash = 'conflict' | 'wrong' | 'right' | 'same' | 'pointed';

export class BoardPainter {
  /** The part of the drawing that is shown: all that has ink, without the paper's margin. */
  frame: Frame = { x: 0, y: 0, width: 1, height: 1 };
  private scene: Scene | null = null;
  private cells: CellPainter | null = null;
  private answers: AnswerPainter | null = null;
  /** The digits that stood there before the step being shown. */
  private before: AnswerPainter | null = null;
  private readonly regions = group('cells');
  private readonly washes = group('washes');
  private readonly chosen = group('selection');
  private readonly outlined = element('path', { class: 'selection-outline' });
  private readonly cursor = element('polygon', { class: 'cursor' });
  private readonly overlayBelow = group('overlay');
  private readonly overlayAbove = group('overlay');
  private readonly washed = new Map<Wash, Map<number, SVGElement>>();

  constructor(readonly svg: SVGSVGElement) {}

  get matrices(): readonly Matrix[] {
    return this.scene?.cells ?? [];
  }
  get unit(): number {
    return this.scene?.unit ?? 1;
  }

  /** Draws another board. */
  show(scene: Scene, puzzle: PuzzleView, states: readonly CellState[]): void {
    this.scene = scene;
    this.washed.clear();
    this.washes.replaceChildren();
    this.chosen.replaceChildren(this.outlined);
    this.cells = new CellPainter(scene, puzzle.symbols);
    const isGiven = (cell: number) => puzzle.cells[cell]?.given != null;
    this.answers = new AnswerPainter(scene, puzzle.symbols, isGiven);
    this.before = new AnswerPainter(scene, puzzle.symbols, isGiven);
    this.hideOverlay();
    const first = scene.layers.findIndex((layer) => layer.name === kFirstLineLayer);
    const split = first < 0 ? scene.layers.length : first;
    const { x, y, width, height } = (this.frame = drawnFrame(scene));
    this.svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    this.svg.replaceChildren(
      ...scene.layers.slice(0, split).map(layerElement),
      this.regions,
      this.cells.colours,
      this.washes,
      this.overlayBelow,
      ...scene.layers.slice(split).map(layerElement),
      this.overlayAbove,
      this.cells.marks,
      this.answers.layer,
      this.before.layer,
      this.chosen,
    );
    this.cells.paint(
      states.map((state) => state.cell),
      states,
    );
  }

  paint(changed: readonly number[], states: readonly CellState[]): void {
    this.cells?.paint(changed, states);
  }

  /** The mark written at a place of a cell's square; 0 when there is none. */
  markAt(state: CellState, at: Point): number {
    return this.cells?.markAt(state, at) ?? 0;
  }

  /** Paints these cells, and no others, with a wash; digits in them take the class too. */
  wash(kind: Wash, cells: Iterable<number>): void {
    const now = new Set(cells);
    const before = this.washed.get(kind) ?? new Map<number, SVGElement>();
    for (const [cell, shape] of before) {
      if (now.has(cell)) continue;
      shape.remove();
      before.delete(cell);
      this.cells?.mark(cell, kind, false);
    }
    for (const cell of now) {
      const matrix = this.matrices[cell];
      if (before.has(cell) || matrix === undefined) continue;
      const shape = element('polygon', { class: kind, points: this.square(matrix) });
      before.set(cell, shape);
      this.washes.append(shape);
      this.cells?.mark(cell, kind, true);
    }
    this.washed.set(kind, before);
  }

  select(cells: ReadonlySet<number>, cursor: number): void {
    this.outlined.setAttribute('d', outline(this.matrices, this.unit, cells));
    const fills = [...cells].flatMap((cell) => {
      const matrix = this.matrices[cell];
      const points = matrix ? this.square(matrix) : '';
      return [element('polygon', { class: 'selected', points })];
    });
    // A lone selected cell is the cursor, which needs no mark of its own then.
    const at = cells.size === 1 && cells.has(cursor) ? undefined : this.matrices[cursor];
    if (at !== undefined) this.cursor.setAttribute('points', this.square(at));
    this.chosen.replaceChildren(...fills, this.outlined, ...(at ? [this.cursor] : []));
  }

  /** Draws a step of logic over the board, in place of the player's marks. */
  showOverlay(overlay: Overlay): void {
    const below = overlay.layers.filter((layer) => isBackground(layer));
    const above = overlay.layers.filter((layer) => !isBackground(layer));
    this.overlayBelow.replaceChildren(...below.map(layerElement));
    this.overlayAbove.replaceChildren(...above.map(layerElement));
    this.before?.entries(overlay.entries);
    this.svg.classList.add('explaining');
  }

  /** Writes a solution, or the digits that solutions have, into the open cells. */
  showAnswers(
    solution: readonly number[] | null,
    possible: Possible | null,
    states: readonly CellState[],
  ): void {
    this.answers?.clear();
    for (const { cell, entry } of states) {
      const isOther = solution !== null && entry !== null && entry !== solution[cell];
      this.cells?.mark(cell, 'covered', isOther);
    }
    if (solution) this.answers?.solution(solution, states);
    else if (possible) this.answers?.possible(possible, states);
    this.svg.classList.toggle('answering', solution !== null || possible !== null);
  }

  /** Tints the cells by the regions being drawn. */
  showRegions(regions: readonly number[] | null): void {
    const tinted = (regions ?? []).map((region, cell) => {
      const points = this.square(this.matrices[cell] ?? [0, 0, 0, 0, 0, 0]);
      return element('polygon', { class: 'cell', 'data-tone': (region % 9) + 1, points });
    });
    this.regions.replaceChildren(...tinted);
  }

  hideOverlay(): void {
    this.overlayBelow.replaceChildren();
    this.overlayAbove.replaceChildren();
    this.before?.clear();
    this.svg.classList.remove('explaining');
  }

  private square(matrix: Matrix): string {
    return corners(matrix, this.unit)
      .map((p) => `${p.x},${p.y}`)
      .join(' ');
  }
}

function isBackground(layer: Layer): boolean {
  return layer.name === 'step-houses' || layer.name === 'highlights';
}
