// SPDX-License-Identifier: MIT
//
// What is begun of a puzzle that is set and is not the engine's yet: the rule in hand, and regions being
// drawn. Before something else comes it is set where that can be, and told where it cannot; over a reload
// it is kept.

import { app, type Message } from '../../app/app_state';
import { errorWords, t } from '../../i18n/i18n';
import { currentDraft } from '../../store/settings';
import { useRegions } from './board_used';
import { regionSizes } from './drawn_regions';
import { finishRule, type Held, heldRule, takeHeld } from './rule_draft';
import { drop } from './rule_hand';

interface Draft {
  game: string;
  rule: Held | null;
  /** As they were before, and as they are. */
  regions: readonly [readonly number[], readonly number[]] | null;
}

async function finishRegions(): Promise<void> {
  const regions = app.regions.now.peek();
  const n = app.game.puzzle.peek()?.num_digits ?? 0;
  if (regions === null || app.game.mode.peek() !== 'set') return;
  const { few, many } = regionSizes(regions, n);
  if (few.length + many.length > 0) {
    app.say(t('set.regions-unused'), 'error');
    return;
  }
  try {
    await useRegions(regions);
  } catch (error) {
    app.say([{ text: t('set.regions-unused') }, ...errorWords(error)], 'error');
  }
}

/** From now on nothing that is begun is lost unsaid when another game is opened or the page is left. */
export function keepDraft(): () => void {
  let told: Message | null = null;
  app.game.finish = async () => {
    const before = app.message.peek();
    await finishRule();
    await finishRegions();
    const after = app.message.peek();
    told = after === before ? null : after;
  };
  const keep = () => {
    const game = app.game.autosave.whatIsKnown().id;
    const isSetting = app.game.mode.peek() === 'set';
    const draft: Draft = { game, rule: heldRule(), regions: app.regions.held() };
    const isKept = isSetting && (draft.rule !== null || draft.regions !== null);
    currentDraft.value = isKept ? JSON.stringify(draft) : '';
  };
  addEventListener('pagehide', keep);
  const end = app.game.opened.listen(() => {
    drop();
    // What was told of the game before is to be read.
    if (told) app.message.value = told;
    told = null;
  });
  return () => {
    removeEventListener('pagehide', keep);
    end();
  };
}

/** Takes up again what was kept of the game on the board. */
export function recallDraft(): void {
  const text = currentDraft.peek();
  currentDraft.value = '';
  try {
    const { game, rule, regions } = JSON.parse(text) as Draft;
    if (game !== app.game.autosave.whatIsKnown().id || app.game.mode.peek() !== 'set') return;
    if (rule) takeHeld(rule);
    if (regions) app.regions.draw(...regions);
  } catch {
    // What is not kept, or damaged, is nothing.
  }
}
