// SPDX-License-Identifier: MIT
//
// Under the board while a puzzle is set: whether it has a solution, and how many. The panel has the same for
// who hears it; here it is only painted, where it is looked at.

import { usePage } from '../../ui/context';
import { verdict } from './set_panel';

export function LiveStatus() {
  const page = usePage();
  const { session } = page;
  const { words, look, more } = verdict(page);
  if (session.game.mode.value !== 'set' || !session.counter.on.value) return null;
  return (
    <div class="live" aria-hidden="true">
      {words !== '' && <p class={`told ${look}`} data-words={words} data-more={more} />}
    </div>
  );
}
