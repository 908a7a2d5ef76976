// SPDX-License-Identifier: MIT
//
// What somebody drew and no rule is about yet: which of it look alike, which of these are meant, and which
// rules fit their shape.

import { computed, signal } from '@preact/signals';
import { said } from '../../base/occasion';
import { type Engine, EngineError } from '../../api/engine';
import type { Action, ConstraintShape, DrawnView, PuzzleView } from '../../api/protocol';
import { openGame } from '../../game/open_game';
import type { PageState } from '../../game/page_state';
import { errorWords, type Marked, t } from '../../i18n/i18n';
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

/** As long nobody types on before a formula is tried. */
const kPause = 500; // ms
/** As long and as far solutions are counted that a formula leaves. */
const kPatience = 1; // s
const kMostLeft = 100;

export class Meanings {
  /** What was chosen of the list; what is selected on the board goes before. */
  readonly look = signal('');
  readonly formula = signal('');
  readonly wanted = signal('');
  readonly trouble = said<readonly Marked[]>([]);
  /** The same of a formula that is being typed. */
  readonly doubt = said<readonly Marked[]>([]);
  /** How many solutions the puzzle would have with it, in words; empty where that is not known. */
  readonly left = signal('');
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

  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The last try of a formula: on the copy there is one after another. */
  private tried: Promise<void> = Promise.resolve();
  /** A copy of the puzzle on which formulas are tried. */
  private copy: { of: PuzzleView; session: string } | null = null;

  constructor(private readonly page: PageState) {}

  /** Makes the things meant such rules; what is wrong is said beside them. */
  async mean(constraint: { type: string; rule?: string }): Promise<void> {
    this.stopTrying();
    try {
      await this.page.session.game.act(this.meaning(constraint));
      this.formula.value = '';
    } catch (error) {
      this.trouble.value = errorWords(error);
    }
  }

  /** More of a formula is typed: it is tried as soon as nobody types on, and what is wrong is said beside it. */
  type(formula: string): void {
    this.formula.value = formula;
    this.stopTrying();
    if (formula.trim() === '') return;
    this.timer = setTimeout(() => {
      this.tried = this.tried.then(() => this.tryFormula(formula));
    }, kPause);
  }

  private meaning(constraint: { type: string; rule?: string }): Action {
    return { type: 'meaning', things: [...(this.chosen.peek()?.things ?? [])], constraint };
  }

  private stopTrying(): void {
    clearTimeout(this.timer);
    this.trouble.value = [];
    this.doubt.value = [];
    this.left.value = '';
  }

  /** Who tries formulas: in the browser another engine than the one that keys wait for. */
  private get engine(): Engine {
    const { engine } = this.page.session;
    return engine.aside ?? engine;
  }

  /** How many solutions the rules that are understood leave, in words; empty where that is not known soon. */
  private async solutionsLeft(session: string): Promise<string> {
    const answer = await this.engine.call('solve', {
      session,
      limit: kMostLeft,
      time_limit: kPatience,
      ignore_unknown: true, // of several things drawn one gets its meaning after the other
    });
    if (!['unique', 'multiple', 'none'].includes(answer.status)) return '';
    const isAll = answer.count < kMostLeft;
    const solutions = t(isAll ? 'solutions.count' : 'solutions.at-least', { count: answer.count });
    return t('meaning.left', { solutions });
  }

  private async tryFormula(rule: string, isAgain = false): Promise<void> {
    try {
      const session = await this.copied();
      if (session === null || rule !== this.formula.peek()) return;
      const action = this.meaning({ type: 'formula', rule });
      await this.engine.call('act', { session, action });
      const left = await this.solutionsLeft(session);
      if (rule === this.formula.peek()) this.left.value = left;
      await this.engine.call('act', { session, action: { type: 'undo' } });
    } catch (error) {
      if (error instanceof EngineError && error.code === 'unknown_name') {
        this.copy = null; // the engine has forgotten it
        return isAgain ? undefined : this.tryFormula(rule, true);
      }
      // Meanwhile another one may have been typed, or this one used.
      if (rule === this.formula.peek() && this.trouble.peek().length === 0) {
        this.doubt.value = errorWords(error);
      }
    }
  }

  /** A copy of the puzzle as it is now; null where none is on the board. */
  private async copied(): Promise<string | null> {
    const { engine } = this;
    const { game } = this.page.session;
    const of = game.puzzle.peek();
    if (of === null || this.copy?.of === of) return this.copy?.session ?? null;
    const old = this.copy;
    this.copy = null;
    if (old) engine.call('close', { session: old.session }).catch(() => undefined);
    const { document } = await game.ask('save', {});
    const { session } = await openGame(engine, { document, mode: 'set' });
    this.copy = { of, session };
    return session;
  }
}
