// SPDX-License-Identifier: MIT
//
// How symbols look: how wide they are, and whether they have colours of their own.

const kEmojiSelector = '\u{FE0F}';

/** Whether fonts usually paint the symbol in colours of its own. */
export function isEmoji(symbol: string): boolean {
  return symbol.includes(kEmojiSelector) || /\p{Emoji_Presentation}/u.test(symbol);
}

/**
 * The symbols as they are drawn. Where some are emoji, pictograms that would come out as black
 * outlines beside them are asked for in colours too.
 */
export function drawnSymbols(symbols: readonly string[]): string[] {
  if (!symbols.some(isEmoji)) return [...symbols];
  return symbols.map((symbol) =>
    !isEmoji(symbol) && /^\p{Extended_Pictographic}$/u.test(symbol)
      ? symbol + kEmojiSelector
      : symbol,
  );
}

/** Width of the widest symbol, in parts of the size of the font. */
export function widestSymbol(symbols: readonly string[]): number {
  return Math.max(...symbols.map(widthOf), 0.62);
}

function widthOf(symbol: string): number {
  if (isEmoji(symbol)) return 1.3;
  if (/^[0-9]$/.test(symbol)) return 0.62;
  return /^[\u0000-\u024F]$/.test(symbol) ? 0.75 : 1.1;
}
