// SPDX-License-Identifier: MIT
//
// Which symbols no font here can draw: they come out as the picture of a character that no font has.
// Browsers that write the character's number into that picture cannot be asked so; there nothing is
// found.

/** No character now or ever, so that no font has it. */
const kNoCharacter = '\u{10FFFF}';
const kSide = 24; // pixels

/** Parts of symbols that are drawn by themselves: not accents, joiners or choices of a form. */
const kDrawnAlone = /[^\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/** "U+1F34B" */
export function codePoint(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The characters of the symbols that come out as an empty picture or as that of no character. */
export function missingGlyphs(symbols: readonly string[]): string[] {
  const characters = new Set(symbols.flatMap((symbol) => symbol.match(kDrawnAlone) ?? []));
  const strange = [...characters].filter((character) => character > '\u024F');
  if (strange.length === 0) return [];
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = kSide;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return [];
  const fonts = getComputedStyle(document.documentElement).getPropertyValue('--symbol-fonts');
  context.font = `${kSide / 2}px ${fonts}`;
  const picture = (text: string) => {
    context.clearRect(0, 0, kSide, kSide);
    context.fillText(text, kSide / 6, (kSide * 2) / 3);
    return context.getImageData(0, 0, kSide, kSide).data.join();
  };
  const nothing = [picture(''), picture(kNoCharacter)];
  return strange.filter((character) => nothing.includes(picture(character)));
}
