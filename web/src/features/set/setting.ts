// SPDX-License-Identifier: MIT
//
// Going from playing to setting. Who changes the puzzle of a game that is under way changes a copy:
// the game stays in the library as it is.

import type { PlayMode } from '../../api/protocol';
import { PageError } from '../../api/engine';
import { t } from '../../i18n/i18n';
import { kTools } from '../../game/tools/list';
import { finishRule } from './rule_draft';
import type { PageState } from '../../game/page_state';

/** Whether somebody plays it: something was done, and not by who sets it. */
function isUnderWay({ session }: PageState): boolean {
  const { game } = session;
  if (session.autosave.whatIsKnown().own) return false;
  const holds = [...game.cells.keys()].some((cell) =>
    kTools.some((tool) => tool.holds(game, cell)),
  );
  return holds || game.standing.peek()?.can_undo === true;
}

/** One change after another: what was pressed last is how it ends, though the one before takes longer. */
class ModeChanges {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly page: PageState) {}

  change(mode: PlayMode): Promise<void> {
    const next = this.last.then(() => changeNow(this.page, mode));
    this.last = next.catch(() => undefined);
    return next;
  }
}

export function changeMode(page: PageState, mode: PlayMode): Promise<void> {
  return page.model(ModeChanges).change(mode);
}

async function changeNow(page: PageState, mode: PlayMode): Promise<void> {
  const { session, shell } = page;
  const { game } = session;
  if (mode === 'play') await finishRule(page);
  await game.settled();
  if (mode === 'play' && session.autosave.isIdleCopy() && (await returnToGame(page))) return;
  if (mode === 'set' && (await returnFromTest(page))) return;
  // Where it is being set already, going to play may be under way.
  if (mode === 'play' || game.mode.peek() === 'set' || !isUnderWay(page)) {
    await game.act({ type: 'mode', mode });
    return;
  }
  const { id } = session.autosave.whatIsKnown();
  const { play: _, ...puzzle } = await session.autosave.document();
  await session.openDocument(puzzle, 'set', { copyOf: id });
  shell.say(t('set.copied'));
}

/** Back to the game whose puzzle was copied, if it is there. */
function returnToGame({ session }: PageState): Promise<boolean> {
  return session.resume(session.autosave.whatIsKnown().copyOf ?? '');
}

/** Plays a copy as a solver would, from nothing and with a clock of its own; what is set stays as it is. */
export async function testSolve(page: PageState): Promise<void> {
  const { session, shell } = page;
  await finishRule(page);
  const { id } = session.autosave.whatIsKnown();
  const { play: _, ...puzzle } = await session.autosave.document();
  await session.openDocument(puzzle, 'play', { testOf: id });
  shell.say(t('test.begun'));
}

/** Back to the puzzle that is set, if this is a test of it and that is there. */
export async function returnFromTest({ session }: PageState): Promise<boolean> {
  const { testOf } = session.autosave;
  return testOf.peek() !== '' && (await session.resume(testOf.peek()));
}

export async function backToGame(page: PageState): Promise<void> {
  if (!(await returnToGame(page))) throw new PageError(t('set.game-gone'));
}
