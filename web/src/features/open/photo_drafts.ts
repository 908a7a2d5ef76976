// SPDX-License-Identifier: MIT
//
// What was read from a picture, as it is by now.

import { computed, signal } from '@preact/signals';
import { said } from '../../base/occasion';
import type { Marked } from '../../i18n/i18n';
import type { Box } from '../../photo/grid_lines';
import type { ReadPuzzle } from '../../photo/read_photo';

/** A grid of the picture, as it is by now. */
export interface Draft {
  readonly puzzle: ReadPuzzle;
  readonly box: Box;
  /** What stands in each cell, '' for nothing. */
  readonly digits: readonly string[];
  /** Cells that were hard to read and have not been looked at yet. */
  readonly unsure: ReadonlySet<number>;
  /** Whether digits in colour are what somebody has entered, and not given. */
  readonly hasEntries: boolean;
}

export class Photo {
  readonly drafts = signal<readonly Draft[]>([]);
  /** The one that is shown. */
  readonly which = signal(0);
  readonly draft = computed<Draft | null>(() => this.drafts.value[this.which.value] ?? null);
  /** The sides of grids in the picture that cannot be read. */
  readonly otherSides = signal<readonly number[]>([]);
  readonly chosen = signal(-1);
  readonly reading = signal(false);
  /** Pictures that were chosen: of several only the last is waited for. */
  latest = 0;
  readonly trouble = said<readonly Marked[]>([]);
}
