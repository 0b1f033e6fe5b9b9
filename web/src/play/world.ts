// What a table needs of its surroundings: sockets, time, chance, memory, news of the network and of the reader.
import type { Kept as KeptDeal } from './fairdeal';

/** A WebSocket, as far as it is used. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** The network came or went, or the reader looks at the page again. */
export type News = 'online' | 'offline' | 'seen';

/** What this browser knows of a table it sits at. */
export interface KeptTable {
  table: string;
  token: string | null;
  game: string;
  seen: number;
  names?: string[]; // round one screen
}

/** What is kept between visits. */
export interface Memory {
  kept(table: string): KeptTable | null;
  keep(table: string, news: Partial<KeptTable>): void; // what is not said stays
  keptDeal(table: string): KeptDeal | null;
  keepDeal(table: string, deal: KeptDeal): void;
}

/** The home of a table that is kept on this device, and not on the server. */
export interface Device {
  readonly record: string; // the game so far, as text
  addressOf(table: string): string;
}

export interface World {
  device?: Device; // where the table is kept, if not on the server
  open(path: string): Socket; // a socket to the server that the page came from
  now(): number; // milliseconds
  later: (milliseconds: number, then: () => void) => () => void; // returns what calls it off
  painted: (then: () => void) => void; // after the next paint
  random(): number;
  bytes(count: number): Uint8Array; // that nobody can guess
  memory: Memory;
  listen(hear: (news: News) => void): () => void; // returns what ends it
}
