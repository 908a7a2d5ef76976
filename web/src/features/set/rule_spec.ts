// SPDX-License-Identifier: MIT
//
// What is written for the rule in hand as the engine takes it, and what the engine has as a person writes it.

import { PageError } from '../../api/engine';
import type {
  ConstraintParameter,
  ConstraintView,
  Json,
  JsonObject,
  ParameterKind,
} from '../../api/protocol';
import type { PageState } from '../../game/page_state';
import { houseName, parameterName, t } from '../../i18n/i18n';
import { type ConstraintType, Palette } from '../gallery/palette';
import { isAroundCorner } from './rule_lines';
import { RuleDraft, writtenIn } from './rule_state';
import { readTerms, writtenTerms } from './written';

/** The names of cells, or of the selected ones in the order in which they were: for lines it matters. */
export function selectedNames(
  { session }: PageState,
  cells: Iterable<number> = session.selection.cells.value,
): readonly string[] {
  return [...cells].map((cell) => session.game.puzzle.value?.cells[cell]?.name ?? '');
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
export function asWritten(kind: ParameterKind, value: Json): string {
  if (kind === 'terms') return writtenTerms(value);
  if (kind === 'constraints') return JSON.stringify(value);
  const list = (one: Json): string =>
    Array.isArray(one) ? one.map(String).join(' ') : String(one);
  return kind === 'paths' && Array.isArray(value) ? value.map(list).join('; ') : list(value);
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

/** A rule as setters call it: digits around a corner are a quadruple, however often one of them is named. */
export function asCalled(page: PageState, rule: ConstraintView): ConstraintView {
  const puzzle = page.session.game.puzzle.value;
  const { type, values, ...rest } = rule.spec;
  if (type !== 'contain_at_least' || typeof values !== 'string') return rule;
  if (puzzle === null || !isAroundCorner(puzzle, rule.cells)) return rule;
  const title = page.model(Palette).title('quadruple');
  return {
    ...rule,
    type: 'quadruple',
    title,
    spec: { type: 'quadruple', ...rest, digits: values },
  };
}

export function ruleOf(page: PageState, type: ConstraintType): JsonObject {
  const constraint: JsonObject = { type: type.id };
  const label = writtenIn(page, 'label').trim();
  if (label !== '') constraint['label'] = label;
  for (const parameter of type.parameters) {
    const value = read(page, parameter);
    if (value !== undefined) constraint[parameter.name] = value;
  }
  return withRepeats(constraint);
}
