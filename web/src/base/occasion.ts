// SPDX-License-Identifier: MIT
//
// What the page says belongs to an occasion: something a person asks for, does or opens. It goes
// when the next one begins, wherever it stands, so that nothing is read as if it were about that.

import { batch, signal, type Signal } from '@preact/signals';

const ends: (() => void)[] = [];

/** Holds what is said, and `nothing` as soon as the next occasion begins. */
export function said<T>(nothing: T): Signal<T> {
  const words = signal(nothing);
  ends.push(() => (words.value = nothing));
  return words;
}

export function beginOccasion(): void {
  batch(() => ends.forEach((end) => end()));
}
