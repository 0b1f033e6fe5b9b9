// What a table wants to know of the game that is played on it: its board, where it stands, what flies, what is heard.
import type { Component, Snippet } from 'svelte';
import type { Sound } from '../browser/sound';
import { sentBack } from '../boards/tock/position';
import { departures } from '../boards/triqueta/flights';
import { DEALS } from '../generated';
import type { Happening, SeatView, TableInfo } from '../protocol';
import type { Say } from '../words/speaker';

export type Board = Component<{ sitting: never; notices?: Snippet }>;
type Moved = Extract<Happening, { type: 'moved' }>;

// One folder for each game; only the one that is played is loaded.
const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  triqueta: () => import('../boards/triqueta/Table.svelte'),
  tock: () => import('../boards/tock/Table.svelte'),
};

/** How the board of a game is loaded. */
export const boardOf = (game: string): (() => Promise<{ default: Board }>) =>
  BOARDS[game] ?? (() => Promise.reject(new Error(`Expected a game that this page can show, got ${game}.`)));

/** Which round or deal it is, in words. */
export function whereItStands(say: Say, info: TableInfo, view: SeatView | null): string {
  const position = view?.position as { round?: number; deal?: number; players?: number } | undefined;
  if (position?.round !== undefined) return say('triqueta-round', { round: Math.min(position.round, 4) });
  if (position?.deal === undefined) return '';
  const all = (DEALS as Record<string, number>)[`${position.players} ${String(info.options['deck'])}`];
  return say('page-deal-of', { n: position.deal, all: all ?? position.deal });
}

/** What leaves its place with these moves; each, when it is called later, arrives where it is then. */
export const flightsOf = (game: string, moved: readonly Moved[]): (() => void)[] =>
  game === 'triqueta' ? moved.map(({ moves, seat }) => departures(moves, seat)) : [];

/** Whether somebody was sent back. */
const isHit = (game: string, was: SeatView | null, is: SeatView | null) =>
  game === 'tock' && was !== null && is !== null && sentBack(was.position as never, is.position as never).length > 0;

/** What moves sound like. */
export function soundOf(game: string, { moves }: Moved, was: SeatView | null, is: SeatView | null): Sound {
  if (isHit(game, was, is)) return 'hit';
  return moves.some((move) => move.startsWith('take')) ? 'take' : 'place';
}
