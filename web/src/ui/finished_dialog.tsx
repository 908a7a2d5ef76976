// SPDX-License-Identifier: MIT
//
// Congratulations.

import { app } from '../app_state';
import { clockText } from '../game/clock';
import { t } from '../i18n/i18n';
import { Button } from './button';
import { Dialog } from './dialog';

export function FinishedDialog() {
  return (
    <Dialog
      title={t('finished')}
      actions={
        <>
          <Button
            icon="restart"
            label={t('finished.replay')}
            onPress={() => (app.dialog.value = 'replay')}
          />
          <Button
            icon="plus"
            label={t('menu.new')}
            look="primary"
            onPress={() => (app.dialog.value = 'new')}
          />
        </>
      }
    >
      <p class="finished">{t('finished.text', { time: clockText(app.game.seconds.value) })}</p>
    </Dialog>
  );
}
