// SPDX-License-Identifier: MIT
//
// What is in hand to be drawn on the board, as decoration or for a meaning, and what was drawn.

import { computed, signal } from '@preact/signals';
import type { JsonObject } from '../../api/protocol';
import type { Point } from '../../board/matrix';
import { type Drawn as Board, borders, meetings, nearest } from '../../board/places';
import type { PageState } from '../../game/page_state';
import { startAnew } from './rule_draft';
import { RuleHand } from './rule_hand';

export const kForms = ['line', 'circle', 'square', 'text', 'cage', 'tint'] as const;
export type Form = (typeof kForms)[number];

/** Those that may lie on a border or a corner, and how far from it a press still means it, in sides of a cell. */
const kFigures: readonly Form[] = ['circle', 'square', 'text'];
const kReach = 0.28;

/** The colours in which setters usually draw, what stands for a rule elsewhere among them. */
export const kInks = [
  '#a1a1a1',
  '#cfcfcf',
  '#67f067',
  '#f067f0',
  '#2ecbff',
  '#ffa04d',
  '#cc99ff',
  '#c9c883',
  '#33bbbb',
  '#ff8a80',
  '#ffffff',
  '#000000',
] as const;

/** One of the puzzle's drawings. */
export interface Drawn {
  index: number;
  form: Form;
  cells: readonly string[];
  text: string;
  colour: string;
}

function drawnOf(drawing: JsonObject, index: number): Drawn {
  const { form, cells, text = '', colour = '' } = drawing;
  return {
    index,
    form: kForms.find((one) => one === form) ?? 'line',
    cells: Array.isArray(cells) ? cells.map(String) : [],
    text: String(text),
    colour: String(colour),
  };
}

export class DrawingHand {
  readonly form = signal<Form>('line');
  readonly ink = signal<string>(kInks[0]);
  readonly text = signal('');
  readonly all = computed<readonly Drawn[]>(() =>
    (this.page.session.game.puzzle.value?.drawings ?? []).map(drawnOf),
  );
  /** Whether what is dragged over on the board, or pressed, is drawn at once. */
  readonly inHand = signal(false);
  readonly isOnBoard = computed(
    () =>
      this.inHand.value &&
      this.page.session.game.mode.value === 'set' &&
      this.page.model(RuleHand).kind.value === null,
  );
  readonly hasText = computed(() => !['line', 'tint'].includes(this.form.value));
  /** Whether the selected cells take what is in hand. */
  readonly isReady = computed(() => {
    const { size } = this.page.session.selection.cells.value;
    const isSaid = this.form.value !== 'text' || this.text.value.trim() !== '';
    return isSaid && size >= (this.form.value === 'line' ? 2 : 1);
  });

  constructor(private readonly page: PageState) {}

  /** Draws on the selected cells; a line goes through them as they were selected. */
  async draw(): Promise<void> {
    const { game, selection } = this.page.session;
    const puzzle = game.puzzle.peek();
    if (!this.isReady.peek() || puzzle === null) return;
    const cells = [...selection.cells.peek()].map((cell) => puzzle.cells[cell]?.name ?? '');
    const drawing: JsonObject = { form: this.form.peek(), cells, colour: this.ink.peek() };
    if (this.hasText.peek()) drawing['text'] = this.text.peek().trim();
    startAnew(this.page);
    selection.clear();
    await game.act({ type: 'add_drawing', drawing });
  }

  /** Cells were dragged over or pressed: draws on them if it is in hand; false where it is not. */
  takeCells(): boolean {
    if (!this.isOnBoard.peek()) return false;
    void this.page.session.attempt(() => this.draw());
    return true;
  }

  /** What a press at a point of the board does where a figure may lie between cells; null for nothing. */
  pressAt(board: Board, at: Point): (() => void) | null {
    if (!this.isOnBoard.peek() || !kFigures.includes(this.form.peek())) return null;
    const places = [...borders(board), ...meetings(board)];
    const [meant] = nearest(places, at, kReach * board.unit)?.meant ?? [];
    if (meant === undefined) return null;
    return () => {
      this.page.session.selection.set(meant.cells, meant.cells[0] ?? -1);
      this.takeCells();
    };
  }

  async remove(index: number): Promise<void> {
    await this.page.session.game.act({ type: 'remove_drawing', index });
  }
}
