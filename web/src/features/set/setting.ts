// SPDX-License-Identifier: MIT
//
// Going from playing to setting. Who changes the puzzle of a game that is under way changes a copy:
// the game stays in the library as it is.

import type { App } from '../../app/app_state';
import type { PlayMode } from '../../api/protocol';
import { PageError } from '../../api/engine';
import { t } from '../../i18n/i18n';
import { finishRule } from './rule_draft';

/** Whether somebody plays it: something was done, and not by who sets it. */
function isUnderWay({ game }: App): boolean {
  if (game.autosave.whatIsKnown().own) return false;
  const holds = game.cells.some(
    ({ entry, centre, corner, colours, pen }) =>
      entry !== null || [centre, corner, colours, pen].some(({ length }) => length > 0),
  );
  return holds || game.standing.peek()?.can_undo === true;
}

export async function changeMode(app: App, mode: PlayMode): Promise<void> {
  const { game } = app;
  if (mode === 'play') await finishRule();
  await game.settled();
  if (mode === 'play' && app.game.autosave.isIdleCopy() && (await returnToGame(app))) return;
  // Where it is being set already, going to play may be under way.
  if (mode === 'play' || game.mode.peek() === 'set' || !isUnderWay(app)) {
    await game.act({ type: 'mode', mode });
    return;
  }
  const { id } = game.autosave.whatIsKnown();
  const { play: _, ...puzzle } = await game.autosave.document();
  await app.openDocument(puzzle, 'set', { copyOf: id });
  app.say(t('set.copied'));
}

/** Back to the game whose puzzle was copied, if it is there. */
function returnToGame(app: App): Promise<boolean> {
  return app.resume(app.game.autosave.whatIsKnown().copyOf ?? '');
}

export async function backToGame(app: App): Promise<void> {
  if (!(await returnToGame(app))) throw new PageError(t('set.game-gone'));
}
