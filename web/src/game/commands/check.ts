// SPDX-License-Identifier: MIT
//
// Whether all that was entered is right.

import { statusText, t } from '../../i18n/i18n';
import type { PageState } from '../page_state';
import type { Command } from './command';

async function run({ session, help, shell }: PageState): Promise<void> {
  const { status, solved, wrong, wrong_marks, message } = await help.check();
  if (status !== 'unique' && message !== '') shell.say(statusText(status, message), 'error');
  else if (wrong.length > 0) shell.say(t('check.wrong', { count: wrong.length }), 'error');
  else if (wrong_marks.length > 0) {
    shell.say(t('check.wrong-marks', { count: wrong_marks.length }), 'error');
  } else if (solved) session.celebrate();
  else shell.say(t('check.right'));
}

export const check: Command = {
  id: 'check',
  keys: { all: ['F7'] },
  icon: 'check',
  label: 'pad.check',
  run: (page) => page.session.attempt(() => run(page)),
};
