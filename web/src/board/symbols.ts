// SPDX-License-Identifier: MIT
//
// How symbols look: as ink, in the fonts that the page has for that, or in the colours of the
// device's emoji; and how wide they are.

const kEmojiSelector = '\u{FE0F}';

/** Whether fonts usually paint the symbol in colours of its own. */
function isEmoji(symbol: string): boolean {
  return symbol.includes(kEmojiSelector) || /\p{Emoji_Presentation}/u.test(symbol);
}

/** Whether colours tell symbols apart that are the same as ink: skins. */
export function needColours(symbols: readonly string[]): boolean {
  return symbols.some((symbol) => /\p{Emoji_Modifier}/u.test(symbol));
}

/** A text as ink: browsers would take another font for what asks to be painted in colours. */
export function asInk(text: string): string {
  return text.replaceAll(kEmojiSelector, '');
}

/** The symbols of a puzzle as they are drawn. */
export interface Lettering {
  symbols: readonly string[];
  /** Painted in colours of their own, so that the colour of ink does not show. */
  isPainted: (symbol: string) => boolean;
}

export function lettering(symbols: readonly string[], inColours: boolean): Lettering {
  if (!inColours) return { symbols: symbols.map(asInk), isPainted: () => false };
  // Beside emoji pictograms would come out as black outlines.
  const some = symbols.some(isEmoji);
  const drawn = symbols.map((symbol) =>
    some && !isEmoji(symbol) && /^\p{Extended_Pictographic}$/u.test(symbol)
      ? symbol + kEmojiSelector
      : symbol,
  );
  return { symbols: drawn, isPainted: isEmoji };
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
