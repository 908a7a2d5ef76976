// SPDX-License-Identifier: MIT
//
// Zooming and moving the drawing inside its frame.

import type { Point } from './matrix';

const kMaxScale = 6;

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

  /** Scales by `factor` about a point of the window, and moves by `shift`. */
  zoom(factor: number, about: Point, shift: Point = { x: 0, y: 0 }): void {
    const frame = this.frame.getBoundingClientRect();
    const scale = Math.min(Math.max(this.scale * factor, 1), kMaxScale);
    const real = scale / this.scale;
    const px = about.x - frame.left;
    const py = about.y - frame.top;
    this.x = px - (px - this.x) * real + shift.x;
    this.y = py - (py - this.y) * real + shift.y;
    this.scale = scale;
    const keep = (at: number, size: number) => Math.min(0, Math.max(at, size * (1 - scale)));
    this.x = keep(this.x, frame.width);
    this.y = keep(this.y, frame.height);
    this.apply();
  }

  private apply(): void {
    const { scale, x, y } = this;
    this.content.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    this.onZoom(scale);
  }
}
