// The levels of bots: what they are called, which of them can play a table, and which one a newcomer meets.
import type { GameInfo, House } from '../protocol';

export const LEVELS: Record<string, string> = {
  uniform: 'page-level-uniform',
  beginner: 'page-level-beginner',
  casual: 'page-level-casual',
  greedy: 'page-level-greedy',
  search: 'page-level-search',
  master: 'page-level-master',
};
const FIRST = 'beginner';
const MASTER = 'master'; // has learned some tables and not others

/** The options of a table, or of one that could be laid; how many play is said by its seats. */
export interface Rules {
  options: Readonly<Record<string, unknown>>;
  seats: number;
}

/** Whether master has learned to play under these rules: they have all the values of one of the game's rows. */
export function isMastered({ masters }: Pick<GameInfo, 'masters'>, { options, seats }: Rules): boolean {
  const all: Readonly<Record<string, unknown>> = { ...options, players: seats };
  return masters.some((row) => Object.entries(row).every(([name, value]) => all[name] === value));
}

/** The levels that can play a game under these rules, once they are ready. */
export function levelsFor({ games }: Pick<House, 'games'>, game: string, rules: Rules): string[] {
  const info = games.find((one) => one.game === game);
  return info?.levels.filter((level) => level !== MASTER || isMastered(info, rules)) ?? [];
}

/** The levels that can play a table now. */
export function readyFor(house: Pick<House, 'games' | 'levels_ready'>, game: string, rules: Rules): string[] {
  const offered = levelsFor(house, game, rules);
  return house.levels_ready.filter((level) => offered.includes(level));
}

/** The level that is wanted, if it is offered; otherwise one for newcomers, or whatever the server likes. */
export function levelOf(wanted: string | null, offered: readonly string[]): string | null {
  if (wanted !== null && offered.includes(wanted)) return wanted;
  return offered.includes(FIRST) ? FIRST : null;
}

/** The level that stands there as chosen: as long as none of those is ready that one would meet, the weakest that is. */
export const shownLevel = (wanted: string | null, ready: readonly string[] | null, all: readonly string[]) =>
  levelOf(wanted, ready?.length ? ready : all) ?? ready?.[0] ?? null;
