// SPDX-License-Identifier: MIT
//
// The browser's Back takes one step out: it closes the dialog, puts the rule in hand down, goes from
// setting to playing, from practice to the game before, and leaves the page. The history has an entry for
// each step that was taken in, one for all dialogs that follow each other, but for the film of a
// solved game, which leads back to its result. Whoever steps out in another way goes back over its
// entry, and Forward does not stay on it. Going back takes the browser a moment, in which more may be
// done: so whenever something changes, what the history should be is compared with what it is. While
// the address still says what to open it is left alone.

import { effect } from '@preact/signals';
import { putDown, RuleHand } from '../../features/set/rule_hand';
import { changeMode } from '../../features/set/setting';
import type { PageState } from '../../game/page_state';
import { isAddressed } from '../../game/share';

/** Something that a person can step into, and out of by Back. */
interface Step {
  isIn: () => boolean;
  /** Steps out; what it takes longer is waited for. */
  leave: () => unknown;
  /** Whether it is about the game on the board, and not left for the sake of another address. */
  ofGame: boolean;
}

const kMark = 'omnidoku-steps';

/** How many steps in the entry is on which the browser stands. */
function entryDepth(): number {
  const state = history.state as { [kMark]?: number } | null;
  return state?.[kMark] ?? 0;
}

/** What a person can step into; each comes after those before it. */
function stepsOf(page: PageState): readonly Step[] {
  const { session, shell } = page;
  return [
    {
      isIn: () => session.practice.before.value !== null,
      leave: () => session.attempt(() => session.practice.leave()),
      ofGame: true,
    },
    {
      isIn: () => session.game.mode.value === 'set',
      leave: () => session.attempt(() => changeMode(page, 'play')),
      ofGame: true,
    },
    {
      isIn: () => page.model(RuleHand).kind.value !== null,
      leave: () => putDown(page),
      ofGame: true,
    },
    {
      isIn: () => shell.dialog.value !== null,
      leave: () => (shell.dialog.value = null),
      ofGame: false,
    },
    {
      isIn: () => shell.dialog.value === 'replay',
      leave: () => (shell.dialog.value = 'finished'),
      ofGame: false,
    },
  ];
}

/** From now on Back leaves the last of the steps that a person is in. */
export function listenToBack(page: PageState): void {
  const steps = stepsOf(page);
  const taken = () => steps.filter((step) => step.isIn());
  let goingBack = false;
  let leaving = 0;
  const settle = () => {
    if (goingBack || leaving > 0) return;
    const more = taken().length - entryDepth();
    if (more < 0) {
      goingBack = true;
      history.go(more);
    } else if (more > 0 && !isAddressed()) {
      // The page stays as it was scrolled, or is scrolled by what comes after it.
      history.scrollRestoration = 'manual';
      for (let i = 0; i < more; ++i) history.pushState({ [kMark]: entryDepth() + 1 }, '');
    }
  };
  const leave = async (left: readonly Step[]) => {
    leaving += 1;
    try {
      for (const step of left) await step.leave();
    } finally {
      leaving -= 1;
    }
    settle();
  };
  addEventListener('popstate', () => {
    const asked = !goingBack;
    goingBack = false;
    if (entryDepth() === 0) history.scrollRestoration = 'auto';
    const left = asked ? taken().slice(entryDepth()).reverse() : [];
    void leave(isAddressed() ? left.filter(({ ofGame }) => !ofGame) : left);
  });
  effect(() => {
    void page.shell.timesLeft.value;
    for (const step of steps) step.isIn();
    settle();
  });
}
