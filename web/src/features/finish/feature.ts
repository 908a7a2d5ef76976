// SPDX-License-Identifier: MIT
//
// The solved game: its result, and its film.

import type { Feature } from '../../ui/feature';

export const feature = {
  dialogs: {
    finished: async () => (await import('./finished_dialog')).FinishedDialog,
    replay: async () => (await import('./replay_dialog')).ReplayDialog,
  },
} as const satisfies Feature;
