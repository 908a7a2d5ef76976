// SPDX-License-Identifier: MIT
//
// How components come by what they are handed: the game, help, what is around them, marks, and what their
// feature keeps.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Model, PageState } from '../game/page_state';

export const PageContext = createContext<PageState | null>(null);

export function usePage(): PageState {
  const page = useContext(PageContext);
  if (page === null) throw new Error('no page around the component');
  return page;
}

/** What a feature keeps as long as the page is open. */
export function useModel<T>(kind: Model<T>): T {
  return usePage().model(kind);
}
