// SPDX-License-Identifier: MIT
//
// The board and the pad.

import type { Feature } from '../../ui/feature';

export const feature = {
  dialogs: {
    savepoints: async () => (await import('./savepoints_dialog')).SavepointsDialog,
  },
} as const satisfies Feature;
