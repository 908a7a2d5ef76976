// SPDX-License-Identifier: MIT
//
// The first puzzle: what the address asks for, else the game that was on, else a new one.

import type { App } from './app_state';
import { readShared } from './share';
import { currentGame } from './store/settings';

const kFirst = { geometry: 'grid', symmetry: '180', time_limit: 5 } as const;

export async function start(app: App): Promise<void> {
  void app.engine.call('catalogue', {}).then((answer) => (app.engineCatalogue.value = answer));
  let found = false;
  await app.attempt(async () => (found = await openAddressed(app)));
  if (!found && currentGame.value !== '') {
    const id = currentGame.value;
    await app.attempt(async () => (found = await app.resume(id)));
  }
  if (found) return;
  await app.attempt(async () => {
    const { document } = await app.engine.call('generate', kFirst);
    await app.openDocument(document);
  });
}

/** Opens the puzzle in the address, and takes it out of there. */
async function openAddressed(app: App): Promise<boolean> {
  const text = new URLSearchParams(location.search).get('puzzle');
  const shared = await readShared(location.hash);
  if (text === null && shared === null) return false;
  history.replaceState(null, '', location.pathname);
  await app.openText(shared ?? text ?? '');
  return true;
}
