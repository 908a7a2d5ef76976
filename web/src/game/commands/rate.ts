// SPDX-License-Identifier: MIT
//
// How hard the puzzle is.

import { t } from '../../i18n/i18n';
import type { Command } from './command';

export const rate: Command = {
  id: 'rate',
  keys: { explainer: ['F9'] },
  label: 'help.rate',
  run: ({ session, help }) => session.attempt(() => help.askRating(t('help.rate'))),
};
