// SPDX-License-Identifier: MIT
//
// A stored game opened for a moment beside the one on the board, to be drawn or solved.

import { openGame } from '../../game/open_game';
import type { Engine } from '../../api/engine';
import type { Action, PuzzleView } from '../../api/protocol';
import { readGame, type StoredGame } from '../../store/games';

/** How long a solution is looked for. */
const kSolveLimit = 10; // seconds

/** Does what was done since the document of a game was stored, and gives the puzzle as it is then. */
async function replayed(
  engine: Engine,
  session: string,
  puzzle: PuzzleView,
  actions: readonly Action[],
) {
  let now = puzzle;
  for (const action of actions) {
    now = (await engine.call('act', { session, action })).puzzle ?? now;
  }
  return now;
}

/** Opens a game as it was left, and closes it when that was used. */
export async function withStored<T>(
  engine: Engine,
  game: StoredGame,
  use: (session: string, puzzle: PuzzleView) => Promise<T>,
): Promise<T> {
  const stored = await readGame(game.id);
  const { document } = stored?.game ?? game;
  const opened = await openGame(engine, { document });
  const { session } = opened;
  try {
    return await use(
      session,
      await replayed(engine, session, opened.puzzle, stored?.actions ?? []),
    );
  } finally {
    engine.call('close', { session }).catch(() => undefined);
  }
}

/** A game as it is when it begins, to be played. */
export async function startAgain(engine: Engine, session: string): Promise<void> {
  await engine.call('act', { session, action: { type: 'mode', mode: 'play' } });
  await engine.call('act', { session, action: { type: 'restart' } });
}

/** The solution; nothing unless there is just one. */
export async function solutionOf(
  engine: Engine,
  session: string,
): Promise<readonly number[] | undefined> {
  const asked = { session, limit: 2, time_limit: kSolveLimit };
  const { status, solution } = await engine.call('solve', asked);
  return status === 'unique' && solution !== null ? solution : undefined;
}
