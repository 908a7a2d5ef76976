// SPDX-License-Identifier: MIT
//
// Every open cell gets the marks of the digits that it may hold.

import type { Command } from './command';

export const fill: Command = {
  id: 'fill',
  keys: { all: ['Ctrl+KeyM'] },
  icon: 'fill',
  label: 'pad.fill',
  run: ({ session }) => session.act({ type: 'fill_marks', kind: 'centre' }),
};
