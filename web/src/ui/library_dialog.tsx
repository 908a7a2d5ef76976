// SPDX-License-Identifier: MIT
//
// The games that are kept, and their backup in a file.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { app } from '../app_state';
import { download } from '../download';
import type { Action } from '../engine/protocol';
import { clockText } from '../game/clock';
import { t } from '../i18n/i18n';
import {
  deleteGame,
  listGames,
  readGame,
  type StoredGame,
  writeAction,
  writeGame,
} from '../store/games';
import { currentGame } from '../store/settings';
import { Button } from './button';
import { Dialog } from './dialog';

const games = signal<readonly StoredGame[]>([]);

async function refresh(): Promise<void> {
  await app.game.keeper.flush();
  games.value = await listGames();
}

async function backUp(): Promise<void> {
  await refresh();
  const lines = games.value.map((game) => JSON.stringify(game));
  const blob = new Blob([lines.join('\n') + '\n'], { type: 'application/jsonl' });
  download('omnidoku-games.jsonl', blob);
}

/** Takes in games from a backup; those that are here already stay as they are. */
async function restore(file: File): Promise<void> {
  const lines = (await file.text()).split('\n').filter((line) => line.trim() !== '');
  let count = 0;
  for (const line of lines) {
    const { actions = [], ...game } = JSON.parse(line) as StoredGame & { actions?: Action[] };
    if (typeof game.id !== 'string' || typeof game.document !== 'object') {
      throw new Error(t('library.not-a-backup'));
    }
    if (await readGame(game.id)) continue;
    await writeGame(game, () => false);
    for (const action of actions) await writeAction(game.id, action);
    count += 1;
  }
  app.say(t('library.restored', { count }));
  await refresh();
}

function progress(game: StoredGame): string {
  if (game.broken) return t('library.broken', { why: game.broken });
  if (game.solved) return t('library.solved', { time: clockText(game.seconds) });
  const percent = Math.round((100 * game.filled) / Math.max(game.filled + game.empty, 1));
  return `${percent} % · ${clockText(game.seconds)}`;
}

function Entry({ game }: { game: StoredGame }) {
  const date = new Date(game.updated).toLocaleString(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const open = () =>
    app.attempt(async () => {
      await app.resume(game.id);
      app.dialog.value = null;
    });
  return (
    <li aria-current={game.id === currentGame.value ? 'true' : undefined}>
      <button type="button" class="step" onClick={() => void open()}>
        <b>{game.title || app.boardName(game.summary) || t('info.untitled')}</b>
        <span>
          {progress(game)} · {date}
        </span>
      </button>
      <Button
        icon="trash"
        label={t('library.delete', { title: game.title || t('info.untitled') })}
        hideLabel
        look="quiet"
        disabled={game.id === currentGame.value}
        onPress={() => app.attempt(() => deleteGame(game.id).then(refresh))}
      />
    </li>
  );
}

export function LibraryDialog() {
  useEffect(() => void app.attempt(refresh), []);
  return (
    <Dialog
      title={t('menu.library')}
      actions={
        <>
          <label class="button">
            {t('library.restore')}
            <input
              type="file"
              class="hidden"
              accept=".jsonl"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                if (file) void app.attempt(() => restore(file));
              }}
            />
          </label>
          <Button label={t('library.back-up')} onPress={() => app.attempt(backUp)} />
        </>
      }
    >
      <ul class="games">
        {games.value.map((game) => (
          <Entry key={game.id} game={game} />
        ))}
      </ul>
    </Dialog>
  );
}
