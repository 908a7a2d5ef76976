// SPDX-License-Identifier: MIT
//
// A puzzle from a picture: the picture laid flat, and beside it what was read, to compare and correct.
// Nothing is played before a person has said that it is right.

import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/i18n';
import { boxesOf } from '../../photo/grid_lines';
import type { ReadPuzzle } from '../../photo/read_photo';
import { Button } from '../../ui/button';
import { Choice, Dialog, Tick } from '../../ui/dialog';
import { openAnything } from './open_any';
import { PictureChoice } from './picture_choice';
import { Said } from '../../ui/said';
import { useModel, usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';
import { type Draft, Photo } from './photo_drafts';

function change(page: PageState, changed: Partial<Draft>): void {
  const photo = page.model(Photo);
  photo.drafts.value = photo.drafts.value.map((old, at) =>
    at === photo.which.value ? { ...old, ...changed } : old,
  );
}

/** The puzzle as the engine's own text. */
function textOf({ puzzle, box, digits, hasEntries }: Draft): string {
  const { side, coloured } = puzzle;
  const entered = hasEntries ? coloured.filter((cell) => digits[cell] !== '') : [];
  const marks = digits.map((digit, cell) => (entered.includes(cell) ? '.' : digit || '.'));
  const nameOf = (cell: number) => `R${Math.floor(cell / side) + 1}C${(cell % side) + 1}`;
  const entries = Object.fromEntries(entered.map((cell) => [nameOf(cell), digits[cell]!]));
  return JSON.stringify({
    omnidoku: 1,
    board: { type: 'grid', size: side, box },
    givens: Array.from({ length: side }, (_, row) =>
      marks.slice(row * side, (row + 1) * side).join(''),
    ),
    ...(entered.length > 0 && { play: { entries } }),
  });
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

function cellWords({ puzzle, unsure }: Draft, cell: number): string {
  const { side } = puzzle;
  const place = t('photo.cell', { row: Math.floor(cell / side) + 1, column: (cell % side) + 1 });
  return unsure.has(cell) ? t('photo.unsure', { cell: place }) : place;
}

/** How a cell looks: marked if it was hard to read, with the edges of boxes to its right and below. */
function cellClass(
  { puzzle: { side, coloured }, box, unsure, hasEntries }: Draft,
  cell: number,
): string {
  const [row, column] = [Math.floor(cell / side) + 1, (cell % side) + 1];
  const isEdge = (at: number, size: number) => at % size === 0 && at < side;
  return [
    unsure.has(cell) && 'unsure',
    hasEntries && coloured.includes(cell) && 'entered',
    isEdge(row, box[0]) && 'box-bottom',
    isEdge(column, box[1]) && 'box-right',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Where an arrow key leads; undefined for other keys. */
function stepOf(key: string, side: number): number | undefined {
  return { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -side, ArrowDown: side }[key];
}

function Cells({ of }: { of: Draft }) {
  const page = usePage();
  const photo = page.model(Photo);
  const grid = useRef<HTMLDivElement>(null);
  const { digits, unsure } = of;
  const { side } = of.puzzle;
  const focus = (cell: number) =>
    grid.current
      ?.querySelectorAll('input')
      [Math.max(0, Math.min(digits.length - 1, cell))]?.focus();
  const write = (cell: number, written: string) => {
    const typed = /[1-9]/.exec(written)?.[0] ?? '';
    const digit = Number(typed) <= side ? typed : '';
    if (written !== '' && digit === '' && !/[0. ]/.test(written)) return;
    change(page, {
      digits: digits.map((old, at) => (at === cell ? digit : old)),
      unsure: new Set([...unsure].filter((at) => at !== cell)),
    });
  };
  return (
    <div
      ref={grid}
      class="photo-cells"
      role="group"
      aria-label={t('photo.cells')}
      style={`--side: ${side}`}
    >
      {digits.map((digit, cell) => (
        <input
          key={cell}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={digit}
          class={cellClass(of, cell)}
          aria-label={cellWords(of, cell)}
          onFocus={(event) => {
            photo.chosen.value = cell;
            event.currentTarget.select();
          }}
          onInput={(event) => {
            const { value } = event.currentTarget;
            const typed = value.replace(digit, '') || value;
            write(cell, typed.slice(-1));
            event.currentTarget.value = photo.draft.value?.digits[cell] ?? '';
            event.currentTarget.select();
          }}
          onKeyDown={(event) => {
            const step = stepOf(event.key, side);
            if (step === undefined) return;
            event.preventDefault();
            focus(cell + step);
          }}
        />
      ))}
    </div>
  );
}

function sizeWords(side: number): string {
  return `${side} × ${side}`;
}

/** What there is to choose: one of several grids, and its boxes where its size leaves them open. */
function Choices({ of }: { of: Draft }) {
  const page = usePage();
  const photo = page.model(Photo);
  const { side } = of.puzzle;
  const boxes = boxesOf(side);
  return (
    <>
      {photo.drafts.value.length > 1 && (
        <Choice
          label={t('photo.grids', { count: photo.drafts.value.length })}
          value={String(photo.which.value)}
          options={photo.drafts.value.map(({ puzzle }, at) => ({
            value: String(at),
            label: t('photo.grid', { number: at + 1, size: sizeWords(puzzle.side) }),
          }))}
          onChoose={(value) => {
            photo.which.value = Number(value);
            photo.chosen.value = -1;
          }}
        />
      )}
      {photo.otherSides.value.length > 0 && (
        <p>{t('photo.left-out', { sizes: photo.otherSides.value.map(sizeWords).join(', ') })}</p>
      )}
      {of.puzzle.hasOtherRegions && (
        <p class="notice">{t('photo.other-regions', { set: t('mode.set') })}</p>
      )}
      {of.puzzle.coloured.length > 0 && (
        <Tick
          label={t('photo.entries', { count: of.puzzle.coloured.length })}
          on={of.hasEntries}
          onChange={(hasEntries) => change(page, { hasEntries })}
        />
      )}
      {boxes.length > 1 && (
        <Choice
          label={t('photo.boxes')}
          value={of.box.join()}
          options={boxes.map((box) => ({
            value: box.join(),
            label: t('photo.box', { rows: box[0], columns: box[1] }),
          }))}
          onChoose={(value) => {
            const box = boxes.find((one) => one.join() === value);
            if (box !== undefined) change(page, { box });
          }}
        />
      )}
    </>
  );
}

function Compared({ of }: { of: Draft }) {
  const photo = useModel(Photo);
  const { side } = of.puzzle;
  const count = of.digits.filter((digit) => digit !== '').length;
  return (
    <>
      <p>{t('photo.compare')}</p>
      <Choices of={of} />
      <p role="status">
        {t('photo.count', { count })}
        {of.unsure.size > 0 && ` ${t('photo.unsure-count', { count: of.unsure.size })}`}
      </p>
      <div class="photo">
        <div class="photo-flat">
          <Flat puzzle={of.puzzle} />
          {photo.chosen.value >= 0 && (
            <span
              class="photo-chosen"
              style={`--side: ${side}; --row: ${Math.floor(photo.chosen.value / side)}; --column: ${photo.chosen.value % side}`}
            />
          )}
        </div>
        <Cells key={photo.which.value} of={of} />
      </div>
    </>
  );
}

export function PhotoDialog() {
  const page = usePage();
  const photo = page.model(Photo);
  const shown = photo.draft.value;
  return (
    <Dialog
      title={t('photo')}
      wide
      actions={
        <>
          <PictureChoice label={t('photo.another')} />
          {shown !== null && (
            <Button
              icon="check"
              label={t('photo.use')}
              look="primary"
              onPress={() => openAnything(page, textOf(shown))}
            />
          )}
        </>
      }
    >
      {photo.reading.value && <p role="status">{t('photo.reading')}</p>}
      {photo.trouble.value.length > 0 && (
        <p class="notice bad" role="alert">
          <Said words={photo.trouble.value} />
        </p>
      )}
      {shown !== null && <Compared of={shown} />}
    </Dialog>
  );
}
