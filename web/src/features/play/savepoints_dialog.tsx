// SPDX-License-Identifier: MIT
//
// Named places in the game to come back to.

import { useSignal } from '@preact/signals';
import { t } from '../../i18n/i18n';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { onEnter } from '../../base/enter';
import { usePage } from '../../ui/context';

export function SavepointsDialog() {
  const { session, shell } = usePage();
  const savepoints = session.game.standing.value?.savepoints ?? [];
  const name = useSignal(t('savepoints.name', { number: savepoints.length + 1 }));
  const add = () =>
    session.attempt(async () => {
      await session.game.act({ type: 'savepoint', name: name.value });
      shell.dialog.value = null;
      shell.say(t('savepoints.added', { name: name.value }));
    });
  return (
    <Dialog
      title={t('pad.savepoints')}
      actions={<Button icon="flag" label={t('savepoints.add')} look="primary" onPress={add} />}
    >
      <label class="field">
        <span>{t('savepoints.title')}</span>
        <input
          type="text"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
          onKeyDown={onEnter(add)}
        />
      </label>
      <div class="list">
        {savepoints.map((savepoint) => (
          <Button
            key={savepoint}
            label={t('savepoints.go', { name: savepoint })}
            onPress={() =>
              session.attempt(async () => {
                await session.game.act({ type: 'go_to', name: savepoint });
                shell.dialog.value = null;
              })
            }
          />
        ))}
      </div>
    </Dialog>
  );
}
