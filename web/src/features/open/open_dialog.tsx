// SPDX-License-Identifier: MIT
//
// Opening puzzles: paste anything, choose a file, or drop one on the page.

import { signal } from '@preact/signals';
import { app } from '../../app/app_state';
import type { JsonObject, ReadPuzzle } from '../../api/protocol';
import { EngineError, PageError } from '../../api/engine';
import { textOfFile } from '../../base/file_text';
import { type Marked, errorWords, refusalWords, t } from '../../i18n/i18n';
import { beginOccasion, said } from '../../base/occasion';
import { isPicture } from '../../photo/photo';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { openPicture, PictureChoice } from './photo_dialog';
import { Said } from '../../ui/said';

/** A puzzle of a text, or why it is none. */
type Found = Partial<Extract<ReadPuzzle, { document: JsonObject }>> &
  Partial<Extract<ReadPuzzle, { error: string }>> & { name: string; line: number };

const text = signal('');
const found = signal<readonly Found[]>([]);
const trouble = said<readonly Marked[]>([]);

/** What was last pasted into the field. */
let lastPasted = { text: '', html: '' };

const kMostShown = 500;

/** Files of other kinds (pictures, archives) have bytes that no text has. */
function isText(given: string): boolean {
  return !/[\0\uFFFD]/.test(given);
}

/** A picture that is written as text, as a link of its own; null for any other text. */
function pictureIn(given: string): File | null {
  const [, type, letters] = /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/.exec(given.trim()) ?? [];
  if (type === undefined || letters === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    return new File([bytes], '', { type });
  } catch {
    return null;
  }
}

/** The puzzles of a text, or, where none can be read, those of the tables of its source. */
async function puzzlesIn(given: string, html: string): Promise<readonly Found[]> {
  const read = async (text: string) =>
    (await app.engine.call('read', { text, limit: kMostShown })).puzzles;
  const isRead = (puzzles: readonly Found[]) => puzzles.some((puzzle) => puzzle.document);
  const puzzles = given.trim() === '' ? [] : await read(given);
  if (isRead(puzzles) || !/<(table|td|input)\b/i.test(html)) return puzzles;
  const inTable = await read(html);
  return isRead(inTable) || given.trim() === '' ? inTable : puzzles;
}

/**
 * Reads text in any format: one puzzle is opened, several are offered. `html`: the same as the source
 * of a page, where it was copied from one; it says more of a table.
 */
export async function openAnything(given: string, html = ''): Promise<void> {
  beginOccasion();
  found.value = [];
  if (given.trim() === '' && html === '') return;
  const picture = pictureIn(given);
  if (picture !== null) {
    await openPicture(picture);
    return;
  }
  if (!isText(given)) {
    text.value = '';
    app.dialog.value = 'open';
    trouble.value = [{ text: t('open.no-text', { photo: t('open.photo') }) }];
    return;
  }
  try {
    const puzzles = await puzzlesIn(given, html);
    const good = puzzles.filter((puzzle) => puzzle.document);
    const [first] = good;
    if (puzzles.length > 1 && good.length > 0) {
      found.value = puzzles;
      app.dialog.value = 'open';
    } else if (first?.document) {
      await openFound(first.document);
    } else {
      const { error, code, saying } = puzzles[0] ?? {};
      if (error !== undefined && code !== undefined) {
        throw new EngineError({ code, what: error, ...(saying && { saying }) });
      }
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
    if (data === null || !hasText(data)) return;
    event.preventDefault();
    const [file] = data.files;
    void (file
      ? openFile(file)
      : openAnything(data.getData('text/plain'), data.getData('text/html')));
  });
  document.addEventListener('paste', (event) => {
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('input, textarea')) return;
    const picture = [...(event.clipboardData?.files ?? [])].find(isPicture);
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const html = event.clipboardData?.getData('text/html') ?? '';
    if (picture !== undefined && pasted === '') {
      event.preventDefault();
      void openPicture(picture);
      return;
    }
    if (pasted.trim().length < 4 && html === '') return;
    event.preventDefault();
    void openAnything(pasted, html);
  });
}

/** What a puzzle of several is called, or why it is none. */
function foundWords({ name, error, code, saying }: Found): Marked | readonly Marked[] {
  if (error === undefined) return { text: name };
  return refusalWords(code ?? '', error, saying).filter(({ isMore }) => !isMore);
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
            onPress={() => {
              const isPasted = text.value.trim() === lastPasted.text.trim();
              return openAnything(text.value, isPasted ? lastPasted.html : '');
            }}
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
          onPaste={({ clipboardData }) => {
            lastPasted = {
              text: clipboardData?.getData('text/plain') ?? '',
              html: clipboardData?.getData('text/html') ?? '',
            };
          }}
        />
      </label>
      {trouble.value.length > 0 && (
        <div class="notice bad" role="alert">
          <Said words={trouble.value} />
        </div>
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
