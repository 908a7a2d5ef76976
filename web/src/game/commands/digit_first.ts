// SPDX-License-Identifier: MIT
//
// The digit comes first, or the cell.

import { settings } from '../../store/settings';
import type { Command } from './command';

export const digitFirst: Command = {
  id: 'digit-first',
  keys: { all: ['KeyQ'] },
  run: () => (settings.digitFirst.value = !settings.digitFirst.value),
};
