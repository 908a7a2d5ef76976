// SPDX-License-Identifier: MIT
//
// What the engine's techniques, boards, constraints and houses are called in other languages than
// its own, and what is said of them, by the ids that it sends. What is not here keeps the English
// words that come with the id, so a new technique needs nothing here to appear. Those of boards, houses,
// techniques and steps stand beside the sources of the engine, in folders called words. Keys:
//   technique.ID, geometry.ID
//   idea.ID, look.ID   the idea of a technique, and what to look for
//   nudge.FAMILY   where to turn one's eyes for techniques of a family
//   summary.ID     what a step comes to; {part}, {part|or} and {part|count} as in src/logic/telling/summary.h
//   sign.ID        what a mark of a drawn step means
//   help.geometry.ID, help.geometry.ID.PARAMETER
//   constraint.ID, noun.ID (within a sentence), rule.ID (what it says), plain-rule.ID (what it says
//   where no one has numbers of its own), parameter.NAME,
//   help.constraint.ID.PARAMETER: from the files beside the types, constraint_words.ts
//   format.ID  of those that are written
//   error.CODE     a refusal, before the engine's own sentence
//   house.WORD

export type EngineNames = { readonly [key: string]: string };

/** The name of an id in a language; undefined when the engine's own has to do. */
export type NameOf = (key: string) => string | undefined;

/**
 * What the words of a house come to, each a noun and its id, which may be empty; undefined where one
 * of them has no name here.
 */
export function houseWords(
  words: readonly (readonly string[])[],
  nameOf: NameOf,
): string | undefined {
  const told: string[] = [];
  for (const [noun = '', id = ''] of words) {
    const known = nameOf(`house.${noun.replaceAll(' ', '-')}`);
    if (known === undefined || known.includes('{id}') !== (id !== '')) return undefined;
    told.push(known.replace('{id}', id));
  }
  return told.join(', ');
}
