// SPDX-License-Identifier: MIT
//
// Writes what is in hand into the selected cells; without that the pad beside the cell opens.

import { writeInHand } from '../entering';
import { openPicker } from '../picking';
import type { Command } from './command';

export const write: Command = {
  id: 'write',
  keys: { sudokupad: ['Enter'] },
  run: (page) => (page.marks.writesOnPress.value ? writeInHand(page) : openPicker(page)),
};
