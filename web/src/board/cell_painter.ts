// SPDX-License-Identifier: MIT
//
// What a person wrote into cells: digits, marks and colours, each cell in a group of its own with
// the cell's matrix. A block of marks is one text element however many marks there are.

import type { CellState, Scene } from '../api/protocol';
import { centreBlock, cornerBlock, type MarkBlock, type Surroundings, wedge } from './marks';
import type { Point } from './matrix';
import { kSmallSize, smallMarks } from './other_marks';
import { cellsWithSums, element, group, isRimmed } from './svg';
import { type Lettering, widestSymbol } from './symbols';

const kDigitSize = 0.64;

export class CellPainter {
  readonly colours = group('colours');
  readonly marks = group('player');
  private readonly colourGroups: SVGGElement[] = [];
  private readonly markGroups: SVGGElement[] = [];
  private readonly cornersTaken: ReadonlySet<number>;
  private readonly unit: number;
  private readonly digitSize: number;
  private readonly plain: boolean;
  private readonly rimmed: boolean;
  private readonly widest: number;
  private readonly symbols: readonly string[];

  constructor(
    scene: Scene,
    private readonly letters: Lettering,
  ) {
    this.unit = scene.unit;
    this.symbols = letters.symbols;
    this.widest = widestSymbol(this.symbols);
    // One x for each character needs symbols of one code unit each.
    this.plain = this.symbols.every((symbol) => symbol.length === 1);
    this.rimmed = isRimmed(scene);
    this.cornersTaken = cellsWithSums(scene);
    const givens = scene.layers.find((layer) => layer.name === 'givens')?.texts;
    this.digitSize = givens?.[0]?.size ?? kDigitSize * this.unit;
    for (const matrix of scene.cells) {
      const transform = `matrix(${matrix.join(' ')})`;
      const colours = element('g', { transform: `${transform} scale(${this.unit})` });
      const marks = element('g', { transform });
      this.colourGroups.push(colours);
      this.markGroups.push(marks);
      this.colours.append(colours);
      this.marks.append(marks);
    }
  }

  paint(changed: readonly number[], states: readonly CellState[]): void {
    for (const cell of changed) {
      const state = states[cell];
      if (state === undefined) continue;
      this.colourGroups[cell]?.replaceChildren(...colourWedges(state));
      this.markGroups[cell]?.replaceChildren(...this.contents(state), ...this.small(state));
      this.mark(cell, 'coloured', state.colours.length > 0);
    }
  }

  /** The mark written at a place of a cell's square; 0 when there is none. */
  markAt(state: CellState, at: Point): number {
    const around = this.around(state.cell);
    const blocks = [
      centreBlock(state.centre, around, state.corner),
      cornerBlock(state.corner, around),
    ];
    for (const block of blocks) {
      for (const { digit, x, y } of block.rows.flat()) {
        const off = Math.hypot(at.x / this.unit - x, at.y / this.unit - y);
        if (off <= block.size * 0.6) return digit;
      }
    }
    return 0;
  }

  /** Gives a cell's writing a class, or takes it away. */
  mark(cell: number, name: string, on: boolean): void {
    this.markGroups[cell]?.classList.toggle(name, on);
  }

  private contents(state: CellState): SVGElement[] {
    if (state.entry !== null) return this.digit(state.entry);
    const around = this.around(state.cell);
    const made: SVGElement[] = [];
    const kinds = [
      ['corner', state.corner, cornerBlock(state.corner, around)],
      ['centre', state.centre, centreBlock(state.centre, around, state.corner)],
    ] as const;
    for (const [kind, digits, block] of kinds) {
      if (digits.length === 0) continue;
      made.push(...this.dots(block, state.candidate_colours), this.block(kind, block));
    }
    return made;
  }

  private around(cell: number): Surroundings {
    return { corner: this.cornersTaken.has(cell), rimmed: this.rimmed, widest: this.widest };
  }

  /** An entry. What has colours of its own cannot be told from a given by its colour: a stroke. */
  private digit(entry: number): SVGElement[] {
    const middle = this.unit / 2;
    const symbol = this.symbols[entry - 1] ?? '';
    const text = element(
      'text',
      { class: 'entry', x: middle, y: middle, 'font-size': this.digitSize, dy: '0.36em' },
      symbol,
    );
    if (!this.letters.isPainted(symbol)) return [text];
    const y = 0.92 * this.unit;
    const ends = { x1: 0.3 * this.unit, x2: 0.7 * this.unit, y1: y, y2: y };
    return [text, element('line', { class: 'entry-mark', ...ends })];
  }

  /** Marks of kinds that have no place of their own. */
  private small(state: CellState): SVGElement[] {
    const size = kSmallSize * this.unit;
    return smallMarks(state).flatMap(({ digit, colour, x, y }) => {
      const [cx, cy] = [x * this.unit, y * this.unit];
      const dot = { class: 'candidate-colour', 'data-colour': colour, cx, cy, r: 0.5 * size };
      const text = { class: 'mark other', x: cx, y: cy, 'font-size': size, dy: '0.36em' };
      return [
        ...(colour > 0 ? [element('circle', dot)] : []),
        ...(digit > 0 ? [element('text', text, this.symbols[digit - 1] ?? '')] : []),
      ];
    });
  }

  private block(kind: string, block: MarkBlock): SVGTextElement {
    const size = block.size * this.unit;
    const text = element('text', { class: `mark ${kind}`, 'font-size': size });
    for (const row of block.rows) {
      const y = (row[0]?.y ?? 0.5) * this.unit + 0.36 * size;
      const symbols = row.map((placed) => this.symbols[placed.digit - 1] ?? '');
      const xs = row.map((placed) => Math.round(placed.x * this.unit * 100) / 100);
      if (this.plain) {
        text.append(element('tspan', { x: xs.join(' '), y }, symbols.join('')));
      } else {
        text.append(...symbols.map((symbol, i) => element('tspan', { x: xs[i] ?? 0, y }, symbol)));
      }
    }
    return text;
  }

  /** The colours of single candidates: dots behind them. */
  private dots(block: MarkBlock, colours: { [digit: string]: number }): SVGElement[] {
    return block.rows.flat().flatMap(({ digit, x, y }) => {
      const colour = colours[digit];
      if (!colour) return [];
      const r = block.size * 0.58 * this.unit;
      const at = { cx: x * this.unit, cy: y * this.unit, r };
      return [element('circle', { class: 'candidate-colour', 'data-colour': colour, ...at })];
    });
  }
}

function colourWedges(state: CellState): SVGElement[] {
  return state.colours.flatMap((colour, i) => {
    const points = wedge(i, state.colours.length);
    return [
      element('polygon', { 'data-colour': colour, points }),
      element('polygon', { class: 'pattern', fill: `url(#pattern-${colour})`, points }),
    ];
  });
}
