// SPDX-License-Identifier: MIT
//
// Opening puzzles: paste anything, choose a file, or drop one on the page.

import type { JsonObject } from '../../api/protocol';
import { EngineError, PageError } from '../../api/engine';
import { textOfFile } from '../../base/file_text';
import { type Marked, errorWords, refusalWords, t } from '../../i18n/i18n';
import { beginOccasion } from '../../base/occasion';
import { isPicture } from '../../photo/photo';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { openPicture, PictureChoice } from './photo_dialog';
import { Said } from '../../ui/said';
import { usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';
import { type Found, Opened } from './opened';

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
async function puzzlesIn(
  { session }: PageState,
  given: string,
  html: string,
): Promise<readonly Found[]> {
  const read = async (text: string) =>
    (await session.engine.call('read', { text, limit: kMostShown })).puzzles;
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
export async function openAnything(page: PageState, given: string, html = ''): Promise<void> {
  const { shell } = page;
  const opened = page.model(Opened);
  beginOccasion();
  opened.found.value = [];
  if (given.trim() === '' && html === '') return;
  const picture = pictureIn(given);
  if (picture !== null) {
    await openPicture(page, picture);
    return;
  }
  if (!isText(given)) {
    opened.text.value = '';
    shell.dialog.value = 'open';
    opened.trouble.value = [{ text: t('open.no-text', { photo: t('open.photo') }) }];
    return;
  }
  try {
    const puzzles = await puzzlesIn(page, given, html);
    const good = puzzles.filter((puzzle) => puzzle.document);
    const [first] = good;
    if (puzzles.length > 1 && good.length > 0) {
      opened.found.value = puzzles;
      shell.dialog.value = 'open';
    } else if (first?.document) {
      await openFound(page, first.document);
    } else {
      const { error, code, saying } = puzzles[0] ?? {};
      if (error !== undefined && code !== undefined) {
        throw new EngineError({ code, what: error, ...(saying && { saying }) });
      }
      throw new PageError(t('open.nothing'));
    }
  } catch (error) {
    opened.text.value = given.slice(0, 100_000);
    shell.dialog.value = 'open';
    opened.trouble.value = errorWords(error);
  }
}

/** Reads a file: a picture as such, everything else as text. */
export async function openFile(page: PageState, file: File): Promise<void> {
  await (isPicture(file) ? openPicture(page, file) : openAnything(page, await textOfFile(file)));
}

async function openFound(page: PageState, document: JsonObject): Promise<void> {
  const { session } = page;
  const opened = page.model(Opened);
  await session.openDocument(document);
  opened.text.value = '';
  opened.found.value = [];
}

/** What a puzzle of several is called, or why it is none. */
function foundWords({ name, error, code, saying }: Found): Marked | readonly Marked[] {
  if (error === undefined) return { text: name };
  return refusalWords(code ?? '', error, saying).filter(({ isMore }) => !isMore);
}

export function OpenDialog() {
  const page = usePage();
  const { session } = page;
  const opened = page.model(Opened);
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
                if (file) void openFile(page, file);
              }}
            />
          </label>
          <PictureChoice label={t('open.photo')} />
          <Button
            icon="open"
            label={t('open.read')}
            look="primary"
            onPress={() => {
              const isPasted = opened.text.value.trim() === opened.lastPasted.text.trim();
              return openAnything(page, opened.text.value, isPasted ? opened.lastPasted.html : '');
            }}
          />
        </>
      }
    >
      <label class="field">
        <span>{t('open.paste')}</span>
        <textarea
          value={opened.text.value}
          spellcheck={false}
          placeholder={t('open.example')}
          onInput={(event) => (opened.text.value = event.currentTarget.value)}
          onPaste={({ clipboardData }) => {
            opened.lastPasted = {
              text: clipboardData?.getData('text/plain') ?? '',
              html: clipboardData?.getData('text/html') ?? '',
            };
          }}
        />
      </label>
      {opened.trouble.value.length > 0 && (
        <div class="notice bad" role="alert">
          <Said words={opened.trouble.value} />
        </div>
      )}
      {opened.found.value.length > 0 && (
        <div
          class="list"
          role="group"
          aria-label={t('open.found', { count: opened.found.value.length })}
        >
          {opened.found.value.map((puzzle) => (
            <Button
              key={puzzle.line}
              label={`${puzzle.line}:`}
              look="quiet"
              disabled={puzzle.document === undefined}
              onPress={() =>
                puzzle.document &&
                session.attempt(() => openFound(page, puzzle.document as JsonObject))
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
