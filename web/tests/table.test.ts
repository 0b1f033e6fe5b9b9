// A table follows what the server says.
import { describe, expect, it } from 'vitest';
import { empty, myTurn, seatOf, reduceTable, type TableState } from '../src/play/table';
import type { ServerEvent, TableInfo, You } from '../src/protocol';

const you: You = { person: 0, host: true, seats: [0], sitting: 0, covered: false, invites: null };
const info = {
  table: 't',
  game: 'tock',
  phase: 'playing',
  seats: [],
  people: [],
  turn: { seat: 0, since: 0, deadline: null },
  fair: null,
} as unknown as TableInfo;
const welcome = {
  type: 'welcome',
  cid: 'a',
  protocol: 1,
  layout: '',
  now: 1500,
  seq: 7,
  you,
  table: info,
  view: null,
  chat: [],
} as ServerEvent;
const update = (seq: number, happened: unknown[] = []) =>
  ({ type: 'update', seq, at: 1, now: 1500, you, happened, table: info, view: null }) as unknown as ServerEvent;
const after = (...events: Parameters<typeof reduceTable>[1][]): TableState =>
  events.reduce((state, event) => reduceTable(state, event, 1000), empty);

describe('a table', () => {
  it('is open after a welcome, and knows the time of the server', () => {
    expect(after(welcome)).toMatchObject({ connection: 'open', seq: 7, ahead: 500 });
  });

  it('takes every update that is not older', () => {
    expect(after(welcome, update(8)).seq).toBe(8);
    expect(after(welcome, update(6)).seq).toBe(7);
  });

  it('remembers what was said and shown', () => {
    const state = after(
      welcome,
      update(8, [
        { type: 'chatted', person: 1, name: 'Ines', text: 'Hello' },
        { type: 'reacted', person: 1, reaction: 'nice' },
      ]),
    );
    expect(state.chat.map(({ text }) => text)).toEqual(['Hello']);
    expect(state.reactions).toEqual([{ person: 1, reaction: 'nice', seq: 8 }]);
  });

  it('keeps its refusal until it is read', () => {
    const refused = { type: 'refused', cid: 'a', code: 'stale', sentence: '', seq: 7 } as ServerEvent;
    expect(after(welcome, refused).refusal).toBe('stale');
    expect(after(welcome, refused, { type: 'dismissed' }).refusal).toBeNull();
  });

  it('says what is wrong with its deal', () => {
    expect(after(welcome, { type: 'distrusted', trouble: 'left_out' }).refusal).toBe('deal_left_out');
  });

  it('is closed when there is no such table', () => {
    const refused = { type: 'refused', cid: 'a', code: 'no_table', sentence: '', seq: null } as ServerEvent;
    expect(after(refused, { type: 'connection', connection: 'lost' }).connection).toBe('closed');
  });

  it('is closed when the table cannot be opened any more', () => {
    const refused = { type: 'refused', cid: 'a', code: 'closed', sentence: '', seq: null } as ServerEvent;
    expect(after(refused, { type: 'connection', connection: 'lost' }).connection).toBe('closed');
  });

  it('comes back after a restart, and not after being put out', () => {
    expect(after(welcome, { type: 'bye', reason: 'restart', sentence: '' }).connection).toBe('lost');
    expect(after(welcome, { type: 'bye', reason: 'put_out', sentence: '' }).connection).toBe('closed');
  });

  it('knows whose turn it is', () => {
    expect(myTurn(after(welcome))).toBe(true);
    expect(myTurn(empty)).toBe(false);
    expect(seatOf(after(welcome))).toBe(0);
  });
});

describe('the moves', () => {
  const view = (ply: number, moves: string[], movers: number[], reread: unknown[] = []) =>
    ({ seat: 0, ply, moves, movers, reread }) as never;
  const showing = (seq: number, shown: never) => ({ ...update(seq), view: shown }) as ServerEvent;
  const known = { ...welcome, view: view(0, ['draw', 'token ?', 'keep'], [1, -1, 1]) } as ServerEvent;
  const read = (...events: ServerEvent[]) => after(...events).view?.moves;

  it('are added to those before, which may read differently now', () => {
    const state = after(known, showing(8, view(3, ['add'], [1], [{ ply: 1, move: 'token B' }])));
    expect(state.view).toMatchObject({
      ply: 0,
      moves: ['draw', 'token B', 'keep', 'add'],
      movers: [1, -1, 1, 1],
      reread: [],
    });
  });

  it('are the same while nobody moves, and fewer when a turn is taken back', () => {
    expect(read(known, showing(8, view(3, [], [])))).toEqual(['draw', 'token ?', 'keep']);
    expect(read(known, showing(8, view(2, [], [])))).toEqual(['draw', 'token ?']);
  });

  it('are replaced by those of another seat', () => {
    expect(read(known, showing(8, view(0, ['draw', 'token B'], [1, -1])))).toEqual(['draw', 'token B']);
  });
});
