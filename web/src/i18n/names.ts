// SPDX-License-Identifier: MIT
//
// What the engine's techniques, boards, constraints and houses are called in other languages than
// its own, and what is said of them, by the ids that it sends. What is not here keeps the English
// words that come with the id, so a new technique or constraint needs nothing here to appear. Keys:
//   technique.ID, geometry.ID, constraint.ID, noun.ID (the constraint within a sentence)
//   idea.ID        the idea of a technique
//   rule.ID        what a constraint says
//   help.geometry.ID, help.geometry.ID.PARAMETER, help.constraint.ID.PARAMETER
//   error.CODE     a refusal, before the engine's own sentence
//   house.WORD

export type EngineNames = { readonly [key: string]: string };

/** The name of an id in a language; undefined when the engine's own has to do. */
export type NameOf = (key: string) => string | undefined;

/**
 * What a house is called: "grid 2 row 3" is taken apart into its words. Names that somebody gave,
 * and those of sums, stay as they are.
 */
export function houseName(name: string, nameOf: NameOf): string {
  const whole = nameOf(`house.${name.replace(/ /g, '-')}`);
  if (whole !== undefined && !whole.includes('{id}')) return whole;
  const parts = [...name.matchAll(/([a-z]+(?: slice)?) ([A-Z]*\d+(?:[A-Z]\d+)*|[A-Z])(?: |$)/g)];
  if (parts.map(([part]) => part).join('') !== name) return name;
  const words: string[] = [];
  for (const [, word, id] of parts) {
    const known = nameOf(`house.${(word ?? '').replace(' ', '-')}`);
    if (known === undefined) return name;
    words.push(known.replace('{id}', id ?? ''));
  }
  return words.join(', ');
}
