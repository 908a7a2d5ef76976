// SPDX-License-Identifier: MIT
//
// Puzzles from texts, files and pictures.

import type { Feature } from '../../ui/feature';

export const feature = {
  dialogs: {
    open: async () => (await import('./open_dialog')).OpenDialog,
    photo: async () => (await import('./photo_dialog')).PhotoDialog,
  },
} as const satisfies Feature;
