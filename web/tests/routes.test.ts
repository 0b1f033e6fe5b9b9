// Addresses and the screens that they lead to.
import { describe, expect, it } from 'vitest';
import { addressOf, matched, partsOf, screenOf } from '../src/play/routing';
import { NOWHERE, ROUTES, screenAt } from '../src/routes';
import en from '../src/words/en';
import { speaker } from '../src/words/speaker';

const say = speaker('en', en);
const any = () => true;
/** What is shown at an address, and what it is told. */
const shown = (hash: string | null) => {
  const { pattern, params } = screenAt(hash);
  return { pattern, ...params };
};

describe('patterns', () => {
  it('name what stands at their places, and may leave the last one open', () => {
    expect(matched('a/:b/:c?', ['a', 'x', 'y'], any)).toEqual({ b: 'x', c: 'y' });
    expect(matched('a/:b/:c?', ['a', 'x'], any)).toEqual({ b: 'x' });
    expect(matched('a/:b/:c?', ['a', 'x', ''], any)).toEqual({ b: 'x' });
  });
  it('do not fit another word, a missing place, or what may not stand there', () => {
    expect(matched('a/:b', ['b', 'x'], any)).toBeNull();
    expect(matched('a/:b', ['a'], (_, text) => text !== '')).toBeNull();
    expect(matched('a/:b', ['a', 'x'], (name) => name !== 'b')).toBeNull();
  });
  it('tell screens apart by what is not optional', () => {
    expect(screenOf('a/:b/:c?', { b: 'x', c: 'y' })).toBe('a/x');
    expect(screenOf('a/:b/:c?', { b: 'x' })).toBe(screenOf('a/:b/:c?', { b: 'x', c: 'z' }));
    expect(screenOf('a/:b/:c?', { b: 'z' })).not.toBe('a/x');
  });
});

describe('addresses', () => {
  it('are read part by part', () => {
    expect(partsOf('#/table/a%20b')).toEqual(['table', 'a b']);
    expect(partsOf('#/%')).toBeNull();
  });

  it('lead to screens', () => {
    expect(shown('')).toEqual({ pattern: '' });
    expect(shown('#/')).toEqual({ pattern: '' });
    expect(shown('#/table/abc')).toEqual({ pattern: 'table/:table/:key?', table: 'abc' });
    expect(shown('#/table/abc/key')).toMatchObject({ table: 'abc', key: 'key' });
    expect(shown('#/table/abc/start')).toMatchObject({ table: 'abc', key: 'start' });
    expect(shown('#/rules/tock')).toEqual({ pattern: 'rules/:game', game: 'tock' });
    expect(shown('#/rules/tock/')).toMatchObject({ game: 'tock' });
    expect(shown(addressOf('a-b_c', 'k'))).toMatchObject({ table: 'a-b_c', key: 'k' });
    expect(shown(addressOf('a', 'k/ü%'))).toMatchObject({ table: 'a', key: 'k/ü%' });
  });

  it.each([
    null,
    '#/credits',
    '#/%',
    '#/table',
    '#/table/a b',
    '#/table/%E0%A4%A',
    '#/rules/nonsense',
    '#/rules/triqueta%',
    '#/rules/constructor',
  ])('that lead nowhere say so: %s', (hash) => expect(shown(hash)).toEqual({ pattern: NOWHERE.pattern }));

  it('keep a screen when only the key to its table changes', () => {
    expect(screenAt('#/table/abc/start').name).toBe(screenAt('#/table/abc').name);
    expect(screenAt('#/table/abc').name).not.toBe(screenAt('#/table/abd').name);
    expect(screenAt('#/rules/tock').name).not.toBe(screenAt('#/rules/triqueta').name);
  });
});

describe('titles', () => {
  it.each([
    ['', 'Trefoil'],
    ['#/table/abc', 'Trefoil'],
    ['#/rules/tock', 'Rules of Tock · Trefoil'],
    ['#/nonsense', 'There is no such page · Trefoil'],
  ])('of %s', (hash, title) => {
    const screen = screenAt(hash);
    expect(screen.title(say, screen.params)).toBe(title);
  });

  it('are told in words that exist, on every screen', () => {
    const unknown = [...ROUTES, NOWHERE].filter(({ title }) => /page-/.test(title(say, { game: 'tock', table: 't' })));
    expect(unknown).toEqual([]);
  });
});
