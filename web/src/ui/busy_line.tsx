// SPDX-License-Identifier: MIT
//
// What the engine is at, how far it is, and a button to stop it.

import { t } from '../i18n/i18n';
import { Button } from './button';
import { usePage } from './context';

/** What is under way: in the dialog, or in the panel while no dialog lies over it. */
export function BusyLine({ inDialog = false }: { inDialog?: boolean }) {
  const { help, shell } = usePage();
  const busy = help.busy.value;
  if (busy === null || inDialog !== (shell.dialog.value !== null)) return null;
  const { progress } = busy;
  const parts = [
    progress?.fraction ? `${Math.round(100 * progress.fraction)} %` : '',
    progress?.solutions ? t('busy.solutions', { count: progress.solutions }) : '',
    progress?.seconds ? t('busy.seconds', { count: Math.round(progress.seconds) }) : '',
  ];
  return (
    <div class="busy" role="status">
      <span class="spinner" aria-hidden="true" />
      <span>
        {busy.what} {parts.filter(Boolean).join(' · ')}
      </span>
      <Button
        icon="close"
        label={t('busy.cancel')}
        look="quiet"
        onPress={() => (inDialog ? busy.cancel() : help.stop())}
      />
    </div>
  );
}
