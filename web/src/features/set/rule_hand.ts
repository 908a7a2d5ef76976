// SPDX-License-Identifier: MIT
//
// The board while a rule is in hand, as setters know it from other programs: its cells are dragged, its
// number is typed, and going on to other cells sets it. A kind that needs no number is there as soon as
// it was drawn. A press on a rule of the kind takes that one, to be changed or taken away.

import { computed } from '@preact/signals';
import type {
  ConstraintShape,
  ConstraintView,
  ConstraintParameter,
  JsonObject,
} from '../../api/protocol';
import { type ConstraintType, Palette } from '../gallery/palette';
import { beginOccasion } from '../../base/occasion';
import {
  finishRule,
  hasOwnCells,
  kTyped,
  isBegun,
  setAndGoOn,
  startAnew,
  takeToChange,
} from './rule_draft';
import { write, writtenIn, RuleDraft } from './rule_state';
import { digitTyped } from '../../base/typed';
import type { PageState } from '../../game/page_state';
import { sameSpec } from '../../game/same_spec';

export class RuleHand {
  /** The kind whose cells are selected on the board; null when digits are what is set there. */
  readonly kind = computed<ConstraintType | null>(() => {
    const { kind, inHand } = this.draft.now;
    const type = this.page.model(Palette).find(kind)?.constraint;
    const isOnBoard = inHand && this.page.session.game.mode.value === 'set';
    return isOnBoard && type && type.shape.kind !== 'none' ? type : null;
  });
  /** The parameter that keys on the board write. */
  readonly parameter = computed<ConstraintParameter | null>(
    () => this.kind.value?.parameters.find(({ kind }) => kTyped.includes(kind)) ?? null,
  );
  /** What was typed for the selected cells, to be seen beside them. */
  readonly typedText = computed(() => {
    const isTyped = this.draft.now.typed && this.parameter.value;
    return isTyped ? writtenIn(this.page, isTyped.name) : '';
  });
  /** The same in rows, as it stands once it is set: digits two by two. */
  readonly typedRows = computed<readonly string[]>(() => {
    const text = this.typedText.value;
    if (text === '') return [];
    if (this.parameter.value?.kind !== 'digits') return [text];
    const digits = text.split(', ');
    return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
      .filter((row) => row.length > 0)
      .map((row) => row.join(' '));
  });
  /** What undo takes back of the rule in hand, before anything that is set. */
  readonly takenBack = computed<'writing' | 'cells' | null>(() => {
    if (this.kind.value === null) return null;
    if (isBegun(this.page)) return 'writing';
    return hasOwnCells(this.page) ? 'cells' : null;
  });
  readonly canTakeBack = computed(() => this.takenBack.value !== null);
  private readonly draft: RuleDraft;

  constructor(private readonly page: PageState) {
    this.draft = page.model(RuleDraft);
  }
}

/** Lets the rule in hand go, with what was made of it. */
export function drop(page: PageState): void {
  startAnew(page);
  page.model(RuleDraft).change({ inHand: false });
}

/** Sets the rule in hand, and puts it down. */
export async function putDown(page: PageState): Promise<void> {
  const hand = page.model(RuleHand);
  const draft = page.model(RuleDraft);
  if (hand.kind.value === null) return;
  const finished = finishRule(page);
  draft.change({ inHand: false });
  const { changing, written } = draft.peek();
  if (changing !== null && !written) startAnew(page);
  await finished;
}

/** Whether a character belongs into the field of the rule in hand. */
export function isTyped(page: PageState, character: string): boolean {
  const { session } = page;
  const hand = page.model(RuleHand);
  const kind = hand.parameter.value?.kind;
  if (kind === undefined || [...character].length !== 1) return false;
  if (/^\d$/.test(character)) return true;
  if (kind === 'integer') return character === '-' && hand.typedText.value === '';
  if (kind === 'text') return character !== ' ' || hand.typedText.value !== '';
  return digitTyped(session.game.puzzle.value?.symbols ?? [], character) > 0;
}

/** Writes more for the selected cells, in place of what a rule that is to be changed had. */
export function typeOnBoard(page: PageState, text: string): void {
  const hand = page.model(RuleHand);
  const parameter = hand.parameter.value;
  if (parameter === null) return;
  beginOccasion();
  const before = hand.typedText.value;
  const comma = parameter.kind === 'digits' && before !== '' ? ', ' : '';
  write(page, parameter.name, before + comma + text);
  page.model(RuleDraft).change({ typed: true });
}

/** Takes back the last of what was typed or, if nothing was, the rule that was pressed; false for neither. */
export function erase(page: PageState): boolean {
  const { session } = page;
  const hand = page.model(RuleHand);
  const { changed, typed } = page.model(RuleDraft).now;
  const parameter = hand.parameter.value;
  if (parameter && typed) {
    write(page, parameter.name, writtenIn(page, parameter.name).replace(/(?:, )?.$/su, ''));
    return true;
  }
  const spec = changed ?? ruleAtCursor(page)?.spec;
  if (spec === undefined) return false;
  startAnew(page);
  session.selection.clear();
  void session.attempt(() => remove(page, spec));
  return true;
}

/** Takes a rule away, which may have been set just before. */
export function remove({ session }: PageState, spec: JsonObject): Promise<void> {
  return session.game.act(() => {
    const { constraints = [] } = session.game.puzzle.peek() ?? {};
    const index = constraints.findIndex((one) => sameSpec(one.spec, spec));
    return index < 0 ? null : { type: 'remove_constraint', index };
  });
}

/** With one cell selected that has nothing in it, a rule of the kind in hand that is there. */
function ruleAtCursor(page: PageState): ConstraintView | undefined {
  const { session } = page;
  const kind = page.model(RuleHand).kind.value;
  const [cell, ...more] = session.selection.cells.value;
  const puzzle = session.game.puzzle.value;
  if (!kind || !puzzle || cell === undefined || more.length > 0) return undefined;
  if (puzzle.cells[cell]?.given != null) return undefined;
  return puzzle.constraints.find((one) => isAt(one, kind, cell));
}

/** Whether a rule of the kind is whole as soon as its cells are drawn. */
export function needsCellsAlone({ parameters }: ConstraintType): boolean {
  return parameters.every(({ kind }) => kind === 'flag');
}

/** Other cells are about to be selected: what was typed for those of before holds, or drawn and whole. */
export function leaveCells(page: PageState): void {
  const { session } = page;
  const draft = page.model(RuleDraft);
  const hand = page.model(RuleHand);
  const { changing, fromBoard, typed } = draft.now;
  draft.left = changing;
  const kind = hand.kind.value;
  if (kind === null) return;
  const isNew = changing === null && hasOwnCells(page);
  const isMade = typed || (isNew && needsCellsAlone(kind));
  if (isMade && session.selection.cells.value.size > 0) void setAndGoOn(page);
  else if (changing !== null && fromBoard) startAnew(page);
}

/** Lets go of what is in hand, one thing after another; false when there is nothing. */
export function letGo(page: PageState): boolean {
  const { session } = page;
  const hand = page.model(RuleHand);
  const draft = page.model(RuleDraft);
  if (hand.kind.value === null) return false;
  const { changing, typed } = draft.now;
  if (typed || changing !== null) {
    startAnew(page);
  } else if (hasOwnCells(page)) {
    startAnew(page);
    session.selection.clear();
  } else if (session.selection.cells.value.size > 0) {
    return false;
  } else {
    draft.change({ inHand: false });
  }
  return true;
}

/** Takes back what was written for the rule in hand or, if nothing was, its cells; false for neither. */
export function takeBack(page: PageState): boolean {
  const { session } = page;
  const hand = page.model(RuleHand);
  const draft = page.model(RuleDraft);
  const what = hand.takenBack.value;
  if (what === null) return false;
  beginOccasion();
  // The cells of a new one are still its own when its number is gone.
  const { before, changing } = draft.now;
  const since = changing === null ? before : session.selection.cells.value;
  startAnew(page);
  if (what === 'cells') session.selection.clear();
  else draft.change({ before: since });
  return true;
}

/** Shapes that are there as soon as they were drawn, if nothing has to be typed for them. */
const kDrawn: readonly ConstraintShape[] = ['cell', 'pair', 'path'];

export function isDrawn({ shape }: ConstraintType): boolean {
  return kDrawn.includes(shape.kind);
}

/** The end of a drag over cells. */
export function drawn(page: PageState): void {
  const { session } = page;
  const hand = page.model(RuleHand);
  const { changing, fields, typed } = page.model(RuleDraft).now;
  const kind = hand.kind.value;
  if (kind === null) return;
  if (!isDrawn(kind) || changing !== null) return;
  if (kind.parameters.some(({ name, required }) => required && writtenIn(page, name) === ''))
    return;
  if (typed) return;
  void setAndGoOn(page, fields);
  session.selection.clear();
}

/** Shapes that a press meets in the cells over which they are spread. */
const kSpread: readonly ConstraintShape[] = ['path', 'cell_set'];

function isAt({ type: id, cells }: ConstraintView, kind: ConstraintType, cell: number): boolean {
  // A clue outside is at the first cell of its line.
  const isOutside = ['lane', 'diagonal'].includes(kind.shape.kind);
  return id === kind.id && (isOutside ? cells[0] === cell : cells.includes(cell));
}

/** A press on a cell: takes the rule there in hand, pressed again the next one that is there. */
export function pressed(page: PageState, cell: number): void {
  const { session } = page;
  const hand = page.model(RuleHand);
  const kind = hand.kind.value;
  if (kind === null) return;
  const { constraints = [] } = session.game.puzzle.value ?? {};
  const palette = page.model(Palette);
  const ofKind = [...constraints.entries()].filter(([, one]) => isAt(one, kind, cell));
  // Another line where lines are drawn, another cage among cages.
  const isAlike = (one: ConstraintView) => {
    const type = palette.find(one.type)?.constraint;
    return (
      kSpread.includes(kind.shape.kind) &&
      type?.shape.kind === kind.shape.kind &&
      isAt(one, type, cell)
    );
  };
  const alike = [...constraints.entries()].filter(([, one]) => isAlike(one));
  const there = ofKind.length > 0 ? ofKind : alike;
  // Another one that is there, if the first of them was in hand already.
  const { left } = page.model(RuleDraft);
  const isNext = left !== null && there.some(([index]) => index === left);
  const [next] = isNext ? there.filter(([index]) => index > left) : there;
  if (next) {
    const [index, constraint] = next;
    takeToChange(page, constraint, index, cell);
  } else if (there.length === 0 && kind.shape.kind === 'cell') drawn(page);
}
