// SPDX-License-Identifier: MIT
//
// What there is to choose from, with names in the language of the page.

import type { Catalogue } from '../api/protocol';
import { engineName } from '../i18n/i18n';

/** The names of the engine's things by what the page's language has for their ids. */
export function translated(catalogue: Catalogue | null): Catalogue | null {
  if (catalogue === null) return null;
  return {
    ...catalogue,
    geometries: catalogue.geometries.map((one) => ({
      ...one,
      title: engineName('geometry', one.id, one.title),
    })),
    constraints: catalogue.constraints.map((one) => ({
      ...one,
      title: engineName('constraint', one.id, one.title),
      noun: engineName('noun', one.id, one.noun),
    })),
    techniques: catalogue.techniques.map((one) => ({
      ...one,
      title: engineName('technique', one.id, one.title),
    })),
  };
}
