// SPDX-License-Identifier: MIT
//
// Puzzles made while a dialog waits, and put on the board in its place.

import { app } from '../app/app_state';
import type { Parameters, Result } from '../api/protocol';
import type { CallOptions } from '../api/engine';
import { t } from '../i18n/i18n';
import type { Facts } from './autosave';

type Made = Result<'generate'>;

const kTimeLimit = 60; // seconds

/** Asks the engine for a puzzle. */
export function generate(wish: Parameters<'generate'>, options: CallOptions): Promise<Made> {
  return app.engine.call('generate', { time_limit: kTimeLimit, ...wish }, options);
}

/** Has a puzzle made and opens it; null when that was given up. */
export async function makeAndOpen(
  make: (options: CallOptions) => Promise<Made>,
  facts: Facts = {},
): Promise<Made | null> {
  const made = await app.help.run(t('new.making'), 'dialog', (signal, onProgress) =>
    make({ signal, onProgress }),
  );
  if (made === null) return null;
  await app.openDocument(made.document, 'play', facts);
  return made;
}
