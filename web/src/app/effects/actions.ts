// SPDX-License-Identifier: MIT
//
// What follows from an action: a full board is solved, or it is said why not; entries are checked where that
// is wished.

import type { Action, Standing } from '../../api/protocol';
import { beginOccasion } from '../../base/occasion';
import type { PageState } from '../../game/page_state';
import { type Key, type Marked, asSentence, engineIsForeign, t } from '../../i18n/i18n';
import { settings } from '../../store/settings';

/** Actions that are no step of the history. */
const kNoStep: readonly Action['type'][] = ['undo', 'redo', 'mode', 'savepoint'];

/** Why a full board is not called solved. */
function whyNotSolved({ session }: PageState, { finish, finish_text }: Standing): Marked {
  const keys: { [finish: string]: Key } = {
    against_stored: 'play.against-stored',
    unjudged: 'play.unjudged',
  };
  const key = keys[finish];
  if (key === undefined) return { text: t('play.not-yet') };
  return engineIsForeign.value
    ? { text: t(key) }
    : { text: asSentence(finish_text, session.game.puzzle.value) };
}

async function follow(page: PageState, action: Action): Promise<void> {
  const { session, help, shell } = page;
  const { game } = session;
  if (action.type === 'time' || action.type === 'option') return;
  if (!kNoStep.includes(action.type)) session.regions.note();
  beginOccasion();
  if (action.type === 'mode') void session.doubt.judge();
  const standing = game.standing.value;
  const enters = action.type === 'entry' || action.type === 'apply_hint';
  if (game.mode.value === 'play' && enters && standing?.complete) {
    if (standing.solved) session.celebrate();
    else shell.say(whyNotSolved(page, standing), 'error');
  } else if (settings.checkMode.value === 'always' && game.mode.value === 'play') {
    await session.attempt(() => help.check());
  }
}

export function followActions(page: PageState): void {
  page.session.game.acted.listen((action) => void follow(page, action));
}
