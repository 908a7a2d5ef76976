// SPDX-License-Identifier: MIT
//
// What was asked for comes into sight: beneath the board or the pad, where these stay on the screen
// while the panel moves, and above the menu.

import { kNarrow } from './arrange';
import { heightIf, overPanel } from './room';

const kGap = 8;

/** What moves the panel, and the part of the window where it is read. */
function reading(): { scroller: Element; top: number; bottom: number } | null {
  const panel = document.querySelector('.panel');
  if (panel === null) return null;
  if (kNarrow.matches) {
    const bottom = innerHeight - heightIf('fixed', document.querySelector('.bar nav'));
    return { scroller: document.documentElement, top: overPanel(), bottom };
  }
  const { top, bottom } = panel.getBoundingClientRect();
  return { scroller: panel, top: top + overPanel(), bottom };
}

/**
 * Below the board what is new begins right there, or as far up as the page goes; beside it, and where
 * `least` is wished, no more is moved than it takes. The beginning is seen if not all of it can be.
 */
export function bringToSight(part: HTMLElement | null, least = !kNarrow.matches): void {
  const zone = reading();
  if (part === null || zone === null) return;
  const box = part.getBoundingClientRect();
  const above = box.top - zone.top - kGap;
  const below = box.bottom - zone.bottom + kGap;
  if (!least || above < 0) zone.scroller.scrollBy(0, above);
  else if (below > 0) zone.scroller.scrollBy(0, Math.min(above, below));
}

/**
 * The same of a part together with what stands above it in `whole`, where beside the board there is
 * room for both down to `last`.
 */
export function bringToSightBelow(
  whole: HTMLElement | null,
  part: HTMLElement | null,
  last: Element | null | undefined,
): void {
  const zone = reading();
  if (whole === null || part === null || zone === null) return;
  const end = (last ?? part).getBoundingClientRect().bottom;
  const height = end - whole.getBoundingClientRect().top;
  const isRoomy = height <= zone.bottom - zone.top - 2 * kGap;
  bringToSight(isRoomy && !kNarrow.matches ? whole : part);
}

/** The same within a list that scrolls by itself. */
export function bringToSightIn(list: HTMLElement | null, row: Element | null | undefined): void {
  if (!list || !row) return;
  const [outer, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  const above = inner.top - outer.top;
  const below = inner.bottom - outer.bottom;
  if (above < 0) list.scrollBy(0, above);
  else if (below > 0) list.scrollBy(0, Math.min(above, below));
}
