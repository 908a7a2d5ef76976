// SPDX-License-Identifier: MIT
//
// Rules that stand in no cell are set where they stand: a press on a border, on a corner or beside the
// board puts one there, or takes the one that is there in hand; pressed again it turns into the next
// thing that may be meant. Tab goes from line to line beside the board.

import type {
  ConstraintShape,
  ConstraintView,
  Json,
  JsonObject,
  PuzzleView,
} from '../../api/protocol';
import {
  borders,
  DrawnBoard,
  type Drawn,
  ends,
  type Meant,
  meetings,
  nearest,
  type Place,
} from '../../board/places';
import { cellAt, type Point } from '../../board/matrix';
import { beginOccasion } from '../../base/occasion';
import { constraintName } from '../../i18n/board_words';
import { t } from '../../i18n/i18n';
import type { PageState } from '../../game/page_state';
import { sameSpec } from '../../game/same_spec';
import { type ConstraintType, Palette } from '../gallery/palette';
import { leaveCells, remove, RuleHand } from './rule_hand';
import { setAndKeep, startAnew, takeToChange } from './rule_draft';
import { liesOn, linesFor } from './rule_lines';
import { asCalled } from './rule_spec';
import { isComplete, RuleDraft } from './rule_state';
import type { Fields } from './written';

interface Finder {
  readonly find: (drawn: Drawn, puzzle: PuzzleView, type: ConstraintType) => readonly Place[];
  /** How far from it a press still means it, in sides of a cell. */
  readonly reach: number;
  /** Whether it stands where no cell is. */
  readonly isBeside: boolean;
}

const kBeside: Finder = {
  find: (drawn, puzzle, type) => ends(drawn, linesFor(type, puzzle)),
  reach: 0.85,
  isBeside: true,
};

/** Where rules of a shape stand that are in no cell; the nearest is meant where there are several. */
const kFinders: { readonly [S in ConstraintShape]?: Finder } = {
  corner: { find: meetings, reach: 0.3, isBeside: false },
  pair: { find: borders, reach: 0.28, isBeside: false },
  lane: kBeside,
  diagonal: kBeside,
};

/** What a press puts on a border, and what it turns into when it is pressed again. */
const kTurns: readonly { readonly kind: string; readonly fields: Fields }[] = [
  { kind: 'difference_dot', fields: {} },
  { kind: 'ratio_dot', fields: {} },
  { kind: 'xv', fields: { total: 'X' } },
  { kind: 'xv', fields: { total: 'V' } },
];

/** Whether a kind stands beside the board, which needs room there. */
export function isBeside(type: ConstraintType | null): boolean {
  return type !== null && kFinders[type.shape.kind]?.isBeside === true;
}

/** The places for a kind on a board as it is drawn. */
export function placesOf(
  { session }: PageState,
  type: ConstraintType | null,
  drawn: Drawn,
): readonly Place[] {
  const puzzle = session.game.puzzle.value;
  const finder = type && kFinders[type.shape.kind];
  return type && finder && puzzle ? finder.find(drawn, puzzle, type) : [];
}

/** The place near a point of the drawing at which a rule of the kind may stand. */
function placeAt(page: PageState, type: ConstraintType, drawn: Drawn, at: Point): Place | null {
  const finder = kFinders[type.shape.kind];
  if (!finder || (finder.isBeside && cellAt(drawn.matrices, drawn.unit, at))) return null;
  return nearest(placesOf(page, type, drawn), at, finder.reach * drawn.unit);
}

const isSame = (cells: ReadonlySet<number>, { cells: others }: Meant) =>
  cells.size === others.length && [...cells].every((cell, at) => cell === others[at]);

/** What is meant by the cells that are selected for the rule in hand, where that stands in none of them. */
export function meantNow(page: PageState, drawn: Drawn): Meant | null {
  const type = page.model(RuleHand).kind.value;
  const cells = page.session.selection.cells.value;
  if (type === null || cells.size < 2) return null;
  const isOrdered = isBeside(type);
  const meant = placesOf(page, type, drawn).flatMap((place) => place.meant);
  const has = (one: Meant) =>
    isOrdered
      ? isSame(cells, one)
      : one.cells.length === cells.size && one.cells.every((cell) => cells.has(cell));
  return meant.find(has) ?? null;
}

/** The rule of that shape which stands where that is meant, and its place among all. */
function ruleOn(
  page: PageState,
  shape: ConstraintShape,
  { cells }: Meant,
): readonly [number, ConstraintView] | undefined {
  const palette = page.model(Palette);
  const { constraints = [] } = page.session.game.puzzle.value ?? {};
  return [...constraints.entries()].find(([, one]) => {
    const kind = palette.find(asCalled(page, one).type)?.constraint?.shape.kind;
    return kind === shape && liesOn(one, shape, cells);
  });
}

/** Begins a rule on these cells, or gives the one in hand other ones; what is whole is there at once. */
function put(page: PageState, kind: string, fields: Fields, cells: readonly number[]): void {
  const { session } = page;
  const draft = page.model(RuleDraft);
  const type = page.model(Palette).find(kind)?.constraint;
  if (type === undefined) return;
  draft.change({ kind, fields });
  session.selection.set(cells, cells[0] ?? -1);
  draft.put.set(kind, fields);
  if (isComplete(page, type)) void setAndKeep(page);
}

/** The next thing that may be meant where the rule in hand stands; null for none. */
function turned(
  page: PageState,
  type: ConstraintType,
  { meant }: Place,
  now: Meant,
  spec: JsonObject | null,
): { kind: string; fields: Fields; cells: readonly number[] } | null {
  const shape = type.shape.kind;
  const at = meant.indexOf(now);
  const others = [...meant.slice(at + 1), ...meant.slice(0, at)];
  const free = others.find((one) => !ruleOn(page, shape, one));
  if (free) return { kind: type.id, fields: page.model(RuleDraft).now.fields, cells: free.cells };
  const isIt = ({ kind, fields }: (typeof kTurns)[number]) =>
    kind === spec?.['type'] &&
    Object.entries(fields).every(([name, value]) => sameSpec(spec[name] ?? null, value as Json));
  const turn = kTurns.findIndex(isIt);
  const next = turn < 0 ? undefined : kTurns[(turn + 1) % kTurns.length];
  return next ? { ...next, cells: now.cells } : null;
}

/** What is put by a press of that kind: what was put last, or what it begins with. */
function fieldsOf(page: PageState, kind: string): Fields {
  const last = page.model(RuleDraft).put.get(kind);
  return last ?? kTurns.find((one) => one.kind === kind)?.fields ?? {};
}

/** The cells of a rule that is in hand at a place, and what is said of that; null where none is. */
function heldAt(
  page: PageState,
  type: ConstraintType,
  { meant }: Place,
  before: ReadonlySet<number>,
) {
  const { left, now } = page.model(RuleDraft);
  const { constraints = [] } = page.session.game.puzzle.value ?? {};
  // It is one that is there, or one that was put just now and is not answered yet.
  const held = left === null ? undefined : constraints[left];
  const isOn = (one: Meant) =>
    held ? liesOn(held, type.shape.kind, one.cells) : isSame(before, one);
  const on = meant.find(isOn);
  return on ? { on, spec: held?.spec ?? now.changed } : null;
}

function press(
  page: PageState,
  type: ConstraintType,
  place: Place,
  before: ReadonlySet<number>,
  isTyped: boolean,
): void {
  const shape = type.shape.kind;
  const [first] = place.meant;
  if (first === undefined) return;
  beginOccasion();
  const held = heldAt(page, type, place, before);
  const there = ruleOn(page, shape, held?.on ?? first);
  if (there) takeToChange(page, there[1], there[0], there[1].cells[0]);
  // Who has typed a number for it does not press again to have another thing there.
  const next = held && !isTyped ? turned(page, type, place, held.on, held.spec) : null;
  if (!there && !next) startAnew(page);
  if (next) put(page, next.kind, next.fields, next.cells);
  else if (!there) put(page, type.id, fieldsOf(page, type.id), (held?.on ?? first).cells);
}

/** What a press at a point of the drawing does beside selecting a cell; null for nothing. */
export function pressAt(page: PageState, drawn: Drawn, at: Point): (() => void) | null {
  const type = page.model(RuleHand).kind.value;
  const place = type && placeAt(page, type, drawn, at);
  if (!type || !place) return null;
  const before = page.session.selection.cells.value;
  const isTyped = page.model(RuleDraft).now.typed;
  return () => press(page, type, place, before, isTyped);
}

/** The rules at a point of the drawing: those of the kind in hand first, then what lies above others. */
function rulesAt(page: PageState, drawn: Drawn, at: Point): readonly ConstraintView[] {
  const palette = page.model(Palette);
  const { constraints = [] } = page.session.game.puzzle.value ?? {};
  const inHand = page.model(RuleHand).kind.value?.id;
  const cell = cellAt(drawn.matrices, drawn.unit, at)?.cell ?? -1;
  // Of each shape once, however many rules there are.
  const meant = new Map<ConstraintShape, Meant | undefined>();
  const isThere = (one: ConstraintView) => {
    const type = palette.find(asCalled(page, one).type)?.constraint;
    if (type === undefined) return false;
    const shape = type.shape.kind;
    if (!kFinders[shape]) return one.cells.includes(cell);
    if (!meant.has(shape)) meant.set(shape, placeAt(page, type, drawn, at)?.meant[0]);
    const there = meant.get(shape);
    return there !== undefined && liesOn(one, shape, there.cells);
  };
  const rank = (one: ConstraintView) => (asCalled(page, one).type === inHand ? 0 : 1);
  return [...constraints]
    .reverse()
    .filter(isThere)
    .sort((a, b) => rank(a) - rank(b));
}

/** Takes the rule at a point of the drawing away. */
export function removeAt(page: PageState, drawn: Drawn, at: Point): void {
  const { session, shell } = page;
  if (page.model(RuleHand).kind.value === null) return;
  leaveCells(page);
  const [rule] = rulesAt(page, drawn, at);
  if (rule === undefined) return;
  startAnew(page);
  session.selection.clear();
  void session
    .attempt(() => remove(page, rule.spec))
    .then((isDone) => {
      if (isDone)
        shell.say(t('rule.removed', { kind: constraintName(asCalled(page, rule)) }), 'info', true);
    });
}

/** In which order lines beside the board are gone through: those that lead down first, then to the right. */
function inOrder(places: readonly Place[]): readonly Meant[] {
  const turn = ({ meant, at }: Place) => meant.map((one) => ({ one, at }));
  const way = ({ one, at }: { one: Meant; at: Point }) => {
    const angle = (Math.atan2(at.y - one.mark.y, at.x - one.mark.x) * 180) / Math.PI;
    return Math.round(90 - angle + 360) % 360;
  };
  return places
    .flatMap(turn)
    .sort((a, b) => way(a) - way(b) || a.at.y - b.at.y || a.at.x - b.at.x)
    .map(({ one }) => one);
}

/** Goes to the next line beside the board, or the one before; false where there is none. */
export function goToLine(page: PageState, by: 1 | -1): boolean {
  const type = page.model(RuleHand).kind.value;
  if (!isBeside(type) || type === null) return false;
  const { drawn } = page.model(DrawnBoard);
  const lines = inOrder(placesOf(page, type, drawn));
  const now = meantNow(page, drawn);
  const at = now
    ? lines.findIndex(({ mark }) => mark.x === now.mark.x && mark.y === now.mark.y)
    : -1;
  const next = at < 0 ? lines.at(by > 0 ? 0 : -1) : at + by < 0 ? undefined : lines[at + by];
  if (next === undefined) return false;
  leaveCells(page);
  const there = ruleOn(page, type.shape.kind, next);
  if (there) {
    takeToChange(page, there[1], there[0], next.cells[0]);
    return true;
  }
  startAnew(page);
  put(page, type.id, {}, next.cells);
  return true;
}
