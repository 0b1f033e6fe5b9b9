// What the page can have of each game: its tables and its modules, loaded when they are wanted.
import type { BotsTables, NetworksTables, RulesTables } from './game';
import { hasVectors, moduleAt } from './loading';
import type { Policy } from './messages';
import { KernelRefusal } from './refusals';

/** The tables of a game, as they are generated. */
export type Tables = RulesTables &
  BotsTables &
  NetworksTables & { readonly LEVELS: Readonly<Record<string, Policy>>; readonly ACTIONS: readonly string[] };

const TABLES = import.meta.glob<Tables>('./*/tables.ts');
const FILES = import.meta.glob<string>('./*/*.wasm', { query: '?url', import: 'default', eager: true });

/** The tables of a game, or a refusal. */
export async function tablesOf(game: string): Promise<Tables> {
  try {
    return await TABLES[`./${game}/tables.ts`]!();
  } catch (cause) {
    throw new KernelRefusal('not_loaded', `Expected a game with tables, got '${game}'.`, { cause });
  }
}

/** A module of a game, or a refusal. */
function moduleOf(game: string, name: string): Promise<WebAssembly.Module> {
  const url = FILES[`./${game}/${name}.wasm`];
  if (url !== undefined) return moduleAt(url);
  return Promise.reject(new KernelRefusal('not_loaded', `Expected a game with the module ${name}, got '${game}'.`));
}

/** The rules of a game alone. */
export const rulesOf = (game: string): Promise<WebAssembly.Module> => moduleOf(game, 'rules');

/** The rules of a game and its bots. */
export const botsOf = (game: string): Promise<WebAssembly.Module> =>
  moduleOf(game, hasVectors() ? 'bots.simd' : 'bots');
