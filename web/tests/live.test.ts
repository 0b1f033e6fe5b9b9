// The connection adds to the deal, keeps on the device what the check needs, and says when its chance was left out.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closedList, promiseOf } from '../src/play/fair';
import { Live } from '../src/play/live.svelte';
import { forgetTable, keptDeal } from '../src/browser/mine';
import type { Fair } from '../src/protocol';
import { fairAt, infoOf, promised, termsOf, you } from './dealing';
import { admitted, Around, remembering, type Socket } from './world';
import { faceOf } from '../src/boards';

const terms = termsOf();
let stored: Map<string, string>;
beforeEach(() => {
  stored = remembering();
});
afterEach(() => vi.unstubAllGlobals());

/** A page that has opened a table, and its socket. */
function opened(fair: Fair): { live: Live; socket: Socket; world: Around } {
  const world = new Around();
  const live = new Live('t', null, world, faceOf);
  live.connect();
  const event = {
    type: 'welcome',
    cid: 'x',
    protocol: 1,
    now: 0,
    seq: 1,
    you: you(),
    table: infoOf(fair),
    view: null,
    chat: [],
  };
  return { live, socket: admitted(world, event), world };
}
const shows = (socket: Socket, seq: number, fair: Fair) =>
  socket.hears({ type: 'update', seq, at: 0, now: 0, you: you(), happened: [], table: infoOf(fair), view: null });
const said = (socket: Socket, type: string) => socket.all(type) as unknown as Record<string, string>[];

/** The list with the promise of this page and of somebody else. */
function listOf(entropy: string | null) {
  return [
    { ...promised(terms, 0, keptDeal('t')!.entropy), entropy },
    { ...promised(terms, 1), entropy: null },
  ];
}

describe('a page at a deal', () => {
  it('promises once, reveals once for the list it saw, and keeps its entropy when play begins', () => {
    const { live, socket } = opened(fairAt('commit', []));
    shows(socket, 2, fairAt('commit', [{ ...promised(terms, 1), entropy: null }]));
    const entropy = keptDeal('t')!.entropy!;
    expect(said(socket, 'commit')).toMatchObject([{ commitment: promiseOf(terms, 0, entropy) }]);
    shows(socket, 3, fairAt('reveal', listOf(null)));
    shows(socket, 4, fairAt('reveal', [listOf(null)[0]!, promised(terms, 1)]));
    expect(said(socket, 'reveal')).toMatchObject([{ entropy, closed: closedList(terms, listOf(null)) }]);
    shows(socket, 5, fairAt('dealt', [listOf(entropy)[0]!, promised(terms, 1)]));
    expect(live.state.refusal).toBeNull();
    expect(keptDeal('t')).toMatchObject({ entropy, closed: closedList(terms, listOf(null)), options: { players: 2 } });
    expect(live.dealt).toEqual(keptDeal('t'));
  });

  it('reveals after it was loaded again', () => {
    opened(fairAt('commit', []));
    const { socket } = opened(fairAt('reveal', listOf(null)));
    expect(said(socket, 'reveal')).toMatchObject([{ entropy: keptDeal('t')!.entropy }]);
  });

  it('says at once that its reveal was left out', () => {
    const { live, socket } = opened(fairAt('commit', []));
    shows(socket, 2, fairAt('reveal', listOf(null)));
    shows(socket, 3, fairAt('dealt', [listOf(null)[0]!, promised(terms, 1)]));
    expect(live.state.refusal).toBe('deal_left_out');
  });

  it('says that a deal was begun a second time, and adds nothing to it', () => {
    const { live, socket } = opened(fairAt('commit', []));
    shows(socket, 2, { ...fairAt('commit', []), game_id: '44'.repeat(16) });
    expect(said(socket, 'commit')).toHaveLength(1);
    expect(live.state.refusal).toBe('deal_other_deal');
    expect(keptDeal('t')!.game_id).toBe(terms.game_id);
  });

  it('uses the promise of another tab that was quicker', () => {
    const slow = opened(fairAt('commit', []));
    const mine = keptDeal('t')!;
    stored.clear();
    opened(fairAt('commit', []));
    const quick = keptDeal('t')!;
    expect(quick.entropy).not.toBe(mine.entropy);
    shows(slow.socket, 2, fairAt('reveal', listOf(null)));
    expect(said(slow.socket, 'reveal')).toMatchObject([{ entropy: quick.entropy }]);
    expect(slow.live.state.refusal).toBeNull();
  });

  it('does not trouble its reader when the deal refuses what it added, and tries again if that was too quick', () => {
    const { live, socket, world } = opened(fairAt('commit', []));
    socket.hears({ type: 'refused', cid: said(socket, 'commit')[0]!['cid'], code: 'too_fast', sentence: '', seq: 1 });
    shows(socket, 2, fairAt('commit', []));
    world.pass(1000);
    expect(live.state.refusal).toBeNull();
    expect(said(socket, 'commit')).toHaveLength(2);
    expect(new Set(said(socket, 'commit').map(({ cid }) => cid)).size).toBe(1);
  });

  it('forgets the deal with the table', () => {
    opened(fairAt('commit', []));
    expect(keptDeal('t')).not.toBeNull();
    forgetTable('t');
    expect(keptDeal('t')).toBeNull();
  });
});
