// SPDX-License-Identifier: MIT
//
// Zooming and moving the drawing inside its frame.

import type { Point } from './matrix';

const kMaxScale = 6;
/** How much of the frame is filled by what it is zoomed to. */
const kFilled = 0.96;

/** A rectangle of the window. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far the drawing is zoomed, and where it is in its frame. */
export interface ViewState {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export function isSameView(one: ViewState, other: ViewState): boolean {
  return one.scale === other.scale && one.x === other.x && one.y === other.y;
}

export class Viewport {
  private scale = 1;
  private x = 0;
  private y = 0;

  constructor(
    private readonly frame: HTMLElement,
    private readonly content: HTMLElement,
    private readonly onZoom: (scale: number) => void,
  ) {}

  get zoomed(): boolean {
    return this.scale > 1;
  }

  reset(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.apply();
  }

  get state(): ViewState {
    return { scale: this.scale, x: this.x, y: this.y };
  }

  /** Scales what `from` shows by `factor` about a point of the window, and moves it by `shift`. */
  zoom(
    factor: number,
    about: Point,
    shift: Point = { x: 0, y: 0 },
    from: ViewState = this.state,
  ): void {
    const frame = this.frame.getBoundingClientRect();
    const scale = Math.min(Math.max(from.scale * factor, 1), kMaxScale);
    const real = scale / from.scale;
    const px = about.x - frame.left;
    const py = about.y - frame.top;
    this.x = px - (px - from.x) * real + shift.x;
    this.y = py - (py - from.y) * real + shift.y;
    this.scale = scale;
    const keep = (at: number, size: number) => Math.min(0, Math.max(at, size * (1 - scale)));
    this.x = keep(this.x, frame.width);
    this.y = keep(this.y, frame.height);
    this.apply();
  }

  /** Moves what is in that rectangle of the window into the frame; zooms out as far as that takes. */
  show(part: Box): void {
    const frame = this.frame.getBoundingClientRect();
    const isSeen =
      part.left >= frame.left &&
      part.right <= frame.right &&
      part.top >= frame.top &&
      part.bottom <= frame.bottom;
    if (!this.zoomed || isSeen) return;
    const [width, height] = [part.right - part.left, part.bottom - part.top];
    const about = { x: part.left + width / 2, y: part.top + height / 2 };
    const shift = {
      x: frame.left + frame.width / 2 - about.x,
      y: frame.top + frame.height / 2 - about.y,
    };
    this.zoom(Math.min(1, frame.width / width, frame.height / height), about, shift);
  }

  /** Zooms to what is in that rectangle of the window: to `most` at most, and so that all of it is seen. */
  zoomTo(part: Box, most: number): void {
    const frame = this.frame.getBoundingClientRect();
    const scale = Math.min(
      most,
      (kFilled * frame.width) / (part.right - part.left),
      (kFilled * frame.height) / (part.bottom - part.top),
    );
    const about = { x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2 };
    const shift = {
      x: frame.left + frame.width / 2 - about.x,
      y: frame.top + frame.height / 2 - about.y,
    };
    this.zoom(scale, about, shift);
  }

  private apply(): void {
    const { scale, x, y } = this;
    this.content.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    this.onZoom(scale);
  }
}
