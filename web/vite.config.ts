// SPDX-License-Identifier: MIT
import { defineConfig } from 'vite';
import { compressed } from './build/compressed';
import { precache } from './build/precache';
import { symbolFonts } from './build/symbol_fonts';

const kServiceWorker = 'service_worker';

export default defineConfig({
  base: './',
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  plugins: [symbolFonts(), precache(), compressed()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', [kServiceWorker]: `src/${kServiceWorker}.ts` },
      output: {
        entryFileNames: ({ name }) =>
          name === kServiceWorker ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
});
