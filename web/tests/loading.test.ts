// Modules are compiled while they arrive where a browser can, and what goes wrong is told in every language.
import { describe, expect, it } from 'vitest';
import { fetched, hasVectors, moduleAt } from '../src/kernel/loading';
import { botsOf, rulesOf, tablesOf } from '../src/kernel/modules';
import { KernelRefusal, TROUBLES, type Trouble } from '../src/kernel/refusals';
import de from '../src/words/de';
import en from '../src/words/en';
import fr from '../src/words/fr';
import { speaker } from '../src/words/speaker';
import { moduleBytes } from './kernels';

const bytes = moduleBytes('triqueta', 'rules');
const address = (type: string, content: Uint8Array = bytes) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;
const names = async (module: Promise<WebAssembly.Module>) =>
  WebAssembly.Module.exports(await module).map(({ name }) => name);

describe('a module', () => {
  it.each(['application/wasm', 'application/octet-stream'])('is compiled that arrives as %s', async (type) => {
    expect(await names(moduleAt(address(type)))).toContain('legal');
  });
  it('is compiled by a browser that cannot do it while loading', async () => {
    const { compile } = WebAssembly;
    expect(await names(moduleAt(`${address('application/wasm')}#later`, { compile }))).toContain('legal');
  });
  it('is loaded once', () => {
    expect(moduleAt(address('application/wasm'))).toBe(moduleAt(address('application/wasm')));
  });
  it('is refused that is none, and tried again when it is next asked for', async () => {
    const broken = address('application/wasm', bytes.slice(0, 100));
    const first = moduleAt(broken);
    await expect(first).rejects.toMatchObject({ trouble: 'not_loaded', words: 'page-kernel-not-loaded' });
    expect(moduleAt(broken)).not.toBe(first);
    await expect(moduleAt(broken)).rejects.toThrow('Expected a module at ');
  });
  it('is refused by a browser that has no WebAssembly', async () => {
    await expect(moduleAt('nowhere', {})).rejects.toMatchObject({ trouble: 'no_wasm', words: 'page-kernel-none' });
  });
  it('is refused of a game that there is not', async () => {
    await expect(rulesOf('chess')).rejects.toThrow("Expected a game with the module rules, got 'chess'.");
    await expect(botsOf('chess')).rejects.toThrow("Expected a game with the module bots.simd, got 'chess'.");
    await expect(tablesOf('chess')).rejects.toThrow("Expected a game with tables, got 'chess'.");
  });
  it('has tables beside it', async () => {
    expect(await tablesOf('triqueta')).toMatchObject({ GAME: 'triqueta' });
  });
});

it('vectors are used where there are any', () => {
  expect(hasVectors()).toBe(true);
  expect(hasVectors({ validate: () => false })).toBe(false);
  expect(hasVectors({})).toBe(false);
});

it('what is not there is not taken for a file', async () => {
  await expect(fetched('data:nothing')).rejects.toThrow();
});

describe.each(Object.entries({ en, fr, de }))('every trouble has words in %s', (language, catalogue) => {
  const say = speaker(language, catalogue);
  it.each(Object.keys(TROUBLES) as Trouble[])('%s', (trouble) => {
    const { words, message } = new KernelRefusal(trouble, 'Expected this, got that.');
    expect(say(words)).toMatch(/^\p{Lu}.*\.$/u);
    expect(message).toBe('Expected this, got that.');
  });
});
