// SPDX-License-Identifier: MIT
//
// The rule in hand while a puzzle is set: how it is begun, kept and taken in hand again, whether it takes
// the place of one that is there, and how it is set.

import { EngineError, PageError } from '../../api/engine';
import type {
  Action,
  ConstraintShape,
  ConstraintView,
  JsonObject,
  ParameterKind,
  PuzzleView,
} from '../../api/protocol';
import { type ConstraintType, Palette } from '../gallery/palette';
import { errorWords, listText, t } from '../../i18n/i18n';
import { beginOccasion } from '../../base/occasion';
import type { Selected } from '../../store/games';
import { recentKinds } from '../../store/settings';
import { liesOn, meant } from './rule_lines';
import { asCalled, asWritten, ruleOf, selectedNames } from './rule_spec';
import { isComplete, RuleDraft, type RuleState } from './rule_state';
import { described, type Fields, writtenAgain } from './written';
import { addedHousesOf, addHouses } from './added_houses';
import { sameSpec } from '../../game/same_spec';
import type { PageState } from '../../game/page_state';

const kRecent = 6;
/** What keys on the board write. */
export const kTyped: readonly ParameterKind[] = ['integer', 'digits', 'text'];

export function recent(page: PageState): readonly string[] {
  const palette = page.model(Palette);
  return recentKinds.value.split(' ').filter((id) => palette.find(id));
}

/** The next rule of the kind begins with nothing. */
export function startAnew(page: PageState, fields: Fields = {}): void {
  const before = page.session.selection.cells.peek();
  const nothing = { changing: null, changed: null, typed: false, written: false };
  page.model(RuleDraft).change({ ...nothing, fields, before });
}

/** Whether cells were selected for the rule in hand. */
export function hasOwnCells(page: PageState): boolean {
  const cells = page.session.selection.cells.value;
  return cells !== page.model(RuleDraft).now.before && cells.size > 1;
}

/** What was made of a rule, to be put back. */
export interface Held extends Pick<
  RuleState,
  'kind' | 'fields' | 'changing' | 'changed' | 'typed'
> {
  selected: Selected;
}

function held(page: PageState): Held {
  const { kind, fields, changing, changed, typed } = page.model(RuleDraft).peek();
  return { kind, fields, changing, changed, typed, selected: page.session.selection.now() };
}

function putBack(page: PageState, { selected, ...made }: Held): void {
  const draft = page.model(RuleDraft);
  draft.change({ kind: made.kind });
  startAnew(page, made.fields);
  page.session.selection.restore(selected);
  draft.change({ ...made, written: Object.keys(made.fields).length > 0 });
}

/** Whether something would be lost with the rule in hand. */
export function isBegun(page: PageState): boolean {
  const { changing, fields, written } = page.model(RuleDraft).now;
  const isBlank = Object.values(fields).every((text) => text.trim() === '');
  return written && (!isBlank || changing !== null);
}

/** The rule in hand, to be kept; null where nothing is begun of it. */
export function heldRule(page: PageState): Held | null {
  return isBegun(page) || hasOwnCells(page) ? held(page) : null;
}

/** Takes a rule in hand that was kept. */
export function takeHeld(page: PageState, rule: Held): void {
  putBack(page, rule);
  takeInHand(page);
}

/** The puzzle is another: where the constraint that is being changed stands now, if it is there. */
export function findChangedAgain(page: PageState): void {
  const draft = page.model(RuleDraft);
  const { constraints = [] } = page.session.game.puzzle.peek() ?? {};
  const { changed } = draft.peek();
  const at = changed === null ? -1 : constraints.findIndex((one) => sameSpec(one.spec, changed));
  draft.change({ changing: at < 0 ? null : at });
}

function takeInHand(page: PageState): void {
  page.model(RuleDraft).change({ inHand: true });
  page.session.input.tool.value = 'value';
}

/** Begins a rule of the kind with nothing or, for houses, with what the board has of them. */
export function beginKind(page: PageState): void {
  const { session } = page;
  const houses = page.model(Palette).find(page.model(RuleDraft).peek().kind)?.houses;
  const there = houses && addedHousesOf(session.game.puzzle.peek()?.geometry ?? null, houses.id);
  const written = (houses?.parameters ?? []).flatMap((parameter) => {
    const value = there?.[parameter.name];
    return value == null ? [] : [[parameter.name, writtenAgain(parameter, value)]];
  });
  startAnew(page, Object.fromEntries(written) as Fields);
}

/** Takes a kind in hand, or the same anew; what was made of the one before is set. */
export function chooseKind(page: PageState, id: string): void {
  const draft = page.model(RuleDraft);
  const palette = page.model(Palette);
  beginOccasion();
  void finishRule(page);
  draft.change({ kind: id });
  takeInHand(page);
  beginKind(page);
  setWhole(page, palette.find(id)?.constraint);
  if (id === '' || recent(page).includes(id)) return;
  recentKinds.value = [id, ...recent(page)].slice(0, kRecent).join(' ');
}

/** What holds for the whole board and takes nothing else is set as soon as it is chosen. */
function setWhole(page: PageState, type: ConstraintType | undefined): void {
  const { session, shell } = page;
  if (type?.shape.kind !== 'none' || type.parameters.length > 0) return;
  const isSet = () => {
    const puzzle = session.game.puzzle.value;
    return puzzle === null || isThere(puzzle, ruleOf(page, type));
  };
  if (isSet()) return;
  void setRule(page).then(() => {
    if (isSet()) shell.say(t('rule.whole', { kind: type.title }), 'info', true);
  });
}

/** Lets go of the rule that is being changed, which stays as it was. */
export function leaveAsItIs(page: PageState): void {
  beginOccasion();
  startAnew(page);
}

/** Takes a constraint of the puzzle in hand, with its cells selected, to be changed. */
export function takeToChange(
  page: PageState,
  constraint: ConstraintView,
  index: number,
  cursor?: number,
): void {
  const { session } = page;
  const palette = page.model(Palette);
  const draft = page.model(RuleDraft);
  const { type, spec, cells } = asCalled(page, constraint);
  const parameters = palette.find(type)?.constraint?.parameters ?? [];
  beginOccasion();
  void finishRule(page);
  draft.change({ kind: type });
  const fields = parameters.flatMap(({ name, kind }) => {
    const value = spec[name];
    return value === undefined ? [] : [[name, asWritten(kind, value)]];
  });
  if (typeof spec['label'] === 'string') fields.push(['label', spec['label']]);
  startAnew(page, Object.fromEntries(fields) as Fields);
  takeInHand(page);
  draft.change({ changing: index, changed: constraint.spec, fromBoard: cursor !== undefined });
  session.selection.set(cells, cursor ?? cells[0] ?? -1);
  draft.change({ before: session.selection.cells.peek() });
}

/** Whether the puzzle has the very same already: drawn over it, nobody would see it. */
function isThere(puzzle: PuzzleView, constraint: JsonObject): boolean {
  return puzzle.constraints.some(({ spec }) => sameSpec(spec, constraint));
}

/** Of two lines that begin in a cell this one is meant; what is whole then is set. */
export function chooseLine(page: PageState, type: ConstraintType, line: readonly number[]): void {
  const { session } = page;
  const { trouble } = page.model(RuleDraft);
  const begun = line.slice(0, 2);
  session.selection.set(begun, begun[0] ?? -1);
  trouble.value = { ...trouble.value, words: [] };
  if (isComplete(page, type)) void setRule(page);
}

/** The constraints to set: one for each of the cells where the kind lies on single ones. */
function wanted(page: PageState, type: ConstraintType, puzzle: PuzzleView): JsonObject[] {
  const { session } = page;
  const constraint = ruleOf(page, type);
  if (type.shape.kind === 'none') return [constraint];
  const selected = [...session.selection.cells.value];
  if (selected.length === 0) throw new PageError(t('set.select-cells'));
  const cells = [...selectedNames(page, meant(type, puzzle, selected))];
  const groups = type.shape.kind === 'cell' ? cells.map((cell) => [cell]) : [cells];
  return groups.map((group) => ({ ...constraint, cells: group }));
}

/** Rules that others were made of hold within these alone: what takes them away, from the last on. */
function withoutTakenIn({ puzzle, type, constraints }: Prepared): Action[] {
  const lists = type.parameters.filter(({ kind }) => kind === 'constraints');
  const [first = {}] = constraints;
  const taken = lists.flatMap(({ name }) => (first[name] ?? []) as JsonObject[]);
  const there = [...puzzle.constraints.entries()].reverse();
  const isTaken = ({ spec }: ConstraintView) => taken.some((one) => sameSpec(one, spec));
  return there
    .filter(([, one]) => isTaken(one))
    .map(([index]) => ({ type: 'remove_constraint', index }));
}

/** Of a rule to be set: what it becomes, and the place of the one that it takes. */
interface Prepared {
  puzzle: PuzzleView;
  type: ConstraintType;
  constraints: readonly JsonObject[];
  /** The place among the rules that there are by then. */
  taken: (puzzle: PuzzleView) => number | null;
  /** Its cells that are in another one already. */
  shared: readonly number[];
}

/** Kinds of which a person wants no second one on the very same cells, if the two differ by what is typed. */
const kLone: readonly ConstraintShape[] = ['cell_set', 'pair', 'corner', 'lane', 'diagonal'];

/** The place of a rule of that kind on these very cells: who gives a cage another sum wants no second cage. */
function placeOfSame(
  { id, shape, parameters }: ConstraintType,
  cells: readonly number[],
  { constraints }: PuzzleView,
): number | null {
  const isTyped = parameters[0] !== undefined && kTyped.includes(parameters[0].kind);
  if (!isTyped || !kLone.includes(shape.kind)) return null;
  const isNumbered = parameters[0]?.kind === 'integer';
  if (shape.kind === 'cell_set' && !isNumbered) return null;
  const at = constraints.findIndex((one) => one.type === id && liesOn(one, shape.kind, cells));
  return at < 0 ? null : at;
}

/** Finds the place of the rule that the one in hand takes: the one being changed, or one on the same cells. */
function placeTaken(
  page: PageState,
  type: ConstraintType,
  cells: readonly number[],
): (puzzle: PuzzleView) => number | null {
  const { changing, changed } = page.model(RuleDraft).peek();
  const isMeant = (one: ConstraintView) => changed !== null && sameSpec(one.spec, changed);
  return (puzzle) => {
    const at = puzzle.constraints.findIndex(isMeant);
    if (at >= 0) return at;
    return changing !== null ? changing : placeOfSame(type, cells, puzzle);
  };
}

/** Which of the selected cells are in another rule of that kind, where its cells are a set as a cage's. */
export function overlap(page: PageState, type: ConstraintType): readonly number[] {
  const { session } = page;
  const puzzle = session.game.puzzle.value;
  if (puzzle === null || type.shape.kind !== 'cell_set') return [];
  const at = placeTaken(page, type, [...session.selection.cells.value])(puzzle);
  const others = puzzle.constraints.filter((one, index) => one.type === type.id && index !== at);
  const taken = new Set(others.flatMap(({ cells }) => cells));
  return [...session.selection.cells.value].filter((cell) => taken.has(cell));
}

/** That some cells are in two rules of a kind. */
export function overlapWords(
  page: PageState,
  type: ConstraintType,
  cells: readonly number[],
): string {
  return t('rule.overlaps', { kind: type.title, cells: listText(selectedNames(page, cells)) });
}

function prepare(page: PageState, type: ConstraintType): Prepared | null {
  const { session } = page;
  const puzzle = session.game.puzzle.value;
  if (!puzzle) return null;
  const constraints = wanted(page, type, puzzle);
  const cells = meant(type, puzzle, [...session.selection.cells.value]);
  const taken = placeTaken(page, type, cells);
  const shared = overlap(page, type);
  return { puzzle, type, constraints, taken, shared };
}

/** Sets a rule, or one for each of the cells, in one step. */
async function set(page: PageState, prepared: Prepared): Promise<void> {
  const { session, shell } = page;
  const { type, constraints, taken, shared } = prepared;
  const [first, ...others] = constraints;
  // Once what was set just before is there: keys may be faster than the engine.
  await session.game.actTogether(() => {
    const puzzle = session.game.puzzle.peek() ?? prepared.puzzle;
    const index = taken(puzzle);
    const isChange = index !== null && first;
    const added = isChange ? others : constraints;
    return [
      ...(isChange ? [{ type: 'change_constraint', index, constraint: first } as const] : []),
      ...added
        .filter((constraint) => !isThere(puzzle, constraint))
        .map((constraint) => ({ type: 'add_constraint', constraint }) as const),
      ...withoutTakenIn({ ...prepared, puzzle }),
    ];
  });
  if (shared.length > 0) shell.say(overlapWords(page, type, shared), 'info', true);
}

/** Says what is wrong with the rule in hand beside the field that it is about. */
async function saying(page: PageState, work: () => Promise<void>): Promise<void> {
  const { trouble } = page.model(RuleDraft);
  try {
    await work();
  } catch (error) {
    const argument = error instanceof EngineError ? error.argument : '';
    const parameter = trouble.peek().parameter || argument;
    trouble.value = { words: errorWords(error), parameter };
  }
}

/** Sets the rule in hand; refused, it is in hand again unless something else is. */
async function setHeld(page: PageState, type: ConstraintType): Promise<void> {
  const { session } = page;
  const draft = page.model(RuleDraft);
  const prepared = prepare(page, type);
  if (!prepared) return;
  const was = held(page);
  startAnew(page);
  session.selection.clear();
  try {
    await set(page, prepared);
  } catch (error) {
    const isSame = draft.peek().kind === was.kind;
    if (isSame && !isBegun(page) && !hasOwnCells(page)) putBack(page, was);
    throw error;
  }
}

/** Sets the rule in hand; what is wrong with it is said beside it. */
export async function setRule(page: PageState): Promise<void> {
  const palette = page.model(Palette);
  const draft = page.model(RuleDraft);
  const type = palette.find(draft.peek().kind)?.constraint;
  if (type === undefined || draft.isSetting) return;
  beginOccasion();
  draft.isSetting = true;
  await saying(page, () => setHeld(page, type));
  draft.isSetting = false;
}

/** Sets the rule in hand for the cells that are selected now, while others are being selected. */
export async function setAndGoOn(page: PageState, keeps: Fields = {}): Promise<void> {
  const type = page.model(Palette).find(page.model(RuleDraft).peek().kind)?.constraint;
  if (type === undefined) return;
  beginOccasion();
  await saying(page, async () => {
    const prepared = prepare(page, type);
    startAnew(page, keeps);
    if (prepared) await set(page, prepared);
  });
}

/** Sets the rule in hand for its cells, and keeps it there: what is typed then changes it. */
export async function setAndKeep(page: PageState): Promise<void> {
  const palette = page.model(Palette);
  const draft = page.model(RuleDraft);
  const type = palette.find(draft.peek().kind)?.constraint;
  if (type === undefined) return;
  beginOccasion();
  await saying(page, async () => {
    const prepared = prepare(page, type);
    const [constraint = null] = prepared?.constraints ?? [];
    if (prepared === null || constraint === null) return;
    const before = page.session.selection.cells.peek();
    draft.change({ before, written: false, changed: constraint, fromBoard: true });
    await set(page, prepared);
    findChangedAgain(page);
  });
}

/**
 * Sets the rule in hand, where something else comes, if it is whole. What was written and cannot be set
 * is told; cells alone stay selected.
 */
export async function finishRule(page: PageState): Promise<void> {
  const { session, shell } = page;
  const palette = page.model(Palette);
  const draft = page.model(RuleDraft);
  const { kind: id, fields, inHand } = draft.peek();
  const kind = palette.find(id);
  if (kind === undefined || session.game.mode.peek() !== 'set') return;
  const { constraint: type, houses } = kind;
  const isWhole = inHand && type && hasOwnCells(page) && isComplete(page, type);
  if (!isBegun(page) && !isWhole) return;
  try {
    if (houses) {
      draft.change({ written: false });
      await addHouses(page, described(houses, fields));
    } else if (type) {
      await setHeld(page, type);
    }
  } catch (error) {
    shell.say([{ text: t('rule.not-set', { kind: kind.title }) }, ...errorWords(error)], 'error');
  }
}
