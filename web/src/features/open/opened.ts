// SPDX-License-Identifier: MIT
//
// What was given to be opened, and what was found in it.

import { signal } from '@preact/signals';
import type { JsonObject, ReadPuzzle } from '../../api/protocol';
import { said } from '../../base/occasion';
import type { Marked } from '../../i18n/i18n';

/** A puzzle of a text, or why it is none. */
export type Found = Partial<Extract<ReadPuzzle, { document: JsonObject }>> &
  Partial<Extract<ReadPuzzle, { error: string }>> & {
    name: string;
    line: number;
  };

export class Opened {
  readonly text = signal('');
  readonly found = signal<readonly Found[]>([]);
  readonly trouble = said<readonly Marked[]>([]);
  /** What was last pasted into the field. */
  lastPasted = { text: '', html: '' };
}
