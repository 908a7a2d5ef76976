// SPDX-License-Identifier: MIT

import { defineConfig } from '@playwright/test';

const port = Number(process.env['OMNIDOKU_PAGE_PORT'] ?? 8790);
const program = process.env['OMNIDOKU'] ?? '../build/release/omnidoku';

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  // Generous: the machine may be busy with other things.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A test that passes at another try is reported as flaky.
  retries: 2,
  reporter: 'line',
  webServer: {
    command: `${program} serve --page dist --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // It would fetch the whole page anew for every test; offline.spec.ts has what it does.
    serviceWorkers: 'block',
    trace: 'off',
    actionTimeout: 90_000,
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
    },
  },
});
