// SPDX-License-Identifier: MIT
//
// What of the page is around the game: the dialog that is open, and the sentence that is shown for a while.

import { signal } from '@preact/signals';
import { said } from '../base/occasion';
import type { Marked } from '../i18n/i18n';
import { leaveAddress } from './share';

export type DialogName =
  | 'new'
  | 'open'
  | 'photo'
  | 'library'
  | 'export'
  | 'print'
  | 'settings'
  | 'keys'
  | 'finished'
  | 'replay'
  | 'savepoints'
  | 'layout'
  | 'techniques'
  | 'palette';

export interface Message {
  words: Marked | readonly Marked[];
  kind: 'info' | 'error';
  /** Whether what it tells of can be undone there. */
  undo: boolean;
}

export class Shell {
  readonly dialog = signal<DialogName | null>(null);
  /** The technique whose page the dialog shows; the list of all when null. */
  readonly technique = signal<string | null>(null);
  readonly message = said<Message | null>(null);
  /** Whether the pad beside the selected cell is open. */
  readonly picking = signal(false);
  /** Goes up when the address says no longer what to open. */
  readonly timesLeft = signal(0);

  /** Opens the page of a technique, or the list of all. */
  showTechnique(id: string | null): void {
    this.technique.value = id;
    this.dialog.value = 'techniques';
  }

  /** Shows a sentence for a while, and reads it to people who do not look. */
  say(said: string | Message['words'], kind: Message['kind'] = 'info', undo = false): void {
    this.message.value = { words: typeof said === 'string' ? { text: said } : said, kind, undo };
  }

  /** From now on the address says no more what to open. */
  leaveAddress(): void {
    leaveAddress();
    this.timesLeft.value += 1;
  }
}
