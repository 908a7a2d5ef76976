// SPDX-License-Identifier: MIT
//
// The solution.

import { t } from '../../i18n/i18n';
import { spoil, wrongEntries } from '../spoil';
import type { Command } from './command';

export const solve: Command = {
  id: 'solve',
  keys: { explainer: ['F8'] },
  label: 'help.solve',
  run: (page) =>
    spoil(page, t('help.solve'), () => page.help.askSolution(t('help.solve')), wrongEntries),
};
