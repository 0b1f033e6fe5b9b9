// Tables on this device, opened: their kernel is loaded, their game played again, and bots think in a worker.
import { Bots } from '../../kernel/bots';
import { Kernel } from '../../kernel/kernel';
import { botsOf, readerOf, rulesOf, tablesOf, type Tables } from '../../kernel/modules';
import { fileFor, networkIn } from '../../kernel/networks';
import { fetchWorker, startWorker } from '../../kernel/start';
import type { Chosen, Setups } from '../../play/setups';
import type { LocalGame } from './game';
import type { Kit } from './kit';
import { settled } from './options';
import { readRecord, written } from './record';
import { replayed } from './replay';
import { CannotKeep, keepGame, keptGame } from './shelf';
import { Standing } from './standing';
import type { KeptGame, Surroundings } from './surroundings';
import { LocalTable } from './table';

export { KernelRefusal } from '../../kernel/refusals';
export { BadRecord } from './record';

const SEED = 8; // bytes
const NAME = 12; // bytes, as many as nobody meets twice
const bots = new Bots(startWorker);

/** What is wanted of a new game. */
export interface Wish {
  readonly game: string;
  readonly setups: Setups;
  readonly players: number;
  readonly chosen: Chosen;
  readonly name: string; // of the person
  readonly level: string; // of the bots
}

/** Lay a new game out, and keep it; what is its name, and whether it could be kept. */
export async function begin(wish: Wish): Promise<string> {
  const { RULES: rules } = await tablesOf(wish.game);
  const options = settled(wish.setups, wish.players, wish.chosen, (below) => Number(seed() % BigInt(below)));
  const bots = Array.from({ length: wish.players - 1 }, () => wish.level);
  const text = written({ game: wish.game, rules, options, moves: [], seats: [wish.name, ...bots] });
  const id = name();
  await kept({ id, text, seen: Date.now(), ended: null }, () => undefined);
  return id;
}

/** Fetch all that a game needs here, so that it can be begun later without a connection. */
export async function prepare(game: string): Promise<void> {
  await Promise.all([tablesOf(game), rulesOf(game), botsOf(game), readerOf(game), fetchWorker()]);
}

/** The levels that can play a table: masters only where there is something that they have learned. */
export async function levelsOf(game: string, options: Chosen): Promise<string[]> {
  const tables = await tablesOf(game);
  return Object.keys(tables.LEVELS).filter((level) => level !== 'master' || fileFor(tables, options) !== null);
}

/** The table of a game that is kept, its record judged move by move; null if there is no such game. */
export async function open(
  id: string,
  setupsOf: (game: string) => Setups | null,
  tell: Tell,
): Promise<LocalTable | null> {
  const found = await keptGame(id);
  if (!found) return null;
  const record = readRecord(found.text);
  const { game, seats } = record;
  const setups = setupsOf(game);
  if (!setups) return null;
  const [tables, rules, module, reader] = await Promise.all([
    tablesOf(game),
    rulesOf(game),
    botsOf(game),
    readerOf(game),
  ]);
  const kit: Kit = { tables, reader, setups, kernel: new Kernel(rules, tables) };
  const { game: played, turns } = replayed(kit, record, seed());
  const standing = new Standing(id, seats, played, turns, found.ended, Date.now());
  return new LocalTable(standing, around(played, module, tables, tell));
}

type Tell = Surroundings['tell'];

/** What a table has around it in a browser. */
function around({ options }: LocalGame, module: WebAssembly.Module, tables: Tables, tell: Tell): Surroundings {
  const file = fileFor(tables, options);
  return {
    now: () => Date.now(),
    later: (milliseconds, then) => void setTimeout(then, milliseconds),
    seed,
    name,
    ask: (task) => bots.ask({ module, tables }, task),
    network: () => (file === null ? Promise.resolve(null) : networkIn(file, tables)),
    keep: (game) => kept(game, tell),
    tell,
  };
}

/** Keep a game; where that cannot be the game goes on, and whoever plays is told. */
async function kept(game: KeptGame, tell: Tell): Promise<void> {
  try {
    await keepGame(game);
  } catch (error) {
    if (!(error instanceof CannotKeep)) throw error;
    tell(error.trouble);
  }
}

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
const seed = (): bigint => bytes(SEED).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
const name = (): string => [...bytes(NAME)].map((byte) => byte.toString(36).padStart(2, '0')).join('');
