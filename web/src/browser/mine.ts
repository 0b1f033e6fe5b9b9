// The tables that this browser sits at: their tokens, their deals, when last seen, and names given round one screen.
import type { Kept as Deal } from '../play/fairdeal';
import type { KeptTable } from '../play/world';
import { forget, recall, recallAll, remember } from './memory';

const KIND = 'table:';
const DEAL = 'deal:';

function parsed<What>(text: string | null): What | null {
  try {
    return JSON.parse(text ?? 'null') as What | null;
  } catch {
    return null;
  }
}

/** What is kept of a table. */
export const kept = (table: string): KeptTable | null => parsed(recall(KIND + table));

/** What is kept of a table's deal, for as long as the table is known here: with it the deal can be checked. */
export const keptDeal = (table: string): Deal | null => parsed(recall(DEAL + table));
export const keepDeal = (table: string, deal: Deal): void => remember(DEAL + table, JSON.stringify(deal));

/** Keeps what is known of a table; what is not said stays. */
export function keep(table: string, news: Partial<KeptTable>): void {
  const before = kept(table) ?? { table, token: null, game: '', seen: 0 };
  remember(KIND + table, JSON.stringify({ ...before, ...news, seen: Date.now() }));
}

export function forgetTable(table: string): void {
  forget(KIND + table);
  forget(DEAL + table);
}

/** The tables of this browser, the latest first. */
export function keptTables(): KeptTable[] {
  return Object.keys(recallAll(KIND))
    .flatMap((table) => kept(table) ?? [])
    .filter(({ token }) => token)
    .sort((a, b) => b.seen - a.seen);
}
