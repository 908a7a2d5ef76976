// SPDX-License-Identifier: MIT
//
// All cells are selected, none, or the others.

import type { Command } from './command';
import { goOn } from './move';

export const selections: readonly Command[] = [
  {
    id: 'select.all',
    keys: { all: ['Ctrl+KeyA'] },
    run: (page) => goOn(page, () => page.session.selection.all()),
  },
  {
    id: 'select.none',
    keys: { all: ['Ctrl+Shift+KeyA', 'Escape'] },
    run: (page) => goOn(page, () => page.session.selection.clear()),
  },
  {
    id: 'select.invert',
    keys: { all: ['Ctrl+KeyI'] },
    run: (page) => goOn(page, () => page.session.selection.invert()),
  },
];
