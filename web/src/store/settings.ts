// SPDX-License-Identifier: MIT
//
// What a person prefers, kept in local storage.

import { effect, signal, type Signal } from '@preact/signals';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast' | 'safe';
export type CheckMode = 'off' | 'asked' | 'always';
export type KeyProfile = 'sudokupad' | 'hodoku' | 'explainer';
export type Language = 'auto' | 'en' | 'de' | 'fr' | 'es' | 'ja';

/** A setting, and what it is before anybody chooses. */
type Kept<T> = Signal<T> & { readonly first: T };

function kept<T extends string | number | boolean>(name: string, first: T): Kept<T> {
  const key = `omnidoku.${name}`;
  const kept = signal<T>(first);
  try {
    const text = localStorage.getItem(key);
    const value: unknown = text === null ? first : JSON.parse(text);
    if (typeof value === typeof first) kept.value = value as T;
  } catch {
    // Storage that cannot be read is as good as empty.
  }
  effect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(kept.value));
    } catch {
      // Nothing can be kept; the setting holds while the page is open.
    }
  });
  return Object.assign(kept, { first });
}

export const settings = {
  theme: kept<Theme>('theme', 'auto'),
  language: kept<Language>('language', 'auto'),
  textSize: kept<number>('text-size', 100),
  checkMode: kept<CheckMode>('check', 'asked'),
  showConflicts: kept<boolean>('conflicts', true),
  showStuck: kept<boolean>('stuck', true),
  autoErase: kept<boolean>('auto-erase', true),
  showTimer: kept<boolean>('timer', true),
  highlightSame: kept<boolean>('highlight-same', true),
  highlightHouses: kept<boolean>('highlight-houses', false),
  digitFirst: kept<boolean>('digit-first', false),
  showCounts: kept<boolean>('counts', true),
  coordinates: kept<boolean>('coordinates', false),
  colouredEmoji: kept<boolean>('coloured-emoji', false),
  patterns: kept<boolean>('patterns', false),
  /** Whether what gives something away is asked for twice. */
  askSpoilers: kept<boolean>('spoilers', true),
  keyProfile: kept<KeyProfile>('keys', 'sudokupad'),
};

const kTextSizes = [50, 300] as const;

/** The settings that a person chose, to be taken elsewhere. */
export function chosenSettings(): { [name: string]: string | number | boolean } {
  const chosen = Object.entries(settings).filter(([, { value, first }]) => value !== first);
  return Object.fromEntries(chosen.map(([name, { value }]) => [name, value]));
}

/** Takes settings from elsewhere where nobody chose anything here. */
export function takeSettings(from: { readonly [name: string]: unknown }): void {
  for (const [name, setting] of Object.entries(settings) as [string, Kept<unknown>][]) {
    const value = from[name];
    const [least, most] = kTextSizes;
    const isSound = typeof value !== 'number' || (value >= least && value <= most);
    const isOpen = setting.value === setting.first;
    if (isSound && isOpen && typeof value === typeof setting.first) setting.value = value;
  }
}

export const currentGame = kept<string>('game', '');
/** The clock of that game when the page was left, in seconds. */
export const currentSeconds = kept<number>('seconds', 0);
/** What was selected then: the game, the cursor, the cells. */
export const currentSelected = kept<string>('selected', '');
/** A new puzzle that is being opened and not stored yet, as JSON. */
export const beingOpened = kept<string>('opening', '');
/** Whether it was said how a board is zoomed. */
export const zoomTold = kept<boolean>('zoom-told', false);
/** What was chosen last in the gallery: a card, and a level or none. */
export const lastCard = kept<string>('new-card', 'classic');
export const lastLevel = kept<string>('new-level', 'easy');
/** The kinds of rules that were set last, by their ids. */
export const recentKinds = kept<string>('recent-kinds', 'killer thermometer arrow whisper +x');
/** Whether somebody who came for the first time is to be told what else is here. */
export const welcome = kept<'' | 'due' | 'done'>('welcome', '');
