// SPDX-License-Identifier: MIT
//
// What the tool in hand writes is taken out of the selected cells.

import { aim } from '../entering';
import type { Command } from './command';

export const clear: Command = {
  id: 'clear',
  keys: { all: ['Backspace', 'Delete', 'Shift+Delete', 'Ctrl+Delete'] },
  icon: 'erase',
  label: 'pad.erase',
  run: (page) => {
    const { input, selection } = page.session;
    if (selection.cells.value.size > 0) return page.session.attempt(() => input.clear());
    return aim(page);
  },
};
