// SPDX-License-Identifier: MIT
//
// All steps that there are now.

import { t } from '../../i18n/i18n';
import { anyMistakes, spoil } from '../spoil';
import type { Command } from './command';

export const steps: Command = {
  id: 'steps',
  keys: { explainer: ['F5'] },
  label: 'help.steps',
  run: (page) =>
    spoil(page, t('help.steps'), () => page.help.askSteps(t('help.steps')), anyMistakes),
};
