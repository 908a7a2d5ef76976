// SPDX-License-Identifier: MIT
//
// Help, and the pages of techniques.

import type { Feature } from '../../ui/feature';

export const feature = {
  dialogs: {
    techniques: async () => (await import('./techniques_dialog')).TechniquesDialog,
  },
} as const satisfies Feature;
