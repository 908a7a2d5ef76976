// SPDX-License-Identifier: MIT
//
// What kinds of puzzles are called: on the cards of the gallery, and puzzles that nobody gave a title.
// A name is that of the rules and that of the board, each by a word of its own where people have one,
// else by what the engine calls it.

import type { Catalogue, Json } from '../api/protocol';
import { type Key, t } from './i18n';

const kBoards: { readonly [board: string]: Key } = {
  grid: 'card.classic',
  x: 'card.x',
  jigsaw: 'card.jigsaw',
  'tredoku:star': 'card.tredoku-star',
  'tredoku:terrace': 'card.tredoku-terrace',
  'tredoku:towers': 'card.tredoku-towers',
};

/** Rules that have a name together come first. */
const kRules: readonly { readonly kinds: readonly string[]; readonly key: Key }[] = [
  { kinds: ['difference_dot', 'ratio_dot'], key: 'card.kropki' },
  { kinds: ['odd', 'even'], key: 'card.odd-even' },
  { kinds: ['killer'], key: 'card.killer' },
  { kinds: ['thermometer'], key: 'card.thermometer' },
  { kinds: ['arrow'], key: 'card.arrow' },
  { kinds: ['xv'], key: 'card.xv' },
  { kinds: ['sandwich'], key: 'card.sandwich' },
  { kinds: ['little_killer'], key: 'card.little-killer' },
  { kinds: ['skyscraper'], key: 'card.skyscraper' },
];

const kMostParts = 3;

/** A board as the engine takes it as text, without what its name does not tell. */
export function boardText(geometry: Json): string {
  if (typeof geometry === 'string') return geometry;
  if (typeof geometry !== 'object' || geometry === null || Array.isArray(geometry)) return 'grid';
  const { type, size, extra } = geometry;
  const base = typeof type === 'string' ? type : 'grid';
  const sized = typeof size === 'number' && size !== 9 ? `${base}:${size}` : base;
  const added = (Array.isArray(extra) ? extra : []).flatMap((one) =>
    typeof one === 'object' && one !== null && 'type' in one ? [String(one['type'])] : [],
  );
  return [...(sized === 'grid' && added.length > 0 ? [] : [sized]), ...added].join('+');
}

function titleOf(catalogue: Catalogue | null, id: string): string {
  const title = catalogue?.geometries.find((known) => known.id === id)?.title ?? '';
  return title.split(/\s*[:：]/)[0] ?? '';
}

/** "Classic Sudoku", "Sudoku 6×6", "Samurai + Sudoku X"; empty where it is not known. */
export function boardName(catalogue: Catalogue | null, geometry: Json): string {
  const parts = boardText(geometry)
    .split('+')
    .filter((part, index, all) => !(part === 'grid' && index === 0 && all.length > 1));
  const names = parts.map((part) => {
    const known = kBoards[part];
    if (known !== undefined) return t(known);
    const [id = '', size = ''] = part.split(':');
    const isSize = /^\d+$/.test(size);
    if (id === 'grid') return t('card.size', { size: isSize ? `${size}×${size}` : size });
    const title = titleOf(catalogue, id);
    return isSize && title !== '' ? `${title} ${size}×${size}` : title;
  });
  return names.filter(Boolean).join(' + ');
}

/** The names of kinds of constraints, those that go together as one. */
function ruleNames(catalogue: Catalogue | null, kinds: readonly string[]): string[] {
  const left = new Set(kinds);
  const named: string[] = [];
  for (const rule of kRules) {
    if (!rule.kinds.every((kind) => left.has(kind))) continue;
    for (const kind of rule.kinds) left.delete(kind);
    named.push(t(rule.key));
  }
  const known = catalogue?.constraints ?? [];
  return [...named, ...[...left].map((kind) => known.find(({ id }) => id === kind)?.title ?? kind)];
}

/** What a puzzle without a title is called by its board and its kinds of constraints. */
export function puzzleName(
  catalogue: Catalogue | null,
  geometry: Json,
  kinds: readonly string[],
): string {
  const rules = ruleNames(catalogue, [...new Set(kinds)]);
  if (rules.length === 0) return boardName(catalogue, geometry);
  const isClassic = boardText(geometry) === 'grid';
  const parts = isClassic ? rules : [...rules, boardName(catalogue, geometry)];
  const more = parts.length - kMostParts;
  const shown = more > 0 ? [...parts.slice(0, kMostParts), `+${more}`] : parts;
  return shown.filter(Boolean).join(' + ').replace('+ +', '+');
}
