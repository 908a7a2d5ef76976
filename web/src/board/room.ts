// SPDX-License-Identifier: MIT
//
// Where the board stands above the pad, how high it may be so that both are on the screen together:
// the rest is measured, since words and digits need more or less room by language, size of text and
// puzzle. Style sheets take it as --around, the height of all but the boards, and as --covered what
// of the panel lies behind what stays over it.

import { signal } from '@preact/signals';
import { kNarrow } from './arrange';

/**
 * Of the board's full size: where it is smaller with all of the pad below it, the pad's last rows leave
 * the screen, so that the board has their room.
 */
const kEnough = 0.95;
const kBelow = 4;
const kSpare = 32;

/** The height of a part that stays on the screen while others move. */
export function heightIf(position: 'sticky' | 'fixed', part: HTMLElement | null): number {
  return part && getComputedStyle(part).position === position ? part.offsetHeight : 0;
}

/** How much of the panel lies behind what stays over it: the boards, or beside them the pad. */
export function overPanel(): number {
  return heightIf('sticky', document.querySelector(kNarrow.matches ? '.boards' : '.panel > .pad'));
}

/** Who touches the board goes on with the digits: if these were moved behind it they come out again. */
export function bringPadOut(): void {
  const pad = document.querySelector('.pad');
  if (pad === null || !kNarrow.matches) return;
  const hidden = overPanel() - pad.getBoundingClientRect().top;
  if (hidden > 0) scrollBy(0, -hidden);
}

/** The room of the boards beside all that is on the page. */
export class Room {
  /** Whether what is done most often has no room below board and digits: then undo is among these. */
  readonly actionsBelow = signal(false);

  /** Measures again, where what stands around the boards may be another. */
  measure(): void {
    const page = document.getElementById('page');
    if (page) this.measureAround(page);
  }

  private measureAround(page: HTMLElement): void {
    const pad = page.querySelector<HTMLElement>('.pad');
    const boards = page.querySelector<HTMLElement>('.boards');
    const frames = [...page.querySelectorAll<HTMLElement>('.board-frame')];
    const menu = page.querySelector<HTMLElement>('.bar nav');
    if (!pad || !boards || !menu || frames.length === 0) return;
    const top = pad.getBoundingClientRect().top;
    const above = top + scrollY - frames.reduce((sum, frame) => sum + frame.offsetHeight, 0);
    const below = heightIf('fixed', menu);
    const endOf = (part: Element) => part.getBoundingClientRect().bottom - top;
    const keys = pad.querySelector('.keys');
    const least = keys ? endOf(keys) : 0;
    const ends = [...pad.children]
      .map(endOf)
      .filter((height) => height >= least)
      .sort((a, b) => b - a);
    const free = innerHeight - above - below - kBelow;
    const ratio = Number(frames[0]?.style.getPropertyValue('--ratio')) || 1;
    const full = Math.min(boards.clientWidth / ratio, innerHeight / 2);
    // All of the pad or, where the board would be small then, digits and tools, or digits alone.
    const fits = (height: number) => free - height >= kEnough * full;
    const [all = 0, ...less] = ends;
    // While undo is among the keys the row of actions is lower than with undo in it. So undo goes back
    // there only where there is room to spare, or it would go to and fro.
    const isRoomy = fits(all + (this.actionsBelow.peek() ? kSpare : 0));
    const end = isRoomy ? all : (less.find(fits) ?? ends.at(-1) ?? 0);
    this.actionsBelow.value = kNarrow.matches && end < all;
    page.style.setProperty('--around', `${Math.ceil(above + below + end + kBelow)}px`);
    page.style.setProperty('--num-boards', String(frames.length));
    page.style.setProperty('--covered', `${overPanel()}px`);
  }

  /** Keeps --around right; gives the way to end that. */
  keepTogether(): () => void {
    const measure = () => this.measure();
    const observer = new ResizeObserver(measure);
    for (const part of document.querySelectorAll('.bar, .pad, .panel')) observer.observe(part);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }
}
