// SPDX-License-Identifier: MIT
//
// The board while a rule is in hand, as setters know it from other programs: its cells are dragged, its
// number is typed, and going on to other cells sets it. A kind that needs no number is there as soon as
// it was drawn. A press on a rule of the kind takes that one, to be changed or taken away.

import { computed } from '@preact/signals';
import { app } from '../../app/app_state';
import type {
  ConstraintShape,
  ConstraintView,
  ConstraintParameter,
  ParameterKind,
} from '../../api/protocol';
import { type ConstraintType, findKind } from '../gallery/palette';
import { beginOccasion } from '../../base/occasion';
import {
  finishRule,
  hasOwnCells,
  isBegun,
  ruleDraft,
  setAndGoOn,
  startAnew,
  takeToChange,
  write,
  writtenIn,
} from './rule_draft';
import { digitTyped } from '../../base/typed';

/** The kind whose cells are selected on the board; null when digits are what is set there. */
export const kindInHand = computed<ConstraintType | null>(() => {
  const type = findKind(ruleDraft.kind.value)?.constraint;
  const isOnBoard = ruleDraft.inHand.value && app.game.mode.value === 'set';
  return isOnBoard && type && type.shape.kind !== 'none' ? type : null;
});

const kTyped: readonly ParameterKind[] = ['integer', 'digits', 'text'];

/** The parameter that keys on the board write. */
export const typedParameter = computed<ConstraintParameter | null>(
  () => kindInHand.value?.parameters.find(({ kind }) => kTyped.includes(kind)) ?? null,
);

/** What was typed for the selected cells, to be seen beside them. */
export const typedText = computed(() => {
  const { typed } = ruleDraft;
  return typed.value && typedParameter.value ? writtenIn(typedParameter.value.name) : '';
});

/** Lets the rule in hand go, with what was made of it. */
export function drop(): void {
  startAnew();
  ruleDraft.inHand.value = false;
}

/** Sets the rule in hand, and puts it down. */
export async function putDown(): Promise<void> {
  if (kindInHand.value === null) return;
  const finished = finishRule();
  ruleDraft.inHand.value = false;
  if (ruleDraft.changing.value !== null && !ruleDraft.written.value) startAnew();
  await finished;
}

/** Whether a character belongs into the field of the rule in hand. */
export function isTyped(character: string): boolean {
  const kind = typedParameter.value?.kind;
  if (kind === undefined || [...character].length !== 1) return false;
  if (/^\d$/.test(character)) return true;
  if (kind === 'integer') return character === '-' && typedText.value === '';
  if (kind === 'text') return character !== ' ';
  return digitTyped(app.game.puzzle.value?.symbols ?? [], character) > 0;
}

/** Writes more for the selected cells, in place of what a rule that is to be changed had. */
export function typeOnBoard(text: string): void {
  const parameter = typedParameter.value;
  if (parameter === null) return;
  beginOccasion();
  const before = typedText.value;
  const comma = parameter.kind === 'digits' && before !== '' ? ', ' : '';
  write(parameter.name, before + comma + text);
  ruleDraft.typed.value = true;
}

/** Takes back the last of what was typed or, if nothing was, the rule that was pressed; false for neither. */
export function erase(): boolean {
  const parameter = typedParameter.value;
  const index = ruleDraft.changing.value;
  if (parameter && ruleDraft.typed.value) {
    write(parameter.name, writtenIn(parameter.name).replace(/(?:, )?.$/su, ''));
    return true;
  }
  if (index === null) return false;
  startAnew();
  app.selection.clear();
  void app.act({ type: 'remove_constraint', index });
  return true;
}

/** Whether a rule of the kind is whole as soon as its cells are drawn. */
export function needsCellsAlone({ parameters }: ConstraintType): boolean {
  return parameters.every(({ kind }) => kind === 'flag');
}

/** Other cells are about to be selected: what was typed for those of before holds, or drawn and whole. */
export function leaveCells(): void {
  const { changing, fromBoard, left, typed } = ruleDraft;
  left.value = changing.value;
  const kind = kindInHand.value;
  if (kind === null) return;
  const isNew = changing.value === null && hasOwnCells();
  const isMade = typed.value || (isNew && needsCellsAlone(kind));
  if (isMade && app.selection.cells.value.size > 0) void setAndGoOn();
  else if (changing.value !== null && fromBoard.value) startAnew();
}

/** Lets go of what is in hand, one thing after another; false when there is nothing. */
export function letGo(): boolean {
  if (kindInHand.value === null) return false;
  const { changing, inHand, typed } = ruleDraft;
  if (typed.value || changing.value !== null) {
    startAnew();
  } else if (hasOwnCells()) {
    startAnew();
    app.selection.clear();
  } else if (app.selection.cells.value.size > 0) {
    return false;
  } else {
    inHand.value = false;
  }
  return true;
}

/** What undo takes back of the rule in hand, before anything that is set. */
const takenBack = computed<'writing' | 'cells' | null>(() => {
  if (kindInHand.value === null) return null;
  if (isBegun()) return 'writing';
  return hasOwnCells() ? 'cells' : null;
});
export const canTakeBack = computed(() => takenBack.value !== null);

/** Takes back what was written for the rule in hand or, if nothing was, its cells; false for neither. */
export function takeBack(): boolean {
  const what = takenBack.value;
  if (what === null) return false;
  beginOccasion();
  const { before, changing } = ruleDraft;
  // The cells of a new one are still its own when its number is gone.
  const since = changing.value === null ? before.value : app.selection.cells.value;
  startAnew();
  if (what === 'cells') app.selection.clear();
  else before.value = since;
  return true;
}

/** Shapes that are there as soon as they were drawn, if nothing has to be typed for them. */
const kDrawn: readonly ConstraintShape[] = ['cell', 'pair', 'path'];

export function isDrawn({ shape }: ConstraintType): boolean {
  return kDrawn.includes(shape.kind);
}

/** The end of a drag over cells. */
export function drawn(): void {
  const kind = kindInHand.value;
  if (kind === null) return;
  if (!isDrawn(kind) || ruleDraft.changing.value !== null) return;
  if (kind.parameters.some(({ name, required }) => required && writtenIn(name) === '')) return;
  if (ruleDraft.typed.value) return;
  void setAndGoOn(ruleDraft.fields.value);
  app.selection.clear();
}

function isAt({ type: id, cells }: ConstraintView, kind: ConstraintType, cell: number): boolean {
  // A clue outside is at the first cell of its line.
  const isOutside = ['lane', 'diagonal'].includes(kind.shape.kind);
  return id === kind.id && (isOutside ? cells[0] === cell : cells.includes(cell));
}

/** A press on a cell: takes the rule there in hand, pressed again the next one that is there. */
export function pressed(cell: number): void {
  const kind = kindInHand.value;
  if (kind === null) return;
  const { constraints = [] } = app.game.puzzle.value ?? {};
  const there = [...constraints.entries()].filter(([, one]) => isAt(one, kind, cell));
  // Another one that is there, if the first of them was in hand already.
  const left = ruleDraft.left.value;
  const isNext = left !== null && there.some(([index]) => index === left);
  const [next] = isNext ? there.filter(([index]) => index > left) : there;
  if (next) {
    const [index, constraint] = next;
    takeToChange(constraint, index, cell);
  } else if (there.length === 0 && kind.shape.kind === 'cell') drawn();
}
