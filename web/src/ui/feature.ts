// SPDX-License-Identifier: MIT
//
// What a feature offers: its dialogs, whose code is loaded once the page is there.

import type { JSX } from 'preact';
import type { DialogName } from '../game/shell';

export type Dialogs = { readonly [name in DialogName]?: () => Promise<() => JSX.Element> };

export interface Feature {
  readonly dialogs: Dialogs;
}
