// Whole games played by the rules in the page: a digest of each, over everything that the kernel answers.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Options } from '../../src/kernel/game';
import { Kernel, type State } from '../../src/kernel/kernel';
import { rulesOf, tablesOf } from '../../src/kernel/modules';

/** A game to play: how it is set up, how its chance begins, and after how many moves it ends at the latest. */
export interface Plan {
  game: string;
  options: Options & { players: number };
  seed: number;
  most: number;
}

const NATURE = -1;
const NOBODY = -2;
const SOMETIMES = 8; // every so many moves all views are looked at
const int16s = (numbers: readonly number[]) => new Uint8Array(Int16Array.from(numbers).buffer);
const int64s = (numbers: readonly number[]) => new Uint8Array(BigInt64Array.from(numbers, BigInt).buffer);

/** The digest of each game. */
export async function games(plans: readonly Plan[]): Promise<string[]> {
  const found: string[] = [];
  for (const plan of plans) found.push(digest(new Kernel(await rulesOf(plan.game), await tablesOf(plan.game)), plan));
  return found;
}

function digest(kernel: Kernel, { options, seed, most }: Plan): string {
  const hash = sha256.create();
  const readers = [NOBODY, ...Array(options.players).keys()];
  const moves: { then: State; action: number }[] = [];
  let [state, chance] = [kernel.setup(options, BigInt(seed)), seed];
  while (kernel.toMove(state) !== NOBODY && moves.length < most) {
    const legal = kernel.legal(state);
    hash.update(int16s(legal));
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    const then = state;
    let action = legal[(chance >>> 8) % legal.length]!;
    if (kernel.toMove(state) === NATURE) ({ action, state } = natural(kernel, state, hash));
    else state = kernel.apply(state, action);
    hash.update(state);
    if (moves.length % SOMETIMES === 0)
      for (const seat of readers) lookedAt(kernel, kernel.hide(state, seat), moves.length, hash);
    hash.update(int16s(kernel.effects(then, state, action).flat()));
    moves.push({ then, action });
  }
  for (const seat of readers) hash.update(int64s(kernel.seen(state, moves, seat)));
  hash.update(int64s([...kernel.scores(state), ...kernel.winners(state)]));
  return bytesToHex(hash.digest());
}

interface Hash {
  update(bytes: Uint8Array): void;
}

function natural(kernel: Kernel, state: State, hash: Hash): { action: number; state: State } {
  hash.update(int64s(kernel.weights(state)));
  return kernel.letNatureMove(state);
}

function lookedAt(kernel: Kernel, view: State, seed: number, hash: Hash): void {
  hash.update(view);
  hash.update(kernel.guess(view, BigInt(seed)));
}
