// A table is set up by presets and single options; what differs from the usual is found for whoever comes to it.
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { faceOf } from '../src/boards';
import HouseRules from '../src/pages/HouseRules.svelte';
import TableRules from '../src/pages/TableRules.svelte';
import { isMastered } from '../src/play/levels';
import { carried, complete, fitting, open, presetsFor, rules, type Setups } from '../src/play/setups';
import type { SeatInfo, TableInfo } from '../src/protocol';
import { speech } from '../src/words/language.svelte';

const TOCK = faceOf('tock')!;
const TRIQUETA = faceOf('triqueta')!;
const PRESETS = TOCK.presets!;
const usual = (players: number) => complete(TOCK.setups, players, {});
const names = (players: number) => presetsFor(TOCK.setups, PRESETS, players).map((one) => one.names.join('+'));
const fit = (players: number, options: Record<string, unknown>) =>
  fitting(
    TOCK.setups,
    presetsFor(TOCK.setups, PRESETS, players),
    complete(TOCK.setups, players, { ...usual(players), ...options }),
  )?.names ?? null;

describe('what is chosen', () => {
  it('is the usual where nothing is wished, and the lot decides who begins', () => {
    expect(usual(4)).toEqual({
      deck: 'plain',
      sides: 'pairs',
      kitty: false,
      fold: true,
      direction: 'clockwise',
      friendly_fire: false,
      jack_spares_start: true,
    });
    expect(complete(TRIQUETA.setups, 3, {})).toEqual({});
  });
  it('keeps what is wished where it is possible', () => {
    expect(complete(TOCK.setups, 5, { deck: 'tarot', sides: 'pairs', first: 4 })).toMatchObject({
      deck: 'plain',
      first: 4,
    });
    expect(complete(TRIQUETA.setups, 3, { first: 2 })).toEqual({ first: 2 });
    expect(complete(TRIQUETA.setups, 2, { first: 2 })).toEqual({});
  });
  it('is told in full, as a server asks for it that says which tables it has learned', () => {
    const masters = [{ players: 4, sides: 'pairs', deck: 'plain', kitty: false, fold: true }];
    expect(isMastered({ masters }, { options: usual(4), seats: 4 })).toBe(true);
    expect(isMastered({ masters }, { options: { ...usual(4), fold: false }, seats: 4 })).toBe(false);
  });
  it('leaves out an option in which there is nothing to choose', () => {
    expect(rules(TOCK.setups, 4, usual(4)).map(({ option }) => option)).not.toContain('kitty');
    expect(open(TOCK.setups, 4).map(([name]) => name)).not.toContain('kitty');
    expect(open(TOCK.setups, 3).map(([name]) => name)).toContain('kitty');
    expect(open(TOCK.setups, 3).map(([name]) => name)).not.toContain('sides');
  });
});

describe('presets', () => {
  it('are those for a number of players, and two that mean the same are one', () => {
    expect(names(2)).toEqual(['usual+double', 'sheet', 'alone', 'single']);
    expect(names(3)).toEqual(['usual', 'sheet', 'single']);
    expect(names(4)).toEqual(['usual', 'sheet', 'jokers', 'alone', 'single']);
    expect(names(6)).toEqual(['usual+jokers', 'sheet', 'alone', 'single']);
    expect(presetsFor(TRIQUETA.setups, [], 3)).toEqual([]);
  });
  it('fit what they mean, whoever begins, and nothing else', () => {
    expect(fit(4, {})).toEqual(['usual']);
    expect(fit(4, { sides: 'alone', first: 2 })).toEqual(['alone']);
    expect(fit(4, { sides: 'alone', fold: false })).toBeNull();
    expect(fit(4, { deck: 'tarot' })).toBeNull();
  });
  it('stay when another number play, if they are there', () => {
    const carry = (from: number, to: number, options: Record<string, unknown>) =>
      carried(TOCK.setups, PRESETS, from, to, complete(TOCK.setups, from, { ...usual(from), ...options }));
    expect(carry(4, 6, {})).toEqual(usual(6));
    expect(carry(4, 2, { sides: 'alone', first: 1 })).toEqual({ ...usual(2), sides: 'alone', first: 1 });
    expect(carry(4, 3, { sides: 'alone', first: 3 })).toEqual(usual(3));
    expect(carry(4, 5, { deck: 'jokers', fold: false })).toEqual({ ...usual(5), deck: 'jokers', fold: false });
  });
  it('name options and values that there are', () => {
    for (const { players, options } of PRESETS)
      for (const count of players) expect(complete(TOCK.setups, count, options)).toMatchObject(options);
  });
});

describe('the rules of a table', () => {
  it('say which are not the usual ones for that many', () => {
    const unusual = (players: number, options: Record<string, unknown>) =>
      rules(TOCK.setups, players, options).flatMap((rule) => (rule.unusual ? [rule.option] : []));
    expect(unusual(4, { players: 4, deck: 'jokers', sides: 'pairs' })).toEqual(['deck']);
    expect(unusual(6, { players: 6, deck: 'jokers', sides: 'pairs' })).toEqual([]);
    expect(unusual(3, { players: 3, kitty: false, first: 0 })).toEqual(['kitty', 'first']);
  });
  const seats = [0, 1, 2, 3].map(
    (seat) => ({ seat, kind: seat ? 'open' : 'person', name: seat ? null : 'Ines' }) as SeatInfo,
  );
  const shown = async (game: string, options: Record<string, unknown>) => {
    await speech.speak('en');
    return render(TableRules, { props: { face: faceOf(game)!, info: { game, options, seats } as TableInfo } }).body;
  };
  it('are all told in the lobby, and what is unusual stands out to eyes and to ears', async () => {
    const body = await shown('tock', { ...usual(4), players: 4, jack_spares_start: false, first: 0 });
    expect(body).toContain('<strong>A jack may take a pawn from its own start too.');
    expect(body).toContain('<strong>Ines begins.');
    expect(body.match(/\(not the usual rule\)/g)).toHaveLength(2);
    expect(body.match(/<li/g)).toHaveLength(7);
    expect(body).toContain('As on the sheet');
  });
  it('stand for themselves if they have no name', async () => {
    const body = await shown('tock', { ...usual(4), deck: 'tarot', first: 3 });
    expect(body).toContain('Own rules');
    expect(body).toContain('Seat 4 begins.');
  });
  it('are not told where there are none to choose', async () => {
    expect(await shown('triqueta', { players: 4 })).not.toContain('<section');
    expect(await shown('triqueta', { players: 4, first: 1 })).toContain('Seat 2 begins.');
  });
  const chosen = (players: number, options: Record<string, unknown>) =>
    render(HouseRules, {
      props: { face: TOCK, players, chosen: complete(TOCK.setups, players, options), onchoose: () => undefined },
    }).body;
  it('are chosen by a preset, which says what it changes', async () => {
    await speech.speak('en');
    expect(chosen(4, {})).toContain('As most tables play it.');
    expect(chosen(6, {})).toContain('Usual · Pairs with jokers');
    expect(chosen(4, { fold: false })).toContain('If you can do nothing, you lay down one card at a time.</p>');
    expect(chosen(4, { deck: 'tarot' })).toContain('Own rules');
    expect(chosen(4, {})).not.toContain('Own rules');
  });
});

it('a game without an option by lot has nobody who begins', () => {
  const setups: Setups = { usual: 2, lot: null, players: { '2': { hand: [2, 3] } } };
  expect(rules(setups, 2, { hand: 3 })).toEqual([{ option: 'hand', value: 3, unusual: true }]);
  expect(carried(setups, [], 2, 2, { hand: 3 })).toEqual({ hand: 3 });
});
