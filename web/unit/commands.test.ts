// SPDX-License-Identifier: MIT
//
// Commands and tools have words, and keys that no other has.

import { expect, test } from 'vitest';
import { keysOf } from '../src/game/commands/keys';
import { kCommands } from '../src/game/commands/list';
import { kTools } from '../src/game/tools/list';
import { en } from '../src/i18n/en';

const kProfiles = ['sudokupad', 'hodoku', 'explainer'] as const;

function twice<T>(list: readonly T[]): readonly T[] {
  return list.filter((one, at) => list.indexOf(one) < at);
}

test('a command is there once, with words', () => {
  const ids = kCommands.map(({ id }) => id);
  expect(twice(ids)).toEqual([]);
  const words = Object.keys(en).filter((key) => key.startsWith('command.'));
  expect(ids.map((id) => `command.${id}`).sort()).toEqual(words.sort());
});

test('a key calls one command, and every command has one in some profile', () => {
  for (const profile of kProfiles) {
    expect(twice(kCommands.flatMap((command) => keysOf(command, profile))), profile).toEqual([]);
  }
  const isMute = (command: (typeof kCommands)[number]) =>
    kProfiles.every((profile) => keysOf(command, profile).length === 0);
  expect(kCommands.filter(isMute).map(({ id }) => id)).toEqual([]);
});

test('Sudoku Explainer has the keys of SudokuPad as well', () => {
  for (const command of kCommands) {
    const keys = keysOf(command, 'explainer');
    expect(keys).toEqual(expect.arrayContaining([...keysOf(command, 'sudokupad')]));
  }
});

test('tools have keys of their own, held or pressed', () => {
  expect(twice(kTools.map(({ key }) => key))).toEqual([]);
  expect(twice(kTools.flatMap(({ held }) => held ?? []))).toEqual([]);
});
