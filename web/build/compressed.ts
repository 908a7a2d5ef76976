// SPDX-License-Identifier: MIT
//
// Lays compressed files beside those of the page, once all of them are there.

import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      execFileSync(process.execPath, ['build/compress.mjs', folder]);
    },
  };
}
