// SPDX-License-Identifier: MIT
//
// Words of formulas that may be meant by the letters before the caret.

import type { FormulaWord } from '../../api/protocol';

const kMostOffered = 6;

/** A field's text and where its caret stands. */
export interface Typed {
  text: string;
  caret: number;
}

/** The letters of a word before the caret: a word begins with a letter and may have digits and low lines. */
function lettersBefore({ text, caret }: Typed): string {
  return /[A-Za-z][A-Za-z0-9_]*$/.exec(text.slice(0, caret))?.[0] ?? '';
}

/** The words that begin with the letters before the caret, in their order; none where nothing is begun. */
export function completionsOf(words: readonly FormulaWord[], typed: Typed): FormulaWord[] {
  const begun = lettersBefore(typed);
  if (begun === '') return [];
  return words
    .filter(({ name }) => name.startsWith(begun) && name !== begun)
    .slice(0, kMostOffered);
}

/**
 * The text with the word in the place of the letters before the caret, with a bracket where it needs one: what is
 * about one thing alone is about the rule's own cells without.
 */
export function completed(typed: Typed, { name, arguments: others }: FormulaWord): Typed {
  const begin = typed.caret - lettersBefore(typed).length;
  const behind = typed.text.slice(typed.caret);
  const put = others.includes(',') && !behind.startsWith('(') ? `${name}(` : name;
  return { text: typed.text.slice(0, begin) + put + behind, caret: begin + put.length };
}
