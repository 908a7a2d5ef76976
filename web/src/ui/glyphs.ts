// SPDX-License-Identifier: MIT
//
// How the puzzle's symbols look: as ink or in colours of their own, and which of them no font here has.

import { computed, signal } from '@preact/signals';
import { missingGlyphs } from '../board/missing_glyphs';
import { needColours } from '../board/symbols';
import type { PageState } from '../game/page_state';
import { settings } from '../store/settings';

export class Glyphs {
  /** Looked for once per puzzle: this changes when its symbols do. */
  private readonly symbolText = computed(
    () => this.page.session.game.puzzle.value?.symbols.join('\n') ?? '',
  );
  /** Goes up when fonts for symbols have come. */
  readonly fontsLoaded = signal(0);
  /** What the puzzle's symbols have that no font here can draw. */
  readonly missing = computed(() => {
    void this.fontsLoaded.value;
    return missingGlyphs(this.symbolText.value.split('\n'));
  });
  /** Whether emoji are painted in colours, not as ink. */
  readonly inColours = computed(
    () => settings.colouredEmoji.value || needColours(this.symbolText.value.split('\n')),
  );

  constructor(private readonly page: PageState) {}
}
