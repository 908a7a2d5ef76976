// SPDX-License-Identifier: MIT
//
// The browser's Back closes a dialog. While one is open the history has an entry for it on top, one
// for all that follow each other there; whoever closes it in another way goes back over that entry,
// and Forward does not stay on it. Going back takes the browser a moment, in which a dialog may be
// opened or closed again: so whenever either changes, what the history should be is compared with
// what it is. While the address still says what to open it is left alone.

import { effect, type Signal } from '@preact/signals';
import { isAddressed } from './share';

const kMark = 'omnidoku-dialog';

function onDialogsEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && kMark in state;
}

/** From now on Back closes what `open` holds. */
export function listenToBack<T>(open: Signal<T | null>): void {
  let goingBack = false;
  const settle = () => {
    const isOpen = open.peek() !== null;
    if (goingBack || isOpen === onDialogsEntry()) return;
    if (!isOpen) {
      goingBack = true;
      history.back();
    } else if (!isAddressed()) {
      // The page behind a dialog stays as it was scrolled, or is scrolled by what comes after it.
      history.scrollRestoration = 'manual';
      history.pushState({ [kMark]: true }, '');
    }
  };
  addEventListener('popstate', () => {
    const asked = !goingBack;
    goingBack = false;
    if (!onDialogsEntry()) history.scrollRestoration = 'auto';
    // Where a person went back, or to another address, whatever was open is left behind.
    if (asked && !onDialogsEntry()) open.value = null;
    settle();
  });
  effect(() => {
    void open.value;
    settle();
  });
}
