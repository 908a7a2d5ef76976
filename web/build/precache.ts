// SPDX-License-Identifier: MIT
//
// Tells the service worker which files the page consists of, and a name for this version of them.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const kWorker = 'service_worker.js';
const kPlace = '__PRECACHE__';

export function precache(): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    generateBundle(_, bundle) {
      const hash = createHash('sha256');
      const files = ['./'];
      for (const [name, output] of Object.entries(bundle)) {
        hash.update(name).update(output.type === 'chunk' ? output.code : output.source);
        // Fonts of symbols are kept once a puzzle takes them.
        const isLater = name.endsWith('.woff2') || name.endsWith('.txt');
        if (name !== kWorker && name !== 'index.html' && !isLater) files.push(name);
      }
      for (const name of readdirSync('public')) {
        hash.update(name).update(readFileSync(join('public', name)));
        files.push(name);
      }
      const worker = bundle[kWorker];
      if (worker?.type !== 'chunk') throw new Error(`${kWorker} is missing`);
      const list = { version: hash.digest('hex').slice(0, 16), files };
      worker.code = worker.code.replaceAll(kPlace, JSON.stringify(list));
    },
  };
}
