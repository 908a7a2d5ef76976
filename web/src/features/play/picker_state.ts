// SPDX-License-Identifier: MIT
//
// Whether the pad beside the cell is open.

import { signal } from '@preact/signals';

export class PickerState {
  readonly isOpen = signal(false);
}
