// The surroundings of a table in a browser.
import type { News, Socket, World } from '../play/world';
import { keep, keepDeal, kept, keptDeal } from './mine';
import { afterPaint } from './paint';

function open(path: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as Socket;
}

function later(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}

function listen(hear: (news: News) => void): () => void {
  const online = () => hear('online');
  const offline = () => hear('offline');
  const seen = () => {
    if (!document.hidden) hear('seen');
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) hear('seen');
  }; // out of the browser's cache of pages
  addEventListener('online', online);
  addEventListener('offline', offline);
  addEventListener('pageshow', shown);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', online);
    removeEventListener('offline', offline);
    removeEventListener('pageshow', shown);
    document.removeEventListener('visibilitychange', seen);
  };
}

export const browser: World = {
  open,
  now: () => Date.now(),
  later,
  painted: afterPaint,
  random: () => Math.random(),
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  memory: { kept, keep, keptDeal, keepDeal },
  listen,
};
