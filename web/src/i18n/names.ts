// SPDX-License-Identifier: MIT
//
// What the engine's techniques, boards, constraints and houses are called in other languages than
// its own, and what is said of them, by the ids that it sends. What is not here keeps the English
// words that come with the id, so a new technique needs nothing here to appear. Keys:
//   technique.ID, geometry.ID
//   idea.ID, look.ID   the idea of a technique, and what to look for
//   nudge.FAMILY   where to turn one's eyes for techniques of a family
//   summary.ID     what a step comes to; {part}, {part|or} and {part|count} as in src/logic/summary.h
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
 * What a house is called: "row 3 of grid 2" and "grid 2 row 3" are taken apart into their words,
 * "the region of R1C4" and "the falling diagonal" have names of their own. Names that somebody gave,
 * and those of sums, stay as they are.
 */
export function houseName(own: string, nameOf: NameOf): string {
  const [, region, given] = /^(?:(?:the )?region of (\S+)|house (.+))$/.exec(own) ?? [];
  if (region !== undefined) return nameOf('house.region-of')?.replace('{id}', region) ?? own;
  if (given !== undefined) return nameOf('house.house')?.replace('{id}', given) ?? own;
  const name = own.replace(/^the /, '').split(' of ').reverse().join(' ');
  return knownName(name, nameOf) ?? own;
}

function knownName(name: string, nameOf: NameOf): string | undefined {
  const whole = nameOf(`house.${name.replace(/ /g, '-')}`);
  if (whole !== undefined && !whole.includes('{id}')) return whole;
  const parts = [...name.matchAll(/([a-z]+(?: slice)?) ([A-Z]*\d+(?:[A-Z]\d+)*|[A-Z]+)(?: |$)/g)];
  if (parts.map(([part]) => part).join('') !== name) return undefined;
  const words: string[] = [];
  for (const [, word, id] of parts) {
    const known = nameOf(`house.${(word ?? '').replace(' ', '-')}`);
    if (known === undefined) return undefined;
    words.push(known.replace('{id}', id ?? ''));
  }
  return words.join(', ');
}
