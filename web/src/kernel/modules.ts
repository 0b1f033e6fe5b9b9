// Where the modules of the games are, and which of them a browser takes.
import { hasVectors, moduleAt } from './loading';
import { KernelRefusal } from './refusals';

const FILES = import.meta.glob<string>('./*/*.wasm', { query: '?url', import: 'default', eager: true });

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
