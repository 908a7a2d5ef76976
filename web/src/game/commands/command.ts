// SPDX-License-Identifier: MIT
//
// What a command is: something that a key does, and a button where there is one.

import type { IconName } from '../../base/icon_paths';
import type { Key } from '../../i18n/i18n';
import type { KeyProfile } from '../../store/settings';
import type { PageState } from '../page_state';

/** A command is called `command.<id>` in the list of keys. */
export type CommandId = Key extends infer K
  ? K extends `command.${infer Id}`
    ? Id
    : never
  : never;

/** Keys of every profile, and those of one (and of profiles that begin with it). */
export type Keys = { readonly [profile in 'all' | KeyProfile]?: readonly string[] };

export interface Command {
  readonly id: CommandId;
  readonly keys: Keys;
  readonly run: (page: PageState) => unknown;
  /** Whether it can be called now; unless it says otherwise, as long as the game is not paused. */
  readonly isOpen?: (page: PageState) => boolean;
  /** Of its button. */
  readonly icon?: IconName;
  readonly label?: Key;
}

export function isOpen(page: PageState, command: Command): boolean {
  return command.isOpen?.(page) ?? !page.session.clock.paused.value;
}
