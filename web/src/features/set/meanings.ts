// SPDX-License-Identifier: MIT
//
// What somebody drew and no rule is about yet: which of it look alike, which of these are meant, and which
// rules fit their shape.

import { computed, signal } from '@preact/signals';
import { said } from '../../base/occasion';
import type { ConstraintShape, DrawnView } from '../../api/protocol';
import type { PageState } from '../../game/page_state';
import { errorWords, type Marked } from '../../i18n/i18n';
import { hasWords } from '../../i18n/plain';
import { isNamedIn, type Kind, Palette } from '../gallery/palette';
import { RuleDraft } from './rule_state';

/** Things that look alike, by their places in the puzzle's list. */
export interface Alike {
  look: string;
  first: DrawnView;
  things: readonly number[];
  cells: ReadonlySet<number>;
}

/** The shapes of rules that lie on such things. */
const kShapes: { readonly [K in DrawnView['kind']]: readonly ConstraintShape[] } = {
  line: ['path', 'sequence', 'cell_set'],
  mark: [],
  cage: ['cell_set'],
  outside: ['lane', 'diagonal'],
  tint: ['cell', 'cell_set'],
};
const kShapesOfMarks: { readonly [S in DrawnView['seat']]: readonly ConstraintShape[] } = {
  cell: ['cell'],
  edge: ['pair'],
  corner: ['corner'],
};

export class Meanings {
  /** What was chosen of the list; what is selected on the board goes before. */
  readonly look = signal('');
  readonly formula = signal('');
  readonly wanted = signal('');
  readonly trouble = said<readonly Marked[]>([]);
  readonly all = computed<readonly Alike[]>(() => {
    const groups = new Map<string, Alike>();
    const { drawn = [] } = this.page.session.game.puzzle.value ?? {};
    for (const [index, thing] of drawn.entries()) {
      const known = groups.get(thing.look);
      groups.set(thing.look, {
        look: thing.look,
        first: known?.first ?? thing,
        things: [...(known?.things ?? []), index],
        cells: new Set([...(known?.cells ?? []), ...thing.cells]),
      });
    }
    return [...groups.values()];
  });
  /** Those meant: of the thing on the cell that is selected alone, or as chosen. */
  readonly chosen = computed<Alike | null>(() => {
    const { cells } = this.page.session.selection;
    const [cell, ...more] = cells.value;
    const isFree = this.page.model(RuleDraft).now.kind === '';
    const pressed =
      isFree && cell !== undefined && more.length === 0
        ? this.all.value.find((one) => one.cells.has(cell))
        : undefined;
    return pressed ?? this.all.value.find(({ look }) => look === this.look.value) ?? null;
  });
  /** The cells to be marked on the board. */
  readonly marked = computed<readonly number[]>(() => [...(this.chosen.value?.cells ?? [])]);
  /** The kinds that fit, what the words of the puzzle speak of first. */
  readonly kinds = computed<readonly Kind[]>(() => {
    const first = this.chosen.value?.first;
    if (!first) return [];
    const shapes = first.kind === 'mark' ? kShapesOfMarks[first.seat] : kShapes[first.kind];
    const words = this.page.session.game.puzzle.value?.rules ?? '';
    const fits = ({ constraint }: Kind) => {
      if (!constraint || !shapes.includes(constraint.shape.kind)) return false;
      const asked = constraint.parameters.filter(({ required }) => required);
      // A number may stand there; what else is asked for is said by a formula.
      return asked.every(({ kind }) => kind === 'integer' && first.text !== '');
    };
    const rank = (kind: Kind) =>
      (isNamedIn(kind, words) ? 0 : 100) + shapes.indexOf(kind.constraint?.shape.kind ?? 'none');
    return this.page
      .model(Palette)
      .all.value.filter(fits)
      .filter((kind) => hasWords([kind.title, ...kind.also], this.wanted.value))
      .sort((a, b) => rank(a) - rank(b));
  });

  constructor(private readonly page: PageState) {}

  /** Makes the things meant such rules; what is wrong is said beside them. */
  async mean(constraint: { type: string; rule?: string }): Promise<void> {
    const things = this.chosen.peek()?.things ?? [];
    this.trouble.value = [];
    try {
      await this.page.session.game.act({ type: 'meaning', things: [...things], constraint });
      this.formula.value = '';
    } catch (error) {
      this.trouble.value = errorWords(error);
    }
  }
}
