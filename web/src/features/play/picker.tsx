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
import { enterDigit } from '../../game/entering';
import { usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';
import { BoardFocus } from '../../ui/focus';
import { Glyphs } from '../../ui/glyphs';

const kGap = 6; // pixels from the cell, and from the edges of the screen

function close(page: PageState): void {
  const { picking } = page.shell;
  const focus = page.model(BoardFocus);
  if (!picking.value) return;
  picking.value = false;
  focus.toBoard();
}

/** The digits that are there already, by the tool in hand. */
function present({ session }: PageState): readonly number[] {
  const cell = Math.max(session.selection.cursor.value, 0);
  const state = session.game.cells[cell];
  const puzzle = session.game.puzzle.value;
  return state && puzzle ? session.input.current.value.digits(state, puzzle) : [];
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
  const { isMark } = session.input.current.value;
  if (settings.digitFirst.value) void session.attempt(() => session.input.enter(digit));
  else enterDigit(page, digit);
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
  const { session, shell } = page;
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
        if (!isInside) shell.picking.value = false;
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
  const { session, shell } = usePage();
  const puzzle = session.game.puzzle.value;
  return shell.picking.value && puzzle ? <Pad symbols={puzzle.symbols} /> : null;
}
