// SPDX-License-Identifier: MIT
//
// New puzzles, from a gallery.

import type { Feature } from '../../ui/feature';

export const feature = {
  dialogs: {
    new: async () => (await import('./new_dialog')).NewDialog,
  },
} as const satisfies Feature;
