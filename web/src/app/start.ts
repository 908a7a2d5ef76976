// SPDX-License-Identifier: MIT
//
// The first puzzle: what the address asks for, else the game that was on, else the last one of the library, else
// a new one. Without an engine this waits for one.

import { effect } from '@preact/signals';
import type { App } from './app_state';
import { isSilence } from '../api/engine';
import { recallDraft } from '../features/set/set_draft';
import { errorWords } from '../i18n/i18n';
import { isAddressed, leaveAddress, readShared } from '../game/share';
import { currentGame, welcome } from '../store/settings';

/** For whoever comes for the first time: easy or, where the machine is too slow for that, easier. */
const kFirst = { geometry: 'grid', difficulty: 'easy', symmetry: '180', time_limit: 4 } as const;
const kEasier = { ...kFirst, difficulty: 'beginner', time_limit: 10 } as const;

export async function start(app: App): Promise<void> {
  addEventListener('hashchange', () => void app.attempt(() => openAddressed(app)));
  await openFirst(app);
  effect(() => {
    if (app.engine.gone.value) return;
    if (app.engineCatalogue.peek() === null) loadCatalogue(app);
    if (app.game.puzzle.peek() === null && !app.game.isOpening) void openFirst(app);
  });
}

function loadCatalogue(app: App): void {
  app.engine.call('catalogue', {}).then(
    (answer) => (app.engineCatalogue.value = answer),
    () => undefined, // of an engine's silence the page speaks by itself
  );
}

async function openFirst(app: App): Promise<void> {
  loadCatalogue(app);
  let trouble: unknown;
  for (const open of [openUnstored, openAddressed, openCurrent, openLatest, openMade]) {
    try {
      if (await open(app)) break;
    } catch (error) {
      trouble ??= error;
      if (isSilence(error)) break;
    }
  }
  recallDraft();
  if (trouble !== undefined) app.say(errorWords(trouble), 'error');
}

/** Brings back a puzzle that the page was left with before it was stored; what the address asks for comes after it. */
async function openUnstored(app: App): Promise<boolean> {
  return (await app.openUnstored()) && !isAddressed();
}

/** Opens the puzzle in the address, as a game if it is one already, and takes it out of there. */
async function openAddressed(app: App): Promise<boolean> {
  const given = new URLSearchParams(location.search).get('puzzle');
  const text = (await readShared(location.hash)) ?? given;
  if (text === null) return false;
  try {
    if (!(await app.resumeLinked(text))) await app.openLinked(text);
  } catch (error) {
    if (!isSilence(error)) leaveAddress();
    throw error;
  }
  leaveAddress();
  return true;
}

async function openCurrent(app: App): Promise<boolean> {
  return currentGame.value !== '' && (await app.resume(currentGame.value));
}

/** Where the browser has forgotten which game was on the board, or that one cannot be opened. */
function openLatest(app: App): Promise<boolean> {
  return app.resumeLatest();
}

async function openMade(app: App): Promise<boolean> {
  const { document } = await app.engine.call('generate', kFirst).catch((error: unknown) => {
    if (isSilence(error)) throw error;
    return app.engine.call('generate', kEasier);
  });
  // Somebody may have opened another meanwhile.
  const isFirst = app.game.puzzle.peek() === null && !app.game.isOpening;
  if (isFirst) {
    if (currentGame.peek() === '' && welcome.peek() === '') welcome.value = 'due';
    await app.openDocument(document);
  }
  return true;
}
