// SPDX-License-Identifier: MIT
//
// What is written beside the drawing of a puzzle on paper and in pictures, in the page's language.

import type { PuzzleView } from '../../api/protocol';
import { legendTexts } from '../../i18n/board_words';
import { type Marked, nameOf, ruleText, t } from '../../i18n/i18n';
import type { PageState } from '../../game/page_state';
import { Palette } from '../gallery/palette';

export interface PuzzleWords {
  /** Who made it, and how hard it is. */
  about: string;
  rules: readonly Marked[];
  /** What the drawing does not show, a line each. */
  legend: readonly string[];
}

/** `level` is how hard it turned out, where the puzzle itself does not say. */
export function puzzleWords(page: PageState, puzzle: PuzzleView, level = ''): PuzzleWords {
  const palette = page.model(Palette);
  const { author, difficulty, rules, made_rules: made, not_understood } = puzzle;
  const { game, legend } = page.session;
  const shown = puzzle === game.puzzle.peek() ? legend.peek() : puzzle.legend;
  const hard = difficulty || level;
  const about = [author && t('info.author', { name: author }), hard && nameOf('level', hard)];
  const own = rules === '' ? [] : [{ text: rules }];
  const unknown =
    not_understood.length === 0
      ? []
      : [{ text: t('info.not-understood', { rules: not_understood.join('; ') }) }];
  return {
    about: about.filter(Boolean).join(' · '),
    rules: [...(made.length > 0 ? made.map(ruleText) : own), ...unknown],
    legend: legendTexts(shown, puzzle, (id) => palette.title(id)),
  };
}
