// SPDX-License-Identifier: MIT
//
// What follows from what happens in the game: the clock runs, what is found out unasked is asked for, what
// was said or chosen goes.

import { computed, effect, untracked } from '@preact/signals';
import { beginOccasion } from '../../base/occasion';
import type { PageState } from '../../game/page_state';
import { lostText } from '../../i18n/board_words';
import { t } from '../../i18n/i18n';
import { followActions } from './actions';
import { tallyHelp } from './tally';

const kTick = 500; // ms
/** A longer gap means that the machine slept. */
const kLongestTick = 5; // s

function runClock({ session: { clock, game } }: PageState): void {
  let last = Date.now();
  setInterval(() => {
    const now = Date.now();
    const passed = (now - last) / 1000;
    last = now;
    if (document.visibilityState === 'visible' && passed < kLongestTick) clock.pass(passed);
  }, kTick);
  effect(() => {
    void game.edition.value;
    clock.paused.value = false;
  });
}

/** While a puzzle is set its solutions are counted after every change. */
function countSolutions({ session: { counter, game } }: PageState): void {
  effect(() => {
    void game.standing.value;
    void counter.showPossible.value;
    const isWished = counter.on.value && game.mode.value === 'set';
    untracked(() => counter.askAnew(isWished));
  });
}

function followPractice({ session: { autosave, practice, game } }: PageState): void {
  effect(() => {
    void game.edition.value;
    const technique = autosave.practice.value;
    untracked(() => practice.follow(technique));
  });
}

/** What is said belongs to an occasion: another dialog is one. */
function followDialogs({ session: { game }, help, shell }: PageState): void {
  // A dialog that is closed for another puzzle ends nothing that was said as that came.
  let hasOpened = false;
  game.opened.listen(() => (hasOpened = shell.dialog.peek() !== null));
  effect(() => {
    const isClosedForIt = shell.dialog.value === null && hasOpened;
    hasOpened = false;
    if (!isClosedForIt) beginOccasion();
    help.giveUp('dialog');
  });
}

function sayWhatIsLost({ session: { engine, game }, shell }: PageState): void {
  game.cut.listen(() => shell.say(t('library.cut'), 'error'));
  game.lost.listen(({ before, lost }) => shell.say(lostText(before, lost), 'error'));
  let wasGone = false;
  effect(() => {
    const gone = engine.gone.value;
    if (wasGone && !gone) shell.say(t('engine.back'));
    wasGone = gone;
  });
}

/** What was chosen for the board before goes with it. */
function dropWithBoard({ session: { game, regions }, marks }: PageState): void {
  effect(() => {
    void game.edition.value;
    marks.dropFilter();
  });
  const board = computed(() => JSON.stringify(game.puzzle.value?.geometry));
  effect(() => {
    void board.value;
    regions.forget();
  });
}

export function followSession(page: PageState): void {
  runClock(page);
  countSolutions(page);
  followPractice(page);
  tallyHelp(page.session, page.help);
  followActions(page);
  followDialogs(page);
  sayWhatIsLost(page);
  dropWithBoard(page);
}
