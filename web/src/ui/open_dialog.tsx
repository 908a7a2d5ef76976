// SPDX-License-Identifier: MIT
//
// Opening puzzles: paste anything, choose a file, or drop one on the page.

import { signal } from '@preact/signals';
import { app } from '../app_state';
import type { JsonObject } from '../engine/protocol';
import { EngineError, PageError } from '../engine/engine';
import { textOfFile } from '../file_text';
import { type Marked, errorWords, refusalWords, t } from '../i18n/i18n';
import { beginOccasion, said } from '../occasion';
import { isPicture } from '../photo/photo';
import { Button } from './button';
import { Dialog } from './dialog';
import { openPicture, PictureChoice } from './photo_dialog';
import { Said } from './said';

interface Found {
  name: string;
  line: number;
  document?: JsonObject;
  error?: string;
  code?: string;
}

const text = signal('');
const found = signal<readonly Found[]>([]);
const trouble = said<readonly Marked[]>([]);

const kMostShown = 500;

/** Files of other kinds (pictures, archives) have bytes that no text has. */
function isText(given: string): boolean {
  return !/[\0\uFFFD]/.test(given);
}

/** Reads text in any format: one puzzle is opened, several are offered. */
export async function openAnything(given: string): Promise<void> {
  beginOccasion();
  found.value = [];
  if (given.trim() === '') return;
  if (!isText(given)) {
    text.value = '';
    app.dialog.value = 'open';
    trouble.value = [{ text: t('open.no-text', { photo: t('open.photo') }) }];
    return;
  }
  try {
    const { puzzles } = await app.engine.call('read', { text: given, limit: kMostShown });
    const good = puzzles.filter((puzzle) => puzzle.document);
    const [first] = good;
    if (puzzles.length > 1 && good.length > 0) {
      found.value = puzzles;
      app.dialog.value = 'open';
    } else if (first?.document) {
      await openFound(first.document);
    } else {
      const { error, code } = puzzles[0] ?? {};
      if (error !== undefined && code !== undefined) throw new EngineError({ code, what: error });
      throw new PageError(t('open.nothing'));
    }
  } catch (error) {
    text.value = given.slice(0, 100_000);
    app.dialog.value = 'open';
    trouble.value = errorWords(error);
  }
}

/** Reads a file: a picture as such, everything else as text. */
async function openFile(file: File): Promise<void> {
  await (isPicture(file) ? openPicture(file) : openAnything(await textOfFile(file)));
}

async function openFound(document: JsonObject): Promise<void> {
  await app.openDocument(document);
  text.value = '';
  found.value = [];
  app.dialog.value = null;
}

/** Lets files and text be dropped on the page and pasted into it. */
export function listenToDrops(): void {
  const hasText = (data: DataTransfer | null) =>
    data !== null && (data.types.includes('Files') || data.types.includes('text/plain'));
  document.addEventListener('dragover', (event) => {
    if (hasText(event.dataTransfer)) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    const data = event.dataTransfer;
    if (!hasText(data)) return;
    event.preventDefault();
    const file = data?.files[0];
    void (file ? openFile(file) : openAnything(data?.getData('text/plain') ?? ''));
  });
  document.addEventListener('paste', (event) => {
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('input, textarea')) return;
    const picture = [...(event.clipboardData?.files ?? [])].find(isPicture);
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (picture !== undefined && pasted === '') {
      event.preventDefault();
      void openPicture(picture);
      return;
    }
    if (pasted.trim().length < 4) return;
    event.preventDefault();
    void openAnything(pasted);
  });
}

/** What a puzzle of several is called, or why it is none. */
function foundWords({ name, error, code }: Found): Marked | readonly Marked[] {
  return error === undefined ? { text: name } : refusalWords(code ?? '', error);
}

export function OpenDialog() {
  return (
    <Dialog
      title={t('menu.open')}
      actions={
        <>
          <label class="button">
            {t('open.file')}
            <input
              type="file"
              class="hidden"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                if (file) void openFile(file);
              }}
            />
          </label>
          <PictureChoice label={t('open.photo')} />
          <Button
            icon="open"
            label={t('open.read')}
            look="primary"
            onPress={() => openAnything(text.value)}
          />
        </>
      }
    >
      <label class="field">
        <span>{t('open.paste')}</span>
        <textarea
          value={text.value}
          spellcheck={false}
          placeholder={t('open.example')}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </label>
      {trouble.value.length > 0 && (
        <p class="notice bad" role="alert">
          <Said words={trouble.value} />
        </p>
      )}
      {found.value.length > 0 && (
        <div class="list" role="group" aria-label={t('open.found', { count: found.value.length })}>
          {found.value.map((puzzle) => (
            <Button
              key={puzzle.line}
              label={`${puzzle.line}:`}
              look="quiet"
              disabled={puzzle.document === undefined}
              onPress={() =>
                puzzle.document && app.attempt(() => openFound(puzzle.document as JsonObject))
              }
            >
              <span>
                {' '}
                <Said words={foundWords(puzzle)} />
              </span>
            </Button>
          ))}
        </div>
      )}
    </Dialog>
  );
}
