// SPDX-License-Identifier: MIT
//
// Puzzles that are set.

import type { Feature } from '../../ui/feature';

export const feature = {
  dialogs: {
    layout: async () => (await import('./layout_dialog')).LayoutDialog,
    palette: async () => (await import('./palette_dialog')).PaletteDialog,
  },
} as const satisfies Feature;
