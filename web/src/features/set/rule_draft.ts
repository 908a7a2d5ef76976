// SPDX-License-Identifier: MIT
//
// The rule in hand while a puzzle is set: its kind, what is written for its parameters, and whether
// it takes the place of one that is there. What a person writes becomes an action for the engine here.

import { signal } from '@preact/signals';
import { app } from '../../app/app_state';
import { PageError } from '../../api/engine';
import type {
  Action,
  ConstraintView,
  Json,
  JsonObject,
  ConstraintParameter,
  ParameterKind,
  PuzzleView,
} from '../../api/protocol';
import { type ConstraintType, findKind } from '../gallery/palette';
import {
  errorText,
  errorWords,
  listText,
  type Marked,
  parameterName,
  placeName,
  t,
} from '../../i18n/i18n';
import { beginOccasion, said } from '../../base/occasion';
import type { Selected } from '../../store/games';
import { recentKinds } from '../../store/settings';
import { described, type Fields, readTerms, writtenAgain, writtenTerms } from './written';
import { addedHousesOf, addHouses } from './added_houses';
import { sameSpec } from '../../game/same_spec';

const kRecent = 6;

export const ruleDraft = {
  /** The id of a kind of the palette; empty for none. */
  kind: signal(''),
  fields: signal<Fields>({}),
  /** Of the constraint that is being changed: where it stands among those of the puzzle. */
  changing: signal<number | null>(null),
  /** The same as it was when it was taken in hand, to be found again where others come and go. */
  changed: signal<JsonObject | null>(null),
  /** Whether it was pressed on the board, so that the next drag there is for another one. */
  fromBoard: signal(false),
  /** The one that was being changed when its cells were left: pressed again, the next one there is meant. */
  left: signal<number | null>(null),
  /** Whether the board is there for the rule: its cells are dragged, its number is typed. */
  inHand: signal(false),
  /** Whether something was typed on the board for the cells that are selected. */
  typed: signal(false),
  /** Whether anything was written for it, on the board or in a field. */
  written: signal(false),
  /** What was selected when it was begun. */
  before: signal<ReadonlySet<number> | null>(null),
  /** Whether it is being set just now: pressed twice it is set once. */
  isSetting: signal(false),
  trouble: said<readonly Marked[]>([]),
  /** The parameter that the trouble is about. */
  wrong: said(''),
};

export function writtenIn(name: string): string {
  return ruleDraft.fields.value[name] ?? '';
}
export function write(name: string, text: string): void {
  ruleDraft.fields.value = { ...ruleDraft.fields.value, [name]: text };
  ruleDraft.written.value = true;
}

export function recent(): readonly string[] {
  return recentKinds.value.split(' ').filter((id) => findKind(id));
}

/** The next rule of the kind begins with nothing. */
export function startAnew(fields: Fields = {}): void {
  ruleDraft.fields.value = fields;
  ruleDraft.changing.value = null;
  ruleDraft.changed.value = null;
  ruleDraft.typed.value = false;
  ruleDraft.written.value = false;
  ruleDraft.before.value = app.selection.cells.peek();
}

/** Whether cells were selected for the rule in hand. */
export function hasOwnCells(): boolean {
  const cells = app.selection.cells.value;
  return cells !== ruleDraft.before.value && cells.size > 1;
}

/** What was made of a rule, to be put back. */
export interface Held {
  kind: string;
  fields: Fields;
  changing: number | null;
  changed: JsonObject | null;
  typed: boolean;
  selected: Selected;
}

function held(): Held {
  const { kind, fields, changing, changed, typed } = ruleDraft;
  return {
    kind: kind.peek(),
    fields: fields.peek(),
    changing: changing.peek(),
    changed: changed.peek(),
    typed: typed.peek(),
    selected: app.selection.now(),
  };
}

function putBack({ kind, fields, changing, changed, typed, selected }: Held): void {
  ruleDraft.kind.value = kind;
  startAnew(fields);
  app.selection.restore(selected);
  ruleDraft.changing.value = changing;
  ruleDraft.changed.value = changed;
  ruleDraft.typed.value = typed;
  ruleDraft.written.value = Object.keys(fields).length > 0;
}

/** Whether something would be lost with the rule in hand. */
export function isBegun(): boolean {
  const { changing, fields, written } = ruleDraft;
  const isBlank = Object.values(fields.value).every((text) => text.trim() === '');
  return written.value && (!isBlank || changing.value !== null);
}

/** The rule in hand, to be kept; null where nothing is begun of it. */
export function heldRule(): Held | null {
  return isBegun() || hasOwnCells() ? held() : null;
}

/** Takes a rule in hand that was kept. */
export function takeHeld(rule: Held): void {
  putBack(rule);
  takeInHand();
}

/** The puzzle is another: where the constraint that is being changed stands now, if it is there. */
export function findChangedAgain(): void {
  const { changed, changing } = ruleDraft;
  const { constraints = [] } = app.game.puzzle.peek() ?? {};
  const spec = changed.peek();
  const at = spec === null ? -1 : constraints.findIndex((one) => sameSpec(one.spec, spec));
  changing.value = at < 0 ? null : at;
}

function takeInHand(): void {
  ruleDraft.inHand.value = true;
  app.input.tool.value = 'value';
}

/** Begins a rule of the kind with nothing or, for houses, with what the board has of them. */
export function beginKind(): void {
  const houses = findKind(ruleDraft.kind.peek())?.houses;
  const there = houses && addedHousesOf(app.game.puzzle.peek()?.geometry ?? null, houses.id);
  const written = (houses?.parameters ?? []).flatMap((parameter) => {
    const value = there?.[parameter.name];
    return value == null ? [] : [[parameter.name, writtenAgain(parameter, value)]];
  });
  startAnew(Object.fromEntries(written) as Fields);
}

/** Takes a kind in hand, or the same anew; what was made of the one before is set. */
export function chooseKind(id: string): void {
  beginOccasion();
  void finishRule();
  ruleDraft.kind.value = id;
  takeInHand();
  beginKind();
  setWhole(findKind(id)?.constraint);
  if (id === '' || recent().includes(id)) return;
  recentKinds.value = [id, ...recent()].slice(0, kRecent).join(' ');
}

/** What holds for the whole board and takes nothing else is set as soon as it is chosen. */
function setWhole(type: ConstraintType | undefined): void {
  if (type?.shape.kind !== 'none' || type.parameters.length > 0) return;
  const isSet = () => {
    const puzzle = app.game.puzzle.value;
    return puzzle === null || isThere(puzzle, ruleOf(type));
  };
  if (isSet()) return;
  void setRule().then(() => {
    if (isSet()) app.say(t('rule.whole', { kind: type.title }), 'info', true);
  });
}

/** Lets go of the rule that is being changed, which stays as it was. */
export function leaveAsItIs(): void {
  beginOccasion();
  startAnew();
}

/** The houses of the puzzle as the page calls them and as the engine does. */
function shapeNames(): ReadonlyMap<string, string> {
  const houses = app.game.puzzle.value?.houses ?? [];
  const names = houses.flatMap(({ name }) => [name, placeName(name)].map((one) => [one, name]));
  return new Map(names.map(([one = '', name = '']) => [one.toLowerCase(), name]));
}

/** What was typed for a parameter, as its kind wants it; lists of cells the engine reads itself. */
const kReaders: { readonly [K in ParameterKind]: (text: string) => Json | undefined } = {
  integer: (text) => (/^[-+−]?\d+$/.test(text) ? Number(text.replace('−', '-')) : undefined),
  flag: (text) => text === 'true',
  text: (text) => text,
  digits: (text) => text,
  cells: (text) => text,
  paths: (text) => text,
  terms: (text) => readTerms(text, shapeNames()),
  constraints: (text) => {
    try {
      return JSON.parse(text) as Json;
    } catch {
      return undefined;
    }
  },
};

/** The words for how something is written that was not understood. */
const kHow: { readonly [K in ParameterKind]?: 'set.write-number' | 'set.write-constraints' } = {
  integer: 'set.write-number',
  constraints: 'set.write-constraints',
};

function refuse(name: string, words: string): never {
  ruleDraft.wrong.value = name;
  throw new PageError(words);
}

function read({ name, kind, required }: ConstraintParameter): Json | undefined {
  const text = writtenIn(name).trim();
  if (text === '') {
    if (required) refuse(name, t('set.needs', { name: parameterName(name) }));
    return undefined;
  }
  const value = kReaders[kind](text);
  const how = kHow[kind];
  if (value === undefined) {
    refuse(name, t('set.unclear', { name: parameterName(name), text, how: how ? t(how) : '' }));
  }
  return value;
}

/** An argument as a person writes it. */
function asWritten(kind: ParameterKind, value: Json): string {
  if (kind === 'terms') return writtenTerms(value);
  if (kind === 'constraints') return JSON.stringify(value);
  const list = (one: Json): string =>
    Array.isArray(one) ? one.map(String).join(' ') : String(one);
  return kind === 'paths' && Array.isArray(value) ? value.map(list).join('; ') : list(value);
}

/** Takes a constraint of the puzzle in hand, with its cells selected, to be changed. */
export function takeToChange(constraint: ConstraintView, index: number, cursor?: number): void {
  const { type, spec, cells } = constraint;
  const parameters = findKind(type)?.constraint?.parameters ?? [];
  beginOccasion();
  void finishRule();
  ruleDraft.kind.value = type;
  const fields = parameters.flatMap(({ name, kind }) => {
    const value = spec[name];
    return value === undefined ? [] : [[name, asWritten(kind, value)]];
  });
  if (typeof spec['label'] === 'string') fields.push(['label', spec['label']]);
  startAnew(Object.fromEntries(fields) as Fields);
  takeInHand();
  ruleDraft.changing.value = index;
  ruleDraft.changed.value = spec;
  ruleDraft.fromBoard.value = cursor !== undefined;
  app.selection.set(cells, cursor ?? cells[0] ?? -1);
  ruleDraft.before.value = app.selection.cells.peek();
}

/** Whether the puzzle has the very same already: drawn over it, nobody would see it. */
function isThere(puzzle: PuzzleView, constraint: JsonObject): boolean {
  return puzzle.constraints.some(({ spec }) => sameSpec(spec, constraint));
}

/** The names of cells, or of the selected ones in the order in which they were: for lines it matters. */
export function selectedNames(
  cells: Iterable<number> = app.selection.cells.value,
): readonly string[] {
  return [...cells].map((cell) => app.game.puzzle.value?.cells[cell]?.name ?? '');
}

function ruleOf(type: ConstraintType): JsonObject {
  const constraint: JsonObject = { type: type.id };
  const label = writtenIn('label').trim();
  if (label !== '') constraint['label'] = label;
  for (const parameter of type.parameters) {
    const value = read(parameter);
    if (value !== undefined) constraint[parameter.name] = value;
  }
  return constraint;
}

const kStraight: ReadonlySet<string> = new Set(['row', 'column', 'lane']);

/** The lines on which a clue outside may lie, each told one way; none for other kinds. */
function linesFor({ shape }: ConstraintType, puzzle: PuzzleView): readonly (readonly number[])[] {
  if (shape.kind === 'diagonal') return puzzle.diagonals ?? [];
  if (shape.kind !== 'lane') return [];
  return puzzle.houses.filter(({ kind }) => kStraight.has(kind)).map(({ cells }) => cells);
}

/** The four cells around the corner at which two meet; the two if they meet at none. */
function aroundCorner({ cells }: PuzzleView, pair: readonly number[]): readonly number[] {
  const [from = -1, to = -1] = pair;
  for (const [side, beside] of (cells[from]?.move ?? []).entries()) {
    for (const turn of [side + 1, side + 3]) {
      const other = cells[from]?.move[turn % 4] ?? -1;
      const meet = cells[beside]?.move[turn % 4] === to && cells[other]?.move[side] === to;
      if (meet && new Set([from, beside, to, other]).size === 4) return [from, beside, to, other];
    }
  }
  return pair;
}

/** The lines that begin with these cells. */
function linesBegun(type: ConstraintType, puzzle: PuzzleView, cells: readonly number[]) {
  return linesFor(type, puzzle)
    .flatMap((line) => [line, [...line].reverse()])
    .filter((line) => cells.every((cell, at) => line[at] === cell));
}

/** Where two lines begin in the one cell that is selected for a clue outside: which there are. */
export function linesToChoose(type: ConstraintType): readonly (readonly number[])[] {
  const puzzle = app.game.puzzle.value;
  const cells = [...app.selection.cells.value];
  if (puzzle === null || cells.length !== 1) return [];
  const lines = linesBegun(type, puzzle, cells);
  return lines.length > 1 ? lines : [];
}

/** What a line is called: as the house that it is, else by its ends. */
export function lineName(line: readonly number[]): string {
  const { houses = [], cells = [] } = app.game.puzzle.value ?? {};
  const house = houses.find(
    (one) => one.cells.length === line.length && one.cells.every((cell) => line.includes(cell)),
  );
  if (house) return placeName(house.name);
  return [line[0], line.at(-1)].map((cell) => cells[cell ?? -1]?.name ?? '').join('–');
}

/** Of two lines that begin in a cell this one is meant; what is whole then is set. */
export function chooseLine(type: ConstraintType, line: readonly number[]): void {
  const begun = line.slice(0, 2);
  app.selection.set(begun, begun[0] ?? -1);
  ruleDraft.trouble.value = [];
  if (isComplete(type)) void setRule();
}

/**
 * The cells that are meant: of a line that was only begun, by its first cell or two, all of it; around
 * a corner all, of two across it. What begins no line, or has more cells, stays as it is.
 */
function meant(
  type: ConstraintType,
  puzzle: PuzzleView,
  cells: readonly number[],
): readonly number[] {
  if (cells.length > 2) return cells;
  if (type.shape.kind === 'corner' && cells.length === 2) return aroundCorner(puzzle, cells);
  const begun = linesBegun(type, puzzle, cells);
  if (begun.length > 1) throw new PageError(t('set.which-line'));
  return begun[0] ?? cells;
}

/** The constraints to set: one for each of the cells where the kind lies on single ones. */
function wanted(type: ConstraintType, puzzle: PuzzleView): JsonObject[] {
  const constraint = ruleOf(type);
  if (type.shape.kind === 'none') return [constraint];
  const selected = [...app.selection.cells.value];
  if (selected.length === 0) throw new PageError(t('set.select-cells'));
  const cells = [...selectedNames(meant(type, puzzle, selected))];
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
  index: number | null;
  /** Its cells that are in another one already. */
  shared: readonly number[];
}

/**
 * The place of a rule of that kind on the very same cells, if the two differ by a number: who gives a
 * cage another sum wants no second cage.
 */
function placeOfSame(type: ConstraintType, { constraints }: PuzzleView): number | null {
  const isNumbered = type.parameters[0]?.kind === 'integer';
  if (!isNumbered || !['cell_set', 'pair'].includes(type.shape.kind)) return null;
  const { cells } = app.selection;
  const isSame = (one: ConstraintView) =>
    one.type === type.id &&
    one.cells.length === cells.value.size &&
    one.cells.every((cell) => cells.value.has(cell));
  const at = constraints.findIndex(isSame);
  return at < 0 ? null : at;
}

/** The place of the rule that the one in hand takes: the one being changed, or one on the same cells. */
function placeTaken(type: ConstraintType, puzzle: PuzzleView): number | null {
  return ruleDraft.changing.value ?? placeOfSame(type, puzzle);
}

/** Which of the selected cells are in another rule of that kind, where its cells are a set as a cage's. */
export function overlap(type: ConstraintType): readonly number[] {
  const puzzle = app.game.puzzle.value;
  if (puzzle === null || type.shape.kind !== 'cell_set') return [];
  const at = placeTaken(type, puzzle);
  const others = puzzle.constraints.filter((one, index) => one.type === type.id && index !== at);
  const taken = new Set(others.flatMap(({ cells }) => cells));
  return [...app.selection.cells.value].filter((cell) => taken.has(cell));
}

/** That some cells are in two rules of a kind. */
export function overlapWords(type: ConstraintType, cells: readonly number[]): string {
  return t('rule.overlaps', { kind: type.title, cells: listText(selectedNames(cells)) });
}

function prepare(type: ConstraintType): Prepared | null {
  const puzzle = app.game.puzzle.value;
  if (!puzzle) return null;
  const constraints = wanted(type, puzzle);
  const index = placeTaken(type, puzzle);
  const shared = overlap(type);
  return { puzzle, type, constraints, index, shared };
}

/** Sets a rule, or one for each of the cells, in one step. */
async function set(prepared: Prepared): Promise<void> {
  const { puzzle, type, constraints, index, shared } = prepared;
  const [first, ...others] = constraints;
  const isChange = index !== null && first;
  const added = isChange ? others : constraints;
  await app.game.actTogether([
    ...(isChange ? [{ type: 'change_constraint', index, constraint: first } as const] : []),
    ...added
      .filter((constraint) => !isThere(puzzle, constraint))
      .map((constraint) => ({ type: 'add_constraint', constraint }) as const),
    ...withoutTakenIn(prepared),
  ]);
  if (shared.length > 0) app.say(overlapWords(type, shared), 'info', true);
}

/** Says what is wrong with the rule in hand beside the field that it is about. */
async function saying(type: ConstraintType, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const text = errorText(error);
    const named = type.parameters.find(({ name }) => text.includes(`"${name}"`));
    ruleDraft.wrong.value ||= named?.name ?? '';
    ruleDraft.trouble.value = errorWords(error);
  }
}

/** Sets the rule in hand; refused, it is in hand again unless something else is. */
async function setHeld(type: ConstraintType): Promise<void> {
  const prepared = prepare(type);
  if (!prepared) return;
  const was = held();
  startAnew();
  app.selection.clear();
  try {
    await set(prepared);
  } catch (error) {
    const { kind } = ruleDraft;
    if (kind.peek() === was.kind && !isBegun() && !hasOwnCells()) putBack(was);
    throw error;
  }
}

/** Sets the rule in hand; what is wrong with it is said beside it. */
export async function setRule(): Promise<void> {
  const type = findKind(ruleDraft.kind.value)?.constraint;
  const { isSetting } = ruleDraft;
  if (type === undefined || isSetting.value) return;
  beginOccasion();
  isSetting.value = true;
  await saying(type, () => setHeld(type));
  isSetting.value = false;
}

/** Sets the rule in hand for the cells that are selected now, while others are being selected. */
export async function setAndGoOn(keeps: Fields = {}): Promise<void> {
  const type = findKind(ruleDraft.kind.value)?.constraint;
  if (type === undefined) return;
  beginOccasion();
  await saying(type, async () => {
    const prepared = prepare(type);
    startAnew(keeps);
    if (prepared) await set(prepared);
  });
}

function isComplete({ parameters }: ConstraintType): boolean {
  return parameters.every(({ name, required }) => !required || writtenIn(name).trim() !== '');
}

/**
 * Sets the rule in hand, where something else comes, if it is whole. What was written and cannot be set
 * is told; cells alone stay selected.
 */
export async function finishRule(): Promise<void> {
  const kind = findKind(ruleDraft.kind.peek());
  if (kind === undefined || app.game.mode.peek() !== 'set') return;
  const { constraint: type, houses } = kind;
  const { fields, inHand, written } = ruleDraft;
  const isWhole = inHand.peek() && type && hasOwnCells() && isComplete(type);
  if (!isBegun() && !isWhole) return;
  try {
    if (houses) {
      written.value = false;
      await addHouses(described(houses, fields.peek()));
    } else if (type) {
      await setHeld(type);
    }
  } catch (error) {
    app.say([{ text: t('rule.not-set', { kind: kind.title }) }, ...errorWords(error)], 'error');
  }
}
