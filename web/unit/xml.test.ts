// SPDX-License-Identifier: MIT
//
// XML for the WASM engine, as tests/unit/formats/xml_test.cpp has it from the program's reader.

import { expect, test } from 'vitest';
import { xmlTree } from '../src/base/xml';

interface Element {
  name: string;
  attributes: { name: string; value: string }[];
  text: string;
  children: Element[];
  offset: number;
}

const read = (text: string) => JSON.parse(xmlTree(text)) as Element;
const failure = (text: string) => JSON.parse(xmlTree(text)) as { error?: string; offset: number };

test('XML becomes a tree with places in bytes', () => {
  const text =
    '<?xml version="1.0"?>\n<!DOCTYPE r>\n<!-- 🐟 -->\n' +
    '<r a="1&#10;&lt;" b=\'2\'>\n  <c>x<![CDATA[<y>]]>&amp;</c>\n  <c/>tail\n</r>\n';
  const bytesTo = (place: string) => new TextEncoder().encode(text.split(place)[0]).length;
  const root = read(text);
  expect(root.name).toBe('r');
  expect(root.offset).toBe(bytesTo('r a='));
  expect(root.attributes).toEqual([
    { name: 'a', value: '1\n<' },
    { name: 'b', value: '2' },
  ]);
  expect(root.children.map((child) => child.text)).toEqual(['x<y>&', '']);
  expect(root.children[1]?.offset).toBe(bytesTo('c/>'));
  expect(root.text.trim()).toBe('tail');
});

test('what is not XML is said with its place', () => {
  for (const text of ['', 'words', '<r>\n<c></r>', '<r a=></r>', '<r']) {
    expect(failure(text).error, text).toMatch(/^[^\n]{5,80}$/);
  }
  expect(failure('<r>🐟<c></r>').offset).toBeGreaterThan(7);
});

test('XML that nests too deep is refused', () => {
  const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
  expect(read(nested(64)).name).toBe('a');
  for (const depth of [65, 100_000]) expect(failure(nested(depth)).error).toMatch(/too deep/);
});
