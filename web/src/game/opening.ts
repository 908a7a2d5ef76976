// SPDX-License-Identifier: MIT
//
// A new puzzle from the moment the engine is asked for it until it is stored as a game. Whoever reloads
// the page meanwhile finds it again.

import type { Parameters } from '../api/protocol';
import { beingOpened } from '../store/settings';
import type { Facts } from './facts';

export interface Opening {
  source: Parameters<'open'>;
  facts: Facts;
  /** How often it was opened and the page left before it was there: it may be too much for the engine. */
  tries: number;
}

const kMostTries = 3;
let tries = 0;

export function noteOpening(source: Parameters<'open'>, facts: Facts = {}): void {
  keepOpening({ source, facts, tries });
}

export function keepOpening(opening: Opening): void {
  beingOpened.value = JSON.stringify(opening);
}

export function forgetOpening(): void {
  tries = 0;
  beingOpened.value = '';
}

/** What the page was left with before it was stored; null for nothing. */
export function takeOpening(): Opening | null {
  const text = beingOpened.peek();
  forgetOpening();
  try {
    const opening = JSON.parse(text) as Opening;
    if (typeof opening.source !== 'object' || !(opening.tries < kMostTries)) return null;
    tries = opening.tries + 1;
    return opening;
  } catch {
    return null;
  }
}
