// SPDX-License-Identifier: MIT
//
// Going from playing to setting. Who changes the puzzle of a game that is under way changes a copy:
// the game stays in the library as it is.

import type { App } from '../app_state';
import type { PlayMode } from '../engine/protocol';
import { PageError } from '../engine/engine';
import { t } from '../i18n/i18n';
import { dropGame } from '../store/games';
import { finishRule } from './rule_draft';

/** Whether somebody plays it: something was done, and not by who sets it. */
function isUnderWay({ game }: App): boolean {
  if (game.keeper.whatIsKnown().own) return false;
  const holds = game.cells.some(
    ({ entry, centre, corner, colours, pen }) =>
      entry !== null || [centre, corner, colours, pen].some(({ length }) => length > 0),
  );
  return holds || game.standing.peek()?.can_undo === true;
}

/** Whether it is a copy of a game, made to be set, in which nothing was done. */
function isIdleCopy({ game }: App): boolean {
  const { can_undo, can_redo } = game.standing.peek() ?? {};
  return game.keeper.copyOf.peek() !== '' && !can_undo && !can_redo;
}

export async function changeMode(app: App, mode: PlayMode): Promise<void> {
  const { game } = app;
  if (mode === 'play') await finishRule();
  if (mode === 'play' && isIdleCopy(app) && (await returnToGame(app))) return;
  // Where it is being set already, going to play may be under way.
  if (mode === 'play' || game.mode.peek() === 'set' || !isUnderWay(app)) {
    await game.act({ type: 'mode', mode });
    return;
  }
  const { id } = game.keeper.whatIsKnown();
  const { play: _, ...puzzle } = await game.keeper.document();
  await app.openDocument(puzzle, 'set', { copyOf: id });
  app.say(t('set.copied'));
}

/** Back to the game whose puzzle was copied, if it is there; a copy in which nothing was done is not kept. */
async function returnToGame(app: App): Promise<boolean> {
  const { copyOf, id } = app.game.keeper.whatIsKnown();
  const isIdle = isIdleCopy(app);
  if (!(await app.resume(copyOf ?? ''))) return false;
  if (isIdle) await dropGame(id);
  return true;
}

export async function backToGame(app: App): Promise<void> {
  if (!(await returnToGame(app))) throw new PageError(t('set.game-gone'));
}
