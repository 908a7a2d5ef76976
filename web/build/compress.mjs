#!/usr/bin/env node
// SPDX-License-Identifier: MIT
//
// node compress.mjs FOLDER: lays compressed files beside those of a page, by Brotli (FILE.br) and by
// gzip (FILE.gz), where they are a good deal smaller. omnidoku serve sends them to who accepts
// them, and so do other servers (nginx: gzip_static, brotli_static).
//
// The last step of what changes the page. A compressed file has the time of its file: by that
// omnidoku serve knows that it is of it as it is now, so copy a page with its times (cp -a, rsync
// -a, tar). Other servers send what lies there, also beside a file that was changed since.

import {
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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

/**
 * Lays a file of that time there in one go: nobody gets a part of it.
 * @param {string} path
 * @param {Buffer} content
 * @param {number} time in seconds
 */
function lay(path, content, time) {
  const unfinished = `${path}.${process.pid}.tmp`;
  writeFileSync(unfinished, content);
  utimesSync(unfinished, time, time);
  renameSync(unfinished, path);
}

/** @param {string} folder */
function compressAll(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compressAll(path);
    if (!entry.isFile() || !kKinds.test(entry.name)) continue;
    const { size, mtimeMs } = statSync(path);
    const content = size < kLeast ? null : readFileSync(path);
    for (const { suffix, compress } of kWays) {
      const smaller = content && compress(content);
      if (smaller && smaller.length <= kWorthwhile * content.length) {
        lay(path + suffix, smaller, mtimeMs / 1000);
      } else {
        rmSync(path + suffix, { force: true });
      }
    }
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder of the page');
compressAll(folder);
