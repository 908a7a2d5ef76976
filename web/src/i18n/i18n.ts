// SPDX-License-Identifier: MIT
//
// Words on the page, from one catalogue: a file per language, what one lacks is said in English.

import { computed, effect, signal } from '@preact/signals';
import { EngineError, PageError } from '../api/engine';
import type { MadeRule, PuzzleView, Result, Saying } from '../api/protocol';
import { settings } from '../store/settings';
import { type StorageError, storageError } from '../store/trouble';
import { en, type Key, type Words } from './en';
import { type EngineNames, houseWords } from './names';

export type { Key } from './en';

interface Catalogue {
  words: Words;
  names: EngineNames;
}
type Loader = () => Promise<Catalogue>;

export const kLanguages = ['en', 'de', 'fr', 'es', 'ja'] as const;
export type LanguageCode = (typeof kLanguages)[number];

export const kLanguageNames: { readonly [L in LanguageCode]: string } = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ja: '日本語',
};

const loaders: { readonly [L in LanguageCode]: Loader } = {
  en: async () => ({ words: en, names: {} }),
  de: async () => ({
    words: (await import('./de')).de,
    names: { ...(await import('./engine/de')).de, ...(await import('./constraints/de')).de },
  }),
  fr: async () => ({
    words: (await import('./fr')).fr,
    names: { ...(await import('./engine/fr')).fr, ...(await import('./constraints/fr')).fr },
  }),
  es: async () => ({
    words: (await import('./es')).es,
    names: { ...(await import('./engine/es')).es, ...(await import('./constraints/es')).es },
  }),
  ja: async () => ({
    words: (await import('./ja')).ja,
    names: { ...(await import('./engine/ja')).ja, ...(await import('./constraints/ja')).ja },
  }),
};

const catalogue = signal<Catalogue>({ words: en, names: {} });

export const language = computed<LanguageCode>(() => {
  const wanted = settings.language.value;
  const asked = wanted === 'auto' ? navigator.languages : [wanted];
  const codes = asked.map((name) => name.slice(0, 2).toLowerCase());
  return codes.map((code) => kLanguages.find((known) => known === code)).find(Boolean) ?? 'en';
});

effect(() => {
  const code = language.value;
  document.documentElement.lang = code;
  void loaders[code]().then((loaded) => {
    if (language.peek() === code) catalogue.value = loaded;
  });
});

/** The words for a key; `{name}` in them is replaced. */
export function t(key: Key, values: { readonly [name: string]: string | number } = {}): string {
  return (catalogue.value.words[key] ?? en[key]).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
}

function isKey(key: string): key is Key {
  return key in en;
}

/** The words for something that the engine names by an id; the id itself where there are none. */
export function nameOf(
  kind: 'level' | 'symmetry' | 'end' | 'group' | 'family' | 'tool',
  id: string,
): string {
  const key = `${kind}.${id}`;
  return isKey(key) ? t(key) : id;
}

/** What a parameter of a board or constraint is called; its name in files where there is no word. */
export function parameterName(name: string): string {
  const key = `parameter.${name}`;
  return isKey(key) ? t(key) : (catalogue.value.names[key] ?? name.replace(/_/g, ' '));
}

/** What a format leaves out of a puzzle. */
export function lossText(loss: Result<'write'>['lost'][number]): string {
  const key = `lost.${loss.what}`;
  const names = loss.names?.join(', ') ?? '';
  return isKey(key) ? t(key, { count: loss.cells ?? 0, names }) : loss.what;
}

/** Whether what the engine says itself is in another language than the page. */
export const engineIsForeign = computed(() => language.value !== 'en');

/** The language of an English text of the engine, for an element that shows it. */
export function engineLanguage(): 'en' | undefined {
  return engineIsForeign.value ? 'en' : undefined;
}

/** Words, and their language where it is not the page's. */
export interface Marked {
  readonly text: string;
  readonly lang?: 'en' | undefined;
  /** Shown to who asks for more. */
  readonly isMore?: true;
}

function english(text: string): Marked {
  return { text, lang: engineLanguage() };
}

/** What the page's language has for a key of names.ts, else the English words of the engine. */
export function engineText(key: string, own: string): Marked {
  const known = catalogue.value.names[key];
  return known === undefined ? english(own) : { text: known };
}

/** What the engine calls something, in the language of the page as far as it is known there. */
export function engineName(
  kind: 'technique' | 'geometry' | 'constraint' | 'noun' | 'format',
  id: string,
  own: string,
): string {
  return engineText(`${kind}.${id}`, own).text;
}

/** A sentence of rules that nobody wrote. */
export function ruleText({ text, geometry, constraint, plain, values = [] }: MadeRule): Marked {
  if (geometry !== undefined) return engineText(`help.geometry.${geometry}`, text);
  if (constraint === undefined) return english(text);
  const said = engineText(`${plain ? 'plain-rule' : 'rule'}.${constraint}`, text);
  if (said.text === text || values.length === 0) return said;
  const told = values.map(({ name, value }) => `${parameterName(name)} ${value}`).join(', ');
  return { ...said, text: `${said.text} (${told})` };
}

/**
 * A refusal of the engine: by its sentence, with what the engine says itself for who asks for more;
 * else by its code, then what the engine says.
 */
export function refusalWords(code: string, own: string, saying?: Saying): readonly Marked[] {
  const key = `refused.${saying?.id ?? ''}`;
  if (isKey(key))
    return [{ text: t(key, saying?.values) }, { ...english(capitalised(own)), isMore: true }];
  const known = catalogue.value.names[`error.${code}`];
  const said = english(capitalised(own));
  return known === undefined ? [said] : [{ text: known }, said];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Why the browser keeps nothing. */
export function storageText({ why, own }: StorageError): string {
  return t(`storage.${why}`, { own });
}

/** What went wrong, in a sentence: the page's where the engine said nothing, else its own. */
export function errorText(error: unknown): string {
  if (error instanceof EngineError) {
    const what = error.silence === null ? error.message : t(`engine.${error.silence}`);
    return [what, error.where, error.hint].filter((part) => part !== '').join(' · ');
  }
  return error instanceof Error ? error.message : String(error);
}

/** What went wrong, for the person at the screen. */
export function errorWords(error: unknown): readonly Marked[] {
  const text = errorText(error);
  if (error instanceof EngineError && error.silence === null) {
    return refusalWords(error.code, text, error.saying);
  }
  if (error instanceof EngineError || error instanceof PageError) return [{ text }];
  const stored = storageError(error);
  if (stored) return [{ text: storageText(stored) }];
  // The browser's own words are for whoever is told of it.
  return [{ text: t('unexpected') }, english(text)];
}

type House = PuzzleView['houses'][number];

/** One of the ways a house is called; `own` where the language has no words for it. */
export function calledText({ text, words }: House['called'][number], own = text): string {
  return houseWords(words, (key) => catalogue.value.names[key]) ?? own;
}

/** What the board calls a house. */
export function houseName({ name, called: [own] }: House): string {
  return own ? calledText(own) : name;
}

/**
 * What the engine says in the middle of other words, to stand alone. The name of one of the puzzle's cells
 * stays as it is.
 */
export function asSentence(text: string, puzzle?: PuzzleView | null): string {
  const [word] = text.split(' ', 1);
  const isName = puzzle?.cells.some(({ name }) => name === word) ?? false;
  const begun = isName ? text : capitalised(text);
  return begun === '' || /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

/** A sentence about a puzzle's status: the engine's own where it is understood. */
export function statusText(status: string, own: string): Marked {
  const key = `doubt.${status}`;
  const isKnown = own !== '' && engineIsForeign.value && isKey(key);
  return isKnown ? { text: t(key) } : english(asSentence(own));
}

/** The variety of the page's language that the person asked for. */
export function locale(): string {
  const code = language.value;
  const asked = navigator.languages.find((name) => name.slice(0, 2).toLowerCase() === code);
  return asked ?? code;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment in the person's way; making a format takes longer than a hundred uses of it. */
export function formatted(moment: number, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([locale(), options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale(), options);
  formats.set(key, format);
  return format.format(moment);
}

/** A moment as the person writes dates. */
export function dateText(moment: number, timeStyle: 'short' | 'medium' = 'short'): string {
  return formatted(moment, { dateStyle: 'medium', timeStyle });
}

/** "a, b and c", "a, b or c" */
export function listText(
  items: readonly string[],
  type: Intl.ListFormatType = 'conjunction',
): string {
  const code = language.value === 'en' ? 'en-GB' : language.value;
  return new Intl.ListFormat(code, { type }).format(items);
}

/** A cell for people who do not look, from the parts that the engine sends. */
export function spokenCell(
  words: readonly (readonly (number | string)[])[],
  /** Null where what lies on it is not to be said. */
  nounOf: ((constraint: string) => string) | null,
): string {
  const place: string[] = [];
  const rest: string[] = [];
  for (const [said = '', ...numbers] of words) {
    const id = String(said);
    const key = `spoken.${id}`;
    const value = numbers.join(' ');
    if (isKey(key)) place.push(t(key, { numbers: value }));
    else if (place.length === 0) place.push(id);
    else if (nounOf) rest.push([nounOf(id), value].filter(Boolean).join(' '));
  }
  return [place.join(' '), ...rest].join(', ');
}
