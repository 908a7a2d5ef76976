// SPDX-License-Identifier: MIT
//
// Buttons that act when the finger comes up: of two thumbs at once browsers make a click for the first one
// alone, and some make none for a tap right after a quick drag. The click that does come is taken away,
// wherever it lands by then. Keyboards and screen readers send clicks alone, which stay what they are.

import { useRef } from 'preact/hooks';

const kClickComes = 700; // ms

/** Takes away the click that belongs to the press that has just ended. */
function takeClick(): void {
  const take = (event: MouseEvent) => {
    // A keyboard's has no place.
    if (event.detail === 0) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    end();
  };
  const end = () => {
    removeEventListener('click', take, true);
    removeEventListener('pointerdown', end, true);
    clearTimeout(timer);
  };
  const timer = setTimeout(end, kClickComes);
  addEventListener('click', take, true);
  addEventListener('pointerdown', end, true);
}

/** A finger's events go to where it came down, wherever it is by then. */
function isOver(button: HTMLElement, { target, clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isWithin && target instanceof Node && button.contains(target);
}

/** What a button does at a press of a pointer: calls `act` when it comes up there again. */
export function useRelease(act: (button: HTMLButtonElement) => void): (down: PointerEvent) => void {
  const latest = useRef(act);
  latest.current = act;
  return (down) => {
    if (down.button !== 0) return;
    const button = down.currentTarget as HTMLButtonElement;
    const end = (up: PointerEvent) => {
      if (up.pointerId !== down.pointerId) return;
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (up.type !== 'pointerup' || button.disabled || !isOver(button, up)) return;
      takeClick();
      latest.current(button);
    };
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
}
