// SPDX-License-Identifier: MIT
//
// How much help there was.

import { t } from '../../i18n/i18n';
import type { Figure } from './figure';

export const help: Figure = {
  id: 'help',
  note: (_, autosave) => ({ hints: autosave.hints.peek(), shown: autosave.shown.peek() }),
  words: ({ hints = 0, shown = false }) => {
    if (shown) return t('finished.shown');
    return hints === 0 ? t('finished.unaided') : t('finished.hints', { count: hints });
  },
};
