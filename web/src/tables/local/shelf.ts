// Games that are kept on this device: in the browser's database, or, where that cannot be, while the page is open.
import type { KeptGame } from './surroundings';

const DATABASE = 'trefoil';
const GAMES = 'games';
type Asked<What> = IDBRequest<What>;
const NOTHING_DONE = new Error('Expected a database that answers, got one that does not.');
const meanwhile = new Map<string, KeptGame>(); // what could not be kept, or is being kept

/** Why a game cannot be kept: there is no room, or the browser does not allow it. */
export class CannotKeep extends Error {
  constructor(
    readonly trouble: 'full' | 'forbidden',
    options?: ErrorOptions,
  ) {
    super(`Expected a device that keeps games, got one where that is ${trouble}.`, options);
    this.name = 'CannotKeep';
  }
}

/** Keep a game as it is now, or refuse; either way it is there until the page is closed. */
export async function keepGame(game: KeptGame): Promise<void> {
  meanwhile.set(game.id, game);
  await done('readwrite', (games) => games.put(game));
  if (meanwhile.get(game.id) === game) meanwhile.delete(game.id);
}

/** A game that is kept, or null; nothing is where nothing can be kept. */
export async function keptGame(id: string): Promise<KeptGame | null> {
  const stored = (games: IDBObjectStore) => games.get(id) as Asked<KeptGame | undefined>;
  return meanwhile.get(id) ?? (await done('readonly', stored).catch(() => null)) ?? null;
}

/** All of them, the latest first. */
export async function keptGames(): Promise<KeptGame[]> {
  const stored = await done<KeptGame[]>('readonly', (games) => games.getAll() as Asked<KeptGame[]>).catch(() => []);
  const all = new Map([...stored.map((game) => [game.id, game] as const), ...meanwhile]);
  return [...all.values()].sort((one, other) => other.seen - one.seen);
}

/** Keep a game no longer. */
export async function forgetGame(id: string): Promise<void> {
  meanwhile.delete(id);
  await done('readwrite', (games) => games.delete(id));
}

/** What one request to the database comes to, once all of it is on the disk. */
async function done<What>(mode: IDBTransactionMode, ask: (games: IDBObjectStore) => IDBRequest<What>): Promise<What> {
  try {
    const database = await opened();
    const transaction = database.transaction(GAMES, mode);
    const asked = ask(transaction.objectStore(GAMES));
    await new Promise((then, fail) => {
      transaction.oncomplete = then;
      transaction.onabort = transaction.onerror = () => fail(transaction.error ?? NOTHING_DONE);
    }).finally(() => database.close());
    return asked.result;
  } catch (cause) {
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    throw new CannotKeep(isFull ? 'full' : 'forbidden', { cause });
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((then, fail) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(GAMES, { keyPath: 'id' });
    asked.onsuccess = () => then(asked.result);
    asked.onerror = asked.onblocked = () => fail(asked.error ?? NOTHING_DONE);
  });
}
