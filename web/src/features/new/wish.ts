// SPDX-License-Identifier: MIT
//
// What is wished of a new puzzle: a card of the gallery, a level, and more where somebody wants it.

import { computed, signal } from '@preact/signals';
import { app } from '../../app/app_state';
import { EngineError, PageError } from '../../api/engine';
import type { Catalogue, GalleryCard, Geometry } from '../../api/protocol';
import { generate, makeAndOpen } from '../../game/make_puzzle';
import { t } from '../../i18n/i18n';
import { lastCard, lastLevel } from '../../store/settings';
import { kNothingWritten, writtenBoard, type WrittenBoard } from '../set/board_editor';
import { galleryGroups } from './gallery';

type BoardType = Catalogue['geometries'][number];

const kTimeLimit = 60; // seconds
const kMostSeed = 2 ** 53;

export const wish = {
  /** What is written of the board in place of the card's; null while nobody wrote anything. */
  board: signal<WrittenBoard | null>(null),
  /** Beside those of the card. */
  kinds: signal<readonly string[]>([]),
  technique: signal(''),
  symmetry: signal(''),
  givens: signal(''),
  seed: signal(''),
  seconds: signal(String(kTimeLimit)),
};

/** The card in hand; the first one until the gallery is there, and where its last one is gone. */
export const chosenCard = computed<GalleryCard | undefined>(() => {
  const cards = galleryGroups.value.flatMap((group) => group.cards);
  return cards.find(({ id }) => id === lastCard.value) ?? cards[0];
});

/** Another card, which comes as it is. */
export function chooseCard(card: GalleryCard): void {
  lastCard.value = card.id;
  wish.board.value = null;
  wish.kinds.value = [];
}

function geometries(): readonly BoardType[] {
  return app.catalogue.value?.geometries ?? [];
}

/** The type of the card's board, whose parameters can be written. */
export function boardType(): BoardType | undefined {
  const [base = ''] = (chosenCard.value?.geometry ?? 'grid').split(/[+:]/);
  const named = geometries().find(({ id }) => id === base);
  return named?.extra ? geometries().find(({ id }) => id === 'grid') : named;
}

/** What is written of the board: to begin with, what the card has. */
export function boardWritten(): WrittenBoard {
  if (wish.board.value !== null) return wish.board.value;
  const parts = (chosenCard.value?.geometry ?? 'grid').split('+');
  const [, size = ''] = (parts[0] ?? '').split(':');
  const isExtra = (id: string) => geometries().some((one) => one.id === id && one.extra);
  return {
    fields: /^\d+$/.test(size) ? { size } : kNothingWritten.fields,
    added: Object.fromEntries(parts.filter(isExtra).map((id) => [id, {}])),
  };
}

/** By its name where nothing else is said, so that boards of that name can differ. */
export function boardWished(): Geometry {
  const type = boardType();
  const own = chosenCard.value?.geometry ?? 'grid';
  if (wish.board.value === null || type === undefined) return own;
  const spec = writtenBoard(type, wish.board.value);
  return Object.keys(spec).length > 1 ? spec : type.id;
}

export function kindsWished(): readonly string[] {
  return [...new Set([...(chosenCard.value?.kinds ?? []), ...wish.kinds.value])];
}

/** Whether it is more than the card and a level, of which alone there are measured times. */
export const isPlain = computed(
  () =>
    wish.board.value === null &&
    wish.kinds.value.length === 0 &&
    [wish.technique, wish.symmetry, wish.givens].every(({ value }) => value.trim() === ''),
);

/** "30" or "28-32"; nothing when the number is left open. */
function givensWished(): { givens?: [number, number] } {
  const text = wish.givens.value.trim();
  if (text === '') return {};
  const [, least, most = least] = /^(\d+)(?:\s*[-–]\s*(\d+))?$/.exec(text) ?? [];
  if (least === undefined) throw new PageError(t('new.givens-unclear'));
  return { givens: [Number(least), Number(most)] };
}

function seedWished(): { seed?: number } {
  const text = wish.seed.value.trim();
  if (text === '') return {};
  const seed = Number(text);
  if (!/^\d+$/.test(text) || seed > kMostSeed) throw new PageError(t('new.seed-unclear'));
  return { seed };
}

/** Patterns for which a puzzle is looked for, one after another. */
function symmetriesWished(): readonly string[] {
  if (wish.symmetry.value !== '') return [wish.symmetry.value];
  // Easy puzzles have the givens for a pattern; among harder ones it only makes the search long.
  const easy = ['', 'beginner', 'easy'].includes(lastLevel.value);
  return easy && kindsWished().length === 0 ? ['180', 'none'] : ['none'];
}

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

/** Makes a puzzle and puts it on the board. */
export async function makePuzzle(): Promise<void> {
  const kinds = kindsWished();
  const wished = {
    geometry: boardWished(),
    ...(lastLevel.value ? { difficulty: lastLevel.value } : {}),
    ...(wish.technique.value ? { must_contain: [wish.technique.value] } : {}),
    ...(kinds.length > 0 ? { kinds: [...kinds] } : {}),
    ...givensWished(),
    ...seedWished(),
    time_limit: Number(wish.seconds.value) || kTimeLimit,
  };
  const made = await makeAndOpen((options) =>
    firstPossible(symmetriesWished(), (symmetry) => generate({ ...wished, symmetry }, options)),
  );
  if (made && made.undecided > 0) {
    app.help.message.value = { text: t('new.undecided', { count: made.undecided }) };
  }
}

export async function startEmpty(): Promise<void> {
  await app.openDocument({ omnidoku: 1, board: boardWished() }, 'set');
}
