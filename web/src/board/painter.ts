// SPDX-License-Identifier: MIT
//
// One retained SVG for a board: the engine's drawing, and in the squares of its cells what a person
// entered. Only what changed is painted again.

import type { CellState, Layer, Matrix, Overlay, PuzzleView, Scene } from '../api/protocol';
import { AnswerPainter, type Possible } from './answer_painter';
import { CellPainter } from './cell_painter';
import { drawnFrame, type Frame } from './frame';
import { corners, outline, type Point } from './matrix';
import type { Drawn } from './places';
import { PenBoard, type PenTrail } from './pen';
import { cellsWithSums, element, group, letteredLayer } from './svg';
import { kNumWorths } from './worth';
import { asInk, lettering } from './symbols';

/** Where the player's colours go: below the first layer that draws lines. */
const kFirstLineLayer = 'grid-lines';
/** The outline of the selection lies over these and under all that is written. */
const kLineLayers: readonly string[] = ['grid-lines', 'region-borders', 'folds'];

/** Sets of cells that are made to stand out, by class. */
export type Wash =
  'house' | 'same' | 'pointed' | 'right' | 'wrong' | 'conflict' | 'stuck' | `worth-${number}`;
/** Not by colour alone: with a figure round the digit, so that colours of cells stay as they are. */
const kFigures: readonly Wash[] = ['wrong', 'conflict', 'stuck'];

/** From one row of what is typed for a rule to the next, in sides of a cell. */
const kRowHeight = 0.21;
const kWorths = Array.from({ length: kNumWorths }, (_, step): Wash => `worth-${step}`);
const kWashes: readonly Wash[] = [...kWorths, 'house', 'same', 'pointed', 'right'];
/** Layers that are seen under fog as well. */
const kSeenInFog: readonly string[] = [...kLineLayers, 'labels', 'words'];
/** How many there are: names of clip paths are those of the whole page. */
let numPainters = 0;

export class BoardPainter {
  /** The part of the drawing that is shown: all that has ink, without the paper's margin. */
  frame: Frame = { x: 0, y: 0, width: 1, height: 1 };
  private scene: Scene | null = null;
  private cells: CellPainter | null = null;
  pen: PenBoard | null = null;
  private readonly drawn = group('pen');
  /** What the pen would draw if it went up now. */
  private readonly trail = group('pen trail');
  private answers: AnswerPainter | null = null;
  /** The digits that stood there before the step being shown. */
  private before: AnswerPainter | null = null;
  private readonly regions = group('cells');
  /** The borders of regions that are being drawn, in place of those of the board. */
  private readonly borders = group('borders');
  /** Over what lies in dark cells, under all that a player puts there. */
  private readonly fog = group('fog');
  /** What is lit of whatever is drawn over the fog. */
  private readonly lit = element('mask', { id: `lit-${numPainters}`, maskUnits: 'userSpaceOnUse' });
  private dark: ReadonlySet<number> = new Set();
  private readonly washes = group('washes');
  private readonly figures = group('figures');
  private readonly chosen = group('selection');
  private readonly clip = element('clipPath', { id: `selected-${(numPainters += 1)}` });
  private readonly outlined = [
    element('path', { class: 'selection-casing' }),
    element('path', { class: 'selection-outline' }),
  ];
  /** What was typed for the selected cells and is not set yet. */
  private readonly noted = group('noted');
  private readonly cursor = element('polygon', { class: 'cursor' });
  private readonly overlayBelow = group('overlay');
  /** What is drawn for the rules that the step rests on, once more, where it stands out. */
  private readonly rules = group('step-rule');
  /** What a link of the step is about. */
  private readonly linked = group('linked');
  private readonly overlayAbove = group('overlay');
  /** Cells with a number in a corner. */
  private sums: ReadonlySet<number> = new Set();
  private readonly washed = new Map<Wash, Map<number, SVGElement>>();

  constructor(
    readonly svg: SVGSVGElement,
    /** Whether emoji have colours of their own. */
    private readonly inColours: () => boolean,
  ) {
    for (const path of this.outlined) path.setAttribute('clip-path', `url(#${this.clip.id})`);
  }

  get matrices(): readonly Matrix[] {
    return this.scene?.cells ?? [];
  }
  get unit(): number {
    return this.scene?.unit ?? 1;
  }

  /** Draws another board. */
  show(
    scene: Scene,
    puzzle: PuzzleView,
    states: readonly CellState[],
    /** Points beside the board at which something may come to stand. */
    roomFor: (drawn: Drawn) => readonly Point[] = () => [],
  ): void {
    this.scene = scene;
    this.sums = cellsWithSums(scene);
    this.washed.clear();
    this.washes.replaceChildren(...kWashes.map((kind) => group(`all-${kind}`)));
    this.figures.replaceChildren();
    this.pen = new PenBoard(scene.cells, scene.unit);
    this.drawn.replaceChildren(...scene.cells.map(() => group('strokes')));
    this.chosen.replaceChildren(this.clip, ...this.outlined);
    const letters = lettering(puzzle.symbols, this.inColours());
    this.cells = new CellPainter(scene, letters);
    const isGiven = (cell: number) => puzzle.cells[cell]?.given != null;
    this.answers = new AnswerPainter(scene, letters, isGiven);
    this.before = new AnswerPainter(scene, letters, isGiven);
    this.hideOverlay();
    const first = scene.layers.findIndex((layer) => layer.name === kFirstLineLayer);
    const split = first < 0 ? scene.layers.length : first;
    const written = scene.layers.findIndex(
      ({ name }, index) => index >= split && !kLineLayers.includes(name),
    );
    const lines = scene.layers.slice(split, written < 0 ? undefined : written);
    const { x, y, width, height } = (this.frame = drawnFrame(scene, roomFor(this)));
    this.svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    for (const [name, value] of Object.entries({ x, y, width, height }))
      this.lit.setAttribute(name, String(value));
    this.svg.replaceChildren(
      this.lit,
      ...this.layers(scene.layers.slice(0, split)),
      this.regions,
      this.fog,
      this.cells.colours,
      this.washes,
      this.overlayBelow,
      this.linked,
      this.rules,
      ...this.layers(lines),
      this.borders,
      this.chosen,
      ...this.layers(scene.layers.slice(split + lines.length)),
      this.figures,
      this.drawn,
      this.trail,
      this.noted,
      this.overlayAbove,
      this.cells.marks,
      this.answers.layer,
      this.before.layer,
    );
    this.showFog([...this.dark], this.fog.classList.contains('preview'));
    this.paint(
      states.map((state) => state.cell),
      states,
    );
  }

  private layers(layers: readonly Layer[]): SVGGElement[] {
    const write = this.inColours() ? (text: string) => text : asInk;
    return layers.map((layer) => {
      const made = letteredLayer(layer, write);
      made.classList.toggle('in-fog', !kSeenInFog.includes(layer.name));
      return made;
    });
  }

  /** Hides what lies in dark cells; for a preview it is only shaded. */
  showFog(dark: readonly number[], isPreview: boolean): void {
    this.dark = new Set(dark);
    const squares = dark.flatMap((cell) => this.matrices[cell] ?? []);
    const shapes = dark.flatMap((cell) => {
      const matrix = this.matrices[cell];
      return matrix ? [element('polygon', { points: this.square(matrix) })] : [];
    });
    this.fog.replaceChildren(...shapes);
    this.fog.classList.toggle('preview', isPreview);
    const { x, y, width, height } = this.frame;
    const all = element('rect', { x, y, width, height, fill: 'white' });
    this.lit.replaceChildren(all, ...shapes.map((shape) => shape.cloneNode() as SVGElement));
    const isHiding = squares.length > 0 && !isPreview;
    for (const layer of this.svg.querySelectorAll('.in-fog')) {
      if (isHiding) layer.setAttribute('mask', `url(#${this.lit.id})`);
      else layer.removeAttribute('mask');
    }
  }

  paint(changed: readonly number[], states: readonly CellState[]): void {
    this.cells?.paint(changed, states);
    for (const cell of changed) {
      const state = states[cell];
      if (state && this.pen) this.drawn.children[cell]?.replaceChildren(...this.pen.strokes(state));
    }
  }

  /** Shows what a drag of the pen would draw. */
  showTrail(trail: PenTrail | null): void {
    const { pen } = this;
    const strokes = trail?.drawn.flatMap(
      (link) => pen?.stroke(trail.kind, link, trail.colour) ?? [],
    );
    this.trail.replaceChildren(...(strokes ?? []));
  }

  /** The mark written at a place of a cell's square; 0 when there is none. */
  markAt(state: CellState, at: Point): number {
    return this.cells?.markAt(state, at) ?? 0;
  }

  /** Makes these cells, and no others, stand out; digits in them take the class too. */
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
      const isFigure = kFigures.includes(kind);
      const shape = isFigure ? this.figure(kind, cell) : this.squareOf(kind, matrix);
      before.set(cell, shape);
      if (isFigure) this.figures.append(shape);
      else this.washes.children[kWashes.indexOf(kind)]?.append(shape);
      this.cells?.mark(cell, kind, true);
    }
    this.washed.set(kind, before);
  }

  private squareOf(kind: Wash, matrix: Matrix): SVGElement {
    return element('polygon', { class: kind, points: this.square(matrix) });
  }

  /** A ring round the digit of a cell, with a stroke through it if it is wrong. */
  private figure(kind: Wash, cell: number): SVGElement {
    const made = group(kind);
    if (kind === 'stuck') {
      const inset = 0.05 * this.unit;
      const side = this.unit - 2 * inset;
      made.append(element('rect', { x: inset, y: inset, width: side, height: side, rx: 4 }));
    }
    made.setAttribute('transform', `matrix(${this.matrices[cell]?.join(' ') ?? ''})`);
    const sum = this.sums.has(cell);
    const r = (sum ? 0.32 : 0.37) * this.unit;
    const cx = 0.5 * this.unit;
    const cy = (sum ? 0.55 : 0.5) * this.unit;
    if (kind !== 'stuck') made.append(element('circle', { cx, cy, r }));
    const off = 0.7 * r;
    const ends = { x1: cx - off, y1: cy + off, x2: cx + off, y2: cy - off };
    if (kind === 'wrong') made.append(element('line', ends));
    return made;
  }

  /** Outlines the selected cells on their inside, so that what they hold stays as it is. */
  select(cells: ReadonlySet<number>, cursor: number): void {
    const path = outline(this.matrices, this.unit, cells);
    for (const outlined of this.outlined) outlined.setAttribute('d', path);
    const inside = [...cells].map((cell) => {
      const matrix = this.matrices[cell];
      return element('polygon', { points: matrix ? this.square(matrix) : '' });
    });
    this.clip.replaceChildren(...inside);
    // A lone selected cell is the cursor, which needs no mark of its own then.
    const at = cells.size === 1 && cells.has(cursor) ? undefined : this.matrices[cursor];
    if (at !== undefined) this.cursor.setAttribute('points', this.square(at));
    this.chosen.replaceChildren(this.clip, ...this.outlined, ...(at ? [this.cursor] : []));
  }

  /**
   * Shows where the rule in hand stands that is in no cell, with what was typed for it; `isThere` if one is
   * drawn there that it changes.
   */
  stand(at: Point | null, rows: readonly string[], isThere: boolean): void {
    if (at === null) {
      this.noted.replaceChildren();
      return;
    }
    const r = 0.3 * this.unit;
    const ring = element('circle', { class: 'stand', cx: at.x, cy: at.y, r });
    ring.classList.toggle('empty', !isThere || rows.length > 0);
    const height = kRowHeight * this.unit;
    const written = rows.map((row, index) => {
      const y = at.y + (index - (rows.length - 1) / 2) * height;
      return element('text', { class: 'stand-text', x: at.x, y }, row);
    });
    this.noted.replaceChildren(ring, ...written);
  }

  /** Writes something into the corner of a cell, where the number of a cage would be. */
  note(cell: number, text: string): void {
    const matrix = this.matrices[cell];
    if (text === '' || matrix === undefined) {
      this.noted.replaceChildren();
      return;
    }
    const place = element('g', { transform: `matrix(${matrix.join(' ')})` });
    const written = element('text', { x: 0.09 * this.unit, y: 0.27 * this.unit });
    written.textContent = text;
    place.append(written);
    this.noted.replaceChildren(place);
  }

  /** Draws a step of logic over the board, in place of the player's marks. */
  showOverlay(overlay: Overlay): void {
    const below = overlay.layers.filter((layer) => isBackground(layer));
    const above = overlay.layers.filter((layer) => !isBackground(layer));
    this.overlayBelow.replaceChildren(...this.layers(below));
    this.overlayAbove.replaceChildren(...this.layers(above));
    this.rules.replaceChildren(...this.layers(this.layersOf(new Set(overlay.constraints))));
    this.before?.entries(overlay.entries);
    this.svg.classList.add('explaining');
  }

  /** What is drawn for these constraints. */
  private layersOf(constraints: ReadonlySet<number>): Layer[] {
    if (constraints.size === 0) return [];
    const isOne = ({ constraint }: { constraint?: number | null }) =>
      typeof constraint === 'number' && constraints.has(constraint);
    return (this.scene?.layers ?? []).map((layer) => ({
      ...layer,
      polygons: layer.polygons.filter(isOne),
      lines: layer.lines.filter(isOne),
      texts: layer.texts.filter(isOne),
      ornaments: [],
    }));
  }

  /**
   * Of the step shown, leaves away the links after so many, and what follows, and shades the cells that
   * the last of them is about. One more than there are is the end, with what follows; null: all is shown.
   */
  showLinks(count: number | null, cells: readonly number[], isEnd: boolean): void {
    this.svg.classList.toggle('walking', count !== null);
    this.svg.classList.toggle('unfinished', count !== null && !isEnd);
    const shades = cells.map((cell) => {
      const points = this.square(this.matrices[cell] ?? [0, 0, 0, 0, 0, 0]);
      return element('polygon', { class: 'step-house', 'data-tone': 3, points });
    });
    this.linked.replaceChildren(...shades);
    for (const shape of this.overlayAbove.querySelectorAll<SVGElement>('[data-link]')) {
      const link = Number(shape.dataset['link']);
      shape.classList.toggle('ahead', count !== null && link >= count);
      shape.classList.toggle('latest', count !== null && link === count - 1);
    }
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
    this.borders.replaceChildren(...(regions ? (this.pen?.borders(regions) ?? []) : []));
    this.svg.classList.toggle('drawing-regions', regions !== null);
  }

  hideOverlay(): void {
    this.overlayBelow.replaceChildren();
    this.overlayAbove.replaceChildren();
    this.rules.replaceChildren();
    this.linked.replaceChildren();
    this.before?.clear();
    this.svg.classList.remove('explaining', 'walking', 'unfinished');
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
