// SPDX-License-Identifier: MIT
//
// The fonts that symbols are drawn in, from their packages: fonts.css gets a rule for each part of
// them, which browsers load when a puzzle has symbols of it. Digits and letters are left to the fonts
// of the page.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const kPlace = '/* symbol fonts */';
const kFirst = 0xa0; // before it are digits, letters and their marks

interface Font {
  family: string;
  name: string;
  isWanted: (part: string) => boolean;
}

const kFonts: readonly Font[] = [
  { family: 'Ink Symbols', name: 'noto-sans-symbols-2', isWanted: (part) => part === 'symbols' },
  { family: 'Ink Emoji', name: 'noto-emoji', isWanted: () => true },
];

function folder({ name }: Font): string {
  return join('node_modules/@fontsource', name);
}

function faces(font: Font): string[] {
  const text = readFileSync(join(folder(font), 'unicode.json'), 'utf8');
  const parts = Object.entries(JSON.parse(text) as { [part: string]: string });
  return parts
    .filter(([part]) => font.isWanted(part))
    .map(([part, ranges]) => {
      const kept = ranges.split(',').filter((range) => parseInt(range.slice(2), 16) >= kFirst);
      const file = `${font.name}-${part.replace(/[[\]]/g, '')}-400-normal.woff2`;
      return `@font-face {
        font-family: '${font.family}';
        font-display: swap;
        src: url('@fontsource/${font.name}/files/${file}') format('woff2');
        unicode-range: ${kept.join(',')};
      }`;
    });
}

export function symbolFonts(): Plugin {
  return {
    name: 'symbol-fonts',
    enforce: 'pre',
    transform(code) {
      return code.includes(kPlace)
        ? { code: code.replace(kPlace, kFonts.flatMap(faces).join('\n')), map: null }
        : null;
    },
    generateBundle() {
      for (const font of kFonts) {
        const source = readFileSync(join(folder(font), 'LICENSE'));
        this.emitFile({ type: 'asset', fileName: `assets/${font.name}-license.txt`, source });
      }
    },
  };
}
