// A socket that leads to a table on this device: what is said on it is heard there, and never leaves the page.
import type { Command } from '../../protocol';
import type { Socket } from '../../play/world';
import type { LocalTable } from './table';

type Later = (milliseconds: number, then: () => void) => void;

/** A socket to a table, open as soon as somebody can listen. */
export function socketTo(table: LocalTable, later: Later): Socket {
  let isClosed = false;
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => void (isClosed || table.hear(JSON.parse(text) as Command)),
    close: () => (isClosed = true),
  };
  table.listen((event) => isClosed || socket.onmessage?.({ data: JSON.stringify(event) }));
  later(0, () => isClosed || socket.onopen?.());
  return socket;
}
