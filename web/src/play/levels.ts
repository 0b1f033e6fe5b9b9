// The levels of bots: what they are called, and which one a newcomer meets.
import type { House } from '../protocol';

export const LEVELS: Record<string, string> = {
  uniform: 'page-level-uniform',
  beginner: 'page-level-beginner',
  casual: 'page-level-casual',
  greedy: 'page-level-greedy',
  search: 'page-level-search',
  master: 'page-level-master',
};
const FIRST = 'beginner';

/** The levels that can play a game now. */
export function readyFor({ games, levels_ready }: Pick<House, 'games' | 'levels_ready'>, game: string): string[] {
  const offered = games.find((one) => one.game === game)?.levels ?? [];
  return levels_ready.filter((level) => offered.includes(level));
}

/** The level that is wanted, if it is offered; otherwise one for newcomers, or whatever the server likes. */
export function levelOf(wanted: string | null, offered: readonly string[]): string | null {
  if (wanted !== null && offered.includes(wanted)) return wanted;
  return offered.includes(FIRST) ? FIRST : null;
}
