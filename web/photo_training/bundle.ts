// SPDX-License-Identifier: MIT
//
// in_browser.ts as one script, which puts its functions into `photos`.

import { fileURLToPath } from 'node:url';
import { build } from 'vite';

let made: Promise<string> | undefined;

/** Built once for all who ask. */
export function bundle(): Promise<string> {
  return (made ??= make());
}

async function make(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('./in_browser.ts', import.meta.url)),
        formats: ['iife'],
        name: 'photos',
      },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  for (const { output } of outputs as { output: { type: string; code?: string }[] }[]) {
    for (const part of output) if (part.type === 'chunk') return part.code!;
  }
  throw new Error('nothing was built');
}
