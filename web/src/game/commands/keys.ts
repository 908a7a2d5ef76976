// SPDX-License-Identifier: MIT
//
// Which keys call a command, by profile: like SudokuPad, HoDoKu or Sudoku Explainer. Keys are physical
// ones (KeyboardEvent.code), so that the row Z X C V stays a row on every layout.

import type { KeyProfile } from '../../store/settings';
import type { Command } from './command';
import { kCommands } from './list';

/** Profiles that are another with more keys. */
const kBegins: { readonly [profile in KeyProfile]?: KeyProfile } = { explainer: 'sudokupad' };

/** The profiles whose keys are those of the one that is chosen. */
function profilesOf(chosen: KeyProfile): readonly ('all' | KeyProfile)[] {
  const begins = kBegins[chosen];
  return ['all', ...(begins ? [begins] : []), chosen];
}

/** Whether keys of a profile, or of all when absent, are those of the profile that is chosen. */
export function isOf(profile: KeyProfile | undefined, chosen: KeyProfile): boolean {
  return profilesOf(chosen).includes(profile ?? 'all');
}

export function keysOf({ keys }: Command, chosen: KeyProfile): readonly string[] {
  return profilesOf(chosen).flatMap((profile) => keys[profile] ?? []);
}

export function commandOf(name: string, profile: KeyProfile): Command | undefined {
  return kCommands.find((command) => keysOf(command, profile).includes(name));
}

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
