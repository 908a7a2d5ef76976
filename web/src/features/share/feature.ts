// SPDX-License-Identifier: MIT
//
// The puzzle taken elsewhere: links, files, paper.

import type { Feature } from '../../ui/feature';

export const feature = {
  dialogs: {
    export: async () => (await import('./export_dialog')).ExportDialog,
    print: async () => (await import('./print_dialog')).PrintDialog,
  },
} as const satisfies Feature;
