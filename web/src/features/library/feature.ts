// SPDX-License-Identifier: MIT
//
// The games that are kept.

import type { Feature } from '../../ui/feature';

export const feature = {
  dialogs: {
    library: async () => (await import('./library_dialog')).LibraryDialog,
  },
} as const satisfies Feature;
