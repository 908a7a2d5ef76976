// SPDX-License-Identifier: MIT
//
// Links and backups that are damaged, or none: refused as a whole, each in its own way.

import { deflateRawSync } from 'node:zlib';
import './browser';
import { expect, test, vi } from 'vitest';
import { PageError } from '../src/api/engine';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', {
  documentElement: { dataset: {} },
  baseURI: 'https://sudoku.example/play/',
});
const { readShared, shareLink } = await import('../src/game/share');
const { readArchive, UnreadableArchive } = await import('../src/store/archive');

const kText = JSON.stringify({ omnidoku: 1, board: 'grid:9', metadata: { title: 'Größe 9' } });
const kGame = '{"id": "a", "document": {"omnidoku": 1}}\n';

const hashOf = async (text: string) => new URL(await shareLink(text)).hash;

test('a link holds the whole text, in letters that links may have', async () => {
  const link = await shareLink(kText);
  expect(link).toMatch(/^https:\/\/sudoku\.example\/play\/#puzzle=[A-Za-z0-9_-]+$/);
  expect(await readShared(new URL(link).hash)).toBe(kText);
});

test('links of old have no checksum, and what is no link of the page holds nothing', async () => {
  const old = `#puzzle=${deflateRawSync(kText).toString('base64url')}`;
  expect(await readShared(old)).toBe(kText);
  expect(await readShared('')).toBeNull();
  expect(await readShared('#other=1')).toBeNull();
});

test('a link that is cut, empty or has one wrong letter is refused', async () => {
  const hash = await hashOf(kText);
  const first = hash.indexOf('=') + 1;
  const wrong = (place: number) =>
    hash.slice(0, place) + (hash[place] === 'B' ? 'C' : 'B') + hash.slice(place + 1);
  const damaged = ['#puzzle=', '#puzzle=*%25*', hash.slice(0, -20)];
  // The bits that are to spare in the last letter change nothing.
  for (let place = first; place < hash.length - 1; place += 1) damaged.push(wrong(place));
  for (const one of damaged) await expect(readShared(one), one).rejects.toThrow(PageError);
});

test('a short link with more in it than any puzzle is refused before it is unpacked', async () => {
  const huge = deflateRawSync(Buffer.alloc(20_000_000, ' ')).toString('base64url');
  await expect(readShared(`#puzzle=${huge}`)).rejects.toThrow(PageError);
});

test('what is no backup is told from one that is damaged, and nothing of it is read', () => {
  const why = (text: string) => {
    try {
      return readArchive(text).games.length;
    } catch (error) {
      return error instanceof UnreadableArchive ? error.why : error;
    }
  };
  const head = (version: number) =>
    `{"omnidoku": "library", "version": ${version}, "games": 1, "results": 0, "settings": {}}\n`;
  const foreign = ['PK\u0003\u0004\n', 'null\n', '[]\n', '', '{"id": "b", "document": null}\n'];
  foreign.push(`${kGame}{"id": "b"`, `${kGame}{"id": "b", "document": {}, "actions": 5}\n`);
  for (const text of foreign) expect(why(text), text).toBe('foreign');
  expect(why(head(1) + kGame)).toBe(1);
  expect(why(head(1))).toBe('damaged');
  expect(why(head(1) + kGame + kGame)).toBe('damaged');
  expect(why(head(1) + kGame.slice(0, 20))).toBe('damaged');
  expect(why(head(2) + kGame)).toBe('newer');
  expect(why(kGame)).toBe(1);
});
