// SPDX-License-Identifier: MIT
//
// The languages have the same words with the same places in them, and names for what the engine has.

import { expect, test } from '@playwright/test';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { es } from '../src/i18n/es';
import { fr } from '../src/i18n/fr';
import { ja } from '../src/i18n/ja';
import { de as deNames } from '../src/i18n/engine/de';
import { es as esNames } from '../src/i18n/engine/es';
import { fr as frNames } from '../src/i18n/engine/fr';
import { ja as jaNames } from '../src/i18n/engine/ja';
import { houseName } from '../src/i18n/names';
import { ask, cell, kPuzzle, openMade, openPuzzle } from './page';

type Catalogue = { readonly [key: string]: string };

const kEnglish: Catalogue = en;
const kOthers: { readonly [language: string]: Catalogue } = { de, es, fr, ja };

/** The names in braces. */
function places(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
}

for (const [language, words] of Object.entries(kOthers)) {
  test(`${language} has every key`, () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(kEnglish).sort());
    for (const [key, text] of Object.entries(kEnglish)) {
      expect(places(words[key] ?? ''), key).toEqual(places(text));
      expect(words[key], key).not.toBe('');
    }
  });
}

const kNames = { de: deNames, es: esNames, fr: frNames, ja: jaNames };

test('the languages name the same things of the engine, and only what there is', async ({
  page,
}) => {
  type Listed = { id: string }[];
  const known = await ask<{ geometries: Listed; constraints: Listed; techniques: Listed }>(
    page,
    'catalogue',
    {},
  );
  const ids = new Set<string>();
  for (const { id } of known.techniques) ids.add(`technique.${id}`);
  for (const { id } of known.geometries) ids.add(`geometry.${id}`);
  for (const { id } of known.constraints) {
    for (const kind of ['constraint', 'noun', 'rule']) ids.add(`${kind}.${id}`);
  }
  const keys = Object.keys(deNames).sort();
  for (const [language, names] of Object.entries(kNames)) {
    expect(Object.keys(names).sort(), language).toEqual(keys);
    for (const [key, name] of Object.entries(names)) expect(name.trim(), key).not.toBe('');
  }
  expect(keys.filter((key) => !key.startsWith('house.') && !ids.has(key))).toEqual([]);
  // What is new in the engine may be English for a while; that is said, not failed.
  const missing = [...ids].filter((id) => !keys.includes(id));
  if (missing.length > 0)
    test.info().annotations.push({ type: 'English', description: missing.join(' ') });
});

test('names of houses are taken apart', () => {
  const german = (name: string) => houseName(name, (key) => (deNames as Catalogue)[key]);
  expect(german('row 4')).toBe('Zeile 4');
  expect(german('region G')).toBe('Gebiet G');
  expect(german('grid 2 box 9')).toBe('Gitter 2, Block 9');
  expect(german('cube 1 row slice 3')).toBe('Würfel 1, Zeilenscheibe 3');
  expect(german('lane F1R2')).toBe('Bahn F1R2');
  expect(german('rising diagonal')).toBe('steigende Diagonale');
  for (const name of ['R4C7', 'quarter 1', 'row', 'the killer cage at R1C1', 'my row 4', '']) {
    expect(german(name)).toBe(name);
  }
});

test.describe('a page in German', () => {
  test.use({ locale: 'de-DE' });

  test('says hints and names cells in German, and marks what is English', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    await expect(cell(page, 0)).toHaveAccessibleName('Zeile 1 Spalte 1, Vorgabe 5');
    const help = page.getByRole('region', { name: de.help });
    const level = (key: keyof typeof de) =>
      help.getByRole('button', { name: de[key], exact: true });
    await level('hint.nudge').click();
    await expect(help.getByText(de['hint.placement'])).toBeVisible();
    await level('hint.where').click();
    await expect(help.getByText(/Sehen Sie hier hin: .*(Zeile|Spalte|Block) \d/)).toBeVisible();
    await level('hint.technique').click();
    await expect(help.getByRole('heading', { level: 3 })).toHaveText(/Einer|Letztes Feld/);
    await expect(help.locator('p[lang=en]')).not.toHaveText('');
    await level('hint.full').click();
    await expect(help.getByText(/^R\dC\d ist \d\.$/)).toBeVisible();
  });

  test('names the constraints of a cell in German', async ({ page }) => {
    await openMade(page, { geometry: 'grid:4', kinds: ['killer'] });
    const named = page.getByRole('gridcell', { name: /^Zeile \d Spalte \d, Käfig \d+/ });
    await expect(named.first()).toBeVisible();
  });
});
