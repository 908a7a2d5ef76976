// SPDX-License-Identifier: MIT
//
// Opening puzzles: paste anything, choose a file, or drop one on the page.

import type { JsonObject } from '../../api/protocol';
import { type Marked, refusalWords, t } from '../../i18n/i18n';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { openAnything, openFile, openFound } from './open_any';
import { PictureChoice } from './picture_choice';
import { Said } from '../../ui/said';
import { usePage } from '../../ui/context';
import { type Found, Opened } from './opened';

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
