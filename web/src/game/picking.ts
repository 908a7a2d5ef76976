// SPDX-License-Identifier: MIT
//
// A small pad of the puzzle's symbols beside the selected cell: whether it is open.

import type { PageState } from './page_state';

/** Whether the tool in hand writes symbols, and something can be written. */
function isWanted({ session }: PageState): boolean {
  const { game, input, selection } = session;
  const isOpenCell = (cell: number) =>
    game.mode.value === 'set' || game.puzzle.value?.cells[cell]?.given == null;
  return input.current.value.pad === 'digits' && selection.list.value.some(isOpenCell);
}

export function openPicker(page: PageState): void {
  page.shell.picking.value = isWanted(page);
}
