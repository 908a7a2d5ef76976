// SPDX-License-Identifier: MIT
//
// The page is left, or hidden: what is not stored yet is kept.

import { keepDraft } from '../../features/set/set_draft';
import type { PageState } from '../../game/page_state';

export function listenToLeaving(page: PageState): void {
  const { autosave } = page.session;
  addEventListener('beforeunload', (event) => {
    if (autosave.wouldLose()) event.preventDefault();
  });
  addEventListener('pagehide', () => {
    autosave.leave();
    keepDraft(page);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void autosave.flush();
  });
}
