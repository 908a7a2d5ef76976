// SPDX-License-Identifier: MIT
//
// The table of keys.

import type { Command } from './command';

export const help: Command = {
  id: 'help',
  keys: { sudokupad: ['?', 'F1'], hodoku: ['?'] },
  run: ({ shell: { dialog } }) => (dialog.value = dialog.value === 'keys' ? null : 'keys'),
};
