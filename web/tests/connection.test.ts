// A table stays alive: connections that drop, fall silent, sleep or restart, refusals, faults, and a second tab.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live, NewCommand } from '../src/play/live.svelte';
import { legal } from '../src/play/choosing';
import { admitted, previewed, refused, remembering, sitting, update, welcome } from './world';

beforeEach(() => void remembering());
afterEach(() => vi.unstubAllGlobals());

const TEN = 10_000; // milliseconds in which a dead network must be noticed
const choose = (live: Live, step: string) => live.choose({ type: 'choose', step });

describe('a connection that drops', () => {
  it('while a preview is asked asks for it again, and the step is alive', () => {
    const { world, live } = sitting();
    choose(live, '9');
    world.socket.breaks();
    expect(live.state.connection).toBe('lost');
    world.pass(300);
    const socket = admitted(world);
    expect(live.state.connection).toBe('open');
    socket.hears(previewed(socket.last('preview'), ['@4', '@5']));
    expect(live.choosing.phase).not.toBe('asking');
    expect(legal(live.choosing)).toEqual(['@4', '@5']);
  });

  it('before a step is chosen asks for its preview once it is back', () => {
    const { world, live } = sitting();
    world.socket.breaks();
    choose(live, '9');
    world.pass(300);
    const socket = admitted(world);
    expect(socket.all('preview').map(({ moves }) => moves)).toEqual([['9']]);
    socket.hears(previewed(socket.last('preview'), ['@4', '@5']));
    expect(legal(live.choosing)).toEqual(['@4', '@5']);
  });

  it('while a turn is sent says the same turn again under the same name, and ends in one answer', () => {
    const { world, live } = sitting();
    choose(live, '9');
    world.socket.hears(previewed(world.socket.last('preview'), [], true));
    const played = world.socket.last('play');
    world.socket.breaks();
    world.pass(300);
    const socket = admitted(world);
    expect(socket.all('play')).toEqual([played]);
    socket.hears({ type: 'done', cid: played.cid, seq: 8 });
    socket.hears(update(8, ['9']));
    expect(live.choosing).toMatchObject({ phase: 'open', sentence: [] });
    expect(live.state.refusal).toBeNull();
  });

  it('after a turn was stored finds the table as it stands', () => {
    const { world, live } = sitting();
    choose(live, '9');
    world.socket.hears(previewed(world.socket.last('preview'), [], true));
    world.socket.breaks();
    world.pass(300);
    admitted(world, welcome(8, ['9']));
    expect(live.choosing).toMatchObject({ phase: 'open', sentence: [] });
    expect(live.state.refusal).toBeNull();
  });

  it('is tried again more and more slowly, at once when the network is back, and never twice at a time', () => {
    const { world } = sitting();
    world.socket.breaks();
    world.pass(300);
    world.socket.breaks();
    world.pass(300);
    expect(world.sockets).toHaveLength(2);
    world.news('online');
    expect(world.sockets).toHaveLength(3);
    world.pass(1000);
    expect(world.sockets).toHaveLength(3);
    expect(world.sockets.slice(0, -1).every(({ closed }) => closed)).toBe(true);
  });

  it('is not heard any more once another took its place', () => {
    const { world, live } = sitting();
    const old = world.socket;
    live.pressed();
    old.hears(update(9, ['J']));
    live.reconnect();
    admitted(world);
    world.pass(100);
    expect(live.state.seq).toBe(7);
    old.hears(update(10, ['J']));
    old.breaks();
    expect(live.state).toMatchObject({ seq: 7, connection: 'open' });
  });
});

describe('a network that is dead', () => {
  it('is noticed and said within ten seconds though nothing is pressed and the socket stays open', () => {
    const { world, live } = sitting();
    world.pass(TEN / 2);
    expect(world.socket.all('ping')).toHaveLength(1);
    expect(live.state.connection).toBe('open');
    world.pass(TEN / 2);
    expect(live.state.connection).toBe('lost');
    expect(world.sockets.length).toBeGreaterThan(1);
  });

  it('is noticed sooner when something is said, however often', () => {
    const { world, live } = sitting();
    for (let k = 0; k < 7; k += 1) {
      void live.send({ type: 'chat', text: 'anybody there?' });
      world.pass(1000);
    }
    expect(live.state.connection).toBe('lost');
  });

  it('is noticed within seconds when the browser says it is offline, and not believed if the server answers', () => {
    const { world, live } = sitting();
    world.news('offline');
    world.socket.hears({ type: 'done', cid: world.socket.last('ping').cid, seq: 7 });
    world.pass(3000);
    expect(live.state.connection).toBe('open');
    world.news('offline');
    world.pass(2500);
    expect(live.state.connection).toBe('lost');
  });

  it('is not suspected while the server answers', () => {
    const { world, live } = sitting();
    for (let k = 0; k < 20; k += 1) {
      world.pass(4500);
      world.socket.hears({ type: 'done', cid: world.socket.last('ping').cid, seq: 7 });
    }
    expect(live.state.connection).toBe('open');
    expect(world.sockets).toHaveLength(1);
  });

  it('that never opens a connection is tried again', () => {
    const { world, live } = sitting();
    world.socket.breaks();
    world.pass(300);
    expect(world.sockets).toHaveLength(2);
    world.pass(TEN);
    expect(live.state.connection).toBe('lost');
    expect(world.sockets.length).toBeGreaterThan(2);
    expect(world.sockets[1]!.closed).toBe(true);
  });
});

describe('a phone that slept', () => {
  it('for long begins a new connection the moment it is looked at', () => {
    const { world, live } = sitting();
    world.sleep(600_000);
    world.news('seen');
    expect(world.sockets).toHaveLength(2);
    admitted(world, welcome(9, ['J']));
    expect(live.state).toMatchObject({ connection: 'open', seq: 9 });
  });

  it('for a while asks whether the server is there, and gives up if not', () => {
    const { world, live } = sitting();
    world.sleep(20_000);
    world.news('seen');
    expect(world.sockets).toHaveLength(1);
    world.pass(5000);
    expect(live.state.connection).toBe('lost');
  });

  it('in the middle of a question asks once more before it gives up', () => {
    const { world, live } = sitting();
    world.pass(4100);
    world.sleep(30_000);
    expect(live.state.connection).toBe('open');
    world.socket.hears({ type: 'done', cid: world.socket.last('ping').cid, seq: 7 });
    world.pass(1000);
    expect(live.state.connection).toBe('open');
  });

  it('waits for nothing once the table is left', () => {
    const { world, live } = sitting();
    live.close();
    world.news('seen');
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(world.waiting).toBe(0);
  });
});

describe('a server that restarts', () => {
  it('is waited for, and the begun turn is still there', () => {
    const { world, live } = sitting();
    choose(live, '9');
    world.socket.hears(previewed(world.socket.last('preview'), ['@4', '@5']));
    world.socket.hears({ type: 'bye', reason: 'restart', sentence: '' });
    expect(live.state.connection).toBe('lost');
    world.socket.breaks();
    for (let k = 0; k < 3; k += 1) {
      world.pass(3000);
      world.socket.breaks();
    }
    world.pass(3000);
    admitted(world);
    expect(live.state.connection).toBe('open');
    expect(live.choosing.sentence).toEqual(['9']);
  });

  it('and does not know the table yet is knocked at again', () => {
    const { world, live } = sitting();
    world.socket.breaks();
    world.pass(300);
    world.socket.opens();
    world.socket.hears(refused(world.socket.last('hello'), 'compiling'));
    expect(live.state).toMatchObject({ connection: 'lost', refusal: 'compiling' });
    world.pass(1000);
    admitted(world);
    expect(live.state.connection).toBe('open');
  });

  it('is left alone once it says that the table is gone', () => {
    const { world, live } = sitting();
    world.socket.hears({ type: 'bye', reason: 'deleted', sentence: '' });
    world.pass(60_000);
    expect(live.state.connection).toBe('closed');
    expect(world.sockets).toHaveLength(1);
  });
});

/** Everything the page can say that does not belong to the turn that is being chosen. */
const BESIDE: NewCommand[] = [
  { type: 'chat', text: 'hello' },
  { type: 'react', reaction: 'nice' },
  { type: 'ask', seq: 7, what: 'undo' },
  { type: 'answer', yes: true },
  { type: 'sit', seat: 1 },
  { type: 'start' },
  { type: 'rematch' },
  { type: 'rename', name: 'Mia' },
  { type: 'make_code' },
  { type: 'hush' },
  { type: 'fill', seat: 1 },
  { type: 'put_out', person: 1 },
  { type: 'stand', seat: 0 },
  { type: 'swap', seat: 0, other: 1 },
  { type: 'configure', public: true },
  { type: 'mute', person: 1 },
  { type: 'leave' },
];
const SILENT: NewCommand[] = [
  { type: 'ping' },
  { type: 'commit', commitment: '' },
  { type: 'reveal', entropy: '', closed: '' },
];

/** What belongs to the turn, to the connection, or to the deal has tests of its own below. */
const TURN: readonly string[] = ['hello', 'play', 'preview', 'hint'];

describe('a refusal', () => {
  const halfChosen = () => {
    const all = sitting();
    choose(all.live, '9');
    all.world.socket.hears(previewed(all.world.socket.last('preview'), ['@4', '@5']));
    return all;
  };

  it('is looked at for every command there is', () => {
    const union = /export type Command =([^;]*);/.exec(
      readFileSync(new URL('../src/protocol.ts', import.meta.url), 'utf-8'),
    )![1]!;
    const all = union
      .split('|')
      .map((name) => name.trim())
      .filter(Boolean);
    const tried = [...BESIDE, ...SILENT].map(({ type }) => type as string);
    expect([...tried, ...TURN].sort()).toEqual(
      all.map((name) => name.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase()).sort(),
    );
  });

  it.each(BESIDE)('of $type is told, answered, and leaves the half-chosen turn alone', async (spoken) => {
    const { world, live } = halfChosen();
    const answer = live.send(spoken);
    world.socket.hears(refused(world.socket.last(spoken.type), 'not_now'));
    expect(await answer).toBe('not_now');
    expect(live.state.refusal).toBe('not_now');
    expect(live.choosing.sentence).toEqual(['9']);
    expect(world.sockets).toHaveLength(1);
  });

  it.each(SILENT)('of $type troubles nobody', (spoken) => {
    const { world, live } = halfChosen();
    void live.send(spoken);
    world.socket.hears(refused(world.socket.last(spoken.type), 'not_now'));
    expect(live.state.refusal).toBeNull();
    expect(live.choosing.sentence).toEqual(['9']);
  });

  it('of a hint is told as such and leaves the turn alone', () => {
    const { world, live } = halfChosen();
    live.askHint();
    world.socket.hears(refused(world.socket.last('hint'), 'no_hint'));
    expect(live).toMatchObject({ thinking: false, state: { refusal: 'hint_no_hint' } });
    expect(live.choosing.sentence).toEqual(['9']);
  });

  it('of a preview that nobody awaits changes nothing, of the awaited one begins the turn again', () => {
    const { world, live } = halfChosen();
    choose(live, '@4');
    const first = world.socket.last('preview');
    choose(live, '@5');
    world.socket.hears(refused(first, 'illegal_move'));
    expect(live.choosing.sentence).toEqual(['9', '@5']);
    world.socket.hears(refused(world.socket.last('preview'), 'illegal_move'));
    expect(live.choosing.sentence).toEqual([]);
    expect(live.state.refusal).toBe('illegal_move');
    expect(world.sockets).toHaveLength(2);
  });

  it('of a turn begins it again, says why, and looks at the table once more if this tab was behind', () => {
    const { world, live } = halfChosen();
    choose(live, '@4');
    world.socket.hears(previewed(world.socket.last('preview'), [], true));
    world.socket.hears(refused(world.socket.last('play'), 'stale'));
    expect(live.choosing).toMatchObject({ phase: 'open', sentence: [] });
    expect(live.state.refusal).toBe('stale');
    expect(world.sockets).toHaveLength(2);
  });

  it('beside a turn that is under way does not take it for answered', () => {
    const { world, live } = halfChosen();
    choose(live, '@4');
    world.socket.hears(previewed(world.socket.last('preview'), [], true));
    void live.send({ type: 'react', reaction: 'nice' });
    world.socket.hears(refused(world.socket.last('react'), 'too_fast'));
    expect(live.choosing.phase).toBe('sent');
    expect(live.state.refusal).toBe('too_fast');
  });

  it('because it was too quick is not told: the same is said again more slowly', () => {
    const { world, live } = sitting();
    choose(live, '9');
    const asked = world.socket.last('preview');
    world.socket.hears(refused(asked, 'too_fast'));
    expect(live.choosing.sentence).toEqual(['9']);
    world.pass(800);
    expect(world.socket.all('preview')).toEqual([asked, asked]);
    world.socket.hears(refused(asked, 'too_fast'));
    choose(live, 'J');
    world.pass(3000);
    expect(world.socket.all('preview').filter(({ cid }) => cid === asked.cid)).toHaveLength(2);
    expect(live.state.refusal).toBeNull();
  });

  it('that never ends is told at last', () => {
    const { world, live } = sitting();
    void live.send({ type: 'start' });
    for (let k = 0; k < 6; k += 1) {
      world.socket.hears(refused(world.socket.last('start'), 'too_fast'));
      world.pass(700 * (k + 1));
    }
    expect(live.state.refusal).toBe('too_fast');
  });

  it('of what is no longer waited for is nobody’s', () => {
    const { world, live } = sitting();
    world.socket.hears({ type: 'refused', cid: 'unheard-of', code: 'not_now', sentence: '', seq: 7 });
    expect(live.state.refusal).toBeNull();
    world.socket.hears({ type: 'refused', cid: null, code: 'bad_command', sentence: '', seq: 7 });
    expect(live.state.refusal).toBe('bad_command');
  });
});

describe('an exception', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  it('after a press is said, and the table goes on with another connection', () => {
    const { world, live } = sitting();
    live.pressed();
    world.socket.hearsText('{"type":"update","view":7');
    world.socket.hears(update(8, ['J']));
    world.pass(100);
    expect(live.state).toMatchObject({ refusal: 'fault', connection: 'lost' });
    world.pass(300);
    admitted(world, welcome(8, ['J']));
    world.socket.hears(update(9, ['J', '9']));
    expect(live.state).toMatchObject({ seq: 9, connection: 'open' });
  });

  it('in whoever shows what happened does no harm to the table', () => {
    const { world, live } = sitting();
    live.onevent = () => {
      throw new Error('no picture');
    };
    world.socket.hears(update(8, ['J']));
    world.socket.hears(update(9, ['J', '9']));
    expect(live.state).toMatchObject({ seq: 9, connection: 'open', refusal: null });
    expect(console.error).toHaveBeenCalledTimes(2);
  });
});

describe('a second tab', () => {
  it('that plays ends what was begun in the first, which says so and can go on', () => {
    const first = sitting();
    const second = sitting();
    choose(first.live, '9');
    choose(second.live, 'J');
    second.world.socket.hears(previewed(second.world.socket.last('preview'), [], true));
    expect(second.world.socket.all('play')).toHaveLength(1);
    for (const { world } of [first, second]) world.socket.hears(update(8, ['J']));
    expect(first.live.choosing.sentence).toEqual([]);
    expect(first.live.state.refusal).toBe('stale');
    expect(second.live.state.refusal).toBeNull();
    choose(first.live, '9');
    expect(first.world.socket.all('preview')).toHaveLength(2);
  });
});

describe('a reaction', () => {
  const reacted = (person: number) => [{ type: 'reacted', person, reaction: 'nice' }];

  it('goes by itself, each in its own time, whatever else happens', () => {
    const { world, live } = sitting();
    world.socket.hears(update(8, [], reacted(0)));
    world.pass(3000);
    world.socket.hears(update(9, [], reacted(1)));
    world.socket.hears(update(10, ['J']));
    expect(live.state.reactions.map(({ seq }) => seq)).toEqual([8, 9]);
    world.pass(1100);
    expect(live.state.reactions.map(({ seq }) => seq)).toEqual([9]);
    world.pass(3000);
    expect(live.state.reactions).toEqual([]);
  });
});
