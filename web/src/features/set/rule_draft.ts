// SPDX-License-Identifier: MIT
//
// The rule in hand while a puzzle is set: its kind, what is written for its parameters, and whether
// it takes the place of one that is there. What a person writes becomes an action for the engine here.

import { signal } from '@preact/signals';
import { EngineError, PageError } from '../../api/engine';
import type {
  Action,
  ConstraintShape,
  ConstraintView,
  Json,
  JsonObject,
  ConstraintParameter,
  ParameterKind,
  PuzzleView,
} from '../../api/protocol';
import { type ConstraintType, Palette } from '../gallery/palette';
import { errorWords, houseName, listText, type Marked, parameterName, t } from '../../i18n/i18n';
import { beginOccasion, said } from '../../base/occasion';
import type { Selected } from '../../store/games';
import { recentKinds } from '../../store/settings';
import { described, type Fields, readTerms, writtenAgain, writtenTerms } from './written';
import { addedHousesOf, addHouses } from './added_houses';
import { sameSpec } from '../../game/same_spec';
import type { PageState } from '../../game/page_state';

const kRecent = 6;
/** What keys on the board write. */
export const kTyped: readonly ParameterKind[] = ['integer', 'digits', 'text'];

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

/** The houses of the puzzle as the page calls them and as the engine does. */
function shapeNames({ session }: PageState): ReadonlyMap<string, string> {
  const houses = session.game.puzzle.value?.houses ?? [];
  const names = houses.flatMap((house) =>
    [house.name, houseName(house)].map((one) => [one, house.name]),
  );
  return new Map(names.map(([one = '', name = '']) => [one.toLowerCase(), name]));
}

/** What was typed for a parameter, as its kind wants it; lists of cells the engine reads itself. */
const kReaders: {
  readonly [K in ParameterKind]: (
    text: string,
    names: ReadonlyMap<string, string>,
  ) => Json | undefined;
} = {
  integer: (text) => (/^[-+−]?\d+$/.test(text) ? Number(text.replace('−', '-')) : undefined),
  flag: (text) => text === 'true',
  text: (text) => text,
  digits: (text) => text,
  cells: (text) => text,
  paths: (text) => text,
  terms: (text, names) => readTerms(text, names),
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

function refuse(page: PageState, name: string, words: string): never {
  const { trouble } = page.model(RuleDraft);
  trouble.value = { ...trouble.value, parameter: name };
  throw new PageError(words);
}

function read(page: PageState, { name, kind, required }: ConstraintParameter): Json | undefined {
  const text = writtenIn(page, name).trim();
  if (text === '') {
    if (required) refuse(page, name, t('set.needs', { name: parameterName(name) }));
    return undefined;
  }
  const value = kReaders[kind](text, shapeNames(page));
  const how = kHow[kind];
  if (value === undefined) {
    refuse(
      page,
      name,
      t('set.unclear', { name: parameterName(name), text, how: how ? t(how) : '' }),
    );
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
export function takeToChange(
  page: PageState,
  constraint: ConstraintView,
  index: number,
  cursor?: number,
): void {
  const { session } = page;
  const palette = page.model(Palette);
  const draft = page.model(RuleDraft);
  const { type, spec, cells } = constraint;
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
  draft.change({ changing: index, changed: spec, fromBoard: cursor !== undefined });
  session.selection.set(cells, cursor ?? cells[0] ?? -1);
  draft.change({ before: session.selection.cells.peek() });
}

/** Whether the puzzle has the very same already: drawn over it, nobody would see it. */
function isThere(puzzle: PuzzleView, constraint: JsonObject): boolean {
  return puzzle.constraints.some(({ spec }) => sameSpec(spec, constraint));
}

/** The names of cells, or of the selected ones in the order in which they were: for lines it matters. */
export function selectedNames(
  { session }: PageState,
  cells: Iterable<number> = session.selection.cells.value,
): readonly string[] {
  return [...cells].map((cell) => session.game.puzzle.value?.cells[cell]?.name ?? '');
}

/** Symbols as they were typed: with blanks or commas between them, or one character each. */
function symbolsIn(text: string): readonly string[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  return words.length === 1 ? [...(words[0] ?? '')] : words;
}

/** The digits of a quadruple are a set; one that has a digit twice is a cage that contains them. */
function withRepeats(constraint: JsonObject): JsonObject {
  const { type, digits, ...rest } = constraint;
  if (type !== 'quadruple' || typeof digits !== 'string') return constraint;
  const symbols = symbolsIn(digits);
  const isSet = new Set(symbols).size === symbols.length;
  return isSet ? constraint : { type: 'contain_at_least', ...rest, values: symbols.join(' ') };
}

function ruleOf(page: PageState, type: ConstraintType): JsonObject {
  const constraint: JsonObject = { type: type.id };
  const label = writtenIn(page, 'label').trim();
  if (label !== '') constraint['label'] = label;
  for (const parameter of type.parameters) {
    const value = read(page, parameter);
    if (value !== undefined) constraint[parameter.name] = value;
  }
  return withRepeats(constraint);
}

const kStraight: ReadonlySet<string> = new Set(['row', 'column', 'lane']);

/** The lines on which a clue outside may lie, each told one way; none for other kinds. */
export function linesFor(
  { shape }: ConstraintType,
  puzzle: PuzzleView,
): readonly (readonly number[])[] {
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
export function linesToChoose(
  { session }: PageState,
  type: ConstraintType,
): readonly (readonly number[])[] {
  const puzzle = session.game.puzzle.value;
  const cells = [...session.selection.cells.value];
  if (puzzle === null || cells.length !== 1) return [];
  const lines = linesBegun(type, puzzle, cells);
  return lines.length > 1 ? lines : [];
}

/** What a line is called: as the house that it is, else by its ends. */
export function lineName({ session }: PageState, line: readonly number[]): string {
  const { houses = [], cells = [] } = session.game.puzzle.value ?? {};
  const house = houses.find(
    (one) => one.cells.length === line.length && one.cells.every((cell) => line.includes(cell)),
  );
  if (house) return houseName(house);
  return [line[0], line.at(-1)].map((cell) => cells[cell ?? -1]?.name ?? '').join('–');
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

/** Where the cells that a rule has are looked at one after another: those of a line are another line turned round. */
const kOrdered: readonly ConstraintShape[] = ['lane', 'diagonal'];

/** Whether a rule lies on these cells. */
export function liesOn(
  { cells: own }: ConstraintView,
  shape: ConstraintShape,
  cells: readonly number[],
): boolean {
  if (own.length !== cells.length) return false;
  if (kOrdered.includes(shape)) return own.every((cell, at) => cell === cells[at]);
  return own.every((cell) => cells.includes(cell));
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

export function isComplete(page: PageState, { parameters }: ConstraintType): boolean {
  return parameters.every(({ name, required }) => !required || writtenIn(page, name).trim() !== '');
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
