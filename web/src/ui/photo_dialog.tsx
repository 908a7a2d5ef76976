// SPDX-License-Identifier: MIT
//
// A puzzle from a picture: the picture laid flat, and beside it what was read, to compare and correct.
// Nothing is played before a person has said that it is right.

import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { app } from '../app_state';
import { type Marked, errorWords, t } from '../i18n/i18n';
import { beginOccasion, said } from '../occasion';
import { kSide } from '../photo/find_grid';
import { readPicture } from '../photo/photo';
import { kSure, type ReadPuzzle } from '../photo/read_photo';
import { Button } from './button';
import { Dialog } from './dialog';
import { openAnything } from './open_dialog';
import { Said } from './said';

const read = signal<ReadPuzzle | null>(null);
/** What stands in each cell by now, '' for nothing. */
const digits = signal<readonly string[]>([]);
/** Cells that were hard to read and have not been looked at yet. */
const unsure = signal<ReadonlySet<number>>(new Set());
const chosen = signal(-1);
const reading = signal(false);
/** Pictures that were chosen: of several only the last is waited for. */
let latest = 0;
const trouble = said<readonly Marked[]>([]);

/** Reads a picture and shows what was found. */
export async function openPicture(file: File): Promise<void> {
  beginOccasion();
  const mine = ++latest;
  read.value = null;
  chosen.value = -1;
  reading.value = true;
  app.dialog.value = 'photo';
  try {
    const found = await readPicture(file);
    if (mine !== latest) return;
    digits.value = found.cells.map(({ digit }) => (digit === null ? '' : String(digit)));
    unsure.value = new Set(
      found.cells.flatMap(({ certainty }, cell) => (certainty < kSure ? [cell] : [])),
    );
    read.value = found;
  } catch (error) {
    if (mine === latest) trouble.value = errorWords(error);
  } finally {
    if (mine === latest) reading.value = false;
  }
}

/** The choice of a picture, from a camera where there is one. */
export function PictureChoice({ label }: { label: string }) {
  return (
    <label class="button">
      {label}
      <input
        type="file"
        accept="image/*"
        class="hidden"
        onChange={(event) => {
          const input = event.currentTarget;
          const file = input.files?.[0];
          if (file) void openPicture(file);
          input.value = '';
        }}
      />
    </label>
  );
}

function Flat({ puzzle }: { puzzle: ReadPuzzle }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { width, height, shades } = puzzle.image;
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    const pixels = pen.createImageData(width, height);
    shades.forEach((shade, at) => pixels.data.set([shade, shade, shade, 255], 4 * at));
    pen.putImageData(pixels, 0, 0);
  }, [puzzle]);
  const { width, height } = puzzle.image;
  return (
    <canvas ref={canvas} width={width} height={height} role="img" aria-label={t('photo.picture')} />
  );
}

function cellWords(cell: number): string {
  const place = t('photo.cell', { row: Math.floor(cell / kSide) + 1, column: (cell % kSide) + 1 });
  return unsure.value.has(cell) ? t('photo.unsure', { cell: place }) : place;
}

/** Where an arrow key leads. */
const kSteps: { readonly [key: string]: number } = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -kSide,
  ArrowDown: kSide,
};

function Cells() {
  const grid = useRef<HTMLDivElement>(null);
  const focus = (cell: number) =>
    grid.current
      ?.querySelectorAll('input')
      [Math.max(0, Math.min(digits.value.length - 1, cell))]?.focus();
  const write = (cell: number, written: string) => {
    const digit = /[1-9]/.exec(written)?.[0] ?? '';
    if (written !== '' && digit === '' && !/[0. ]/.test(written)) return;
    digits.value = digits.value.map((old, at) => (at === cell ? digit : old));
    unsure.value = new Set([...unsure.value].filter((at) => at !== cell));
  };
  return (
    <div ref={grid} class="photo-cells" role="group" aria-label={t('photo.cells')}>
      {digits.value.map((digit, cell) => (
        <input
          key={cell}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={digit}
          class={unsure.value.has(cell) ? 'unsure' : ''}
          aria-label={cellWords(cell)}
          onFocus={(event) => {
            chosen.value = cell;
            event.currentTarget.select();
          }}
          onInput={(event) => {
            const { value } = event.currentTarget;
            const typed = value.replace(digits.value[cell] ?? '', '') || value;
            write(cell, typed.slice(-1));
            event.currentTarget.value = digits.value[cell] ?? '';
            event.currentTarget.select();
          }}
          onKeyDown={(event) => {
            const step = kSteps[event.key];
            if (step === undefined) return;
            event.preventDefault();
            focus(cell + step);
          }}
        />
      ))}
    </div>
  );
}

function Compared({ puzzle }: { puzzle: ReadPuzzle }) {
  const count = digits.value.filter((digit) => digit !== '').length;
  return (
    <>
      <p>{t('photo.compare')}</p>
      <p role="status">
        {t('photo.count', { count })}
        {unsure.value.size > 0 && ` ${t('photo.unsure-count', { count: unsure.value.size })}`}
      </p>
      <div class="photo">
        <div class="photo-flat">
          <Flat puzzle={puzzle} />
          {chosen.value >= 0 && (
            <span
              class="photo-chosen"
              style={`--row: ${Math.floor(chosen.value / kSide)}; --column: ${chosen.value % kSide}`}
            />
          )}
        </div>
        <Cells />
      </div>
    </>
  );
}

export function PhotoDialog() {
  const puzzle = read.value;
  return (
    <Dialog
      title={t('photo')}
      wide
      actions={
        <>
          <PictureChoice label={t('photo.another')} />
          {puzzle !== null && (
            <Button
              icon="check"
              label={t('photo.use')}
              look="primary"
              onPress={() => openAnything(digits.value.map((digit) => digit || '.').join(''))}
            />
          )}
        </>
      }
    >
      {reading.value && <p role="status">{t('photo.reading')}</p>}
      {trouble.value.length > 0 && (
        <p class="notice bad" role="alert">
          <Said words={trouble.value} />
        </p>
      )}
      {puzzle !== null && <Compared puzzle={puzzle} />}
    </Dialog>
  );
}
