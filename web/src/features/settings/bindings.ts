// SPDX-License-Identifier: MIT
//
// What keys do, as a table: the help page shows it, the keyboard follows it. Keys are physical ones
// (KeyboardEvent.code), so that the row Z X C V stays a row on every layout.

import type { Key } from '../../i18n/i18n';
import type { KeyProfile } from '../../store/settings';

export type Command =
  | 'tool.value'
  | 'tool.corner'
  | 'tool.centre'
  | 'tool.colour'
  | 'tool.pen'
  | 'tool.next'
  | 'tool.previous'
  | 'digit-first'
  | 'write'
  | 'move.up'
  | 'move.right'
  | 'move.down'
  | 'move.left'
  | 'extend.up'
  | 'extend.right'
  | 'extend.down'
  | 'extend.left'
  | 'open.up'
  | 'open.right'
  | 'open.down'
  | 'open.left'
  | 'row.first'
  | 'row.last'
  | 'column.first'
  | 'column.last'
  | 'select.all'
  | 'select.none'
  | 'select.invert'
  | 'clear'
  | 'undo'
  | 'redo'
  | 'pause'
  | 'check'
  | 'hint'
  | 'hint.nudge'
  | 'hint.technique'
  | 'hint.full'
  | 'step.do'
  | 'step.next'
  | 'steps'
  | 'solve'
  | 'rate'
  | 'fill'
  | 'filter.next'
  | 'filter.previous'
  | 'filter.pairs'
  | 'filter.mark'
  | 'filter.enter'
  | 'colours.clear'
  | 'help';

export interface Binding {
  command: Command;
  keys: readonly string[];
  /** Only in this profile, and in those that begin with it; in all when absent. */
  profile?: KeyProfile;
}

/** Profiles that are another with more keys. */
const kBegins: { readonly [profile in KeyProfile]?: KeyProfile } = { explainer: 'sudokupad' };

/** Whether keys of a profile, or of all when absent, are those of the profile that is chosen. */
export function isOf(profile: KeyProfile | undefined, chosen: KeyProfile): boolean {
  return profile === undefined || profile === chosen || profile === kBegins[chosen];
}

export const kBindings: readonly Binding[] = [
  { command: 'tool.value', keys: ['KeyZ'], profile: 'sudokupad' },
  { command: 'tool.corner', keys: ['KeyX'], profile: 'sudokupad' },
  { command: 'tool.centre', keys: ['KeyC'], profile: 'sudokupad' },
  { command: 'tool.colour', keys: ['KeyV'], profile: 'sudokupad' },
  { command: 'tool.pen', keys: ['KeyB'], profile: 'sudokupad' },
  { command: 'tool.next', keys: ['Space', 'PageDown'], profile: 'sudokupad' },
  { command: 'tool.previous', keys: ['Shift+Space', 'PageUp'], profile: 'sudokupad' },
  { command: 'digit-first', keys: ['KeyQ'] },
  { command: 'write', keys: ['Enter'], profile: 'sudokupad' },
  { command: 'move.up', keys: ['ArrowUp'] },
  { command: 'move.right', keys: ['ArrowRight'] },
  { command: 'move.down', keys: ['ArrowDown'] },
  { command: 'move.left', keys: ['ArrowLeft'] },
  { command: 'move.up', keys: ['KeyW'], profile: 'sudokupad' },
  { command: 'move.left', keys: ['KeyA'], profile: 'sudokupad' },
  { command: 'move.down', keys: ['KeyS'], profile: 'sudokupad' },
  { command: 'move.right', keys: ['KeyD'], profile: 'sudokupad' },
  { command: 'extend.up', keys: ['Shift+ArrowUp'] },
  { command: 'extend.right', keys: ['Shift+ArrowRight'] },
  { command: 'extend.down', keys: ['Shift+ArrowDown'] },
  { command: 'extend.left', keys: ['Shift+ArrowLeft'] },
  { command: 'extend.up', keys: ['Ctrl+ArrowUp'], profile: 'sudokupad' },
  { command: 'extend.right', keys: ['Ctrl+ArrowRight'], profile: 'sudokupad' },
  { command: 'extend.down', keys: ['Ctrl+ArrowDown'], profile: 'sudokupad' },
  { command: 'extend.left', keys: ['Ctrl+ArrowLeft'], profile: 'sudokupad' },
  { command: 'extend.up', keys: ['Shift+KeyW'], profile: 'sudokupad' },
  { command: 'extend.left', keys: ['Shift+KeyA'], profile: 'sudokupad' },
  { command: 'extend.down', keys: ['Shift+KeyS'], profile: 'sudokupad' },
  { command: 'extend.right', keys: ['Shift+KeyD'], profile: 'sudokupad' },
  { command: 'open.up', keys: ['Ctrl+ArrowUp'], profile: 'hodoku' },
  { command: 'open.right', keys: ['Ctrl+ArrowRight'], profile: 'hodoku' },
  { command: 'open.down', keys: ['Ctrl+ArrowDown'], profile: 'hodoku' },
  { command: 'open.left', keys: ['Ctrl+ArrowLeft'], profile: 'hodoku' },
  { command: 'row.first', keys: ['Home'], profile: 'hodoku' },
  { command: 'row.last', keys: ['End'], profile: 'hodoku' },
  { command: 'column.first', keys: ['Ctrl+Home'], profile: 'hodoku' },
  { command: 'column.last', keys: ['Ctrl+End'], profile: 'hodoku' },
  { command: 'select.all', keys: ['Ctrl+KeyA'] },
  { command: 'select.none', keys: ['Ctrl+Shift+KeyA', 'Escape'] },
  { command: 'select.invert', keys: ['Ctrl+KeyI'] },
  { command: 'clear', keys: ['Backspace', 'Delete', 'Shift+Delete', 'Ctrl+Delete'] },
  { command: 'undo', keys: ['Ctrl+KeyZ'] },
  { command: 'redo', keys: ['Ctrl+KeyY', 'Ctrl+Shift+KeyZ'] },
  { command: 'pause', keys: ['KeyP'] },
  { command: 'check', keys: ['F7'] },
  { command: 'fill', keys: ['Ctrl+KeyM'] },
  { command: 'hint', keys: ['KeyH'], profile: 'sudokupad' },
  { command: 'hint.full', keys: ['F12'], profile: 'hodoku' },
  { command: 'hint.technique', keys: ['Ctrl+F12'], profile: 'hodoku' },
  { command: 'hint.nudge', keys: ['Alt+F12'], profile: 'hodoku' },
  { command: 'step.next', keys: ['F2'], profile: 'explainer' },
  { command: 'undo', keys: ['Shift+F2'], profile: 'explainer' },
  { command: 'hint.full', keys: ['F3'], profile: 'explainer' },
  { command: 'step.do', keys: ['F4'], profile: 'explainer' },
  { command: 'steps', keys: ['F5'], profile: 'explainer' },
  { command: 'hint.nudge', keys: ['F6'], profile: 'explainer' },
  { command: 'hint.technique', keys: ['Shift+F6'], profile: 'explainer' },
  { command: 'solve', keys: ['F8'], profile: 'explainer' },
  { command: 'rate', keys: ['F9'], profile: 'explainer' },
  { command: 'filter.next', keys: ['Period'], profile: 'hodoku' },
  { command: 'filter.previous', keys: ['Comma'], profile: 'hodoku' },
  { command: 'filter.pairs', keys: ['F10'], profile: 'hodoku' },
  { command: 'filter.mark', keys: ['Space'], profile: 'hodoku' },
  { command: 'filter.enter', keys: ['Enter'], profile: 'hodoku' },
  { command: 'colours.clear', keys: ['KeyR'], profile: 'hodoku' },
  { command: 'help', keys: ['?', 'F1'], profile: 'sudokupad' },
  { command: 'help', keys: ['?'], profile: 'hodoku' },
];

/** Keys that are not single commands, for the help page. */
export const kFamilies: readonly { keys: string; meaning: Key; profile?: KeyProfile }[] = [
  { keys: '0–9', meaning: 'keys.digits' },
  { keys: '0  .  Space', meaning: 'keys.skip' },
  { keys: 'Shift + 0–9', meaning: 'keys.corner' },
  { keys: 'Ctrl + 0–9', meaning: 'keys.centre' },
  { keys: 'Ctrl + Shift + 0–9', meaning: 'keys.colour' },
  { keys: 'F1–F9', meaning: 'keys.filter', profile: 'hodoku' },
  { keys: 'Ctrl + F1–F9', meaning: 'keys.filter-more', profile: 'hodoku' },
  { keys: 'A–E', meaning: 'keys.letters', profile: 'hodoku' },
];

/**
 * "Ctrl+Shift+KeyZ" for an event; Cmd counts as Ctrl. With Ctrl the letter counts that the layout
 * has there, as in every other program; "?" is a sign, wherever it stands.
 */
export function keyName(event: KeyboardEvent): string {
  const ctrl = event.ctrlKey || event.metaKey;
  if (event.key === '?' && !ctrl && !event.altKey) return '?';
  const parts = [];
  if (ctrl) parts.push('Ctrl');
  if (event.altKey) parts.push('Alt');
  if (event.shiftKey) parts.push('Shift');
  const letter = ctrl && /^[a-z]$/i.test(event.key);
  return [...parts, letter ? `Key${event.key.toUpperCase()}` : event.code].join('+');
}

export function commandOf(name: string, profile: KeyProfile): Command | null {
  const fits = (binding: Binding) => isOf(binding.profile, profile) && binding.keys.includes(name);
  return kBindings.find(fits)?.command ?? null;
}

/** How a key is written for people. */
export function keyLabel(name: string): string {
  const labels: { [code: string]: string } = {
    ArrowUp: '↑',
    ArrowRight: '→',
    ArrowDown: '↓',
    ArrowLeft: '←',
    Period: '.',
    Comma: ',',
    Escape: 'Esc',
  };
  return name
    .split('+')
    .map((part) => labels[part] ?? part.replace(/^Key/, ''))
    .join(' + ');
}
