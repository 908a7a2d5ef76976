// SPDX-License-Identifier: MIT
//
// What is wished of a new puzzle: a card of the gallery, a level, and more where somebody wants it.

import { computed, signal } from '@preact/signals';
import type { PageState } from '../../game/page_state';
import { EngineError, PageError } from '../../api/engine';
import type { Catalogue, GalleryCard, Geometry, Parameters } from '../../api/protocol';
import { generate, makeAndOpen } from '../../game/make_puzzle';
import { t } from '../../i18n/i18n';
import { lastCard, lastLevel } from '../../store/settings';
import { kNothingWritten, writtenBoard, type WrittenBoard } from '../set/board_editor';
import { Gallery } from './gallery';

type BoardType = Catalogue['geometries'][number];

/** Whose numbers a difficulty can be in. */
export const kScales = ['human', 'se', 'hodoku'] as const;
export type Scale = (typeof kScales)[number];

const kTimeLimit = 60; // seconds
const kMostSeed = 2 ** 53;

/** The answer to the first try that the board allows: not every drawing has every symmetry. */
async function firstPossible<T>(
  tries: readonly string[],
  make: (symmetry: string) => Promise<T>,
): Promise<T> {
  const [first = 'none', ...others] = tries;
  try {
    return await make(first);
  } catch (error) {
    const impossible = error instanceof EngineError && error.code === 'unsupported';
    if (!impossible || others.length === 0) throw error;
    return firstPossible(others, make);
  }
}

export class Wish {
  /** What is written of the board in place of the card's; null while nobody wrote anything. */
  readonly board = signal<WrittenBoard | null>(null);
  /** Beside those of the card. */
  readonly kinds = signal<readonly string[]>([]);
  /** Techniques that it is to take. */
  readonly techniques = signal<readonly string[]>([]);
  /** Those that are to suffice; any where there are none. */
  readonly only = signal<readonly string[]>([]);
  readonly hardestOnce = signal(false);
  /** Whose numbers `rating` has. */
  readonly scale = signal<Scale>('human');
  /** A number, a range or another program's level, in place of one of ours. */
  readonly rating = signal('');
  readonly symmetry = signal('');
  /** By cell whether there is to be a given; null while they may be anywhere. */
  readonly pattern = signal<readonly boolean[] | null>(null);
  readonly givens = signal('');
  readonly seed = signal('');
  readonly seconds = signal(String(kTimeLimit));
  /** The card in hand; the first one until the gallery is there, and where its last one is gone. */
  readonly card = computed<GalleryCard | undefined>(() => {
    const cards = this.page.model(Gallery).groups.value.flatMap((group) => group.cards);
    return cards.find(({ id }) => id === lastCard.value) ?? cards[0];
  });

  /** Whether it is more than the card and a level, of which alone there are measured times. */
  readonly isPlain = computed(
    () =>
      this.board.value === null &&
      this.pattern.value === null &&
      !this.hardestOnce.value &&
      [this.kinds, this.techniques, this.only].every(({ value }) => value.length === 0) &&
      [this.rating, this.symmetry, this.givens].every(({ value }) => value.trim() === ''),
  );

  constructor(private readonly page: PageState) {}

  /** Another card, which comes as it is. */
  choose(card: GalleryCard): void {
    lastCard.value = card.id;
    this.writeBoard(null);
    this.kinds.value = [];
  }

  /** Another board, for whose cells no pattern was drawn. */
  writeBoard(written: WrittenBoard | null): void {
    this.board.value = written;
    this.pattern.value = null;
  }

  private geometries(): readonly BoardType[] {
    return this.page.session.catalogue.value?.geometries ?? [];
  }

  /** The type of the card's board, whose parameters can be written. */
  boardType(): BoardType | undefined {
    const [base = ''] = (this.card.value?.geometry ?? 'grid').split(/[+:]/);
    const named = this.geometries().find(({ id }) => id === base);
    return named?.extra ? this.geometries().find(({ id }) => id === 'grid') : named;
  }

  /** What is written of the board: to begin with, what the card has. */
  boardWritten(): WrittenBoard {
    if (this.board.value !== null) return this.board.value;
    const parts = (this.card.value?.geometry ?? 'grid').split('+');
    const [, size = ''] = (parts[0] ?? '').split(':');
    const isExtra = (id: string) => this.geometries().some((one) => one.id === id && one.extra);
    return {
      fields: /^\d+$/.test(size) ? { size } : kNothingWritten.fields,
      added: Object.fromEntries(parts.filter(isExtra).map((id) => [id, {}])),
    };
  }

  /** By its name where nothing else is said, so that boards of that name can differ. */
  boardWished(): Geometry {
    const type = this.boardType();
    const own = this.card.value?.geometry ?? 'grid';
    if (this.board.value === null || type === undefined) return own;
    const spec = writtenBoard(this.page, type, this.board.value);
    return Object.keys(spec).length > 1 ? spec : type.id;
  }

  kindsOfAll(): readonly string[] {
    return [...new Set([...(this.card.value?.kinds ?? []), ...this.kinds.value])];
  }

  /** "30" or "28-32"; nothing when the number is left open. */
  private givensWished(): { givens?: [number, number] } {
    const text = this.givens.value.trim();
    if (text === '') return {};
    const [, least, most = least] = /^(\d+)(?:\s*[-–]\s*(\d+))?$/.exec(text) ?? [];
    if (least === undefined) throw new PageError(t('new.givens-unclear'));
    return { givens: [Number(least), Number(most)] };
  }

  private seedWished(): { seed?: number } {
    const text = this.seed.value.trim();
    if (text === '') return {};
    const seed = Number(text);
    if (!/^\d+$/.test(text) || seed > kMostSeed) throw new PageError(t('new.seed-unclear'));
    return { seed };
  }

  /** By another scale or in numbers where that is written, else by a level, else open. */
  private difficultyWished(): { difficulty?: string; scale?: Scale } {
    const rating = this.rating.value.trim().replace(/\s*[-–]\s*/, '-');
    if (rating !== '') return { difficulty: rating, scale: this.scale.value };
    return lastLevel.value ? { difficulty: lastLevel.value } : {};
  }

  private techniquesWished(): Pick<
    Parameters<'generate'>,
    'must_contain' | 'only' | 'hardest_once'
  > {
    const [techniques, only] = [this.techniques.value, this.only.value];
    return {
      ...(techniques.length > 0 ? { must_contain: [...techniques] } : {}),
      ...(only.length > 0 ? { only: [...only] } : {}),
      ...(this.hardestOnce.value ? { hardest_once: true } : {}),
    };
  }

  private patternWished(): { pattern?: string } {
    const { value } = this.pattern;
    return value === null ? {} : { pattern: value.map((on) => (on ? '1' : '.')).join('') };
  }

  /** Patterns for which a puzzle is looked for, one after another. */
  private symmetriesWished(): readonly string[] {
    if (this.pattern.value !== null) return ['none'];
    if (this.symmetry.value !== '') return [this.symmetry.value];
    // Easy puzzles have the givens for a pattern; among harder ones it only makes the search long.
    const easy = ['', 'beginner', 'easy'].includes(lastLevel.value) && this.rating.value === '';
    return easy && this.kindsOfAll().length === 0 ? ['180', 'none'] : ['none'];
  }

  /** Makes a puzzle and puts it on the board. */
  async make(): Promise<void> {
    const kinds = this.kindsOfAll();
    const wished = {
      geometry: this.boardWished(),
      ...this.difficultyWished(),
      ...this.techniquesWished(),
      ...this.patternWished(),
      ...(kinds.length > 0 ? { kinds: [...kinds] } : {}),
      ...this.givensWished(),
      ...this.seedWished(),
      time_limit: Number(this.seconds.value) || kTimeLimit,
    };
    const made = await makeAndOpen(this.page, (options) =>
      firstPossible(this.symmetriesWished(), (symmetry) =>
        generate(this.page, { ...wished, symmetry }, options),
      ),
    );
    if (made && made.undecided > 0) {
      this.page.help.message.value = { text: t('new.undecided', { count: made.undecided }) };
    }
  }

  async startEmpty(): Promise<void> {
    await this.page.session.openDocument({ omnidoku: 1, board: this.boardWished() }, 'set');
  }
}
