// SPDX-License-Identifier: MIT
//
// What is made of the rule in hand, as plain state, and what is wrong with it.

import { signal } from '@preact/signals';
import { said } from '../../base/occasion';
import type { JsonObject } from '../../api/protocol';
import type { PageState } from '../../game/page_state';
import type { Marked } from '../../i18n/i18n';
import type { ConstraintType } from '../gallery/palette';
import type { Fields } from './written';

/** What is made of a rule. */
export interface RuleState {
  /** The id of a kind of the palette; empty for none. */
  readonly kind: string;
  readonly fields: Fields;
  /** Of the constraint that is being changed: where it stands among those of the puzzle. */
  readonly changing: number | null;
  /** The same as it was when it was taken in hand, to be found again where others come and go. */
  readonly changed: JsonObject | null;
  /** Whether it was pressed on the board, so that the next drag there is for another one. */
  readonly fromBoard: boolean;
  /** Whether the board is there for the rule: its cells are dragged, its number is typed. */
  readonly inHand: boolean;
  /** Whether something was typed on the board for the cells that are selected. */
  readonly typed: boolean;
  /** Whether anything was written for it, on the board or in a field. */
  readonly written: boolean;
  /** What was selected when it was begun. */
  readonly before: ReadonlySet<number> | null;
}

/** What is wrong with a rule, and the parameter that it is about. */
interface Trouble {
  readonly words: readonly Marked[];
  readonly parameter: string;
}

export class RuleDraft {
  private readonly state = signal<RuleState>({
    kind: '',
    fields: {},
    changing: null,
    changed: null,
    fromBoard: false,
    inHand: false,
    typed: false,
    written: false,
    before: null,
  });
  readonly trouble = said<Trouble>({ words: [], parameter: '' });
  /** The one that was being changed when its cells were left: pressed again, the next one there is meant. */
  left: number | null = null;
  /** What was written last of a kind that a press puts where it stands. */
  readonly put = new Map<string, Fields>();
  /** Whether it is being set just now: pressed twice it is set once. */
  isSetting = false;

  /** What is made of the rule; who draws it is drawn anew when that changes. */
  get now(): RuleState {
    return this.state.value;
  }
  peek(): RuleState {
    return this.state.peek();
  }
  change(parts: Partial<RuleState>): void {
    this.state.value = { ...this.state.peek(), ...parts };
  }
}

export function writtenIn(page: PageState, name: string): string {
  return page.model(RuleDraft).now.fields[name] ?? '';
}
export function write(page: PageState, name: string, text: string): void {
  const draft = page.model(RuleDraft);
  draft.change({ fields: { ...draft.peek().fields, [name]: text }, written: true });
}

export function isComplete(page: PageState, { parameters }: ConstraintType): boolean {
  return parameters.every(({ name, required }) => !required || writtenIn(page, name).trim() !== '');
}
