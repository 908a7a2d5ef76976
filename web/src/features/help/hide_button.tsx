// SPDX-License-Identifier: MIT
//
// Takes away what the engine said and drew.

import { t } from '../../i18n/i18n';
import { Button } from '../../ui/button';
import { usePage } from '../../ui/context';

export function HideButton() {
  const { help } = usePage();
  return (
    <Button
      icon="close"
      label={t('help.hide')}
      hideLabel
      look="quiet"
      onPress={() => help.clear()}
    />
  );
}
