// SPDX-License-Identifier: MIT
//
// The board has the keys: where the focus goes once a puzzle was chosen or something is closed.

import { app } from '../app/app_state';
import { kNarrow } from '../board/arrange';

/** A board that is to have the focus is not there yet; the next one drawn takes it. */
let isFree = false;

/** What the board is in the page. */
export const kBoardId = 'board';

/** Where keys go once another puzzle was chosen; a board that is hidden by a pause has a button in its place. */
export function focusBoard(): void {
  const place = app.clock.paused.value ? '.curtain button' : '.board-grid [tabindex="0"]';
  const cell = document.querySelector<HTMLElement>(place);
  cell?.focus({ preventScroll: true });
  isFree = cell === null || document.activeElement !== cell;
}

/** The board that had the focus goes: the next one drawn takes it. */
export function freeFocus(): void {
  isFree = true;
}

/** Gives a board that was drawn the focus if it is to have it; once somebody else has it, no more. */
export function takeFocus(give: () => void): void {
  if (isFree && document.activeElement === document.body) give();
  isFree &&= document.activeElement === document.body;
}

/** The board has the keys, and on narrow screens board and pad are in sight. */
export function turnToBoard(): void {
  focusBoard();
  if (kNarrow.matches) scrollTo(0, 0);
}
