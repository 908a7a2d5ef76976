// SPDX-License-Identifier: MIT
//
// Puzzles made while a dialog waits, and put on the board in its place.

import type { Parameters, Result } from '../api/protocol';
import type { CallOptions } from '../api/engine';
import { t } from '../i18n/i18n';
import type { Facts } from './facts';
import type { PageState } from './page_state';

type Made = Result<'generate'>;

const kTimeLimit = 60; // seconds

/** Asks the engine for a puzzle. */
export function generate(
  { session }: PageState,
  wish: Parameters<'generate'>,
  options: CallOptions,
): Promise<Made> {
  return session.engine.call('generate', { time_limit: kTimeLimit, ...wish }, options);
}

/** Has a puzzle made and opens it; null when that was given up. */
export async function makeAndOpen(
  { session, help }: PageState,
  make: (options: CallOptions) => Promise<Made>,
  facts: Facts = {},
): Promise<Made | null> {
  const made = await help.run(t('new.making'), 'dialog', (signal, onProgress) =>
    make({ signal, onProgress }),
  );
  if (made === null) return null;
  await session.openDocument(made.document, 'play', facts);
  return made;
}
