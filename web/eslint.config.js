// How the page is linted, and which of its rooms may know which; a rule that is off says why.
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Each room: the files it has, and the rooms it may import from beside itself. No other arrow is allowed. */
const ROOMS = {
  start: {
    has: 'src/{main.ts,routes.ts,Shell.svelte,Screen.svelte}',
    knows: ['pages', 'parts', 'browser', 'art', 'play', 'words', 'look'],
  },
  pages: { has: 'src/pages/**', knows: ['parts', 'tock', 'triqueta', 'browser', 'art', 'play', 'words', 'generated'] },
  parts: { has: 'src/parts/**', knows: ['tock', 'triqueta', 'browser', 'art', 'play', 'words', 'generated'] },
  tock: { has: 'src/boards/tock/**', knows: ['browser', 'art', 'play', 'words', 'generated'] },
  triqueta: { has: 'src/boards/triqueta/**', knows: ['parts', 'browser', 'art', 'play', 'words', 'generated'] },
  browser: { has: 'src/browser/**', knows: ['play', 'words', 'generated'] },
  play: { has: 'src/play/**', knows: ['words', 'generated'] },
  words: { has: 'src/words/**', knows: [] },
  art: { has: 'src/art/**', knows: ['generated'] },
  look: { has: 'src/look/**', knows: [] },
  generated: { has: 'src/{generated,protocol}.ts', knows: [] },
  gallery: {
    has: 'gallery/**',
    knows: ['pages', 'parts', 'browser', 'tock', 'triqueta', 'art', 'play', 'words', 'look'],
  },
  tests: {
    has: 'tests/**',
    knows: ['gallery', 'start', 'tock', 'triqueta', 'browser', 'art', 'play', 'words', 'generated'],
  },
};

/** What a browser has and the language has not; `play` is handed what it needs of it, so that its tests need none. */
const PURE = ['console', 'TextEncoder', 'URL'];
const BROWSER = Object.keys(globals.browser).filter((name) => !PURE.includes(name));

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
    files: ['src/play/**'],
    rules: { 'no-restricted-globals': ['error', ...BROWSER] },
  },
  { files: ['*.js'], extends: [ts.configs.disableTypeChecked], languageOptions: { globals: globals.node } },
);
