// SPDX-License-Identifier: MIT
//
// What a person prefers, kept in local storage.

import { effect, signal, type Signal } from '@preact/signals';
import type { CellNames } from '../api/protocol';
import { isLevel } from '../base/levels';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast' | 'safe';
export type CheckMode = 'off' | 'asked' | 'always';
export type KeyProfile = 'sudokupad' | 'hodoku' | 'explainer';
export type Language = 'auto' | 'en' | 'de' | 'fr' | 'es' | 'ja';

/** Whether the browser keeps what is chosen. */
export const settingsAreKept = signal(true);

/** A setting, what it is before anybody chooses, and what it can be. */
type Kept<T> = Signal<T> & { readonly first: T; readonly isSound: (value: unknown) => boolean };

/** What is stored may be damaged, or of another version: what does not fit counts as nothing. */
function kept<T extends string | number | boolean>(
  name: string,
  first: T,
  fits: (value: T) => boolean = () => true,
): Kept<T> {
  const key = `omnidoku.${name}`;
  const kept = signal<T>(first);
  const isSound = (value: unknown) => typeof value === typeof first && fits(value as T);
  try {
    const text = localStorage.getItem(key);
    const value: unknown = text === null ? first : JSON.parse(text);
    if (isSound(value)) kept.value = value as T;
  } catch {
    // Storage that cannot be read is as good as empty.
  }
  effect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(kept.value));
    } catch {
      settingsAreKept.value = false; // the setting holds while the page is open
    }
  });
  return Object.assign(kept, { first, isSound });
}

function oneOf<T>(...values: readonly T[]): (value: T) => boolean {
  return (value) => values.includes(value);
}

function within(least: number, most: number): (value: number) => boolean {
  return (value) => value >= least && value <= most;
}

export const settings = {
  theme: kept<Theme>('theme', 'auto', oneOf('auto', 'light', 'dark', 'contrast', 'safe')),
  language: kept<Language>('language', 'auto', oneOf('auto', 'en', 'de', 'fr', 'es', 'ja')),
  textSize: kept<number>('text-size', 100, within(50, 300)),
  checkMode: kept<CheckMode>('check', 'asked', oneOf('off', 'asked', 'always')),
  showConflicts: kept<boolean>('conflicts', true),
  showStuck: kept<boolean>('stuck', true),
  autoErase: kept<boolean>('auto-erase', true),
  showTimer: kept<boolean>('timer', true),
  highlightSame: kept<boolean>('highlight-same', true),
  highlightHouses: kept<boolean>('highlight-houses', false),
  digitFirst: kept<boolean>('digit-first', false),
  showCounts: kept<boolean>('counts', true),
  coordinates: kept<boolean>('coordinates', false),
  cellNames: kept<CellNames>('cell-names', 'R1C1', oneOf('R1C1', 'A1', 'r1c1')),
  colouredEmoji: kept<boolean>('coloured-emoji', false),
  patterns: kept<boolean>('patterns', false),
  /** Whether what gives something away is asked for twice. */
  askSpoilers: kept<boolean>('spoilers', true),
  keyProfile: kept<KeyProfile>('keys', 'sudokupad', oneOf('sudokupad', 'hodoku', 'explainer')),
};

/** The settings that a person chose, to be taken elsewhere. */
export function chosenSettings(): { [name: string]: string | number | boolean } {
  const chosen = Object.entries(settings).filter(([, { value, first }]) => value !== first);
  return Object.fromEntries(chosen.map(([name, { value }]) => [name, value]));
}

/** Takes settings from elsewhere where nobody chose anything here. */
export function takeSettings(from: { readonly [name: string]: unknown }): void {
  for (const [name, setting] of Object.entries(settings) as [string, Kept<unknown>][]) {
    const isOpen = setting.value === setting.first;
    if (isOpen && setting.isSound(from[name])) setting.value = from[name];
  }
}

export const currentGame = kept<string>('game', '');
/** The clock of that game when the page was left, in seconds. */
export const currentSeconds = kept<number>('seconds', 0, within(0, 1e9));
/** What was selected then: the game, the cursor, the cells. */
export const currentSelected = kept<string>('selected', '');
/** The tool in hand then. */
export const currentTool = kept<string>('tool', 'value');
/** A new puzzle that is being opened and not stored yet, as JSON. */
export const beingOpened = kept<string>('opening', '');
/** What was begun of it then and not set, as JSON. */
export const currentDraft = kept<string>('begun', '');
/** Whether it was said how a board is zoomed. */
export const zoomTold = kept<boolean>('zoom-told', false);
/** What was chosen last in the gallery: a card, and a level or none. */
export const lastCard = kept<string>('new-card', 'classic');
export const lastLevel = kept<string>(
  'new-level',
  'easy',
  (level) => level === '' || isLevel(level),
);
/** The kinds of rules that were set last, by their ids. */
export const recentKinds = kept<string>('recent-kinds', 'killer thermometer arrow whisper +x');
/** Whether somebody who came for the first time is to be told what else is here. */
export const welcome = kept<'' | 'due' | 'done'>('welcome', '');
