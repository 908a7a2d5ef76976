// SPDX-License-Identifier: MIT
//
// The cards of the gallery, and what is known of the time that making their puzzles takes.

import { signal } from '@preact/signals';
import type { Catalogue, GalleryCard, GalleryGroup, MakingTime } from '../../api/protocol';
import type { PageState } from '../../game/page_state';
import { hasWords } from '../../i18n/plain';
import { boardText, puzzleName } from '../../i18n/puzzle_names';

export class Gallery {
  /** Asked for when the gallery is opened the first time. */
  readonly groups = signal<readonly GalleryGroup[]>([]);
  /** What is searched for among the cards. */
  readonly sought = signal('');
  private asking = false;

  constructor(private readonly page: PageState) {}

  load(): void {
    if (this.groups.peek().length > 0 || this.asking) return;
    this.asking = true;
    this.page.session.engine
      .call('gallery', {})
      .then((answer) => (this.groups.value = answer.groups))
      .catch(() => undefined) // of an engine's silence the page speaks by itself
      .finally(() => (this.asking = false));
  }
}

export function cardName(catalogue: Catalogue | null, card: GalleryCard): string {
  return puzzleName(catalogue, card.geometry, card.kinds) || card.title;
}

/** Whether all the words are in what is known of the card. */
export function fits(catalogue: Catalogue | null, card: GalleryCard, wanted: string): boolean {
  const titles = card.kinds.map((kind) => {
    const type = catalogue?.constraints.find(({ id }) => id === kind);
    return type ? [type.title, type.noun, ...type.also].join(' ') : '';
  });
  const boards = boardText(card.geometry)
    .split(/[+:]/)
    .map((id) => catalogue?.geometries.find((known) => known.id === id)?.title ?? id);
  const names = [cardName(catalogue, card), card.title, ...titles, ...boards];
  return hasWords([...names, ...card.kinds, card.id], wanted);
}

/** Times are of the native engine on one core; WebAssembly takes longer by as much (docs/PAGE.md). */
const kWasm = 1.3;

export type Estimate =
  | { kind: 'unknown' }
  | { kind: 'rare'; tried: number; most: number }
  | { kind: 'known'; usual: number; most: number };

export function estimate(
  card: GalleryCard | undefined,
  level: string,
  engine: 'native' | 'wasm',
): Estimate {
  const time: MakingTime | undefined = card?.times.find((one) => one.level === (level || 'any'));
  if (time === undefined) return { kind: 'unknown' };
  const factor = engine === 'wasm' ? kWasm : 1;
  if (time.made === 0) return { kind: 'rare', tried: time.tried, most: factor * time.most };
  return { kind: 'known', usual: factor * time.usual, most: factor * time.most };
}
