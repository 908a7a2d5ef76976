// SPDX-License-Identifier: MIT
//
// What was chosen for taking the puzzle elsewhere.

import { signal } from '@preact/signals';
import { said } from '../../base/occasion';

/** What a link holds beside the puzzle: nothing, what is drawn for whoever solves it, or all that was entered too. */
export type Held = 'puzzle' | 'drawing' | 'all';

export class Sharing {
  readonly format = signal('json');
  readonly withEntries = signal(false);
  readonly withWords = signal(false);
  /** What was chosen since the dialog is open; null until then. */
  readonly chosenHeld = signal<Held | null>(null);
  /** What could not be copied, to be copied by hand. */
  readonly shown = said('');
}
