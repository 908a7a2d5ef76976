// SPDX-License-Identifier: MIT
//
// The games that are kept, and their backup in a file.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { app } from '../app_state';
import { PageError } from '../engine/engine';
import { download } from '../download';
import type { Action } from '../engine/protocol';
import { clockText } from '../game/clock';
import { dateText, t } from '../i18n/i18n';
import {
  deleteGame,
  listGames,
  putBack,
  readGame,
  type Resumed,
  type StoredGame,
} from '../store/games';
import { currentGame } from '../store/settings';
import { Button } from './button';
import { Dialog } from './dialog';
import { gameNames } from './game_names';

const games = signal<readonly StoredGame[]>([]);
/** Games that were deleted here; they can be brought back until the page goes away. */
const removed = signal<readonly Resumed[]>([]);

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

/** A line of a backup. */
function readLine(line: string): Resumed {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    throw new PageError(t('library.not-a-backup'));
  }
  const { actions = [], ...game } = (read ?? {}) as StoredGame & { actions?: Action[] };
  const { id, document } = game;
  const isObject = typeof document === 'object' && document !== null && !Array.isArray(document);
  if (typeof id !== 'string' || !isObject || !Array.isArray(actions)) {
    throw new PageError(t('library.not-a-backup'));
  }
  return { game, actions, lastAction: 0 };
}

/** Takes in games from a backup, all or none; those that are here already stay as they are. */
async function restore(file: File): Promise<void> {
  const backup = (await file.text())
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readLine);
  if (backup.length === 0) throw new PageError(t('library.not-a-backup'));
  let count = 0;
  for (const one of backup) {
    const { id } = one.game;
    if (await readGame(id)) continue;
    await putBack(one);
    removed.value = removed.value.filter(({ game }) => game.id !== id);
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

async function remove(game: StoredGame): Promise<void> {
  const stored = await readGame(game.id);
  if (stored) removed.value = [...removed.value, stored];
  await deleteGame(game.id);
  await refresh();
}

async function bringBack(game: StoredGame): Promise<void> {
  const stored = removed.value.find((one) => one.game.id === game.id);
  if (stored) await putBack(stored);
  removed.value = removed.value.filter((one) => one !== stored);
  await refresh();
}

function Entry({ game, name, gone }: { game: StoredGame; name: string; gone: boolean }) {
  const open = () =>
    app.attempt(async () => {
      await app.resume(game.id);
      app.dialog.value = null;
    });
  return (
    <li
      aria-current={game.id === currentGame.value ? 'true' : undefined}
      class={gone ? 'gone' : ''}
    >
      <button type="button" class="step" disabled={gone} onClick={() => void open()}>
        <b>{name}</b>
        <span>{gone ? t('library.deleted') : `${progress(game)} · ${dateText(game.updated)}`}</span>
      </button>
      <Button
        icon={gone ? 'undo' : 'trash'}
        label={t(gone ? 'library.bring-back' : 'library.delete', { title: name })}
        hideLabel
        look="quiet"
        disabled={game.id === currentGame.value}
        onPress={() => app.attempt(() => (gone ? bringBack(game) : remove(game)))}
      />
    </li>
  );
}

export function LibraryDialog() {
  useEffect(() => void app.attempt(refresh), []);
  const listed = [...games.value, ...removed.value.map(({ game }) => game)];
  listed.sort((a, b) => b.updated - a.updated);
  const names = gameNames(listed);
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
        {listed.map((game) => (
          <Entry
            key={game.id}
            game={game}
            name={names.get(game.id) ?? ''}
            gone={!games.value.includes(game)}
          />
        ))}
      </ul>
    </Dialog>
  );
}
