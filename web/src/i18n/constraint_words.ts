// SPDX-License-Identifier: MIT
//
// The words of constraints in other languages: they stand beside the types, in
// src/constraints/types/words/FILE.LANGUAGE.json, an object per type. What is missing there the page
// says in English.

import type { EngineNames } from './names';

export interface TypeWords {
  readonly title?: string;
  readonly noun?: string;
  readonly rule?: string;
  readonly plain_rule?: string;
  readonly parameters?: {
    readonly [parameter: string]: { readonly name?: string; readonly help?: string };
  };
}

/** The words of the types in one file. */
export type FileWords = { readonly [type: string]: TypeWords };

/** The words of all files under the keys of names.ts. */
export function namesOf(files: readonly FileWords[]): EngineNames {
  const names: { [key: string]: string } = {};
  const add = (key: string, text: string | undefined) => {
    if (text !== undefined) names[key] = text;
  };
  for (const [type, words] of files.flatMap((file) => Object.entries(file))) {
    add(`constraint.${type}`, words.title);
    add(`noun.${type}`, words.noun);
    add(`rule.${type}`, words.rule);
    add(`plain-rule.${type}`, words.plain_rule);
    for (const [parameter, { name, help }] of Object.entries(words.parameters ?? {})) {
      add(`parameter.${parameter}`, name);
      add(`help.constraint.${type}.${parameter}`, help);
    }
  }
  return names;
}
