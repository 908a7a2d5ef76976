// SPDX-License-Identifier: MIT
//
// A new puzzle: made to measure, one of the samples, or an empty board to fill in by hand.

import { signal } from '@preact/signals';
import { app } from '../app_state';
import type { Json } from '../engine/protocol';
import { engineText, nameOf, t } from '../i18n/i18n';
import { Button } from './button';
import { Choice, Dialog } from './dialog';
import { BusyLine } from './help_panel';
import { Said } from './said';

const kTimeLimit = 60; // seconds

const wish = {
  geometry: signal('grid'),
  difficulty: signal(''),
  technique: signal(''),
  symmetry: signal(''),
  kinds: signal<readonly string[]>([]),
};

/** Makes a puzzle and puts it on the board. */
async function generate(): Promise<void> {
  const made = await app.study.run(t('new.making'), (signal, onProgress) =>
    app.engine.call(
      'generate',
      {
        geometry: wish.geometry.value,
        ...(wish.difficulty.value ? { difficulty: wish.difficulty.value } : {}),
        ...(wish.technique.value ? { must_contain: [wish.technique.value] } : {}),
        ...(wish.symmetry.value ? { symmetry: wish.symmetry.value } : {}),
        ...(wish.kinds.value.length > 0 ? { kinds: [...wish.kinds.value] } : {}),
        time_limit: kTimeLimit,
      },
      { signal, onProgress },
    ),
  );
  if (made === null) return;
  await app.openDocument(made.document);
  app.dialog.value = null;
}

async function startEmpty(geometry: Json): Promise<void> {
  await app.openDocument({ omnidoku: 1, board: geometry }, 'set');
  app.dialog.value = null;
}

function Kinds() {
  const kinds = app.catalogue.value?.kinds ?? [];
  if (kinds.length === 0) return null;
  const chosen = wish.kinds.value;
  return (
    <fieldset class="field">
      <legend>{t('new.kinds')}</legend>
      <div class="chips">
        {kinds.map((kind) => (
          <Button
            key={kind}
            label={nameOf('kind', kind)}
            look="quiet"
            pressed={chosen.includes(kind)}
            onPress={() =>
              (wish.kinds.value = chosen.includes(kind)
                ? chosen.filter((other) => other !== kind)
                : [...chosen, kind])
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

export function NewDialog() {
  const catalogue = app.catalogue.value;
  const named = (kind: 'level' | 'symmetry', ids: readonly string[]) => [
    { value: '', label: t('new.any') },
    ...ids.map((id) => ({ value: id, label: nameOf(kind, id) })),
  ];
  const board = catalogue?.geometries.find(({ id }) => id === wish.geometry.value);
  const technique = catalogue?.techniques.find(({ id }) => id === wish.technique.value);
  return (
    <Dialog
      title={t('menu.new')}
      actions={
        <>
          <Button
            label={t('new.by-hand')}
            onPress={() => app.attempt(() => startEmpty(wish.geometry.value))}
          />
          <Button
            icon="plus"
            label={t('new.make')}
            look="primary"
            disabled={app.study.busy.value !== null}
            onPress={() => app.attempt(generate)}
          />
        </>
      }
    >
      <Choice
        label={t('new.geometry')}
        value={wish.geometry.value}
        options={(catalogue?.geometries ?? [])
          .filter(({ extra }) => !extra)
          .map(({ id, title }) => ({
            value: id,
            label: title,
          }))}
        onChoose={(value) => (wish.geometry.value = value)}
      />
      {board && (
        <p class="faint">
          <Said words={engineText(`help.geometry.${board.id}`, board.help)} />
        </p>
      )}
      <Choice
        label={t('new.difficulty')}
        value={wish.difficulty.value}
        options={named('level', catalogue?.levels ?? [])}
        onChoose={(value) => (wish.difficulty.value = value)}
      />
      <Choice
        label={t('new.must-contain')}
        value={wish.technique.value}
        options={[
          { value: '', label: t('new.any') },
          ...(catalogue?.techniques ?? []).map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChoose={(value) => (wish.technique.value = value)}
      />
      {technique && (
        <p class="faint">
          <Said words={engineText(`idea.${technique.id}`, technique.help)} />
        </p>
      )}
      <Choice
        label={t('new.symmetry')}
        value={wish.symmetry.value}
        options={named('symmetry', catalogue?.symmetries ?? [])}
        onChoose={(value) => (wish.symmetry.value = value)}
      />
      <Kinds />
      <BusyLine />
      <Samples />
    </Dialog>
  );
}

const samples = signal<{ title: string; document: { [key: string]: Json } }[] | null>(null);

/** Those that are called as their board is are so in every language. */
function sampleName(title: string): string {
  const board = app.engineCatalogue.value?.geometries.find((known) => known.title === title);
  return board ? app.boardName(board.id) : title;
}

function Samples() {
  if (samples.value === null) {
    void app.engine.call('samples', {}).then(
      (answer) => (samples.value = answer.samples),
      () => (samples.value = []),
    );
  }
  if (!samples.value?.length) return null;
  return (
    <fieldset class="field">
      <legend>{t('new.samples')}</legend>
      <div class="chips">
        {samples.value.map((sample) => (
          <Button
            key={sample.title}
            label={sampleName(sample.title)}
            look="quiet"
            onPress={() =>
              app.attempt(async () => {
                await app.openDocument(sample.document);
                app.dialog.value = null;
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
