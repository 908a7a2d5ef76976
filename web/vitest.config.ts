// SPDX-License-Identifier: MIT

import { defineConfig } from 'vitest/config';

// What needs no browser; tests/ has what a person does on the page.
export default defineConfig({
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  test: { include: ['unit/**/*.test.ts'], environment: 'node', setupFiles: ['unit/browser.ts'] },
});
