// SPDX-License-Identifier: MIT
//
// Taking out all that was entered, in one step. What was drawn in the link that the puzzle came with is no
// entry: it is a part of the puzzle for whoever solves it.

import type { Session } from './session';
import { kTools } from './tools/list';
import { openGame } from './open_game';
import type { Action, CellState } from '../api/protocol';

/** How many the engine does at a time, beside the first. */
const kMost = 999;

/** What draws again what is drawn in cells. */
export function drawingOf(cells: readonly CellState[]): readonly Action[] {
  return kTools.flatMap(({ again }) => again?.(cells) ?? []);
}

async function drawingInLink({ autosave, engine }: Session): Promise<readonly Action[]> {
  const { source } = autosave.whatIsKnown();
  if (!source) return [];
  const { session, state } = await openGame(engine, { text: source, mode: 'play' });
  engine.call('close', { session }).catch(() => undefined);
  return drawingOf(state.cells);
}

export async function startOver(session: Session): Promise<void> {
  const drawing = await drawingInLink(session);
  await session.game.actTogether([{ type: 'restart' }, ...drawing.slice(0, kMost)]);
}
