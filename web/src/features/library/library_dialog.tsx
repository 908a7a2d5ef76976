// SPDX-License-Identifier: MIT
//
// The games that are kept, what was solved, and all of it as a file.

import { signal } from '@preact/signals';
import { app } from '../../app/app_state';
import { today } from '../../game/daily';
import { PageError } from '../../api/engine';
import { t } from '../../i18n/i18n';
import { readArchive, takeIn, UnreadableArchive, writeArchive } from '../../store/archive';
import { storageError } from '../../store/trouble';
import { Button, Segments } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LibraryGames, refresh } from './library_games';
import { saveText } from '../../ui/save';
import { StatisticsView } from './statistics_view';

type View = 'games' | 'statistics';
const view = signal<View>('games');

async function backUp(): Promise<void> {
  await refresh();
  const name = `omnidoku-library-${today()}.jsonl`;
  saveText(name, await writeArchive(), 'application/jsonl');
}

const kUnreadable = {
  foreign: 'library.not-a-backup',
  damaged: 'library.damaged-backup',
  newer: 'library.newer-backup',
} as const;

/** Why nothing was taken in. */
function whyNot(error: unknown): unknown {
  if (error instanceof UnreadableArchive) return new PageError(t(kUnreadable[error.why]));
  return storageError(error)?.why === 'full' ? new PageError(t('library.no-room')) : error;
}

async function restore(file: File): Promise<void> {
  app.say(t('library.restoring'));
  try {
    const text = await file.text();
    const { count, known, copies } = await takeIn(readArchive(text));
    const said = [t('library.restored', { count })];
    if (copies > 0) said.push(t('library.restored-copies', { count: copies }));
    if (known > 0) said.push(t('library.restored-known', { count: known }));
    app.say(said.join(' '));
  } catch (error) {
    throw whyNot(error);
  }
  await refresh();
}

export function LibraryDialog() {
  return (
    <Dialog
      title={t('menu.library')}
      wide
      actions={
        <>
          <label class="button">
            {t('library.restore')}
            <input
              type="file"
              class="hidden"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                event.currentTarget.value = '';
                if (file) void app.attempt(() => restore(file));
              }}
            />
          </label>
          <Button label={t('library.back-up')} onPress={() => app.attempt(backUp)} />
        </>
      }
    >
      <Segments<View>
        label={t('menu.library')}
        value={view.value}
        options={[
          { value: 'games', label: t('library.games') },
          { value: 'statistics', label: t('statistics') },
        ]}
        onChoose={(value) => (view.value = value)}
      />
      {view.value === 'games' ? <LibraryGames /> : <StatisticsView />}
    </Dialog>
  );
}
