// SPDX-License-Identifier: MIT
//
// Answers of the engine on the board: a solution, or the digits that some solution has, in colours
// for how many have them.

import type { CellState, Scene } from '../api/protocol';
import { cellsWithSums, element, group, isRimmed } from './svg';
import { type Lettering, widestSymbol } from './symbols';

export interface Possible {
  digits: readonly (readonly number[])[];
  counts: readonly (readonly number[])[] | null;
}

export class AnswerPainter {
  readonly layer = group('answers');
  private readonly digitSize: number;
  private readonly symbols: readonly string[];
  /** Cells with a number in a corner. */
  private readonly sums: ReadonlySet<number>;
  private readonly rimmed: boolean;

  constructor(
    private readonly scene: Scene,
    letters: Lettering,
    private readonly isGiven: (cell: number) => boolean,
  ) {
    this.symbols = letters.symbols;
    this.sums = cellsWithSums(scene);
    this.rimmed = isRimmed(scene);
    const givens = scene.layers.find((layer) => layer.name === 'givens')?.texts;
    this.digitSize = givens?.[0]?.size ?? 0.6 * scene.unit;
  }

  clear(): void {
    this.layer.replaceChildren();
  }

  /** Writes the digits of a solution that are not on the board yet. */
  solution(digits: readonly number[], states: readonly CellState[]): void {
    const open = digits.map((digit, cell) => (states[cell]?.entry === digit ? 0 : digit));
    this.write('answer', open);
  }

  /** Writes entries, in place of the player's own. */
  entries(digits: readonly number[]): void {
    this.write('entry', digits);
  }

  private write(name: string, digits: readonly number[]): void {
    const middle = this.scene.unit / 2;
    const groups = digits.flatMap((digit, cell) => {
      if (digit === 0 || this.isGiven(cell)) return [];
      const text = element(
        'text',
        { class: name, x: middle, y: middle, dy: '0.36em', 'font-size': this.digitSize },
        this.symbols[digit - 1] ?? '',
      );
      return [this.inCell(cell, [text])];
    });
    this.layer.replaceChildren(...groups);
  }

  possible({ digits, counts }: Possible, states: readonly CellState[]): void {
    const columns = Math.ceil(Math.sqrt(this.symbols.length));
    const rows = Math.ceil(this.symbols.length / columns);
    const { unit } = this.scene;
    const widest = widestSymbol(this.symbols);
    const groups = digits.flatMap((list, cell) => {
      if (this.isGiven(cell) || (states[cell]?.entry ?? null) !== null) return [];
      const sum = this.sums.has(cell);
      const inset = this.rimmed ? 0.13 : 0.06;
      const top = sum ? 0.28 : inset;
      const width = 1 - 2 * inset;
      const height = 1 - inset - top;
      const size = Math.min(0.28, (0.95 * height) / rows, width / columns / widest) * unit;
      const texts = list.map((digit) => {
        const column = (digit - 1) % columns;
        const row = Math.floor((digit - 1) / columns);
        return element(
          'text',
          {
            class: 'answer',
            'data-count': counts?.[cell]?.[digit - 1] ?? 0,
            x: unit * (inset + (width * (column + 0.5)) / columns),
            y: unit * (top + (height * (row + 0.5)) / rows),
            dy: '0.36em',
            'font-size': size,
          },
          this.symbols[digit - 1] ?? '',
        );
      });
      return [this.inCell(cell, texts)];
    });
    this.layer.replaceChildren(...groups);
  }

  private inCell(cell: number, children: SVGElement[]): SVGGElement {
    const matrix = this.scene.cells[cell] ?? [1, 0, 0, 1, 0, 0];
    const made = element('g', { transform: `matrix(${matrix.join(' ')})` });
    made.append(...children);
    return made;
  }
}
