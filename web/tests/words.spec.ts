// SPDX-License-Identifier: MIT
//
// The languages have the same words with the same places in them, and names for what the engine has.

import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { es } from '../src/i18n/es';
import { fr } from '../src/i18n/fr';
import { ja } from '../src/i18n/ja';
import { de as deNames } from '../src/i18n/engine/de';
import { es as esNames } from '../src/i18n/engine/es';
import { fr as frNames } from '../src/i18n/engine/fr';
import { ja as jaNames } from '../src/i18n/engine/ja';
import { type FileWords, namesOf } from '../src/i18n/constraint_words';
import { houseName } from '../src/i18n/names';
import { ask, button, cell, kPuzzle, openMade, openPuzzle, choice, test } from './page';

type Catalogue = { readonly [key: string]: string };

const kEnglish: Catalogue = en;
const kOthers: { readonly [language: string]: Catalogue } = { de, es, fr, ja };

/** The names in braces, "name|count" where only how many there are is said; nothing else is in braces. */
function places(text: string): string[] {
  expect(text.replaceAll(/\{\w+(\|or|\|count)?\}/g, '')).not.toMatch(/[{}]/);
  return [...text.matchAll(/\{(\w+(?:\|count)?)(?:\|or)?\}/g)].map(([, name = '']) => name).sort();
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

/** The codes of errors, from the schema of the api. */
function errorCodes(): string[] {
  const path = new URL('../../docs/api.schema.json', import.meta.url);
  const schema = JSON.parse(readFileSync(path, 'utf8')) as {
    $defs: { code: { enum: string[] } };
  };
  return schema.$defs.code.enum;
}

/** The ids of sentences about texts that cannot be read, from the sources that raise them. */
function sayings(): string[] {
  const folder = new URL('../../src/formats/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const all = files
    .filter((name) => name.endsWith('.cpp'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  const said = [...all.matchAll(/said\(\{"(\w+)"/g), ...all.matchAll(/"(link_\w+)", /g)];
  const broken = [...all.matchAll(/"((?:cut_off|damaged)\w*)"/g)];
  return [...new Set([...said, ...broken].map(([, id]) => id ?? ''))];
}

test('every sentence about a text that cannot be read has words', () => {
  const ids = sayings();
  expect(ids.length).toBeGreaterThan(20);
  for (const id of ids) expect(Object.keys(en)).toContain(`refused.${id}`);
  const known = Object.keys(en).filter((key) => /^refused\.(?!more)/.test(key));
  expect(ids.map((id) => `refused.${id}`).sort()).toEqual(known.sort());
});

/** The text of a file of the engine that has sentences with ids. */
function engineFile(name: string): string {
  return readFileSync(new URL(`../../src/logic/${name}`, import.meta.url), 'utf8');
}

/** The ids of such a file; `kSignOf...` are named constants of its header. */
function idsIn(name: string): string[] {
  const all = engineFile(name) + engineFile(name.replace('.cpp', '.h'));
  const named = [...all.matchAll(/kSignOf\w+ = "(\w+)"/g)];
  return [...all.matchAll(/^    \{"(\w+)",/gm), ...named].map(([, id]) => id ?? '');
}

/** The English summaries by their ids. */
const kSummaries: Catalogue = Object.fromEntries(
  [...engineFile('summary.cpp').matchAll(/^    \{"(\w+)",\s*((?:"[^"]*"\s*)+)\}/gm)].map(
    ([, id = '', text = '']) => [id, text],
  ),
);

test('summaries have the same parts in every language', () => {
  expect(Object.keys(kSummaries).length).toBeGreaterThan(30);
  for (const [language, names] of Object.entries(kNames)) {
    for (const [id, text] of Object.entries(kSummaries)) {
      const own = (names as Catalogue)[`summary.${id}`];
      const parts = (sentence: string) => new Set(places(sentence));
      if (own) expect(parts(own), `${language} ${id}`).toEqual(parts(text));
    }
  }
});

/** The files of words beside the types of constraints, of one language. */
function constraintFiles(language: string): FileWords[] {
  const folder = new URL('../../src/constraints/types/words/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith(`.${language}.json`))
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as FileWords);
}

test('words for what the engine has are for what there is, and those missing are counted', async ({
  page,
}) => {
  type Described = { id: string; parameters: { name: string }[] }[];
  const known = await ask<{
    geometries: Described;
    constraints: Described;
    techniques: { id: string; family: string }[];
    formats: { id: string; writes: boolean }[];
  }>(page, 'catalogue', {});
  const ids = new Set(errorCodes().map((code) => `error.${code}`));
  for (const { id, family } of known.techniques) {
    for (const kind of ['technique', 'idea', 'look']) ids.add(`${kind}.${id}`);
    ids.add(`nudge.${family.replaceAll(' ', '-')}`);
  }
  for (const id of Object.keys(kSummaries)) ids.add(`summary.${id}`);
  for (const id of idsIn('signs.cpp')) ids.add(`sign.${id}`);
  for (const { id, parameters } of known.geometries) {
    ids.add(`geometry.${id}`).add(`help.geometry.${id}`);
    for (const { name } of parameters) {
      ids.add(`help.geometry.${id}.${name}`);
      expect(Object.keys(en)).toContain(`parameter.${name}`);
    }
  }
  for (const { id, writes } of known.formats) if (writes) ids.add(`format.${id}`);
  const german = Object.keys(namesOf(constraintFiles('de')));
  for (const key of german) if (key.startsWith('plain-rule.')) ids.add(key);
  for (const { id, parameters } of known.constraints) {
    for (const kind of ['constraint', 'noun', 'rule']) ids.add(`${kind}.${id}`);
    for (const { name } of parameters) {
      ids.add(`help.constraint.${id}.${name}`).add(`parameter.${name}`);
    }
  }
  for (const [language, own] of Object.entries(kNames)) {
    const files = constraintFiles(language);
    expect(files.length, language).toBeGreaterThan(0);
    const names: Catalogue = { ...own, ...namesOf(files) };
    for (const [key, name] of Object.entries(names)) expect(name.trim(), key).not.toBe('');
    const keys = Object.keys(names).filter((key) => !key.startsWith('house.'));
    expect(keys.filter((key) => !ids.has(key))).toEqual([]);
    // The page says these in English.
    const missing = [...ids].filter(
      (id) => !(id in names) && !(id.startsWith('parameter.') && id in en),
    );
    const list = missing.length === 0 ? '' : `: ${missing.join(' ')}`;
    console.log(`${language}: ${missing.length} of ${ids.size} words missing${list}`);
  }
});

test('names of houses are taken apart', () => {
  const german = (name: string) => houseName(name, (key) => (deNames as Catalogue)[key]);
  expect(german('row 4')).toBe('Zeile 4');
  expect(german('region G')).toBe('Gebiet G');
  expect(german('the region of R1C4')).toBe('Gebiet von R1C4');
  expect(german('house left ring')).toBe('Haus left ring');
  expect(german('grid 2 box 9')).toBe('Gitter 2, Block 9');
  expect(german('cube 1 row slice 3')).toBe('Würfel 1, Zeilenscheibe 3');
  expect(german('lane F1R2')).toBe('Bahn F1R2');
  expect(german('rising diagonal')).toBe('steigende Diagonale');
  expect(german('the rising diagonal')).toBe('steigende Diagonale');
  expect(german('column 21 of grid 2')).toBe('Gitter 2, Spalte 21');
  for (const name of ['R4C7', 'quarter 1', 'row', 'the cage at R1C1', 'my row 4', '']) {
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
    const title = help.getByRole('heading', { level: 3 });
    await expect(title).toHaveText(/Einer|Letztes Feld/);
    const named = await title.textContent();
    const [key] = Object.entries(deNames).find(([, name]) => name === named) ?? [''];
    const look = (deNames as Catalogue)[key.replace('technique.', 'look.')] ?? '';
    await expect(help.getByText(look, { exact: true })).toBeVisible();
    await expect(help.locator('[lang=en]')).toHaveCount(0);
    await level('hint.full').click();
    await expect(help.getByText(/^R\dC\d ist \d\.$/)).toBeVisible();
    await expect(help.getByText(/ist das letzte offene Feld|ist kein Platz außer/)).toBeVisible();
    await expect(help.locator('p[lang=en]')).not.toHaveText('');
  });

  test('sums steps up in German, and folds the English proof away', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    await page.getByText(de['help.more']).click();
    await button(page, de['help.explain']).click();
    const step = page.locator('.steps .step').first();
    const parts = step.locator('span');
    await expect(parts.first()).toHaveText(/\.$/);
    await expect(step.locator('[lang=en]')).toHaveCount(0);
    await expect(parts.last()).toHaveText(/^R\dC\d ist \d\./);
    await step.click();
    await page.getByText(de['step.proof']).click();
    await expect(page.locator('.proof p')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.proof p')).not.toHaveText('');
  });

  test('says rules and help in German', async ({ page }) => {
    await openMade(page, { geometry: 'grid:4+x', kinds: ['killer'] });
    const rules = page.locator('.rules');
    for (const key of ['help.geometry.grid', 'help.geometry.x', 'rule.killer']) {
      await expect(rules).toContainText((deNames as Catalogue)[key] ?? '');
    }
    await expect(rules.locator('[lang=en]')).toHaveCount(0);
    await button(page, de['menu.new']).click();
    const dialog = page.getByRole('dialog');
    await choice(page, deNames['geometry.moebius'] ?? '').check();
    await dialog.getByText(de['new.more'], { exact: true }).click();
    await dialog.getByLabel(de['new.must-contain']).selectOption('sue_de_coq');
    for (const key of ['help.geometry.moebius', 'idea.sue_de_coq']) {
      await expect(dialog.getByText((deNames as Catalogue)[key] ?? '')).toBeVisible();
    }
    await expect(dialog.locator('[lang=en]')).toHaveCount(0);
  });

  test('says in German what is wrong, and folds the English sentence away', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    await button(page, de['menu.open']).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('textbox')
      .fill('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7Z');
    await dialog.getByRole('button', { name: de['open.read'], exact: true }).click();
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText(de['refused.unknown_sign'].replace('{sign}', 'Z'));
    const english = alert.locator('[lang=en]');
    await expect(english).toBeHidden();
    await alert.getByText(de['refused.more']).click();
    await expect(english).toContainText('is no symbol of a 9x9 grid');
  });

  test('says over a dialog what is refused', async ({ page }) => {
    await openPuzzle(page, kPuzzle);
    await button(page, de['menu.new']).click();
    const dialog = page.getByRole('dialog');
    await choice(page, 'Tredoku').check();
    await dialog.getByText(de['new.more'], { exact: true }).click();
    await dialog.getByLabel(de['new.symmetry']).selectOption('90');
    await button(page, de['new.make']).click();
    const toast = page.locator('.toast');
    await expect(toast).toContainText(deNames['error.unsupported'] ?? '');
    await toast.getByRole('button', { name: de.close }).click();
    await expect(toast).toBeEmpty();
  });

  test('names the rule to look at in German', async ({ page }) => {
    const givens =
      '...4......5....7.6..........2.........5..84..............5.3..............1......';
    const cells = [
      ['R4C5', 'R3C6', 'R3C5', 'R2C5'],
      ['R9C8', 'R8C9', 'R7C8', 'R8C8'],
      ['R6C2', 'R7C3', 'R8C4'],
      ['R7C6', 'R8C6', 'R7C7', 'R6C6', 'R5C6'],
      ['R2C9', 'R3C9', 'R4C9'],
      ['R3C3', 'R2C4', 'R1C3', 'R1C2', 'R2C3', 'R3C2'],
    ];
    const constraints = cells.map((line) => ({ type: 'thermometer', cells: line }));
    await openPuzzle(page, JSON.stringify({ omnidoku: 1, board: 'grid:9', givens, constraints }));
    await button(page, 'Wo').click();
    await expect(page.getByText(/Sehen Sie hier hin: Thermometer R\dC\d/)).toBeVisible();
  });

  test('names the constraints of a cell in German', async ({ page }) => {
    await openMade(page, { geometry: 'grid:4', kinds: ['killer'] });
    const named = page.getByRole('gridcell', { name: /^Zeile \d Spalte \d, Käfig \d+/ });
    await expect(named.first()).toBeVisible();
  });
});
