// SPDX-License-Identifier: MIT
//
// Taking out all that was entered, in one step. What was drawn in the link that the puzzle came with is no
// entry: it is a part of the puzzle for whoever solves it.

import type { Session } from './session';
import { openGame } from './open_game';
import type { Action, CellState, Link, PenKind } from '../api/protocol';

/** How many the engine does at a time, beside the first. */
const kMost = 999;

/** What cells have in common, by what that is. */
function grouped<T>(parts: readonly (readonly [string, T])[]): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, part] of parts) groups.set(key, [...(groups.get(key) ?? []), part]);
  return groups;
}

/** What draws again what is drawn in cells: colours, pen and corner marks. */
export function drawingOf(cells: readonly CellState[]): readonly Action[] {
  const byNumber = (numbers: (state: CellState) => readonly number[]) =>
    [...grouped(cells.flatMap((state) => numbers(state).map((n) => [String(n), state.cell])))].map(
      ([number, list]) => [Number(number), list] as const,
    );
  const strokes = cells.flatMap(({ cell, pen }) =>
    pen.map(({ kind, to, colour }) => [`${kind} ${colour}`, [cell, to] as Link] as const),
  );
  return [
    ...byNumber(({ colours }) => colours).map(([colour, list]): Action => ({
      type: 'colour',
      cells: list,
      colour,
    })),
    ...byNumber(({ corner }) => corner).map(([digit, list]): Action => ({
      type: 'corner',
      cells: list,
      digit,
    })),
    ...[...grouped(strokes)].map(([key, links]): Action => {
      const [kind, colour] = key.split(' ');
      return { type: 'pen', kind: kind as PenKind, links, colour: Number(colour) };
    }),
    ...cells.flatMap(({ cell, candidate_colours }) =>
      Object.entries(candidate_colours).map(([digit, colour]): Action => ({
        type: 'candidate_colour',
        cell,
        digit: Number(digit),
        colour,
      })),
    ),
  ];
}

async function drawingInLink({ game, engine }: Session): Promise<readonly Action[]> {
  const { source } = game.autosave.whatIsKnown();
  if (!source) return [];
  const { session, state } = await openGame(engine, { text: source, mode: 'play' });
  engine.call('close', { session }).catch(() => undefined);
  return drawingOf(state.cells);
}

export async function startOver(session: Session): Promise<void> {
  const drawing = await drawingInLink(session);
  await session.game.actTogether([{ type: 'restart' }, ...drawing.slice(0, kMost)]);
}
