// SPDX-License-Identifier: MIT
//
// Two digits exchanged in givens, clues of candidates and the digits that rules name: of everything on the board,
// or of what lies in the selected cells, as one step of the history. Sums and other numbers stay.

import type { Action, Json, JsonObject, PuzzleView } from '../../api/protocol';
import type { PageState } from '../../game/page_state';
import { Palette } from '../gallery/palette';
import { startAnew } from './rule_draft';

/** Digits by their numbers, from 1. */
export type Exchange = readonly [number, number];

function exchanged(digit: number, [one, other]: Exchange): number {
  return digit === one ? other : digit === other ? one : digit;
}

/** The givens of cells with the digits exchanged; those that stay are not written again. */
export function exchangedGivens(
  puzzle: Pick<PuzzleView, 'cells'>,
  cells: readonly number[],
  digits: Exchange,
): readonly Action[] {
  return [...new Set(digits)].flatMap((digit): Action[] => {
    const held = cells.filter((cell) => puzzle.cells[cell]?.given === digit);
    const to = exchanged(digit, digits);
    return held.length > 0 && to !== digit ? [{ type: 'entry', cells: held, digit: to }] : [];
  });
}

/** Clues that allow some digits, where those are not the same afterwards. */
function exchangedClues(
  { cells: all }: PuzzleView,
  cells: readonly number[],
  digits: Exchange,
): readonly Action[] {
  return cells.flatMap((cell): Action[] => {
    const { clue = [] } = all[cell] ?? {};
    const now = clue.map((digit) => exchanged(digit, digits));
    const isSame = now.every((digit) => clue.includes(digit));
    return isSame ? [] : [{ type: 'pencilmark_clue', cell, digits: now }];
  });
}

/** What a rule says with the symbols exchanged that it names as digits; itself where it names neither. */
export function exchangedSpec(
  spec: JsonObject,
  isDigits: (type: string, name: string) => boolean,
  exchange: (symbol: string) => string,
): JsonObject {
  const type = String(spec['type']);
  const changed = Object.entries(spec).map(([name, value]): [string, Json] => {
    if (Array.isArray(value) && isDigits(type, name)) {
      return [name, value.map((one) => (typeof one === 'string' ? exchange(one) : one))];
    }
    const isRules = Array.isArray(value) && value.every((one) => typeof one === 'object' && one);
    if (!isRules || !value.length) return [name, value];
    const rules = value as JsonObject[];
    return rules.every((rule) => 'type' in rule)
      ? [name, rules.map((rule) => exchangedSpec(rule, isDigits, exchange))]
      : [name, value];
  });
  return Object.fromEntries(changed);
}

/** Exchanges the digits in the selected cells or, where fewer than two are, everywhere. */
export async function exchangeDigits(page: PageState, digits: Exchange): Promise<void> {
  const { game, selection } = page.session;
  await game.finish();
  const puzzle = game.puzzle.peek();
  if (puzzle === null) return;
  const chosen = [...selection.cells.peek()];
  const cells = chosen.length < 2 ? [...puzzle.cells.keys()] : chosen;
  const isMeant = new Set(cells);
  const palette = page.model(Palette);
  const isDigits = (type: string, name: string) =>
    palette
      .find(type)
      ?.constraint?.parameters.some((one) => one.name === name && one.kind === 'digits') === true;
  const exchange = (symbol: string) => {
    const at = puzzle.symbols.indexOf(symbol);
    return at < 0 ? symbol : (puzzle.symbols[exchanged(at + 1, digits) - 1] ?? symbol);
  };
  const rules = puzzle.constraints.flatMap((one, index): Action[] => {
    const isThere =
      one.cells.length === 0 ? chosen.length < 2 : one.cells.every((cell) => isMeant.has(cell));
    const constraint = exchangedSpec(one.spec, isDigits, exchange);
    const isSame = JSON.stringify(constraint) === JSON.stringify(one.spec);
    return isThere && !isSame ? [{ type: 'change_constraint', index, constraint }] : [];
  });
  startAnew(page);
  await game.actTogether([
    ...exchangedGivens(puzzle, cells, digits),
    ...exchangedClues(puzzle, cells, digits),
    ...rules,
  ]);
}
