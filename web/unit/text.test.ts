// SPDX-License-Identifier: MIT
//
// What is typed, looked for, compared and read from files.

import { expect, test } from 'vitest';
import { textOfFile } from '../src/base/file_text';
import { harderThan, isLevel, kLevels } from '../src/base/levels';
import { sameSpec } from '../src/game/same_spec';
import { digitTyped } from '../src/base/typed';
import { hasWords, plain } from '../src/i18n/plain';

test('a typed character is the symbol itself, else the only one that differs in its case', () => {
  expect(digitTyped(['1', '2', '3'], '3')).toBe(3);
  expect(digitTyped(['1', '2', '3'], '4')).toBe(0);
  expect(digitTyped(['A', 'B'], 'b')).toBe(2);
  expect(digitTyped(['A', 'a', 'b'], 'a')).toBe(2);
  expect(digitTyped(['x', 'É', 'é'], 'é')).toBe(3);
  expect(digitTyped(['Ab', 'aB'], 'ab')).toBe(0);
  expect(digitTyped(['10', '1'], '10')).toBe(1);
});

test('words are found without accents, capitals and signs', () => {
  expect(plain('  Zählender-Käfig_16×16 ')).toBe('zahlender kafig 16x16');
  expect(hasWords(['Anti-Knight', 'chess'], 'knight CHESS')).toBe(true);
  expect(hasWords(['Anti-Knight'], 'knight king')).toBe(false);
  expect(hasWords(['anything'], '')).toBe(true);
});

test('parts of files are the same in whatever order of their members', () => {
  expect(sameSpec({ a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 })).toBe(
    true,
  );
  expect(sameSpec({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(sameSpec({ a: 1 }, { a: 1, b: null })).toBe(false);
});

test('levels follow each other up to the last that puzzles are made for', () => {
  const reached: string[] = [];
  for (let level: string | undefined = 'beginner'; level; level = harderThan(level))
    reached.push(level);
  expect(reached).toEqual(kLevels.filter((level) => level !== 'beyond'));
  expect(harderThan('no level')).toBeUndefined();
  expect(isLevel('hard') && !isLevel('Hard')).toBe(true);
});

test('files are read in the encodings that programs write', async () => {
  const text = 'Zürich 1 €\n';
  const utf16 = (isBig: boolean, mark: boolean) => {
    const units = [...(mark ? '\uFEFF' : ''), ...text].map((sign) => sign.charCodeAt(0));
    return new Uint8Array(
      units.flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
    );
  };
  const read = (bytes: Uint8Array<ArrayBuffer>) => textOfFile(new Blob([bytes]));
  expect(await read(new TextEncoder().encode(text))).toBe(text);
  for (const isBig of [true, false]) expect(await read(utf16(isBig, true))).toBe(text);
  expect(await read(utf16(false, false).slice())).toBe(text);
  expect(await read(new Uint8Array([0x5a, 0xfc, 0xdf]))).toBe('Züß'); // Windows 1252
  // A picture stays what it is, to be refused as such.
  expect(await read(new Uint8Array([0x89, 0x50, 0x00, 0xff]))).toContain('\uFFFD');
});
