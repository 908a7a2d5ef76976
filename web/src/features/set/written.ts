// SPDX-License-Identifier: MIT
//
// What a person writes for the parameters of boards and constraints, as the engine wants it. What
// begins like a part of a puzzle file (JSON) is taken as that.

import { PageError } from '../../api/engine';
import type { BoardParameter, Json, JsonObject } from '../../api/protocol';
import { type Key, parameterName, t } from '../../i18n/i18n';

/** What is written for parameters, by their names. */
export type Fields = { readonly [name: string]: string };

const kHow: { readonly [K in BoardParameter['kind']]: Key | null } = {
  text: null,
  integer: 'set.write-number',
  flag: null,
  pair: 'set.write-pair',
  list: 'set.write-list',
  rhombi: 'set.write-rhombi',
  houses: 'set.write-houses',
  faces: 'set.write-faces',
  cells: 'set.write-cells',
};

/** How a parameter is written; empty where that needs no words. */
export function howWritten({ kind }: BoardParameter): string {
  const key = kHow[kind];
  return key === null ? '' : t(key);
}

/** Text that is JSON; undefined for other text. */
function asJson(text: string): Json | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

const isNumber = (text: string) => /^[+-]?\d+$/.test(text);
const items = (text: string) => text.split(/[;\n]/).map((item) => item.trim());
const words = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** Every item read; undefined when one is not understood. */
function each(text: string, read: (item: string) => JsonObject | undefined): Json | undefined {
  const found = items(text)
    .filter(Boolean)
    .map((item) => read(item));
  return found.length === 0 || found.includes(undefined) ? undefined : (found as Json[]);
}

/** "3x3" as [3, 3], a word for "none" as null. */
function readPair(text: string): Json | undefined {
  if ([t('set.none-word'), 'none', 'null'].includes(text.toLowerCase())) return null;
  const parts = /^(\d+)\s*(?:[x×*,]|\s)\s*(\d+)$/i.exec(text);
  return parts ? [Number(parts[1]), Number(parts[2])] : undefined;
}

/** "1,0.5" as numbers; undefined unless there are as many. */
function readPoint(text: string, count: number): number[] | undefined {
  const parts = text.split(',').map((part) => (part === '' ? NaN : Number(part)));
  return parts.length === count && parts.every(Number.isFinite) ? parts : undefined;
}

/** "roof 3x3 top 0,0,3 box none": a name first, if it has one, and the rest in any order. */
function readFace(item: string): JsonObject | undefined {
  const face: JsonObject = {};
  const rest = item.split(/\s+/);
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, rows, columns] = /^(\d+)[x×*](\d+)$/i.exec(word) ?? [];
    const at = readPoint(word, 3);
    if (rows !== undefined) {
      face['rows'] = Number(rows);
      face['columns'] = Number(columns);
    } else if (at) face['at'] = at;
    else if (/^(top|left|right)$/i.test(word)) face['plane'] = word.toLowerCase();
    else if (/^-?[xyz],-?[xyz]$/i.test(word)) face['axes'] = word.toLowerCase().split(',');
    else if (/^box$/i.test(word)) {
      const box = readPair(rest.shift() ?? '');
      if (box === undefined) return undefined;
      face['box'] = box;
    } else if (Object.keys(face).length === 0) face['name'] = word;
    else return undefined;
  }
  return face;
}

/** "a 1,0": a name and a place, or its four corners, and perhaps "tint 2". */
function readCell(item: string): JsonObject | undefined {
  const [name = '', ...rest] = item.split(/\s+/);
  const isTinted = rest.at(-2)?.toLowerCase() === 'tint';
  const tint: JsonObject = isTinted ? { tint: Number(rest.at(-1)) } : {};
  const points = rest.slice(0, isTinted ? -2 : undefined).map((word) => readPoint(word, 2));
  const [at, , , last] = points;
  if (points.includes(undefined) || Number.isNaN(tint['tint'])) return undefined;
  if (points.length === 1 && at) return { name, at, ...tint };
  return points.length === 4 && last ? { name, quad: points as number[][], ...tint } : undefined;
}

const readers: {
  readonly [K in BoardParameter['kind']]: (text: string) => Json | undefined;
} = {
  text: (text) => text,
  integer: (text) => (isNumber(text) ? Number(text) : undefined),
  flag: (text) => text === 'true',
  pair: readPair,
  list: (text) =>
    items(text)
      .filter(Boolean)
      .map((item) => words(item).map((word) => (isNumber(word) ? Number(word) : word))),
  rhombi: (text) => {
    const found = items(text)
      .filter(Boolean)
      .map((item) => /^([a-z])[\s,]*(-?\d+)[\s,]+(-?\d+)$/i.exec(item));
    if (found.length === 0 || found.includes(null)) return undefined;
    return found.map((parts) => [
      (parts?.[1] ?? '').toUpperCase(),
      Number(parts?.[2]),
      Number(parts?.[3]),
    ]);
  },
  houses: (text) =>
    items(text)
      .filter(Boolean)
      .map((item) => ({ cells: words(item) })),
  faces: (text) => each(text, readFace),
  cells: (text) => each(text, readCell),
};

/** The cells of houses that a board was given. */
export function cellsOfHouses(value: Json | undefined): readonly string[][] {
  if (!Array.isArray(value)) return [];
  return value.map((house) => {
    const { cells } = (house ?? {}) as { cells?: Json };
    return Array.isArray(cells) ? cells.map(String) : [];
  });
}

/** What a parameter of a board has, as a person writes it; where that is long, as a file does. */
export function writtenAgain({ kind }: BoardParameter, value: Json): string {
  if (kind === 'houses') {
    const houses = cellsOfHouses(value);
    if (houses.every(({ length }) => length > 0)) {
      return houses.map((cells) => cells.join(' ')).join('; ');
    }
  }
  if (kind === 'pair' && Array.isArray(value)) return value.join('x');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What was written for a parameter of a board. */
export function readWritten(parameter: BoardParameter, written: string): Json {
  const text = written.trim();
  const read = asJson(text) ?? readers[parameter.kind](text);
  if (read === undefined) {
    const how = howWritten(parameter);
    throw new PageError(t('set.unclear', { name: parameterName(parameter.name), text, how }));
  }
  return read;
}

/**
 * "2 row 1 - box 1 + #3", in one line or several: how often, and which shape. `shapes` gives the
 * engine's name for a shape that is called so (in lower case).
 */
export function readTerms(written: string, shapes: ReadonlyMap<string, string>): Json {
  const json = asJson(written.trim());
  if (json !== undefined) return json;
  const known = (name: string) => shapes.get(name.toLowerCase());
  // A sign begins a term where a blank or nothing stands before it: names may hold one inside.
  return items(written)
    .flatMap((line) => (known(line) ? [line] : line.split(/(?:^|\s)(?=[+\-−])/)))
    .map((term) => term.trim())
    .filter(Boolean)
    .map((term) => {
      const [, sign = '', rest = ''] = /^([+\-−]?)\s*(.*)$/.exec(term) ?? [];
      const negative = sign === '-' || sign === '−';
      const [, times = '1', name = rest] = known(rest)
        ? []
        : (/^(\d+)\s*(?:[×*·]\s*|x\s+)?(.+)$/.exec(rest) ?? []);
      return { shape: known(name) ?? name, times: (negative ? -1 : 1) * Number(times) };
    });
}

/** Terms as a person writes them: "2 row 1 - box 1". */
export function writtenTerms(terms: Json | undefined): string {
  if (!Array.isArray(terms)) return '';
  const texts = terms.map((term, index) => {
    const { shape, times } = { times: 1, ...(term as { shape: string; times?: number }) };
    const sign = times < 0 ? '- ' : index > 0 ? '+ ' : '';
    return `${sign}${Math.abs(times) === 1 ? '' : `${Math.abs(times)} `}${shape}`;
  });
  return texts.join(' ');
}

/** What is written in the fields of a board or of houses added to it. */
export function described(
  type: { readonly id: string; readonly parameters: readonly BoardParameter[] },
  fields: Fields,
): JsonObject {
  const spec: JsonObject = { type: type.id };
  for (const parameter of type.parameters) {
    const text = fields[parameter.name] ?? '';
    if (text.trim() !== '') spec[parameter.name] = readWritten(parameter, text);
  }
  return spec;
}
