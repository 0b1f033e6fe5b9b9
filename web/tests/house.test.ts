// Languages, chairs and clocks.
import { describe, expect, it } from 'vitest';
import { seatsFor } from '../src/browser/begin';
import { isMastered, levelOf, levelsFor, readyFor, shownLevel } from '../src/play/levels';
import { REFUSALS, refusalWords } from '../src/play/refusals';
import { nameOf, timeLeft } from '../src/play/sitters';
import type { House, SeatInfo, TableInfo } from '../src/protocol';
import en from '../src/words/en';
import { preferred } from '../src/words/language.svelte';
import { speaker } from '../src/words/speaker';

describe('languages', () => {
  it('come from memory, then from the browser, then English', () => {
    expect(preferred('de', ['fr-FR'])).toBe('de');
    expect(preferred(null, ['es', 'fr-CA'])).toBe('fr');
    expect(preferred(null, ['es'])).toBe('en');
  });
});

describe('levels', () => {
  const pairs = { players: 4, sides: 'pairs', deck: 'plain', kitty: false };
  const games = [
    { game: 'triqueta', levels: ['uniform', 'search'], masters: [] as object[] },
    { game: 'tock', levels: ['uniform', 'search', 'master'], masters: [pairs, { players: 2 }] },
  ] as House['games'];
  const usual = { options: { sides: 'pairs', deck: 'plain', kitty: false, fold: true }, seats: 4 };
  const alone = { ...usual, options: { ...usual.options, sides: 'alone' } };
  const ready = (game: string, levels_ready: string[], rules = usual) => readyFor({ games, levels_ready }, game, rules);
  it('are those that can play now and that the game offers', () => {
    expect(ready('triqueta', ['uniform', 'search', 'master'])).toEqual(['uniform', 'search']);
    expect(ready('tock', ['uniform'])).toEqual(['uniform']);
    expect(ready('tock', ['uniform', 'master'])).toEqual(['uniform', 'master']);
    expect(ready('chess', ['uniform'])).toEqual([]);
  });
  it('leave master out where it has not learned the rules of the table', () => {
    expect(levelsFor({ games }, 'tock', alone)).toEqual(['uniform', 'search']);
    expect(ready('tock', ['uniform', 'search', 'master'], alone)).toEqual(['uniform', 'search']);
    expect(levelOf('master', levelsFor({ games }, 'tock', alone))).toBeNull();
  });
  it('are never shown as none: while the others are made ready, the weakest is chosen', () => {
    const all = ['uniform', 'beginner', 'search'];
    expect(shownLevel(null, ['uniform'], all)).toBe('uniform');
    expect(shownLevel('search', ['uniform'], all)).toBe('uniform');
    expect(shownLevel('search', all, all)).toBe('search');
    expect(shownLevel(null, null, all)).toBe('beginner');
  });
  it('know master by every value of a row, and by the seats if nobody says how many play', () => {
    const [, tock] = games;
    expect(isMastered(tock!, usual)).toBe(true);
    expect(isMastered(tock!, { ...usual, seats: 6 })).toBe(false);
    expect(isMastered(tock!, { options: {}, seats: 2 })).toBe(true);
    expect(isMastered(tock!, { options: {}, seats: 4 })).toBe(false);
  });
});

describe('chairs', () => {
  const seat: SeatInfo = {
    seat: 1,
    kind: 'person',
    person: 0,
    name: 'Ines',
    level: null,
    standing_in: false,
    connected: true,
    bank: 61_000,
  };
  const say = (message: string) => message;
  it('are laid for bots, friends or one screen', () => {
    expect(seatsFor({ kind: 'alone', players: 3, level: null }).map(({ kind }) => kind)).toEqual([
      'mine',
      'bot',
      'bot',
    ]);
    expect(seatsFor({ kind: 'friends', players: 2, level: null }).map(({ kind }) => kind)).toEqual(['mine', 'open']);
    expect(seatsFor({ kind: 'screen', players: 2, level: null }).map(({ kind }) => kind)).toEqual(['mine', 'mine']);
  });
  it('have names', () => {
    expect(nameOf(say, seat, undefined)).toBe('Ines');
    expect(nameOf(say, seat, ['a', 'b'])).toBe('b');
    expect(nameOf(say, { ...seat, kind: 'open' }, undefined)).toBe('page-open-seat');
    expect(nameOf(say, { ...seat, kind: 'bot', name: null }, undefined)).toBe('page-bot-name');
  });
  it('have clocks', () => {
    const info = {
      clock: { kind: 'bank', seconds: 60 },
      phase: 'playing',
      turn: { seat: 0, since: 0, deadline: 9000 },
    } as unknown as TableInfo;
    expect(timeLeft(info, seat, 0)).toBe('1:01');
    expect(timeLeft(info, { ...seat, seat: 0 }, 4000)).toBe('0:05');
    expect(timeLeft({ ...info, clock: null }, seat, 0)).toBeUndefined();
    expect(timeLeft(info, { ...seat, bank: 7_200_000 }, 0)).toBe('2:00 h');
    expect(timeLeft(info, { ...seat, bank: 3 * 86_400_000 }, 0)).toBe('3 d');
  });
});

describe('refusals', () => {
  it('all have words', () => {
    expect(Object.values(REFUSALS).filter((message) => speaker('en', en)(message) === message)).toEqual([]);
    expect(refusalWords('hint_hints_off')).toBe('page-hint-off');
    expect(refusalWords('hint_unavailable')).toBe('page-refused-unavailable');
    expect(refusalWords('unheard of')).toBe('page-refused-command');
  });
});
