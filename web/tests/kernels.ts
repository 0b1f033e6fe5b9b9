// The real modules and tables of the games, as a page has them, and games played by them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from '../src/kernel/game';
import { Kernel, type State } from '../src/kernel/kernel';
import * as tock from '../src/kernel/tock/tables';
import * as triqueta from '../src/kernel/triqueta/tables';

export const ROOT = join(import.meta.dirname, '..', '..');
export const TABLES = { tock, triqueta };
export type Name = keyof typeof TABLES;
export const NAMES = Object.keys(TABLES) as Name[];

/** The bytes of a module. */
export const moduleBytes = (game: Name, module: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(ROOT, 'web', 'src', 'kernel', game, `${module}.wasm`)));

export const moduleOf = (game: Name, module: string): WebAssembly.Module =>
  new WebAssembly.Module(moduleBytes(game, module));

export const kernelOf = (game: Name): Kernel => new Kernel(moduleOf(game, 'rules'), TABLES[game]);

/** How each game is usually set up, by two or by four. */
export const USUAL: Record<Name, Options[]> = {
  triqueta: [2, 4].map((players) => ({ players, first: 1 })),
  tock: [
    { players: 2, deck: 'plain', sides: 'double' },
    { players: 4, deck: 'tarot', sides: 'pairs' },
  ].map((options) => ({
    ...options,
    kitty: false,
    fold: true,
    direction: 'clockwise',
    friendly_fire: false,
    jack_spares_start: true,
    first: 1,
  })),
};

export const NATURE = -1;
export const NOBODY = -2;

/** A move that was made: who made it, from where, and where it led. */
export interface Made {
  mover: number;
  action: number;
  before: State;
  after: State;
}

/** The moves of a game in which everybody plays at random, as many as there are, or `most`. */
export function played(kernel: Kernel, options: Options, seed: number, most = 400): Made[] {
  const made: Made[] = [];
  let state = kernel.setup(options, BigInt(seed));
  let chance = seed;
  for (let mover; (mover = kernel.toMove(state)) !== NOBODY && made.length < most; state = made.at(-1)!.after) {
    const legal = kernel.legal(state);
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    const action = legal[(chance >>> 8) % legal.length]!;
    made.push(
      mover === NATURE
        ? { mover, before: state, action: kernel.letNatureMove(state).action, after: kernel.letNatureMove(state).state }
        : { mover, before: state, action, after: kernel.apply(state, action) },
    );
  }
  return made;
}
