// The tables that this browser sits at: their tokens, when they were last seen, and names given round one screen.
import { forget, recall, recallAll, remember } from './memory';

export interface Kept { table: string; token: string | null; game: string; seen: number; names?: string[] }

const KIND = 'table:';

/** What is kept of a table. */
export function kept(table: string): Kept | null {
  try {
    return JSON.parse(recall(KIND + table) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Keeps what is known of a table; what is not said stays. */
export function keep(table: string, news: Partial<Kept>): void {
  const before = kept(table) ?? { table, token: null, game: '', seen: 0 };
  remember(KIND + table, JSON.stringify({ ...before, ...news, seen: Date.now() }));
}

export const drop = (table: string): void => forget(KIND + table);

/** The tables of this browser, the latest first. */
export function all(): Kept[] {
  return Object.keys(recallAll(KIND)).flatMap((table) => kept(table) ?? []).filter(({ token }) => token).sort((a, b) => b.seen - a.seen);
}
