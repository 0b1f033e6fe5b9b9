// What the page can have of each game: its tables and its modules, loaded when they are wanted.
import type { BotsRecord, BotsTables, NetworksTables, RulesTables, Sides } from './game';
import type { Layout } from './layout';
import { hasVectors, moduleAt } from './loading';
import type { Policy } from './messages';
import { KernelRefusal } from './refusals';

/** The tables of a game, as they are generated. */
export interface Tables extends RulesTables, BotsTables, NetworksTables {
  readonly LAYOUTS: Readonly<Record<BotsRecord, Layout>>;
  readonly ACTIONS: readonly string[]; // the text of each move
  readonly SIDES: Sides;
  readonly LEVELS: Readonly<Record<string, Policy>>;
  readonly HINT: { readonly policy: Policy; readonly depth: number };
}

/** What reads the positions of a game; it is given records of that game and no others. */
export interface Reader {
  position(state: never, scores: readonly number[]): object;
  lying(moves: readonly number[]): Record<string, string[]>;
  tokens(state: never): number[] | null;
  ending(winners: readonly number[], scores: readonly number[]): string;
}

const TABLES = import.meta.glob<Tables>('./*/tables.ts');
const READERS = import.meta.glob<Reader>('./*/reader.ts');
const FILES = import.meta.glob<string>('./*/*.wasm', { query: '?url', import: 'default', eager: true });

/** The tables of a game, or a refusal. */
export async function tablesOf(game: string): Promise<Tables> {
  return arrived(TABLES[`./${game}/tables.ts`], 'tables', game);
}

/** What reads the positions of a game, or a refusal. */
export async function readerOf(game: string): Promise<Reader> {
  return arrived(READERS[`./${game}/reader.ts`], 'a reader', game);
}

async function arrived<Part>(load: (() => Promise<Part>) | undefined, what: string, game: string): Promise<Part> {
  try {
    return await load!();
  } catch (cause) {
    throw new KernelRefusal('not_loaded', `Expected a game with ${what}, got '${game}'.`, { cause });
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
