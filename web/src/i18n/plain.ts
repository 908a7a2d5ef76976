// SPDX-License-Identifier: MIT
//
// Text as people look for it.

/** Without accents, capitals and signs: "16×16" is found by "16x16". */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/×/g, 'x')
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/** Whether all the words that are wanted are in one of the texts. */
export function hasWords(texts: readonly string[], wanted: string): boolean {
  const text = plain(texts.join(' '));
  return plain(wanted)
    .split(' ')
    .every((word) => text.includes(word));
}
