// SPDX-License-Identifier: MIT
//
// Several views of a board at one scale: side by side or one above the other, whichever is larger;
// and whether one of them alone is shown better.

import { signal } from '@preact/signals';

/** Where the board stands above the pad. */
export const kNarrow = matchMedia('(max-aspect-ratio: 9999/10000), (max-width: 479px)');

const kGap = 16;
/** Side by side is nicer, so the other way has to gain something. */
const kWorthwhile = 1.1;
/** Below this, in pixels, cells are too small for more views than one. */
const kLeastCell = 56;
const kUnit = 48;
/** The view that shows the board as it is may be this much smaller. */
const kPreferred = 1.25;

interface Size {
  width: number;
  height: number;
}

/** Pixels per unit of the drawings, and which way is taken. */
function scaleOf(sizes: readonly Size[], { width, height }: Size) {
  const gaps = kGap * (sizes.length - 1);
  const widths = sizes.map((size) => size.width);
  const heights = sizes.map((size) => size.height);
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  const beside = Math.min((width - gaps) / sum(widths), height / Math.max(...heights));
  const above = Math.min(width / Math.max(...widths), (height - gaps) / sum(heights));
  const stacked = above > kWorthwhile * beside;
  return { stacked, scale: stacked ? above : beside };
}

/** How much of the height other things beside boards take: the choice of views, and gaps. */
const kChoice = 108;

/** The room for the boards that there are now. */
function roomNow(parent: HTMLElement): Size {
  const style = getComputedStyle(parent);
  const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
  return { width: parent.clientWidth, height: parent.clientHeight - padding };
}

/** The same for whatever views are shown, so that showing others does not change it. */
function roomForAny(parent: HTMLElement): Size {
  const beside = getComputedStyle(parent).containerType === 'size';
  const height = beside ? parent.clientHeight - kChoice : innerHeight / 2;
  return { width: parent.clientWidth, height };
}

/** How the views of the board are shown together. */
export class Arrangement {
  /** What is drawn of each view of the board, in units of drawings. */
  readonly viewSizes = signal<ReadonlyMap<string, Size>>(new Map());
  /** The room for boards, in pixels. */
  private readonly room = signal<Size>({ width: 0, height: 0 });

  /** The view to begin with; null for all of them, which `mayBeAll` has to allow. */
  bestView(views: readonly string[], mayBeAll: boolean): string | null {
    const sizes = views.map((view) => this.viewSizes.value.get(view));
    const known = sizes.filter((size) => size !== undefined);
    if (known.length < views.length || this.room.value.width === 0) return null;
    if (mayBeAll && scaleOf(known, this.room.value).scale * kUnit >= kLeastCell) return null;
    const scales = known.map((size) => scaleOf([size], this.room.value).scale);
    const last = views.length - 1;
    const largest = scales.indexOf(Math.max(...scales));
    const isFine = (scales[last] ?? 0) * kPreferred >= (scales[largest] ?? 0);
    return views[isFine ? last : largest] ?? null;
  }

  /** Sets --scale (pixels per unit of the drawings) and data-stacked for the boards in `parent`. */
  arrange(parent: HTMLElement): void {
    const sizes = [...parent.querySelectorAll<HTMLElement>('.board-frame')].map(({ dataset }) => ({
      width: Number(dataset['width'] ?? 1),
      height: Number(dataset['height'] ?? 1),
    }));
    const { stacked, scale } = scaleOf(sizes, roomNow(parent));
    parent.dataset['stacked'] = String(stacked);
    parent.style.setProperty('--scale', String(scale));
    const any = roomForAny(parent);
    const { width, height } = this.room.peek();
    if (any.width !== width || any.height !== height) this.room.value = any;
  }
}
