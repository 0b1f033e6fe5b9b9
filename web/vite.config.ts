// How the page is built: into the Python package, with nothing inlined, so that a strict CSP holds.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, writeFileSync } from 'node:fs';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Writes a compressed twin beside every text, so that the server only has to choose. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle: {
    sequential: true,
    handler({ dir }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|html)$/.test(name));
      for (const name of [...texts, 'icon.svg', 'manifest.webmanifest']) {
        const file = resolve(dir ?? '.', name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  },
};
// What every screen needs travels in one piece; many small ones would cost more than they save.
const HOUSE = [
  ...['svelte', '@fluent', '@noble', 'esm-env', 'clsx'].map((name) => `node_modules/${name}/`),
  ...['art/', 'browser/', 'play/', 'generated.', 'protocol.', 'words/speaker.', 'words/language.'].map(
    (name) => `src/${name}`,
  ),
  ...['TopBar', 'Dialog', 'LanguageAndTheme', 'Lazy', 'Trouble', 'Segments', 'GameSign'].map(
    (name) => `src/parts/${name}.`,
  ),
  ...['position', 'Ground', 'Card'].map((name) => `src/boards/tock/${name}.`),
  ...['position', 'Slot', 'Tower'].map((name) => `src/boards/triqueta/${name}.`),
];
const house = (id: string): boolean => HOUSE.some((part) => id.includes(`/${part}`));
const server = new URL(process.env['TREFOIL_SERVER'] ?? 'http://127.0.0.1:8000').origin;
/** Speaks for our own page, which the server does not know at this address; other sites stay strangers to it. */
function introduce(asked: ClientRequest, { headers }: IncomingMessage): void {
  if (headers.origin === `http://${headers.host}`) asked.setHeader('origin', server);
}
const api: ProxyOptions = {
  target: server,
  changeOrigin: true,
  ws: true,
  configure: (proxy) => void proxy.on('proxyReq', introduce).on('proxyReqWs', introduce),
};

export default defineConfig({
  plugins: [svelte(), compressed],
  build: {
    outDir: resolve(import.meta.dirname, '../src/trefoil/_web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'house', test: house }] } } },
  },
  server: {
    proxy: { '/api': api },
    fs: { allow: ['..'] },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
