// SPDX-License-Identifier: MIT
//
// A small pad of the puzzle's symbols beside the selected cell, for who has no key for them: Enter opens
// it. It is left by Escape, by the keys that mean something on the board, and once a digit is chosen;
// several marks can be chosen in turn.

import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { app } from '../../app/app_state';
import { focusBoard } from '../../ui/focus';
import { asInk } from '../../board/symbols';
import { t } from '../../i18n/i18n';
import { settings } from '../../store/settings';
import { Button } from '../../ui/button';
import * as commands from './commands';

const kGap = 6; // pixels from the cell, and from the edges of the screen

const isOpen = signal(false);

/** Whether the tool in hand writes symbols, and something can be written. */
function isWanted(): boolean {
  const { game, input, selection } = app;
  const tool = input.current.value;
  const isOpenCell = (cell: number) =>
    game.mode.value === 'set' || game.puzzle.value?.cells[cell]?.given == null;
  return tool !== 'colour' && tool !== 'pen' && selection.list.value.some(isOpenCell);
}

export function openPicker(): void {
  isOpen.value = isWanted();
}

function close(): void {
  if (!isOpen.value) return;
  isOpen.value = false;
  focusBoard();
}

/** The digits that are there already, by the tool in hand. */
function present(): readonly number[] {
  const cell = Math.max(app.selection.cursor.value, 0);
  const state = app.game.cells[cell];
  const tool = app.input.current.value;
  if (tool === 'corner' || tool === 'centre') return state?.[tool] ?? [];
  const held = app.game.puzzle.value?.cells[cell]?.given ?? state?.entry ?? null;
  return held === null ? [] : [held];
}

/** The digit that is offered first: what is there, or the last mark that is left in the cell. */
function offered(): number {
  const [held] = present();
  const { centre = [] } = app.game.cells[Math.max(app.selection.cursor.value, 0)] ?? {};
  return held ?? (centre.length === 1 ? centre[0] : undefined) ?? 1;
}

function choose(digit: number): void {
  const isMark = app.input.current.value !== 'value';
  if (settings.digitFirst.value) void app.attempt(() => app.input.enter(digit));
  else commands.enterDigit(digit);
  if (!isMark) close();
}

/** Beside the cell, on the screen. */
function place(pad: HTMLElement): void {
  const at = document.querySelector(`[data-cell="${app.selection.cursor.value}"]`);
  if (!at) return;
  const cell = at.getBoundingClientRect();
  const { width, height } = pad.getBoundingClientRect();
  const within = (value: number, most: number) => Math.max(kGap, Math.min(value, most - kGap));
  const below = cell.bottom + kGap;
  const hasRoom = below + height + kGap <= innerHeight;
  const top = hasRoom ? below : cell.top - kGap - height;
  pad.style.left = `${within(cell.left + (cell.width - width) / 2, innerWidth - width)}px`;
  pad.style.top = `${within(top, innerHeight - height)}px`;
}

function Pad({ symbols }: { symbols: readonly string[] }) {
  const pad = useRef<HTMLDivElement>(null);
  const columns = Math.min(Math.ceil(Math.sqrt(symbols.length)), 6);
  const keys = () => [...(pad.current?.querySelectorAll('button') ?? [])];
  const there = present();
  void app.game.standing.value; // what is there may change
  useLayoutEffect(() => {
    if (!pad.current) return;
    place(pad.current);
    keys()[offered() - 1]?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    addEventListener('resize', close);
    const ends = [app.game.opened.listen(close), app.clock.paused.subscribe((on) => on && close())];
    return () => {
      removeEventListener('resize', close);
      ends.forEach((end) => end());
    };
  }, []);
  const onKey = (event: KeyboardEvent) => {
    if (['Enter', ' ', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
    if (step !== undefined) {
      const all = keys();
      const now = all.findIndex((key) => key === document.activeElement);
      all[now + step]?.focus({ preventScroll: true });
    } else {
      close();
      // Everything else is meant for the board.
      if (event.key !== 'Escape' && event.key !== 'Tab') return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={pad}
      class="picker"
      role="dialog"
      aria-label={t('picker')}
      style={{ '--columns': columns }}
      onKeyDown={onKey}
      onFocusOut={({ relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && pad.current?.contains(relatedTarget);
        if (!isInside) isOpen.value = false;
      }}
    >
      {symbols.map((symbol, index) => (
        <Button
          key={index}
          label={app.inColours.value ? symbol : asInk(symbol)}
          look="tile"
          pressed={there.includes(index + 1)}
          onPress={() => choose(index + 1)}
        />
      ))}
    </div>
  );
}

export function Picker() {
  const puzzle = app.game.puzzle.value;
  return isOpen.value && puzzle ? <Pad symbols={puzzle.symbols} /> : null;
}
