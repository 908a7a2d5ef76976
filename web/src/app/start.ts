// SPDX-License-Identifier: MIT
//
// The first puzzle: what the address asks for, else the game that was on, else the last one of the library, else
// a new one. Without an engine this waits for one.

import { effect } from '@preact/signals';
import { isSilence } from '../api/engine';
import { recallDraft } from '../features/set/set_draft';
import { errorWords } from '../i18n/i18n';
import { isAddressed, readShared } from '../game/share';
import { currentGame, welcome } from '../store/settings';
import type { PageState } from '../game/page_state';

/** For whoever comes for the first time: easy or, where the machine is too slow for that, easier. */
const kFirst = { geometry: 'grid', difficulty: 'easy', symmetry: '180', time_limit: 4 } as const;
const kEasier = { ...kFirst, difficulty: 'beginner', time_limit: 10 } as const;

export async function start(page: PageState): Promise<void> {
  const { session } = page;
  addEventListener('hashchange', () => void session.attempt(() => openAddressed(page)));
  await openFirst(page);
  effect(() => {
    if (session.engine.gone.value) return;
    if (session.engineCatalogue.peek() === null) loadCatalogue(page);
    if (session.game.puzzle.peek() === null && !session.game.isOpening) void openFirst(page);
  });
}

function loadCatalogue({ session }: PageState): void {
  session.engine.call('catalogue', {}).then(
    (answer) => (session.engineCatalogue.value = answer),
    () => undefined, // of an engine's silence the page speaks by itself
  );
}

async function openFirst(page: PageState): Promise<void> {
  const { shell } = page;
  loadCatalogue(page);
  let trouble: unknown;
  for (const open of [
    () => openUnstored(page),
    () => openAddressed(page),
    () => openCurrent(page),
    () => openLatest(page),
    () => openMade(page),
  ]) {
    try {
      if (await open()) break;
    } catch (error) {
      trouble ??= error;
      if (isSilence(error)) break;
    }
  }
  recallDraft(page);
  if (trouble !== undefined) shell.say(errorWords(trouble), 'error');
}

/** Brings back a puzzle that the page was left with before it was stored; what the address asks for comes after it. */
async function openUnstored({ session }: PageState): Promise<boolean> {
  return (await session.openUnstored()) && !isAddressed();
}

/** Opens the puzzle in the address, as a game if it is one already, and takes it out of there. */
async function openAddressed({ session, shell }: PageState): Promise<boolean> {
  const given = new URLSearchParams(location.search).get('puzzle');
  const text = (await readShared(location.hash)) ?? given;
  if (text === null) return false;
  try {
    if (!(await session.resumeLinked(text))) await session.openLinked(text);
  } catch (error) {
    if (!isSilence(error)) shell.leaveAddress();
    throw error;
  }
  shell.leaveAddress();
  return true;
}

async function openCurrent({ session }: PageState): Promise<boolean> {
  return currentGame.value !== '' && (await session.resumeUnasked(currentGame.value));
}

/** Where the browser has forgotten which game was on the board, or that one cannot be opened. */
function openLatest({ session }: PageState): Promise<boolean> {
  return session.resumeLatest();
}

async function openMade({ session }: PageState): Promise<boolean> {
  const { document } = await session.engine.call('generate', kFirst).catch((error: unknown) => {
    if (isSilence(error)) throw error;
    return session.engine.call('generate', kEasier);
  });
  // Somebody may have opened another meanwhile.
  const isFirst = session.game.puzzle.peek() === null && !session.game.isOpening;
  if (isFirst) {
    if (currentGame.peek() === '' && welcome.peek() === '') welcome.value = 'due';
    await session.openUnasked(document);
  }
  return true;
}
