// SPDX-License-Identifier: MIT
//
// What is begun of a puzzle that is set and is not the engine's yet: the rule in hand, and regions being
// drawn. Before something else comes it is set where that can be, and told where it cannot; over a reload
// it is kept.

import { errorWords, t } from '../../i18n/i18n';
import { currentDraft } from '../../store/settings';
import { useRegions } from './board_used';
import { regionSizes } from '../../game/drawn_regions';
import { finishRule, type Held, heldRule, takeHeld } from './rule_draft';
import { drop, leaveCells, putDown, takeBack } from './rule_hand';
import type { Message } from '../../game/shell';
import type { PageState } from '../../game/page_state';

interface Draft {
  game: string;
  rule: Held | null;
  /** As they were before, and as they are. */
  regions: readonly [readonly number[], readonly number[]] | null;
}

async function finishRegions(page: PageState): Promise<void> {
  const { session, shell } = page;
  const regions = session.regions.now.peek();
  const n = session.game.puzzle.peek()?.num_digits ?? 0;
  if (regions === null || session.game.mode.peek() !== 'set') return;
  const { few, many } = regionSizes(regions, n);
  if (few.length + many.length > 0) {
    shell.say(t('set.regions-unused'), 'error');
    return;
  }
  try {
    await useRegions(page, regions);
  } catch (error) {
    shell.say([{ text: t('set.regions-unused') }, ...errorWords(error)], 'error');
  }
}

/** From now on the rule in hand has the keys, and nothing that is begun is lost unsaid when another game is opened. */
export function followDraft(page: PageState): void {
  const { session, shell } = page;
  session.hand = {
    leaveCells: () => leaveCells(page),
    putDown: () => putDown(page),
    takeBack: () => takeBack(page),
  };
  let told: Message | null = null;
  session.game.finish = async () => {
    const before = shell.message.peek();
    await finishRule(page);
    await finishRegions(page);
    const after = shell.message.peek();
    told = after === before ? null : after;
  };
  session.game.opened.listen(() => {
    drop(page);
    // What was told of the game before is to be read.
    if (told) shell.message.value = told;
    told = null;
  });
}

/** Keeps what is begun, as the page is left. */
export function keepDraft(page: PageState): void {
  const { autosave, game, regions } = page.session;
  const isSetting = game.mode.peek() === 'set';
  const draft: Draft = {
    game: autosave.whatIsKnown().id,
    rule: heldRule(page),
    regions: regions.held(),
  };
  const isKept = isSetting && (draft.rule !== null || draft.regions !== null);
  currentDraft.value = isKept ? JSON.stringify(draft) : '';
}

/** Takes up again what was kept of the game on the board. */
export function recallDraft(page: PageState): void {
  const { session } = page;
  const text = currentDraft.peek();
  currentDraft.value = '';
  try {
    const { game, rule, regions } = JSON.parse(text) as Draft;
    if (game !== session.autosave.whatIsKnown().id || session.game.mode.peek() !== 'set') return;
    if (rule) takeHeld(page, rule);
    if (regions) session.regions.draw(...regions);
  } catch {
    // What is not kept, or damaged, is nothing.
  }
}
