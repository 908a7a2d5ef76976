// SPDX-License-Identifier: MIT
//
// All colours of cells are taken away.

import type { Command } from './command';

export const clearColours: Command = {
  id: 'colours.clear',
  keys: { hodoku: ['KeyR'] },
  run: ({ session }) => {
    const coloured = session.game.cells.filter(({ colours }) => colours.length > 0);
    const cells = coloured.map(({ cell }) => cell);
    return cells.length > 0 && session.act({ type: 'clear', cells, kind: 'colour' });
  },
};
