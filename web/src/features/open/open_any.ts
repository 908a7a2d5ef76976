// SPDX-License-Identifier: MIT
//
// Reads what a person gives to be opened, whatever it is: a text in any format, a file, a picture.

import type { JsonObject } from '../../api/protocol';
import { EngineError, PageError } from '../../api/engine';
import { textOfFile } from '../../base/file_text';
import { beginOccasion } from '../../base/occasion';
import type { PageState } from '../../game/page_state';
import { errorWords, t } from '../../i18n/i18n';
import { isPicture, readPicture } from '../../photo/photo';
import { kSure, type ReadPhoto, type ReadPuzzle } from '../../photo/read_photo';
import { type Found, Opened } from './opened';
import { type Draft, Photo } from './photo_drafts';

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

export async function openFound(page: PageState, document: JsonObject): Promise<void> {
  const { session } = page;
  const opened = page.model(Opened);
  await session.openDocument(document);
  opened.text.value = '';
  opened.found.value = [];
}

function draftOf(puzzle: ReadPuzzle): Draft {
  const { box, cells, coloured } = puzzle;
  return {
    puzzle,
    box,
    digits: cells.map(({ digit }) => (digit === null ? '' : String(digit))),
    hasEntries: coloured.length > 0,
    unsure: new Set(cells.flatMap(({ certainty }, cell) => (certainty < kSure ? [cell] : []))),
  };
}

function show(page: PageState, { puzzles, otherSides }: ReadPhoto): void {
  const photo = page.model(Photo);
  photo.which.value = 0;
  photo.drafts.value = puzzles.map(draftOf);
  photo.otherSides.value = otherSides;
}

/** Reads a picture and shows what was found. */
export async function openPicture(page: PageState, file: File): Promise<void> {
  const { shell } = page;
  const photo = page.model(Photo);
  beginOccasion();
  const mine = ++photo.latest;
  photo.drafts.value = [];
  photo.chosen.value = -1;
  photo.reading.value = true;
  shell.dialog.value = 'photo';
  try {
    const read = await readPicture(file);
    if (mine === photo.latest) show(page, read);
  } catch (error) {
    if (mine === photo.latest) photo.trouble.value = errorWords(error);
  } finally {
    if (mine === photo.latest) photo.reading.value = false;
  }
}
