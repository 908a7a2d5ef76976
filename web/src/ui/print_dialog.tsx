// SPDX-License-Identifier: MIT
//
// Which puzzles to print, and how many on a sheet.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { app } from '../app_state';
import { t } from '../i18n/i18n';
import { kPerSheet, type PerSheet, type Printed, printSheets } from '../print';
import { listGames, type StoredGame } from '../store/games';
import { currentGame, settings } from '../store/settings';
import { Button } from './button';
import { Choice, Dialog, Tick } from './dialog';
import { gameNames, plainName } from './game_names';

const kCell = 64;

async function drawingOf(game: StoredGame, entries: boolean): Promise<Printed> {
  const { session, puzzle } = await app.engine.call('open', { document: game.document });
  try {
    const { svg } = await app.engine.call('svg', {
      session,
      view: puzzle.views.at(-1) ?? 'flat',
      theme: 'print',
      cell_size: kCell,
      coordinates: settings.coordinates.value,
      show: entries ? 'state' : 'givens',
    });
    return { title: plainName(game), svg };
  } finally {
    void app.engine.call('close', { session });
  }
}

export function PrintDialog() {
  const games = useSignal<readonly StoredGame[]>([]);
  const chosen = useSignal<ReadonlySet<string>>(new Set([currentGame.value]));
  const perSheet = useSignal<PerSheet>(1);
  const entries = useSignal(false);
  useEffect(() => {
    void app.attempt(async () => {
      await app.game.keeper.flush();
      games.value = await listGames();
    });
  }, []);
  const names = gameNames(games.value);
  const print = () =>
    app.attempt(async () => {
      const wanted = games.value.filter(({ id }) => chosen.value.has(id));
      const drawings = await Promise.all(wanted.map((game) => drawingOf(game, entries.value)));
      printSheets(drawings, perSheet.value);
    });
  const choose = (id: string, on: boolean) => {
    const others = [...chosen.value].filter((other) => other !== id);
    chosen.value = new Set(on ? [...others, id] : others);
  };
  return (
    <Dialog
      title={t('export.print')}
      actions={
        <Button
          label={t('export.print')}
          look="primary"
          disabled={chosen.value.size === 0}
          onPress={print}
        />
      }
    >
      <Choice
        label={t('print.per-sheet')}
        value={String(perSheet.value)}
        options={kPerSheet.map((count) => ({ value: String(count), label: String(count) }))}
        onChoose={(value) => (perSheet.value = Number(value) as PerSheet)}
      />
      <Tick
        label={t('export.entries')}
        on={entries.value}
        onChange={(on) => (entries.value = on)}
      />
      <fieldset class="field">
        <legend>{t('print.which')}</legend>
        {games.value.map((game) => (
          <Tick
            key={game.id}
            label={names.get(game.id) ?? ''}
            on={chosen.value.has(game.id)}
            onChange={(on) => choose(game.id, on)}
          />
        ))}
      </fieldset>
    </Dialog>
  );
}
