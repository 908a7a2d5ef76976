// SPDX-License-Identifier: MIT
//
// Starts the page.

import { render } from 'preact';
import { connect } from '../api/connect';
import { followDraft } from '../features/set/set_draft';
import { PageState } from '../game/page_state';
import '../styles/fonts.css';
import '../styles/main.css';
import { PageContext } from '../ui/context';
import { LoadedDialogs } from './dialogs';
import { listenToBack } from './effects/back';
import { listenToDrops } from './effects/drops';
import { listenToKeys } from './effects/keyboard';
import { listenToLeaving } from './effects/leaving';
import { followLooks, followTheme } from './effects/looks';
import { followSession } from './effects/session';
import { Page } from './page';
import { start } from './start';

followTheme();
const page = new PageState(await connect());
followSession(page);
followLooks(page);
followDraft(page);
listenToLeaving(page);
render(
  <PageContext.Provider value={page}>
    <Page />
  </PageContext.Provider>,
  document.getElementById('page') as HTMLElement,
);
listenToBack(page);
listenToKeys(page);
listenToDrops(page);

async function begin(): Promise<void> {
  await start(page);
  // Nobody waits for it; what is missing then is loaded when it is opened.
  page
    .model(LoadedDialogs)
    .loadAll()
    .catch(() => undefined);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    // Without it the page still works, only not offline.
    navigator.serviceWorker.register('./service_worker.js').catch(() => undefined);
    void navigator.storage?.persist?.();
  }
}

// Not waited for: what is loaded later takes this module, which is there once it waits for nothing.
void begin();
