// Surroundings of a table whose server, clock, network and reader are the test.
import { vi } from 'vitest';
import * as mine from '../src/browser/mine';
import { Live } from '../src/play/live.svelte';
import type { News, Socket as Wire, World } from '../src/play/world';
import type { Command, ServerEvent, TableInfo } from '../src/protocol';
import { faceOf } from '../src/boards';

type Said = Command & Record<string, unknown>;

/** A socket whose server is the test. */
export class Socket implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  said: Said[] = [];
  closed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.onopen?.();
  }
  breaks(): void {
    this.onclose?.();
  }
  hears(event: object): void {
    this.onmessage?.({ data: JSON.stringify(event) });
  }
  hearsText(data: string): void {
    this.onmessage?.({ data });
  }
  all(type: string): Said[] {
    return this.said.filter((command) => command.type === type);
  }
  last(type: string): Said {
    return this.all(type).at(-1)!;
  }
}

/** A world whose time passes when the test says so. */
export class Around implements World {
  sockets: Socket[] = [];
  private time = 1_000_000;
  private timers: { at: number; then: () => void }[] = [];
  private ears: ((news: News) => void)[] = [];

  open = (): Socket => {
    const socket = new Socket();
    this.sockets.push(socket);
    return socket;
  };
  now = (): number => this.time;
  random = (): number => 0.5;
  bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
  memory = mine;
  painted = (then: () => void): void => void this.later(16, then);
  later = (milliseconds: number, then: () => void): (() => void) => {
    const timer = { at: this.time + milliseconds, then };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  };
  listen = (hear: (news: News) => void): (() => void) => {
    this.ears.push(hear);
    return () => {
      this.ears = this.ears.filter((one) => one !== hear);
    };
  };

  get socket(): Socket {
    return this.sockets.at(-1)!;
  }
  get waiting(): number {
    return this.timers.length;
  }

  /** Time passes, and every timer rings when it is due. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (let next = this.next(end); next; next = this.next(end)) {
      this.time = next.at;
      next.then();
    }
    this.time = end;
  }

  /** The machine sleeps: time passes, and what was due rings only now, late. */
  sleep(milliseconds: number): void {
    const due = this.timers.filter(({ at }) => at <= this.time + milliseconds);
    this.time += milliseconds;
    for (const timer of due)
      if (this.timers.includes(timer)) {
        this.drop(timer);
        timer.then();
      }
  }

  news(news: News): void {
    for (const ear of [...this.ears]) ear(news);
  }

  private next(end: number): { at: number; then: () => void } | undefined {
    const timer = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
    if (timer) this.drop(timer);
    return timer;
  }

  private drop(timer: object): void {
    this.timers = this.timers.filter((one) => one !== timer);
  }
}

/** A browser that remembers, for as long as a test lasts. */
export function remembering(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => stored.set(key, value),
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

export const CARDS = ['9', 'J'];
const info = {
  table: 't',
  game: 'tock',
  options: {},
  phase: 'playing',
  seats: [],
  people: [],
  turn: { seat: 0, since: 0, deadline: null },
  fair: null,
} as unknown as TableInfo;
const you = { person: 0, host: true, seats: [0], sitting: 0, covered: false, invites: null };

/** A view of Tock in which the reader is to move. */
export const view = (moves: string[] = [], legal: string[] = CARDS) => ({
  game: 'tock',
  options: {},
  seat: 0,
  to_move: 0,
  legal_moves: legal,
  ply: 0,
  moves,
  movers: moves.map(() => 1),
  reread: [],
  position: {},
  outcome: null,
});
export const welcome = (seq = 7, moves: string[] = []) => ({
  type: 'welcome',
  cid: 'x',
  protocol: 1,
  now: 0,
  seq,
  you,
  table: info,
  view: view(moves),
  chat: [],
});
export const update = (seq: number, moves: string[] = [], happened: object[] = []) => ({
  type: 'update',
  seq,
  at: 0,
  now: 0,
  you,
  happened,
  table: info,
  view: view(moves),
});
export const previewed = ({ cid, moves }: Said, legal: string[], whole = false) => ({
  type: 'previewed',
  cid,
  seq: 7,
  moves,
  legal_moves: legal,
  whole,
  view: view([], legal),
});
export const refused = ({ cid }: Said, code: string) => ({ type: 'refused', cid, code, sentence: '', seq: 7 });

/** A page that sits at a table, welcomed. */
export function sitting(): { world: Around; live: Live; heard: ServerEvent[] } {
  const world = new Around();
  const live = new Live('t', null, world, faceOf);
  const heard: ServerEvent[] = [];
  live.onevent = (event) => heard.push(event);
  live.connect();
  admitted(world);
  return { world, live, heard };
}

/** The newest connection opens and is welcomed. */
export function admitted(world: Around, event: object = welcome()): Socket {
  const { socket } = world;
  socket.opens();
  socket.hears(event);
  return socket;
}
