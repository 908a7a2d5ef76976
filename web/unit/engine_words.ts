// SPDX-License-Identifier: MIT
//
// What the sources of the engine have that is to be said in every language.

import { readdirSync, readFileSync } from 'node:fs';
import { de as deNames } from '../src/i18n/engine/de';
import { es as esNames } from '../src/i18n/engine/es';
import { fr as frNames } from '../src/i18n/engine/fr';
import { ja as jaNames } from '../src/i18n/engine/ja';
import type { FileWords } from '../src/i18n/constraint_words';

export type Catalogue = { readonly [key: string]: string };

/** What the engine has, per language. */
export const kNames = { de: deNames, es: esNames, fr: frNames, ja: jaNames };

/** The codes of errors, from the schema of the api. */
export function errorCodes(): string[] {
  const path = new URL('../../docs/api.schema.json', import.meta.url);
  const schema = JSON.parse(readFileSync(path, 'utf8')) as {
    $defs: { ErrorCode: { enum: string[] } };
  };
  return schema.$defs.ErrorCode.enum;
}

/** The ids of sentences about texts that cannot be read, from the sources that raise them. */
export function sayings(): string[] {
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

/** The text of a file of the engine that has sentences with ids. */
function engineFile(name: string): string {
  return readFileSync(new URL(`../../src/logic/telling/${name}`, import.meta.url), 'utf8');
}

/** The ids of such a file; `kSignOf...` are named constants of its header. */
export function idsIn(name: string): string[] {
  const all = engineFile(name) + engineFile(name.replace('.cpp', '.h'));
  const named = [...all.matchAll(/kSignOf\w+ = "(\w+)"/g)];
  return [...all.matchAll(/^    \{"(\w+)",/gm), ...named].map(([, id]) => id ?? '');
}

/** The English summaries by their ids. */
export const kSummaries: Catalogue = Object.fromEntries(
  [...engineFile('summary.cpp').matchAll(/^    \{"(\w+)",\s*((?:"[^"]*"\s*)+)\}/gm)].map(
    ([, id = '', text = '']) => [id, text],
  ),
);

/** The files of words beside the types of constraints, of one language. */
export function constraintFiles(language: string): FileWords[] {
  const folder = new URL('../../src/constraints/types/words/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith(`.${language}.json`))
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as FileWords);
}
