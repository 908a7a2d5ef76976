// SPDX-License-Identifier: MIT
//
// Zooming by a button, where fingers would meet several cells at once: who does not know of two
// fingers finds it, and who has one alone can do it.

import { computed, signal } from '@preact/signals';

/** Pixels of a cell below which a finger does not meet it, and what it is zoomed to. */
export const kSmall = 24;
const kWanted = 44;
const kTouched = matchMedia('(any-pointer: coarse)');

/** A view of the board on the screen. */
export interface ZoomedView {
  /** Pixels of a cell while all is shown. */
  readonly cell: number;
  readonly isZoomed: boolean;
  /** Zooms by a factor about the cell of the cursor, or shows all again. */
  readonly zoom: (factor: number) => void;
  readonly showAll: () => void;
}

export class BoardZoom {
  private readonly views = signal<ReadonlyMap<string, ZoomedView>>(new Map());
  /** Whether there is something to be zoomed by a button. */
  readonly isSmall = computed(
    () => kTouched.matches && [...this.views.value.values()].some(({ cell }) => cell < kSmall),
  );
  readonly isZoomed = computed(() => [...this.views.value.values()].some((view) => view.isZoomed));

  setView(name: string, view: ZoomedView | null): void {
    const { cell, isZoomed } = this.views.peek().get(name) ?? {};
    if (view && view.cell === cell && view.isZoomed === isZoomed) return;
    const now = new Map(this.views.peek());
    if (view) now.set(name, view);
    else now.delete(name);
    this.views.value = now;
  }

  turn(): void {
    const isBack = this.isZoomed.value;
    for (const { cell, zoom, showAll } of this.views.value.values()) {
      if (isBack) showAll();
      else zoom(kWanted / cell);
    }
  }
}
