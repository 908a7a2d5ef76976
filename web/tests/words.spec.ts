// SPDX-License-Identifier: MIT
//
// Names in every language for what the engine has, and the page in German. (unit/words.test.ts has what
// needs neither engine nor page.)

import { expect } from '@playwright/test';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { de as deNames } from '../src/i18n/engine/de';
import { namesOf } from '../src/i18n/constraint_words';
import {
  type Catalogue,
  constraintFiles,
  errorCodes,
  idsIn,
  kNames,
  kSummaries,
} from '../unit/engine_words';
import { ask, button, cell, kPuzzle, openMade, openPuzzle, choice, test } from './page';

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
  const parameters = new Set<string>();
  for (const { id, family } of known.techniques) {
    for (const kind of ['technique', 'idea', 'look']) ids.add(`${kind}.${id}`);
    ids.add(`nudge.${family.replaceAll(' ', '-')}`);
  }
  for (const id of Object.keys(kSummaries)) ids.add(`summary.${id}`);
  for (const id of idsIn('signs.cpp')) ids.add(`sign.${id}`);
  for (const { id, parameters: own } of known.geometries) {
    ids.add(`geometry.${id}`).add(`help.geometry.${id}`);
    for (const { name } of own) {
      ids.add(`help.geometry.${id}.${name}`);
      parameters.add(`parameter.${name}`);
    }
  }
  expect([...parameters].filter((key) => !(key in en))).toEqual([]);
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
    const isBlank = ([, name]: readonly [string, string]) => name.trim() === '';
    expect(Object.entries(names).filter(isBlank)).toEqual([]);
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

  test('names the rule and the house that entries break in German', async ({ page }) => {
    const constraints = [{ type: 'killer', cells: ['R1C3', 'R2C3'], sum: 10 }];
    await openPuzzle(page, JSON.stringify({ omnidoku: 1, board: 'grid:9', constraints }));
    const told = page.getByRole('status').filter({ hasText: 'R1C3' });
    const enter = async (index: number, digit: string) => {
      await cell(page, index).focus();
      await page.keyboard.press(digit);
    };
    await enter(2, '4');
    await enter(11, '5');
    await expect(told).toHaveText('Käfig R1C3: verletzt durch R1C3 und R2C3.');
    await enter(11, '6');
    await enter(8, '4');
    await expect(told).toHaveText('Zeile 1: dieselbe Ziffer mehrmals, in R1C3 und R1C9.');
  });

  test('names the constraints of a cell in German', async ({ page }) => {
    await openMade(page, { geometry: 'grid:4', kinds: ['killer'] });
    const named = page.getByRole('gridcell', { name: /^Zeile \d Spalte \d, Käfig \d+/ });
    await expect(named.first()).toBeVisible();
  });
});
