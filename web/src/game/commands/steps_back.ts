// SPDX-License-Identifier: MIT
//
// Undo and redo: undo takes back first what is in hand.

import type { Command } from './command';

export const undo: Command = {
  id: 'undo',
  keys: { all: ['Ctrl+KeyZ'], explainer: ['Shift+F2'] },
  icon: 'undo',
  label: 'pad.undo',
  run: ({ session }) => session.hand.takeBack() || session.step('undo'),
};

export const redo: Command = {
  id: 'redo',
  keys: { all: ['Ctrl+KeyY', 'Ctrl+Shift+KeyZ'] },
  icon: 'redo',
  label: 'pad.redo',
  run: ({ session }) => session.step('redo'),
};
