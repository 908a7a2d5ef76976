// SPDX-License-Identifier: MIT
//
// Everything on the board, or what lies in the selected cells, moved by a cell, turned or mirrored, as one step
// of the history: givens, rules, colours. What comes to lie beside the board is told, and undo has it again.

import type { Action, ConstraintView, Json, JsonObject, PuzzleView } from '../../api/protocol';
import { DrawnBoard, type Drawn } from '../../board/places';
import { apply, type Point } from '../../board/matrix';
import { constraintName } from '../../i18n/board_words';
import { t } from '../../i18n/i18n';
import type { PageState } from '../../game/page_state';
import { type ConstraintType, Palette } from '../gallery/palette';
import { startAnew } from './rule_draft';
import { linesFor } from './rule_lines';

/** Where a point goes; the middle is that of what is moved, in sides of a cell. */
export const kMotions = {
  left: ({ x, y }) => ({ x: x - 1, y }),
  right: ({ x, y }) => ({ x: x + 1, y }),
  up: ({ x, y }) => ({ x, y: y - 1 }),
  down: ({ x, y }) => ({ x, y: y + 1 }),
  turn: ({ x, y }, middle) => ({ x: middle.x - (y - middle.y), y: middle.y + (x - middle.x) }),
  mirror: ({ x, y }, middle) => ({ x: 2 * middle.x - x, y }),
  flip: ({ x, y }, middle) => ({ x, y: 2 * middle.y - y }),
} as const satisfies { readonly [id: string]: (at: Point, middle: Point) => Point };

export type Motion = keyof typeof kMotions;

/** Which cell a cell becomes; undefined for what comes to lie beside the board. */
type CellMap = (cell: number) => number | undefined;

function middles({ matrices, unit }: Drawn): readonly Point[] {
  return matrices.map((matrix) => {
    const { x, y } = apply(matrix, unit / 2, unit / 2);
    return { x: x / unit, y: y / unit };
  });
}

function cellMap(drawn: Drawn, motion: Motion, cells: readonly number[]): CellMap {
  const all = middles(drawn);
  const key = ({ x, y }: Point) => `${Math.round(10 * x)},${Math.round(10 * y)}`;
  const byPlace = new Map(all.map((at, cell) => [key(at), cell]));
  const moved = cells.map((cell) => all[cell] ?? { x: 0, y: 0 });
  const half = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const middle = { x: half(moved.map(({ x }) => x)), y: half(moved.map(({ y }) => y)) };
  return (cell) => {
    const at = all[cell];
    return at && byPlace.get(key(kMotions[motion](at, middle)));
  };
}

/** An argument that names cells, with other ones; undefined where one of them has no place. */
function movedNames(value: Json, rename: (name: string) => string | undefined): Json | undefined {
  if (Array.isArray(value)) {
    const list = value.map((one) => movedNames(one, rename));
    return list.includes(undefined) ? undefined : (list as Json[]);
  }
  if (typeof value !== 'string') return value;
  const names = value.split(/(\s+)/).map((part) => (part.trim() === '' ? part : rename(part)));
  return names.includes(undefined) ? undefined : names.join('');
}

/** The line that a clue beside the board looks along afterwards: of the same row, seen from the same side. */
function movedLine(
  type: ConstraintType,
  puzzle: PuzzleView,
  cells: readonly number[],
  map: CellMap,
): readonly number[] | undefined {
  const now = cells.map(map).filter((cell) => cell !== undefined);
  const inOrder = (line: readonly number[]) =>
    now.every((cell, i) => i === 0 || line.indexOf(cell) > line.indexOf(now[i - 1] ?? -1));
  const lines = linesFor(type, puzzle).flatMap((line) => [line, [...line].reverse()]);
  const holds = lines.filter((line) => now.every((cell) => line.includes(cell)) && inOrder(line));
  // Of a single cell that is left nobody knows which way it was looked at.
  return now.length > 1 ? holds[0] : undefined;
}

function movedSpec(page: PageState, spec: JsonObject, map: CellMap): JsonObject | undefined {
  const puzzle = page.session.game.puzzle.peek();
  const type = page.model(Palette).find(String(spec['type']))?.constraint;
  if (!puzzle || !type) return undefined;
  const byName = new Map(puzzle.cells.map(({ name }, cell) => [name, cell]));
  const nameOf = (cell: number | undefined) =>
    cell === undefined ? cell : puzzle.cells[cell]?.name;
  const rename = (name: string) => {
    const cell = byName.get(name);
    return cell === undefined ? name : nameOf(map(cell));
  };
  const isLine = ['lane', 'diagonal'].includes(type.shape.kind);
  const moved: JsonObject = {};
  for (const [name, value] of Object.entries(spec)) {
    const kind =
      name === 'cells' ? 'cells' : type.parameters.find((one) => one.name === name)?.kind;
    let now: Json | undefined = value;
    if (name === 'cells' && isLine && Array.isArray(value)) {
      const cells = value.map((one) => byName.get(String(one)) ?? -1);
      now = movedLine(type, puzzle, cells, map)?.map((cell) => nameOf(cell) ?? '');
    } else if (kind === 'cells' || kind === 'paths') {
      now = movedNames(value, rename);
    } else if (kind === 'constraints' && Array.isArray(value)) {
      const list = value.map((one) => movedSpec(page, one as JsonObject, map));
      now = list.includes(undefined) ? undefined : (list as Json[]);
    }
    if (now === undefined) return undefined;
    moved[name] = now;
  }
  return moved;
}

interface Moved {
  actions: readonly Action[];
  /** What has no place any more. */
  lost: readonly string[];
}

function movedGivens({ session }: PageState, cells: ReadonlySet<number>, map: CellMap): Moved {
  const puzzle = session.game.puzzle.peek();
  const held = [...cells].flatMap((cell) => {
    const given = puzzle?.cells[cell]?.given;
    return given == null ? [] : [{ cell, given, to: map(cell) }];
  });
  const from = new Set(held.map(({ cell }) => cell));
  // Written where it stands already a digit would be taken out.
  const isThere = (cell: number, digit: number) =>
    !from.has(cell) && puzzle?.cells[cell]?.given === digit;
  const clear: Action[] =
    held.length > 0 ? [{ type: 'clear', cells: [...from], kind: 'entry' }] : [];
  const write = held.flatMap(({ given, to }): Action[] =>
    to === undefined || isThere(to, given) ? [] : [{ type: 'entry', cells: [to], digit: given }],
  );
  const gone = held.filter(({ to }) => to === undefined);
  const name = ({ cell, given }: (typeof held)[number]) =>
    t('set.clash-given', {
      cell: puzzle?.cells[cell]?.name ?? '',
      symbol: puzzle?.symbols[given - 1] ?? '',
    });
  return { actions: [...clear, ...write], lost: gone.map(name) };
}

function movedColours({ session }: PageState, cells: ReadonlySet<number>, map: CellMap): Moved {
  const actions: Action[] = [];
  const held = [...cells].flatMap((cell) =>
    (session.game.cells[cell]?.colours ?? []).map((colour) => ({ cell, colour })),
  );
  for (const colour of new Set(held.map((one) => one.colour))) {
    const from = held.filter((one) => one.colour === colour).map(({ cell }) => cell);
    const stays = session.game.cells
      .filter(({ cell, colours }) => colours.includes(colour) && !cells.has(cell))
      .map(({ cell }) => cell);
    const to = from.map(map).filter((cell) => cell !== undefined && !stays.includes(cell));
    actions.push({ type: 'colour', cells: from, colour });
    if (to.length > 0) actions.push({ type: 'colour', cells: to as number[], colour });
  }
  return { actions, lost: [] };
}

function movedRules(page: PageState, cells: ReadonlySet<number>, map: CellMap): Moved {
  const { constraints = [] } = page.session.game.puzzle.peek() ?? {};
  const isMeant = (one: ConstraintView) =>
    one.cells.length > 0 && one.cells.every((cell) => cells.has(cell));
  const meant = [...constraints.entries()].filter(([, one]) => isMeant(one));
  const moved = meant.map(([index, one]) => ({
    index,
    one,
    constraint: movedSpec(page, one.spec, map),
  }));
  const change = moved.flatMap(({ index, constraint }): Action[] =>
    constraint ? [{ type: 'change_constraint', index, constraint }] : [],
  );
  const gone = moved.filter(({ constraint }) => !constraint).reverse();
  const remove = gone.map(({ index }): Action => ({ type: 'remove_constraint', index }));
  return { actions: [...change, ...remove], lost: gone.map(({ one }) => constraintName(one)) };
}

/** What was drawn on the cells; a line keeps its order. */
function movedDrawings({ session }: PageState, cells: ReadonlySet<number>, map: CellMap): Moved {
  const puzzle = session.game.puzzle.peek();
  const byName = new Map(puzzle?.cells.map(({ name }, cell) => [name, cell]));
  const moved = [...(puzzle?.drawings ?? []).entries()].flatMap(([index, drawing]) => {
    const on = Array.isArray(drawing['cells']) ? drawing['cells'] : [];
    const held = on.map((name) => byName.get(String(name)) ?? -1);
    if (!held.every((cell) => cells.has(cell))) return [];
    const to = held.map(map).flatMap((cell) => puzzle?.cells[cell ?? -1]?.name ?? []);
    return [{ index, drawing: { ...drawing, cells: to }, hasPlace: to.length === held.length }];
  });
  // Those further on go first, so that the numbers of the others stay.
  const remove = moved.map(({ index }): Action => ({ type: 'remove_drawing', index })).reverse();
  const add = moved.flatMap(({ drawing, hasPlace }): Action[] =>
    hasPlace ? [{ type: 'add_drawing', drawing }] : [],
  );
  const count = moved.length - add.length;
  const lost = count > 0 ? [t('set.lost-drawings', { count })] : [];
  return { actions: [...remove, ...add], lost };
}

/** Moves what lies in the selected cells or, where fewer than two are, everything. */
export async function moveThings(page: PageState, motion: Motion): Promise<void> {
  const { session, shell } = page;
  const { game, selection } = session;
  await page.session.game.finish();
  const chosen = [...selection.cells.peek()];
  const isAll = chosen.length < 2;
  const cells = isAll ? [...game.cells.keys()] : chosen;
  const map = cellMap(page.model(DrawnBoard).drawn, motion, cells);
  const parts = [movedGivens, movedColours, movedRules, movedDrawings].map((part) =>
    part(page, new Set(cells), map),
  );
  startAnew(page);
  await game.actTogether(parts.flatMap(({ actions }) => actions));
  const lost = parts.flatMap((part) => part.lost);
  if (!isAll) {
    const now = cells.map(map).filter((cell) => cell !== undefined);
    selection.set(now, now[0] ?? -1);
  }
  if (lost.length > 0) shell.say(t('set.lost', { what: lost.join('; ') }), 'error');
}
