// The gallery shows every part: whatever is a component of the page's parts, or of a game, can be looked at there.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');
const IMPORTED = /(?:from|import|import\()\s*'(\.[^']*)'/g;
// What the gallery shows within another part, and nowhere by itself.
const WITHIN: Record<string, string> = {
  'src/parts/Qr.svelte': 'Invite.svelte', // it has one state, and is nothing without its address
  'src/parts/Rulebook.svelte': 'RulesSheet.svelte', // the sheet is the book with a title and a way out
};

const filesOf = (folder: string): string[] =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf-8' }).map((name) => join(folder, name));
const components = (folder: string): string[] => filesOf(folder).filter((file) => file.endsWith('.svelte'));

const SOURCES = new Set([...filesOf('src'), ...filesOf('gallery')].filter((file) => /\.(ts|svelte)$/.test(file)));
/** What a file imports of the page, at once or later. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(WEB, file), 'utf-8');
  const paths = [...text.matchAll(IMPORTED)].map((found) => join(dirname(file), found[1]!));
  return paths.flatMap((path) => [path, `${path}.ts`, `${path}/index.ts`].filter((one) => SOURCES.has(one)));
}

/** The files that can be reached from some of them. */
function reached(files: readonly string[]): Set<string> {
  const seen = new Set(files);
  for (const file of seen) for (const next of importsOf(file)) seen.add(next);
  return seen;
}

const GALLERY = components('gallery');

it('imports every part of the page, or one that holds it', () => {
  const direct = new Set(GALLERY.flatMap(importsOf));
  const missing = components('src/parts').filter((part) => !direct.has(part) && !(part in WITHIN));
  expect(missing).toEqual([]);
  for (const [part, holder] of Object.entries(WITHIN)) {
    const holding = join('src/parts', holder);
    expect(direct).toContain(holding);
    expect(importsOf(holding), `${relative('src', holding)} shows it`).toContain(part);
  }
});

it('reaches every component of every game', () => {
  const all = reached(GALLERY);
  expect(components('src/boards').filter((component) => !all.has(component))).toEqual([]);
});
