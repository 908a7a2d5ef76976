// SPDX-License-Identifier: MIT
//
// The dialogs of all features. Their code is loaded behind the page, so that it is there at once, and kept.

import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { feature as finish } from '../features/finish/feature';
import { feature as help } from '../features/help/feature';
import { feature as library } from '../features/library/feature';
import { feature as made } from '../features/new/feature';
import { feature as open } from '../features/open/feature';
import { feature as play } from '../features/play/feature';
import { feature as set } from '../features/set/feature';
import { feature as settings } from '../features/settings/feature';
import { feature as share } from '../features/share/feature';
import type { DialogName } from '../game/shell';
import type { Dialogs } from '../ui/feature';

const kAll: Required<Dialogs> = {
  ...made.dialogs,
  ...open.dialogs,
  ...library.dialogs,
  ...share.dialogs,
  ...finish.dialogs,
  ...play.dialogs,
  ...set.dialogs,
  ...help.dialogs,
  ...settings.dialogs,
};

export class LoadedDialogs {
  readonly all = signal<ReadonlyMap<DialogName, () => JSX.Element>>(new Map());

  async load(name: DialogName): Promise<void> {
    if (this.all.peek().has(name)) return;
    const dialog = await kAll[name]();
    this.all.value = new Map(this.all.peek()).set(name, dialog);
  }

  /** From now on whatever is opened is there, even if nobody answers any more. */
  async loadAll(): Promise<void> {
    await Promise.all(Object.keys(kAll).map((name) => this.load(name as DialogName)));
  }
}
