// The entry points of a module: an array is a place and how many records or numbers lie there, a number is itself.
import type { Exports, Place } from './memory';

export interface Rules extends Exports {
  setup(states: Place, n: number, options: Place, m: number): void;
  legal(states: Place, n: number, slates: Place, m: number): bigint;
  weights(states: Place, n: number, slates: Place, m: number): bigint;
  apply(states: Place, n: number, action: bigint): void;
  let_nature_move(states: Place, n: number, slates: Place, m: number): bigint;
  hide(states: Place, n: number, seat: bigint): void;
  guess(states: Place, n: number, seed: bigint, slates: Place, m: number): void;
  seen(states: Place, n: number, thens: Place, m: number, actions: Place, k: number, seat: bigint): void;
  effects(befores: Place, n: number, afters: Place, m: number, action: bigint, slates: Place, k: number): bigint;
  scores(states: Place, n: number, out: Place, m: number): void;
  winners(states: Place, n: number): bigint;
  goes_on(befores: Place, n: number, states: Place, m: number, seat: bigint): Truth;
}

export interface Bots extends Exports {
  /** With pairs of a place and a count: views, choices, policies, networks, seatings and slates. */
  think(...records: number[]): Truth;
  /** The best move where the rest can be computed, over that many moves of nature; one below zero is none. */
  solve(views: Place, n: number, depth: bigint, slates: Place, m: number): bigint;
}

/** Yes or no, as a module says it. */
type Truth = number | bigint;
