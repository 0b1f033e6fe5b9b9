// What a table needs of its surroundings: sockets, time, news of the network and of the reader; tests bring their own.

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

export interface World {
  open(path: string): Socket; // a socket to the server that the page came from
  now(): number; // milliseconds
  later: (milliseconds: number, then: () => void) => () => void; // returns what calls it off
  painted: (then: () => void) => void; // after the next paint
  random(): number;
  listen(hear: (news: News) => void): () => void; // returns what ends it
}
