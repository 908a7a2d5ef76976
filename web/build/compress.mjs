#!/usr/bin/env node
// SPDX-License-Identifier: MIT
//
// node compress.mjs FOLDER: lays compressed files beside those of a page, by Brotli (FILE.br) and by
// gzip (FILE.gz), where they are a good deal smaller. omnidoku serve sends them to who accepts
// them, and so do other servers (nginx: gzip_static, brotli_static).

import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const kKinds = /\.(bin|css|html|js|json|mjs|svg|wasm|webmanifest)$/;
const kLeast = 512; // bytes: less fits a packet with its head anyway
const kWorthwhile = 0.9;

/** @param {Buffer} content */
function brotli(content) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotliCompressSync(content, { params });
}

const kWays = [
  { suffix: '.br', compress: brotli },
  { suffix: '.gz', compress: (/** @type {Buffer} */ content) => gzipSync(content, { level: 9 }) },
];

/** @param {string} folder */
function compressAll(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compressAll(path);
    if (!entry.isFile() || !kKinds.test(entry.name)) continue;
    for (const { suffix, compress } of kWays) {
      rmSync(path + suffix, { force: true });
      const content = statSync(path).size < kLeast ? null : readFileSync(path);
      const smaller = content && compress(content);
      if (smaller && smaller.length <= kWorthwhile * content.length) {
        writeFileSync(path + suffix, smaller);
      }
    }
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder of the page');
compressAll(folder);
