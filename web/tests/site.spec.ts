// SPDX-License-Identifier: MIT
//
// The page as a folder (./start --site) that a plain web server delivers at a sub-path: nothing is asked
// of any other path, and with the server gone the page plays, hints and generates.
// OMNIDOKU_SITE is the folder (default: the page under test with its engine).

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { expect, test } from '@playwright/test';
import { button, cell, kPuzzle } from './page';

const kFolder = process.env['OMNIDOKU_SITE'] ?? 'dist';
const kPath = '/club/sudoku/';
/** As few as a server may know: no .mjs, and .webmanifest neither. */
const kTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

test.use({ serviceWorkers: 'allow' });
test.skip(!existsSync(join(kFolder, 'wasm/omnidoku.js')), 'the WASM engine is not built');

interface Site {
  server: Server;
  address: string;
  /** What was asked of the server besides what it has. */
  strays: string[];
}

async function host(): Promise<Site> {
  const strays: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://site');
    const inside = pathname.startsWith(kPath) && pathname.slice(kPath.length);
    const name = inside === '' ? 'index.html' : inside;
    void (async () => {
      try {
        if (request.method !== 'GET' || name === false) throw new Error('not here');
        const content = await readFile(join(kFolder, normalize(name)));
        const type = kTypes[extname(name)] ?? 'application/octet-stream';
        response.writeHead(200, { 'Content-Type': type }).end(content);
      } catch {
        strays.push(`${request.method} ${pathname}`);
        response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"message": "none"}');
      }
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { server, address: `http://127.0.0.1:${port}${kPath}`, strays };
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

test('a folder at a sub-path, whose server then stops', async ({ page }) => {
  const { server, address, strays } = await host();
  await page.addInitScript(() => localStorage.setItem('omnidoku.spoilers', 'false'));
  try {
    await page.goto(`${address}?puzzle=${kPuzzle}`);
    await expect(cell(page, 0)).toHaveAccessibleName('row 1 column 1, given 5');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // Whether somebody answers for the program is asked, nothing else.
    expect(strays.filter((stray) => stray !== `POST ${kPath}api`)).toEqual([]);
    expect(strays).not.toEqual([]);
  } finally {
    await stop(server);
  }
  await page.reload();
  // It plays.
  await cell(page, 2).focus();
  await page.keyboard.press('4');
  await expect(cell(page, 2)).toHaveAccessibleName('row 1 column 3, 4');
  // It hints.
  await button(page, 'Full step').click();
  await button(page, 'Do it').click();
  await expect(page.locator('.player .entry')).toHaveCount(2);
  // It generates.
  await button(page, 'New').click();
  await button(page, 'Make a puzzle').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.player .entry')).toHaveCount(0);
  await expect(cell(page, 0)).toBeVisible();
});
