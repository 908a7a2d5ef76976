// SPDX-License-Identifier: MIT
//
// What can be preferred, and the table of keys.

import type { Feature } from '../../ui/feature';

export const feature = {
  dialogs: {
    settings: async () => (await import('./settings_dialog')).SettingsDialog,
    keys: async () => (await import('./keys_dialog')).KeysDialog,
  },
} as const satisfies Feature;
