// SPDX-License-Identifier: MIT
//
// Settings as they are stored: what is damaged or of another version counts as not chosen, and what comes
// from elsewhere changes nothing that was chosen here.

import './browser';
import { expect, test, vi } from 'vitest';

const kDamaged = {
  theme: '"purple"',
  language: '"xx"',
  'text-size': '1e9',
  check: '"may',
  conflicts: 'null',
  keys: '"emacs"',
  seconds: '-1e300',
  'new-level': '"none"',
};
const kSound = { stuck: 'false', counts: 'false', 'cell-names': '"A1"', game: '"7"' };

const stored = new Map(
  Object.entries({ ...kDamaged, ...kSound }).map(([name, text]) => [`omnidoku.${name}`, text]),
);
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
});
const { chosenSettings, currentGame, currentSeconds, lastLevel, settings, takeSettings } =
  await import('../src/store/settings');

test('settings that are damaged count as not chosen', () => {
  expect(chosenSettings()).toEqual({ showStuck: false, showCounts: false, cellNames: 'A1' });
  expect([currentGame.value, currentSeconds.value, lastLevel.value]).toEqual(['7', 0, 'easy']);
  // What stands there from now on is sound.
  expect(stored.get('omnidoku.theme')).toBe('"auto"');
});

test('settings from elsewhere are taken where nothing was chosen and they fit', () => {
  takeSettings({ theme: 'dark', cellNames: 'r1c1', textSize: 1e9, showTimer: 'no', other: 1 });
  expect(settings.theme.value).toBe('dark');
  expect(stored.get('omnidoku.theme')).toBe('"dark"');
  expect(settings.cellNames.value).toBe('A1');
  expect(settings.textSize.value).toBe(100);
  expect(settings.showTimer.value).toBe(true);
});
