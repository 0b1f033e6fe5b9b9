// How a table is laid out from a few wishes, and how one comes to sit at it.
import type { Bank, Days, Wish } from '../protocol';
import { create } from './api';
import { keep } from './mine';
import { addressOf } from '../play/routing';
import { router } from './router.svelte';
import { say } from '../words/language.svelte';
import { settings } from './settings.svelte';
import type { Chosen } from '../play/setups';

export type Kind = 'alone' | 'friends' | 'screen';
export interface Wishes {
  game: string;
  kind: Kind;
  players: number;
  options: Chosen;
  names: string[]; // round one screen: who sits where
  level: string | null; // of the bots
  clock: Bank | Days | null;
  listed: boolean; // everybody may see it in the list
}

/** What each seat is to be. */
export function seatsFor({ kind, players, level }: Pick<Wishes, 'kind' | 'players' | 'level'>): Wish[] {
  const other: Wish = kind === 'alone' ? { kind: 'bot', level } : { kind: kind === 'friends' ? 'open' : 'mine' };
  return Array.from({ length: players }, (_, k) => (k === 0 ? { kind: 'mine' } : other));
}

/** Lays a table out and goes there. */
export async function newTable(wishes: Wishes): Promise<void> {
  const made = await create({
    game: wishes.game,
    seats: seatsFor(wishes),
    options: wishes.options,
    name: settings.name.trim() || say('page-player-number', { n: 1 }),
    public: wishes.listed,
    clock: wishes.clock,
  });
  keep(made.table, {
    token: made.token,
    game: wishes.game,
    ...(wishes.kind === 'screen' ? { names: wishes.names } : {}),
  });
  router.go(addressOf(made.table, wishes.kind === 'friends' ? null : 'start'));
}
