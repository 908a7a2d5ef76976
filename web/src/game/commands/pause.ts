// SPDX-License-Identifier: MIT
//
// The clock stands, and the board is hidden.

import type { Command } from './command';

export const pause: Command = {
  id: 'pause',
  keys: { all: ['KeyP'] },
  isOpen: () => true,
  run: ({ session: { clock } }) => (clock.paused.value = !clock.paused.value),
};
