// SPDX-License-Identifier: MIT
//
// The board has the keys: where the focus goes once a puzzle was chosen or something is closed.

import { kNarrow } from '../board/arrange';
import type { PageState } from '../game/page_state';

/** What the board is in the page. */
export const kBoardId = 'board';

export class BoardFocus {
  /** A board that is to have the focus is not there yet; the next one drawn takes it. */
  private isFree = false;

  constructor(private readonly page: PageState) {}

  /** Where keys go once another puzzle was chosen; a board that is hidden by a pause has a button in its place. */
  toBoard(): void {
    const { paused } = this.page.session.clock;
    const place = paused.value ? '.curtain button' : '.board-grid [tabindex="0"]';
    const cell = document.querySelector<HTMLElement>(place);
    cell?.focus({ preventScroll: true });
    this.isFree = cell === null || document.activeElement !== cell;
  }

  /** The board that had the focus goes: the next one drawn takes it. */
  free(): void {
    this.isFree = true;
  }

  /** Gives a board that was drawn the focus if it is to have it; once somebody else has it, no more. */
  take(give: () => void): void {
    if (this.isFree && document.activeElement === document.body) give();
    this.isFree &&= document.activeElement === document.body;
  }

  /** The board has the keys, and on narrow screens board and pad are in sight. */
  turnToBoard(): void {
    this.toBoard();
    if (kNarrow.matches) scrollTo(0, 0);
  }
}
