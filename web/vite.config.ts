// How the page is built: into the Python package, with nothing inlined, so that a strict CSP holds.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const server = process.env['TREFOIL_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: resolve(import.meta.dirname, '../src/trefoil/_web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: true,
  },
  server: {
    proxy: { '/api': server, '/socket': { target: server.replace('http', 'ws'), ws: true } },
    fs: { allow: ['..'] },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
