// SPDX-License-Identifier: MIT
//
// What is said of a puzzle being set: its constraints, and what another board has no place for.

import type {
  ConstraintView,
  Json,
  JsonObject,
  LegendEntry,
  Lost,
  PuzzleView,
  Result,
} from '../api/protocol';
import { calledText, engineName, houseName, type Key, listText, parameterName, t } from './i18n';

/** "Killer cage, sum 7" */
export function constraintName({ type, title, spec }: ConstraintView): string {
  return specName(type, title, spec);
}

/** What an argument is where a few words say it; empty for all others. */
function shortText(value: Json): string {
  const list = Array.isArray(value) ? value : [value];
  const isShort = list.every((one) => typeof one === 'number' || typeof one === 'string');
  return isShort ? list.join(' ') : '';
}

function specName(type: string, title: string, spec: JsonObject): string {
  const parts = Object.entries(spec)
    .filter(([key, value]) => key !== 'type' && key !== 'cells' && shortText(value) !== '')
    .map(([key, value]) => `${parameterName(key)} ${shortText(value)}`);
  return [engineName('constraint', type, title), ...parts].join(', ');
}

/** The rules that a rule consists of: "Killer cage, sum 7 (R1C1 R1C2)"; empty for all others. */
export function rulesWithin(spec: JsonObject, titleOf: (type: string) => string): string {
  const rules = spec['rules'];
  if (!Array.isArray(rules)) return '';
  const told = rules.map((rule) => {
    const inner = rule as JsonObject;
    const type = String(inner['type']);
    const cells = Array.isArray(inner['cells']) ? inner['cells'].map(String).join(' ') : '';
    const within = rulesWithin(inner, titleOf) || cells;
    return specName(type, titleOf(type), inner) + (within && ` (${within})`);
  });
  return told.join('; ');
}

/** More cells than these are not read one by one. */
const kMostNamed = 6;

/** "R1C1 R1C2", of many cells the first ones and how many more there are. */
export function cellNames({ cells }: Pick<PuzzleView, 'cells'>, list: readonly number[]): string {
  const names = list.slice(0, kMostNamed).map((cell) => cells[cell]?.name ?? '');
  const more = list.length - names.length;
  return [...names, ...(more > 0 ? [`+${more}`] : [])].join(' ');
}

/** Something a puzzle says that cannot hold together with others. */
export type Clashing = Result<'core'>['members'][number];

/** A given or a rule. */
export function clueName(puzzle: PuzzleView, clue: Result<'analyze'>['clues'][number]): string {
  return clashName(puzzle, { ...clue, kind: clue.kind === 'given' ? 'clue' : 'constraint' });
}

function clashName(
  puzzle: PuzzleView,
  { kind, index, name, cells }: Pick<Clashing, 'kind' | 'index' | 'name' | 'cells'>,
): string {
  const house = kind === 'house' ? puzzle.houses[index] : undefined;
  if (house) return houseName(house);
  const rule = kind === 'constraint' ? puzzle.constraints[index] : undefined;
  if (rule)
    return `${constraintName(rule)}${cells.length > 0 ? ` (${cellNames(puzzle, cells)})` : ''}`;
  const given = puzzle.cells[index]?.given;
  const [cell, symbol] = [puzzle.cells[index]?.name, puzzle.symbols[(given ?? 0) - 1]];
  return cell && symbol ? t('set.clash-given', { cell, symbol }) : name;
}

/** Which rules and clues cannot hold together. */
export function clashText(puzzle: PuzzleView, members: readonly Clashing[]): string {
  return t('set.clash', { list: members.map((one) => clashName(puzzle, one)).join('; ') });
}

/** What of `before` is not on the board that took its place. */
export function lostText(before: PuzzleView, lost: Lost): string {
  const said = (key: Key, list: readonly number[]) =>
    list.length > 0 ? [t(key, { cells: cellNames(before, list) })] : [];
  const rules = lost.constraints.flatMap((index) => {
    const constraint = before.constraints[index];
    if (!constraint) return [];
    const cells = cellNames(before, constraint.cells);
    return [`${constraintName(constraint)}${cells && ` (${cells})`}`];
  });
  const all = [
    ...said('set.lost-givens', lost.givens),
    ...said('set.lost-clues', lost.clues),
    ...said('set.lost-entries', lost.entries),
    ...rules,
    ...(lost.drawings.length > 0 ? [t('set.lost-drawings', { count: lost.drawings.length })] : []),
  ];
  return t('set.lost', { what: listText(all) });
}

/** What a solver has to know and the board does not show, a line each. */
export function legendTexts(
  entries: readonly LegendEntry[],
  puzzle: PuzzleView,
  titleOf: (type: string) => string,
): readonly string[] {
  return joinedAlike(entries, puzzle).map((entry) => legendText(entry, puzzle, titleOf));
}

/**
 * What several rules of a kind say in the same words is said once, behind the cells of each. The engine says them
 * apart, so that those in the dark can be left out before.
 */
function joinedAlike(
  entries: readonly LegendEntry[],
  { cells: all, constraints }: PuzzleView,
): readonly LegendEntry[] {
  const joined = new Map<string, LegendEntry>();
  for (const [index, entry] of entries.entries()) {
    const rule = constraints[entry.constraint ?? -1];
    const cells = rule?.cells.map((cell) => all[cell]?.name ?? '').join(' ') ?? '';
    const isOfCells = cells !== '' && entry.text.startsWith(`${cells}: `);
    const words = entry.text.slice(cells.length);
    const key = isOfCells ? entry.name + words : String(index);
    const before = joined.get(key)?.text.slice(0, -words.length);
    joined.set(key, before ? { ...entry, text: `${before}; ${cells}${words}` } : entry);
  }
  return [...joined.values()];
}

function legendText(
  { kind, name, text, house: index, constraint }: LegendEntry,
  { houses, constraints }: PuzzleView,
  titleOf: (type: string) => string,
): string {
  if (kind === 'house') {
    const called = houses[index ?? -1]?.called.at(-1);
    const house = called ? calledText(called, name) : name;
    return t('info.legend.house', { name: house.slice(0, 1).toUpperCase() + house.slice(1), text });
  }
  const rule = kind === 'rule' ? constraints[constraint ?? -1] : undefined;
  if (rule) {
    const told = rulesWithin(rule.spec, titleOf) || text;
    return t('info.legend.house', { name: titleOf(rule.type), text: told });
  }
  if (kind === 'values') return t('info.legend.values', { text });
  return name ? t('info.legend.named-sum', { name, text }) : t('info.legend.sum', { text });
}
