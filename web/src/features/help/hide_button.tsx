// SPDX-License-Identifier: MIT
//
// Takes away what the engine said and drew.

import { app } from '../../app/app_state';
import { t } from '../../i18n/i18n';
import { Button } from '../../ui/button';

export function HideButton() {
  return (
    <Button
      icon="close"
      label={t('help.hide')}
      hideLabel
      look="quiet"
      onPress={() => app.help.clear()}
    />
  );
}
