// How the page is built: into the Python package, with nothing inlined, so that a strict CSP holds.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, ProxyOptions, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { networks } from './networks.ts';

/** Writes a compressed twin beside every text, module and network, so that the server only has to choose. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle: {
    sequential: true,
    handler({ dir }, bundle) {
      const large = Object.keys(bundle).filter((name) => /\.(js|css|html|wasm|bin)$/.test(name));
      for (const name of [...large, 'icon.svg', 'manifest.webmanifest']) {
        const file = resolve(dir ?? '.', name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  },
};
const SOURCES = resolve(import.meta.dirname, 'src');
// Messages that are named by their game and a verb or an ending; all others are named in full where they are said.
const FAMILIES = /^\w+-(now|do|did|ending|brings)(-|$)/;
const NAME = /['"`]((?!page-)[a-z]+(?:-[a-z0-9]+)+)['"`]/g;
const PART = /\{ ([a-z]+(?:-[a-z0-9]+)+) \}/g;
const found = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map(([, name]) => name!);
/** The messages of a catalogue that the page says, and those that they are made of: the terminal's stay at home. */
function spoken(catalogue: string, said: ReadonlySet<string>): string {
  const all = catalogue.replace(/^#.*$/gm, '').split(/^(?=[a-z])/m);
  const messages = new Map(all.map((text) => [text.split(' =', 1)[0]!, text.trimEnd()]));
  const kept = [...messages.keys()].filter((name) => /^page-/.test(name) || FAMILIES.test(name) || said.has(name));
  // Parts join the line while it is gone through.
  for (const name of kept) kept.push(...found(messages.get(name) ?? '', PART).filter((part) => !kept.includes(part)));
  return [...messages].flatMap(([name, text]) => (kept.includes(name) ? [text] : [])).join('\n');
}
/** Hands the page the catalogues of the house without what it never says. */
const words: Plugin = {
  name: 'words',
  enforce: 'pre',
  load(id) {
    if (!/\/src\/trefoil\/.*\.ftl\?raw$/.test(id)) return null;
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(ts|svelte)$/.test(file),
    );
    const said = files.flatMap((file) => found(readFileSync(resolve(SOURCES, file), 'utf8'), NAME));
    return `export default ${JSON.stringify(spoken(readFileSync(id.replace('?raw', ''), 'utf8'), new Set(said)))}`;
  },
};
// What the first page needs travels in one piece, for many would cost more; what only a table needs comes with it.
const HOUSE = [
  ...['svelte', '@fluent', 'esm-env', 'clsx'].map((name) => `node_modules/${name}/`),
  ...['art/', 'browser/', 'protocol.', 'words/speaker.', 'words/language.'].map((name) => `src/${name}`),
  ...['levels', 'refusals', 'routing', 'narration', 'notation', 'setups', 'sharing', 'sitters', 'rulebook'].map(
    (name) => `src/play/${name}.`,
  ),
  ...['TopBar', 'Dialog', 'LanguageAndTheme', 'Lazy', 'Trouble', 'Segments', 'Level'].map(
    (name) => `src/parts/${name}.`,
  ),
  'src/boards/index.',
];
type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;
/** Whether a module of a game is there from the first page on: the face of a game is, its table is not. */
function isFace(id: string, modules: Modules): boolean {
  const { importers = [] } = modules.getModuleInfo(id) ?? {};
  return importers.some((one) => one.endsWith('src/boards/index.ts') || (isOfGame(one) && isFace(one, modules)));
}
const isOfGame = (id: string): boolean => /src\/boards\/\w+\//.test(id);
const house = (id: string, modules: Modules): string | null =>
  HOUSE.some((part) => id.includes(`/${part}`)) || (isOfGame(id) && isFace(id, modules)) ? 'house' : null;
// What the lobby and the end of a game share with the table comes with it, in one piece.
const TABLE = ['src/pages/Table.', 'src/parts/Banner.', 'src/play/fair.', 'src/play/fairdeal.', 'node_modules/@noble/'];
const table = (id: string): string | null => (TABLE.some((part) => id.includes(`/${part}`)) ? 'Table' : null);
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
  plugins: [svelte(), words, networks(), compressed],
  publicDir: resolve(import.meta.dirname, 'public'), // also for a page of the tests that is built like this one
  worker: { format: 'es' },
  build: {
    outDir: resolve(import.meta.dirname, '../src/trefoil/_web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: house, debugName: 'house' },
            { name: table, debugName: 'Table' },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': api },
    fs: { allow: ['..'] },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
