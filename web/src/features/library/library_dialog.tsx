// SPDX-License-Identifier: MIT
//
// The games that are kept, what was solved, and all of it as a file.

import { today } from '../../game/daily';
import { PageError } from '../../api/engine';
import { t } from '../../i18n/i18n';
import { readArchive, takeIn, UnreadableArchive, writeArchive } from '../../store/archive';
import { storageError } from '../../store/trouble';
import { Button, Segments } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LibraryGames } from './library_games';
import { saveText } from '../../ui/save';
import { StatisticsView } from './statistics_view';
import { usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';
import { Library } from './library';

type View = 'games' | 'statistics';

async function backUp(page: PageState): Promise<void> {
  const library = page.model(Library);
  await library.refresh();
  const name = `omnidoku-library-${today()}.jsonl`;
  saveText(page, name, await writeArchive(), 'application/jsonl');
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

async function restore(page: PageState, file: File): Promise<void> {
  const { shell } = page;
  const library = page.model(Library);
  shell.say(t('library.restoring'));
  try {
    const text = await file.text();
    const { count, known, copies } = await takeIn(readArchive(text));
    const said = [t('library.restored', { count })];
    if (copies > 0) said.push(t('library.restored-copies', { count: copies }));
    if (known > 0) said.push(t('library.restored-known', { count: known }));
    shell.say(said.join(' '));
  } catch (error) {
    throw whyNot(error);
  }
  await library.refresh();
}

export function LibraryDialog() {
  const page = usePage();
  const { session } = page;
  const library = page.model(Library);
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
                if (file) void session.attempt(() => restore(page, file));
              }}
            />
          </label>
          <Button
            label={t('library.back-up')}
            onPress={() => session.attempt(() => backUp(page))}
          />
        </>
      }
    >
      <Segments<View>
        label={t('menu.library')}
        value={library.view.value}
        options={[
          { value: 'games', label: t('library.games') },
          { value: 'statistics', label: t('statistics') },
        ]}
        onChoose={(value) => (library.view.value = value)}
      />
      {library.view.value === 'games' ? <LibraryGames /> : <StatisticsView />}
    </Dialog>
  );
}
