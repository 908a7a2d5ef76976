// SPDX-License-Identifier: MIT
//
// The words of the languages have the same places in them, and those that one lacks are counted.

import { expect, test } from 'vitest';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { es } from '../src/i18n/es';
import { fr } from '../src/i18n/fr';
import { ja } from '../src/i18n/ja';
import { houseWords } from '../src/i18n/names';
import { type Catalogue, kNames, kSummaries, sayings } from './engine_words';

const kEnglish: Catalogue = en;
const kOthers: { readonly [language: string]: Catalogue } = { de, es, fr, ja };

/** The names in braces, "name|count" where only how many there are is said; nothing else is in braces. */
function places(text: string): string[] {
  expect(text.replaceAll(/\{\w+(\|or|\|count)?\}/g, '')).not.toMatch(/[{}]/);
  return [...text.matchAll(/\{(\w+(?:\|count)?)(?:\|or)?\}/g)].map(([, name = '']) => name).sort();
}

for (const [language, words] of Object.entries(kOthers)) {
  test(`${language} has words of the catalogue, with the same places`, () => {
    const missing = Object.keys(kEnglish).filter((key) => !(key in words));
    const list = missing.length === 0 ? '' : `: ${missing.join(' ')}`;
    console.log(`${language}: ${missing.length} of ${Object.keys(en).length} words missing${list}`);
    for (const [key, text] of Object.entries(words)) {
      expect(kEnglish[key], key).toBeDefined();
      expect(places(text), key).toEqual(places(kEnglish[key] ?? ''));
      expect(text, key).not.toBe('');
    }
  });
}

test('every sentence about a text that cannot be read has words', () => {
  const ids = sayings();
  expect(ids.length).toBeGreaterThan(20);
  for (const id of ids) expect(Object.keys(en)).toContain(`refused.${id}`);
  const known = Object.keys(en).filter((key) => /^refused\.(?!more)/.test(key));
  expect(ids.map((id) => `refused.${id}`).sort()).toEqual(known.sort());
});

test('summaries have the same parts in every language', () => {
  expect(Object.keys(kSummaries).length).toBeGreaterThan(30);
  for (const [language, names] of Object.entries(kNames)) {
    for (const [id, text] of Object.entries(kSummaries)) {
      const own = names[`summary.${id}`];
      const parts = (sentence: string) => new Set(places(sentence));
      if (own) expect(parts(own), `${language} ${id}`).toEqual(parts(text));
    }
  }
});

test('houses are called by their words', () => {
  const german = (...words: string[][]) => houseWords(words, (key) => kNames.de[key]);
  expect(german(['row', '4'])).toBe('Zeile 4');
  expect(german(['region', 'G'])).toBe('Gebiet G');
  expect(german(['region of', 'R1C4'])).toBe('Gebiet von R1C4');
  expect(german(['house', 'left ring'])).toBe('Haus left ring');
  expect(german(['grid', '2'], ['box', '9'])).toBe('Gitter 2, Block 9');
  expect(german(['cube', '1'], ['row slice', '3'])).toBe('Würfel 1, Zeilenscheibe 3');
  expect(german(['lane', 'F1R2'])).toBe('Bahn F1R2');
  expect(german(['rising diagonal', ''])).toBe('steigende Diagonale');
  expect(german(['quarter', '1'])).toBeUndefined();
  expect(german(['row', ''])).toBeUndefined();
  expect(german(['grid', '1'], ['my row', '4'])).toBeUndefined();
});
