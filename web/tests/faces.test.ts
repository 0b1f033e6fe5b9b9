// Every game has a face, a third one too that the page does not have; whatever is generic asks the face alone.
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { seatsFor } from '../src/browser/begin';
import { FACES, faceOf, titleOf } from '../src/boards';
import { faceAmongOthers } from '../src/boards/face';
import GameSign from '../src/boards/GameSign.svelte';
import SeatMark from '../src/boards/SeatMark.svelte';
import GameCard from '../src/pages/GameCard.svelte';
import Setup from '../src/pages/Setup.svelte';
import { begins, choosing, legal, nothing, type Choosing, type ChoosingEvent as Event } from '../src/play/choosing';
import { numbered, stepOf } from '../src/play/keys';
import { advice, canDo, did, ended, happened, meaning, turn } from '../src/play/narration';
import { parts } from '../src/play/notation';
import { empty, myTurn, reduceTable as table } from '../src/play/table';
import type { Sitter, Sitting, View } from '../src/play/view';
import type { SeatView, ServerEvent, TableInfo } from '../src/protocol';
import de from '../src/words/de';
import en from '../src/words/en';
import fr from '../src/words/fr';
import { speaker } from '../src/words/speaker';
import words from '../../tests/games/acorns/words/en.ftl?raw';
import { acorns } from './acorns';
import over from './acorns/views/over.json';
import playing from './acorns/views/playing.json';

const ACORNS = faceAmongOthers(acorns);
const ALL = [...FACES, ACORNS];
const say = speaker('en', `${en}\n${words}`);
const SITTERS: Sitter[] = ['Ana', 'Ben', 'Cleo', 'Dov', 'Eli', 'Fay'].map((name) => ({
  name,
  bot: false,
  here: true,
  you: name === 'Ana',
}));
const names = { seat: 0, name: (seat: number) => SITTERS[seat]?.name ?? '' };
const views = import.meta.glob<View>('../gallery/views/*.json', { eager: true, import: 'default' });
const VIEWS = [...Object.values(views), playing as View, over as View].map((view) => [view.game, view] as const);
const sitting = (view: View): Sitting => ({
  view,
  before: view,
  seat: view.seat,
  sitters: SITTERS,
  legal: view.legal_moves,
  pickable: view.legal_moves,
  sentence: [],
  begun: false,
  outlooks: {},
  ready: false,
  busy: false,
  hint: null,
  choose: () => undefined,
  back: () => undefined,
  confirm: () => undefined,
});

describe('the registry', () => {
  it('knows each game by its name, and no other', () => {
    for (const face of ALL) expect(faceOf(face.game, ALL)).toBe(face);
    expect(faceOf('acorns')).toBeNull();
    expect([titleOf('tock'), titleOf('acorns')]).toEqual(['Tock', 'acorns']);
  });
  it('draws nothing for a game without a face', () => {
    expect(render(GameSign, { props: { game: 'acorns' } }).body).not.toContain('<svg');
    expect(render(SeatMark, { props: { game: 'acorns', players: 3, seat: 0, options: {} } }).body).not.toContain(
      '<svg',
    );
    expect(render(GameSign, { props: { game: 'tock' } }).body).toContain('<svg');
  });
});

describe.each(ALL.map((face) => [face.game, face] as const))('the face of %s', (game, face) => {
  const isWord = (message: string) => (said: ReturnType<typeof speaker>) => said(message) !== message;
  it('has its messages in every language', () => {
    const { facts, blurb, options, rules = {}, presets = {} } = face.messages;
    const all = [facts, blurb, ...[options, rules, presets].flatMap((messages) => Object.values(messages))];
    const own = game === 'acorns' ? [] : all;
    for (const said of [speaker('en', en), speaker('fr', fr), speaker('de', de)])
      expect(own.filter((message) => !isWord(message)(said))).toEqual([]);
  });
  it('says every choice that its options leave open', () => {
    const open = Object.values(face.setups.players).flatMap((options) =>
      Object.entries(options).filter(([, values]) => values.length > 1),
    );
    const chosen = open.filter(([name]) => name !== face.setups.lot);
    const said = chosen.flatMap(([name, values]) => [name, ...values.filter((value) => typeof value === 'string')]);
    if (face.messages.rules)
      expect(Object.keys(face.messages.rules)).toEqual(expect.arrayContaining(chosen.map(([name]) => name)));
    expect((face.presets ?? []).filter(({ name }) => !(name in (face.messages.presets ?? {})))).toEqual([]);
    expect([...new Set(said)].filter((name) => !(name in face.messages.options))).toEqual([]);
    expect(Object.keys(face.setups.players)).toContain(String(face.setups.usual));
  });
  it('has keys for verbs that there are', () => {
    const verbs = face.verbs.map(({ name }) => name);
    const { letters, bears, counted } = face.keys;
    expect([...Object.values(letters), ...bears, ...counted].filter((verb) => !verbs.includes(verb))).toEqual([]);
  });
  it('can be shown on the first page, and a table of it laid', () => {
    const nothing = () => undefined;
    const shown = {
      face,
      drawn: true,
      busy: false,
      ready: true,
      onplay: nothing,
      onfriends: nothing,
      onscreen: nothing,
      onlocal: nothing,
    };
    expect(render(GameCard, { props: shown }).body).toContain(face.title);
    expect(render(Setup, { props: { face, kind: 'friends', onclose: nothing } }).body).toContain('name="players"');
    expect(seatsFor({ kind: 'alone', players: face.setups.usual, level: null })).toHaveLength(face.setups.usual);
  });
  it('has a picture for its rules', async () => {
    expect(render((await face.parts()).default).body).toContain('<svg');
  });
});

describe.each(VIEWS)('a view of %s', (game, view) => {
  const face = faceOf(game, ALL)!;
  it('is drawn by its board, and its end by its sheet', async () => {
    const board = await face.board();
    expect(render(board.default, { props: { sitting: sitting(view) } }).body.length).toBeGreaterThan(100);
    expect(render(board.Sheet, { props: { view, sitters: SITTERS, lines: 12 } }).body).toContain('Ana');
  });
  it('says where it stands and what was done', () => {
    const lines = happened(say, face, view, 0, names).map(({ text }) => text);
    expect([face.where(say, view), ...lines].join(' ')).not.toContain(`${game}-`);
    expect(lines.length).toBeGreaterThan(3);
  });
  it('sounds and flies without a browser to ask', () => {
    const moves = view.moves.slice(-3);
    expect(['place', 'take', 'hit']).toContain(face.sound({ seat: 0, moves }, view, view));
  });
});

describe('a third game', () => {
  it('is read by its own verbs', () => {
    expect(parts(ACORNS, 'eat L')).toEqual({ verb: 'eat', object: 'L', role: '' });
    expect(parts(ACORNS, 'rest')).toEqual({ verb: 'rest', object: '', role: '' });
  });
  it('is told in its own words', () => {
    expect(canDo(say, ACORNS, null, playing.legal_moves)).toBe('Eat an acorn, or bury one.');
    expect(meaning(say, ACORNS, 'eat M')).toBe('eat a medium acorn');
    expect(turn(say, ACORNS, ['bury L', 'rest'])).toBe('bury a large acorn, bury no more');
    expect(did(say, ACORNS, 'eat L', 1, names)).toBe('Ben eats a large acorn.');
    expect(ended(say, 'acorns', over.outcome, names)).toBe('Ben wins, with the most points.');
    const best = { moves: ['bury L', 'rest'], value: 0.5 };
    const hint = { best, exact: false, runner_up: null, chances: { 'acorn S': 0.75, 'acorn L': 0.25 } };
    expect(advice(say, ACORNS, hint).join(' ')).toContain('bury a large acorn, bury no more');
    expect(advice(say, ACORNS, hint).at(-1)).toContain('a small acorn 75 %');
  });
  it('is played by keys', () => {
    expect(numbered(ACORNS, playing.legal_moves)).toEqual(playing.legal_moves);
    expect(stepOf(ACORNS, playing.legal_moves, '3', say)).toBe('bury M');
    expect(stepOf(ACORNS, ['bury L', 'rest'], 'R', say)).toBe('rest');
    expect(stepOf(ACORNS, playing.legal_moves, '5', say)).toBeNull();
  });
  it('is chosen step by step, and whole sentences are sent', () => {
    const view = playing as View;
    const answer = (moves: string[], next: string[], whole = false): Event => ({
      type: 'previewed',
      seq: 1,
      moves,
      legal: next,
      whole,
      view,
    });
    const events: Event[] = [
      { type: 'view', seq: 1, view, notation: ACORNS },
      { type: 'choose', step: 'bury L' },
      answer(['bury L'], ['bury M', 'rest']),
      { type: 'choose', step: 'rest' },
      answer(['bury L', 'rest'], [], true),
    ];
    const asked: string[] = [];
    const states: Choosing[] = [nothing()];
    for (const event of events) {
      const { state, asks } = choosing(states.at(-1)!, event);
      states.push(state);
      asked.push(...asks.map(({ type, moves }) => `${type} ${moves.join(', ')}`));
    }
    expect(asked).toEqual(['preview bury L', 'preview bury L, rest', 'play bury L, rest']);
    expect(legal(states[3]!)).toEqual(['bury M', 'rest']);
    expect(begins(states[3]!)).toBe(1);
  });
  it('is a table like any other', () => {
    const { legal_moves, ...rest } = playing;
    const view: SeatView = { ...rest, legal_moves, ply: 0, reread: [], lying: {} };
    const info = { game: 'acorns', phase: 'playing', turn: { seat: 2, since: 0, deadline: null }, seats: [] };
    const you = { person: 0, host: true, seats: [2], sitting: 2, covered: false, invites: null };
    const welcome = {
      type: 'welcome',
      cid: 'a',
      protocol: 1,
      layout: '',
      now: 0,
      seq: 1,
      you,
      table: info as unknown as TableInfo,
      view,
      chat: [],
    } satisfies ServerEvent;
    const more = { ...view, ply: view.moves.length, moves: ['eat M'], movers: [2] };
    const update = { type: 'update', seq: 2, at: 0, now: 0, you, happened: [], table: welcome.table, view: more };
    const state = table(table(empty, welcome, 0), update as ServerEvent, 0);
    expect(state.view?.moves.at(-1)).toBe('eat M');
    expect(state.view?.moves).toHaveLength(view.moves.length + 1);
    expect(myTurn(state)).toBe(true);
  });
});
