// The tables of a game by its name; each of them is loaded when it is wanted.
import type { BotsTables, NetworksTables, RulesTables } from '../../src/kernel/game';

export type Tables = BotsTables & NetworksTables & RulesTables & { LEVELS: Readonly<Record<string, object>> };
const FILES = import.meta.glob<Tables>('../../src/kernel/*/tables.ts');

export const tablesOf = (game: string): Promise<Tables> => FILES[`../../src/kernel/${game}/tables.ts`]!();
