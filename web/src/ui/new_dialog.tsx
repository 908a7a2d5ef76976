// SPDX-License-Identifier: MIT
//
// A new puzzle: made to measure, one of the samples, or an empty board to fill in by hand.

import { type Signal, signal } from '@preact/signals';
import { app } from '../app_state';
import { EngineError, PageError } from '../engine/engine';
import type { Json } from '../engine/protocol';
import { engineText, type Key, nameOf, t } from '../i18n/i18n';
import { BoardFields, kNothingWritten, writtenBoard, type WrittenBoard } from './board_editor';
import { Button } from './button';
import { Choice, Dialog } from './dialog';
import { BusyLine } from './help_panel';
import { Said } from './said';

const kTimeLimit = 60; // seconds

const wish = {
  geometry: signal('grid'),
  board: signal<WrittenBoard>(kNothingWritten),
  difficulty: signal(''),
  technique: signal(''),
  symmetry: signal(''),
  givens: signal(''),
  seconds: signal(String(kTimeLimit)),
  kinds: signal<readonly string[]>([]),
};

function boardType() {
  return app.catalogue.value?.geometries.find(({ id }) => id === wish.geometry.value);
}

/** By its name where nothing else is said, so that boards of that name can differ. */
function boardWished(): Json {
  const type = boardType();
  const spec = type ? writtenBoard(type, wish.board.value) : {};
  return Object.keys(spec).length > 1 ? spec : wish.geometry.value;
}

/** "30" or "28-32"; nothing when the number is left open. */
function givensWished(): { givens?: [number, number] } {
  const text = wish.givens.value.trim();
  if (text === '') return {};
  const [, least, most = least] = /^(\d+)(?:\s*[-–]\s*(\d+))?$/.exec(text) ?? [];
  if (least === undefined) throw new PageError(t('new.givens-unclear'));
  return { givens: [Number(least), Number(most)] };
}

/** Patterns for which a puzzle is looked for, one after another. */
function symmetriesWished(): readonly string[] {
  const { difficulty, symmetry, kinds } = wish;
  if (symmetry.value !== '') return [symmetry.value];
  // Easy puzzles have the givens for a pattern; among harder ones it only makes the search long.
  const easy = ['', 'beginner', 'easy'].includes(difficulty.value);
  return easy && kinds.value.length === 0 ? ['180', 'none'] : ['none'];
}

/** The answer to the first try that the board allows: not every drawing has every symmetry. */
async function firstPossible<T>(
  tries: readonly string[],
  make: (symmetry: string) => Promise<T>,
): Promise<T> {
  const [first = 'none', ...others] = tries;
  try {
    return await make(first);
  } catch (error) {
    const impossible = error instanceof EngineError && error.code === 'unsupported';
    if (!impossible || others.length === 0) throw error;
    return firstPossible(others, make);
  }
}

/** Makes a puzzle and puts it on the board. */
async function generate(): Promise<void> {
  const wished = {
    geometry: boardWished(),
    ...(wish.difficulty.value ? { difficulty: wish.difficulty.value } : {}),
    ...(wish.technique.value ? { must_contain: [wish.technique.value] } : {}),
    ...(wish.kinds.value.length > 0 ? { kinds: [...wish.kinds.value] } : {}),
    ...givensWished(),
    time_limit: Number(wish.seconds.value) || kTimeLimit,
  };
  const made = await app.study.run(t('new.making'), 'dialog', (signal, onProgress) =>
    firstPossible(symmetriesWished(), (symmetry) =>
      app.engine.call('generate', { ...wished, symmetry }, { signal, onProgress }),
    ),
  );
  if (made === null) return;
  await app.openDocument(made.document);
  app.dialog.value = null;
  if (made.undecided > 0) {
    app.study.message.value = { text: t('new.undecided', { count: made.undecided }) };
  }
}

async function startEmpty(geometry: Json): Promise<void> {
  await app.openDocument({ omnidoku: 1, board: geometry }, 'set');
  app.dialog.value = null;
}

function TextField(props: { label: string; text: Signal<string>; type?: 'text' | 'number' }) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        type={props.type ?? 'text'}
        min="1"
        value={props.text.value}
        onInput={(event) => (props.text.value = event.currentTarget.value)}
      />
    </label>
  );
}

function Kinds() {
  const { kinds = [], constraints = [] } = app.catalogue.value ?? {};
  if (kinds.length === 0) return null;
  const chosen = wish.kinds.value;
  return (
    <fieldset class="field">
      <legend>{t('new.kinds')}</legend>
      <div class="chips">
        {kinds.map((kind) => (
          <Button
            key={kind}
            label={constraints.find(({ id }) => id === kind)?.title ?? kind}
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
  const named = (kind: 'level' | 'symmetry', open: Key, ids: readonly string[]) => [
    { value: '', label: t(open) },
    ...ids.map((id) => ({ value: id, label: nameOf(kind, id) })),
  ];
  const board = boardType();
  const technique = catalogue?.techniques.find(({ id }) => id === wish.technique.value);
  return (
    <Dialog
      title={t('menu.new')}
      actions={
        <>
          <Button
            label={t('new.by-hand')}
            onPress={() => app.attempt(() => startEmpty(boardWished()))}
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
        onChoose={(value) => {
          wish.geometry.value = value;
          wish.board.value = kNothingWritten;
        }}
      />
      {board && (
        <p class="faint">
          <Said words={engineText(`help.geometry.${board.id}`, board.help)} />
        </p>
      )}
      {board && (
        <details>
          <summary>{t('new.board-more')}</summary>
          <div class="editor">
            <BoardFields
              of={board}
              written={wish.board.value}
              onChange={(changed) => (wish.board.value = changed)}
            />
          </div>
        </details>
      )}
      <Choice
        label={t('new.difficulty')}
        value={wish.difficulty.value}
        options={named('level', 'new.any', catalogue?.levels ?? [])}
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
        options={named('symmetry', 'new.automatic', catalogue?.symmetries ?? [])}
        onChoose={(value) => (wish.symmetry.value = value)}
      />
      <TextField label={t('new.givens')} text={wish.givens} />
      <Kinds />
      <TextField label={t('new.time')} text={wish.seconds} type="number" />
      <BusyLine inDialog />
      {/* They are as they are, so they are offered while no level is asked for. */}
      {wish.difficulty.value === '' && wish.technique.value === '' && <Samples />}
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
