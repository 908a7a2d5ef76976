// SPDX-License-Identifier: MIT
//
// A small pad of the puzzle's symbols beside the selected cell, for who has no key for them: Enter opens
// it. It is left by Escape, by the keys that mean something on the board, and once a digit is chosen;
// several marks can be chosen in turn.

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { asInk } from '../../board/symbols';
import { t } from '../../i18n/i18n';
import { settings } from '../../store/settings';
import { Button } from '../../ui/button';
import * as commands from './commands';
import { useModel, usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';
import { PickerState } from './picker_state';
import { BoardFocus } from '../../ui/focus';
import { Glyphs } from '../../ui/glyphs';

const kGap = 6; // pixels from the cell, and from the edges of the screen

/** Whether the tool in hand writes symbols, and something can be written. */
function isWanted({ session }: PageState): boolean {
  const { game, input, selection } = session;
  const tool = input.current.value;
  const isOpenCell = (cell: number) =>
    game.mode.value === 'set' || game.puzzle.value?.cells[cell]?.given == null;
  return tool !== 'colour' && tool !== 'pen' && selection.list.value.some(isOpenCell);
}

export function openPicker(page: PageState): void {
  const picker = page.model(PickerState);
  picker.isOpen.value = isWanted(page);
}

function close(page: PageState): void {
  const picker = page.model(PickerState);
  const focus = page.model(BoardFocus);
  if (!picker.isOpen.value) return;
  picker.isOpen.value = false;
  focus.toBoard();
}

/** The digits that are there already, by the tool in hand. */
function present({ session }: PageState): readonly number[] {
  const cell = Math.max(session.selection.cursor.value, 0);
  const state = session.game.cells[cell];
  const tool = session.input.current.value;
  if (tool === 'corner' || tool === 'centre') return state?.[tool] ?? [];
  const held = session.game.puzzle.value?.cells[cell]?.given ?? state?.entry ?? null;
  return held === null ? [] : [held];
}

/** The digit that is offered first: what is there, or the last mark that is left in the cell. */
function offered(page: PageState): number {
  const { session } = page;
  const [held] = present(page);
  const { centre = [] } = session.game.cells[Math.max(session.selection.cursor.value, 0)] ?? {};
  return held ?? (centre.length === 1 ? centre[0] : undefined) ?? 1;
}

function choose(page: PageState, digit: number): void {
  const { session } = page;
  const isMark = session.input.current.value !== 'value';
  if (settings.digitFirst.value) void session.attempt(() => session.input.enter(digit));
  else commands.enterDigit(page, digit);
  if (!isMark) close(page);
}

/** Beside the cell, on the screen. */
function place({ session }: PageState, pad: HTMLElement): void {
  const at = document.querySelector(`[data-cell="${session.selection.cursor.value}"]`);
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
  const page = usePage();
  const { session } = page;
  const picker = page.model(PickerState);
  const glyphs = page.model(Glyphs);
  const pad = useRef<HTMLDivElement>(null);
  const columns = Math.min(Math.ceil(Math.sqrt(symbols.length)), 6);
  const keys = () => [...(pad.current?.querySelectorAll('button') ?? [])];
  const there = present(page);
  void session.game.standing.value; // what is there may change
  useLayoutEffect(() => {
    if (!pad.current) return;
    place(page, pad.current);
    keys()[offered(page) - 1]?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    addEventListener('resize', () => close(page));
    const ends = [
      session.game.opened.listen(() => close(page)),
      session.clock.paused.subscribe((on) => on && close(page)),
    ];
    return () => {
      removeEventListener('resize', () => close(page));
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
      close(page);
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
        if (!isInside) picker.isOpen.value = false;
      }}
    >
      {symbols.map((symbol, index) => (
        <Button
          key={index}
          label={glyphs.inColours.value ? symbol : asInk(symbol)}
          look="tile"
          pressed={there.includes(index + 1)}
          onPress={() => choose(page, index + 1)}
        />
      ))}
    </div>
  );
}

export function Picker() {
  const { session } = usePage();
  const picker = useModel(PickerState);
  const puzzle = session.game.puzzle.value;
  return picker.isOpen.value && puzzle ? <Pad symbols={puzzle.symbols} /> : null;
}
