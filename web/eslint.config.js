// How the page is linted, and which of its rooms may know which; a rule that is off says why.
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import { readdirSync } from 'node:fs';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Every game is a room of its own in `boards`, which the registry alone knows, and no other game. */
const FOLDERS = readdirSync('src/boards', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const GAMES = FOLDERS.map(({ name }) => name);
const game = (name) => [
  name,
  { has: `src/boards/${name}/**`, knows: ['face', 'browser', 'art', 'play', 'words', 'protocol'] },
];

/** Each room: the files it has, and the rooms it may import from beside itself. No other arrow is allowed. */
const ROOMS = {
  start: {
    has: 'src/{main.ts,routes.ts,Shell.svelte,Screen.svelte}',
    knows: ['pages', 'parts', 'boards', 'browser', 'art', 'play', 'words', 'look'],
  },
  local: { has: 'src/tables/local/**', knows: ['kernel', 'play', 'protocol'] }, // tables on this device
  pages: { has: 'src/pages/**', knows: ['local', 'parts', 'boards', 'browser', 'art', 'play', 'words', 'protocol'] },
  parts: { has: 'src/parts/**', knows: ['boards', 'browser', 'art', 'play', 'words', 'protocol'] },
  boards: { has: 'src/boards/{index.ts,*.svelte}', knows: [...GAMES, 'face'] }, // the games there are
  face: { has: 'src/boards/face.ts', knows: ['browser', 'play', 'words'] },
  ...Object.fromEntries(GAMES.map(game)),
  kernel: { has: 'src/kernel/**', knows: GAMES }, // the types of their positions
  browser: { has: 'src/browser/**', knows: ['play', 'words', 'protocol'] },
  play: { has: 'src/play/**', knows: ['words', 'protocol'] },
  words: { has: 'src/words/**', knows: [] },
  art: { has: 'src/art/**', knows: [] },
  look: { has: 'src/look/**', knows: [] },
  protocol: { has: 'src/protocol.ts', knows: [] },
  gallery: {
    has: 'gallery/**',
    knows: ['parts', 'boards', 'browser', 'art', 'play', 'words', 'look', 'protocol'],
  },
  tests: {
    has: 'tests/**',
    knows: [
      'gallery',
      'start',
      'pages',
      'boards',
      'face',
      ...GAMES,
      'parts',
      'kernel',
      'local',
      'browser',
      'art',
      'play',
      'words',
      'protocol',
    ],
  },
};

/** What a browser has and the language has not; `play` is handed what it needs of it, so that its tests need none. */
const PURE = ['console', 'TextEncoder', 'URL'];
const BROWSER = Object.keys(globals.browser).filter((name) => !PURE.includes(name));

/** A worker has less than a page; the kernel runs wherever WebAssembly does, but for what fetches and starts. */
const NOT_IN_A_WORKER = BROWSER.filter((name) => !(name in globals.worker));
const FETCHES_OR_STARTS = ['loading', 'networks', 'start', 'worker'].map((name) => `src/kernel/${name}.ts`);

const rooms = {
  files: ['src/**', 'gallery/**', 'tests/**'],
  plugins: { boundaries },
  settings: {
    'boundaries/files': Object.entries(ROOMS).map(([category, { has }]) => ({ category, pattern: has })),
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    'import/resolver': { node: { extensions: ['.ts', '.svelte'] } },
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        policies: Object.entries(ROOMS).map(([room, { knows }]) => ({
          from: { file: { categories: room } },
          allow: { to: { file: { categories: { anyOf: [room, ...knows] } } } },
        })),
      },
    ],
  },
};

export default defineConfig(
  { ignores: ['public'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { project: ['./tsconfig.json', './tsconfig.node.json'], extraFileExtensions: ['.svelte'] },
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // Svelte asks for a name of what is counted through; `_` says that it is not read.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // What another component exports, and what a snippet is given, has no type for ESLint; svelte-check knows them.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
  rooms,
  {
    files: ['src/play/**', 'src/tables/local/**'],
    ignores: ['src/tables/local/shelf.ts', 'src/tables/local/open.ts'], // what keeps games, and what starts them
    rules: { 'no-restricted-globals': ['error', ...BROWSER] },
  },
  {
    files: ['src/kernel/**'],
    ignores: FETCHES_OR_STARTS,
    rules: { 'no-restricted-globals': ['error', ...BROWSER.filter((name) => name !== 'WebAssembly')] },
  },
  {
    files: ['src/kernel/worker.ts'],
    languageOptions: { globals: globals.worker },
    rules: { 'no-restricted-globals': ['error', ...NOT_IN_A_WORKER] },
  },
  { files: ['*.js'], extends: [ts.configs.disableTypeChecked], languageOptions: { globals: globals.node } },
);
