// SPDX-License-Identifier: MIT
//
// The palette of set mode: every kind of constraint and of houses added to a board, in groups, found
// by what it is called in the page's language, in English, in other programs, and by what it says.

import { computed } from '@preact/signals';
import type { PageState } from '../../game/page_state';
import type { Catalogue } from '../../api/protocol';
import { engineText, type Marked } from '../../i18n/i18n';
import { hasWords, plain } from '../../i18n/plain';
import type { Wanted } from './pictures';

export type ConstraintType = Catalogue['constraints'][number];
export type BoardType = Catalogue['geometries'][number];

export interface Kind {
  /** Of houses added to a board it begins with "+". */
  id: string;
  title: string;
  rule: Marked;
  group: string;
  picture: Wanted;
  /** What else it is called. */
  also: readonly string[];
  /** One of the two. */
  constraint?: ConstraintType;
  houses?: BoardType;
}

const kGroups = ['lines', 'dots', 'cages', 'outside', 'cells', 'whole', 'regions', 'composed'];

/** Words that tell no kind from another. */
const kGeneral = [
  'line',
  'lines',
  'clue',
  'clues',
  'cell',
  'cells',
  'rule',
  'with',
  'from',
  'that',
];

type Named = Pick<Kind, 'title' | 'also'>;

/** Whether words have a name of a kind. */
export function isNamedIn({ title, also }: Named, words: string): boolean {
  const told = ` ${plain(words)} `;
  return [title, ...also].some((name) => name.length > 2 && told.includes(plain(name)));
}

/** Whether words may speak of a kind: they have a name of it, or a word of one that says something. */
export function isSpokenOf(kind: Named, words: string): boolean {
  const told = plain(words);
  const parts = [kind.title, ...kind.also].flatMap((name) => plain(name).split(/[^\p{L}]+/u));
  const telling = parts.filter((part) => part.length > 3 && !kGeneral.includes(part));
  return isNamedIn(kind, words) || telling.some((part) => told.includes(part.replace(/s$/, '')));
}

/** How well a title is what is wanted: 0 has it as a word, 1 a word that begins so. */
function distance({ title }: Kind, wanted: string): number {
  const text = ` ${plain(title)} `;
  const word = ` ${plain(wanted)}`;
  return text.includes(`${word} `) ? 0 : text.includes(word) ? 1 : 2;
}

export class Palette {
  readonly all = computed<readonly Kind[]>(() => {
    const { constraints = [], geometries = [] } = this.page.session.catalogue.value ?? {};
    const english = this.page.session.engineCatalogue.value;
    const own = (list: readonly { id: string; title: string }[] | undefined, id: string) =>
      list?.find((one) => one.id === id)?.title ?? '';
    return [
      ...constraints.map((type) => ({
        id: type.id,
        title: type.title,
        rule: engineText(`rule.${type.id}`, type.rule),
        group: type.group,
        picture: { geometry: 'grid', kinds: [type.id] },
        also: [own(english?.constraints, type.id), type.noun, type.id, ...type.also],
        constraint: type,
      })),
      ...geometries
        .filter(({ extra }) => extra)
        .map((houses) => ({
          id: `+${houses.id}`,
          title: houses.title,
          rule: engineText(`help.geometry.${houses.id}`, houses.help),
          group: 'regions',
          picture: { geometry: houses.id === 'houses' ? 'grid' : `grid+${houses.id}`, kinds: [] },
          also: [own(english?.geometries, houses.id), houses.id],
          houses,
        })),
    ];
  });
  readonly count = computed(() => this.all.value.length);

  constructor(private readonly page: PageState) {}

  find(id: string): Kind | undefined {
    return this.all.value.find((kind) => kind.id === id);
  }

  /** What a type of constraint is called; its id as long as there are no names. */
  title(id: string): string {
    return this.find(id)?.title ?? id;
  }

  /**
   * Those that are called what is wanted, the best and their groups first; where none is, those whose
   * rule has the words.
   */
  searched(wanted: string): readonly { id: string; kinds: readonly Kind[] }[] {
    const named = this.all.value.filter(({ title, also }) => hasWords([title, ...also], wanted));
    const found =
      named.length > 0
        ? named
        : this.all.value.filter(({ title, rule }) => hasWords([title, rule.text], wanted));
    const places = new Map(kGroups.map((id, place) => [id, place]));
    const place = ({ group }: Kind) => places.get(group) ?? kGroups.length;
    const sorted = [...found].sort((a, b) => place(a) - place(b));
    if (wanted !== '') sorted.sort((a, b) => distance(a, wanted) - distance(b, wanted));
    const groups = [...new Set(sorted.map(({ group }) => group))];
    return groups.map((id) => ({ id, kinds: sorted.filter(({ group }) => group === id) }));
  }
}
