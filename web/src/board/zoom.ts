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

const views = signal<ReadonlyMap<string, ZoomedView>>(new Map());

export function setView(name: string, view: ZoomedView | null): void {
  const { cell, isZoomed } = views.peek().get(name) ?? {};
  if (view && view.cell === cell && view.isZoomed === isZoomed) return;
  const now = new Map(views.peek());
  if (view) now.set(name, view);
  else now.delete(name);
  views.value = now;
}

/** Whether there is something to be zoomed by a button. */
export const isSmall = computed(
  () => kTouched.matches && [...views.value.values()].some(({ cell }) => cell < kSmall),
);

export const isZoomed = computed(() => [...views.value.values()].some((view) => view.isZoomed));

export function turnZoom(): void {
  const isBack = isZoomed.value;
  for (const { cell, zoom, showAll } of views.value.values()) {
    if (isBack) showAll();
    else zoom(kWanted / cell);
  }
}
