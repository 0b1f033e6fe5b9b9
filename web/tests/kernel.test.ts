// The rules in the page: positions go in and out as bytes, and whole games go as their records tell them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Options } from '../src/kernel/game';
import type { Kernel, State } from '../src/kernel/kernel';
import { kernelOf, NAMES, NATURE, NOBODY, played, ROOT, TABLES, USUAL, type Name } from './kernels';

interface Kept {
  game: Name;
  options: Options & { players: number };
  moves: string[];
}
const RECORDS = join(ROOT, 'tests', 'golden', 'records');
const records = readdirSync(RECORDS).map((file) => JSON.parse(readFileSync(join(RECORDS, file), 'utf8')) as Kept);
const KERNELS = Object.fromEntries(NAMES.map((game) => [game, kernelOf(game)])) as Record<Name, Kernel>;

/** Some games of every kind: the positions that moves were made in and led to. */
const games = (game: Name) =>
  USUAL[game].flatMap((options) => [1, 2].map((seed) => ({ options, moves: played(KERNELS[game], options, seed) })));

it.each(records)('a record of $game with $options.players is played to its end', ({ game, options, moves }) => {
  const kernel = KERNELS[game];
  const numbers = new Map<string, number>(TABLES[game].ACTIONS.map((text, number) => [text, number]));
  let state = kernel.setup(options, 0n);
  for (const move of moves) {
    expect(kernel.legal(state)).toContain(numbers.get(move));
    state = kernel.apply(state, numbers.get(move)!);
  }
  expect(kernel.toMove(state)).toBe(NOBODY);
  expect(kernel.scores(state)).toHaveLength(options.players);
  expect(kernel.winners(state).length).toBeGreaterThan(0);
  expect(kernel.legal(state)).toEqual([]);
});

describe.each(NAMES)('the kernel of %s', (game) => {
  const kernel = KERNELS[game];
  const made = games(game).flatMap(({ moves }) => moves);

  it('never changes a position that it was given', () => {
    for (const { before, action } of made.slice(0, 100)) {
      const copy = before.slice();
      kernel.legal(before);
      kernel.apply(before, action);
      kernel.hide(before, 0);
      expect(before).toEqual(copy);
    }
  });

  it('lets nature make one of its outcomes, which are those with a weight', () => {
    const draws = made.filter(({ mover }) => mover === NATURE);
    expect(draws.length).toBeGreaterThan(0);
    for (const { before, action, after } of draws) {
      const outcomes = kernel.legal(before);
      expect(outcomes).toContain(action);
      expect(kernel.weights(before).flatMap((weight, outcome) => (weight ? [outcome] : []))).toEqual(outcomes);
      expect(after).not.toEqual(before);
    }
  });

  it('plays the same game by the same stream, and another by another', () => {
    const [options] = USUAL[game];
    const actions = (seed: number) => played(kernel, options!, seed, 60).map(({ action }) => action);
    expect(actions(5)).toEqual(actions(5));
    expect(actions(5)).not.toEqual(actions(6));
  });

  it('hides what a seat may not know, and guesses positions that look the same to it', () => {
    for (const { before, mover } of made.filter((_, k) => k % 20 === 0))
      for (const seat of [0, 1, NOBODY]) {
        const view = kernel.hide(before, seat);
        expect(kernel.hide(view, seat)).toEqual(view);
        const guessed = kernel.guess(view, 7n);
        expect(kernel.guess(view, 7n)).toEqual(guessed);
        expect(kernel.toMove(guessed)).toBe(mover);
        expect(withoutStream(kernel, kernel.hide(guessed, seat))).toEqual(withoutStream(kernel, view));
        if (seat === mover) expect(kernel.legal(guessed)).toEqual(kernel.legal(view));
      }
  });

  it('tells each seat what it may read of a game, and what moves did', () => {
    for (const { moves } of games(game)) {
      const asked = moves.map(({ before, action }) => ({ then: before, action }));
      const seen = kernel.seen(moves.at(-1)!.after, asked, NOBODY);
      expect(seen).toHaveLength(moves.length);
      expect(seen.every((action) => action in TABLES[game].ACTIONS)).toBe(true);
      const told = moves.map(({ before, after, action }) => kernel.effects(before, after, action));
      expect(told.flat().length).toBeGreaterThan(0);
      expect(told.flat().every((effect) => effect.length === 6)).toBe(true);
    }
  });

  it('ends a sentence where another is to move', () => {
    const steps = made.filter(({ mover }) => mover !== NATURE);
    const goOn = steps.filter(({ before, after, mover }) => kernel.goesOn(before, after, mover));
    expect(goOn.every(({ after, mover }) => kernel.toMove(after) === mover)).toBe(true);
    expect(goOn.length).toBeGreaterThan(0);
    expect(goOn.length).toBeLessThan(steps.length);
  });

  it('reads what a seat knows of games of any length, again and again', () => {
    const [{ moves }] = games(game) as [ReturnType<typeof games>[number]];
    const asked = moves.map(({ before, action }) => ({ then: before, action }));
    const long = Array.from({ length: 20 }, () => asked).flat();
    const once = kernel.seen(moves.at(-1)!.after, asked, 0);
    expect(kernel.seen(moves.at(-1)!.after, long, 0)).toEqual(Array.from({ length: 20 }, () => once).flat());
    expect(kernel.seen(moves.at(-1)!.after, asked, 0)).toEqual(once);
    expect(kernel.seen(moves.at(-1)!.after, [], 0)).toEqual([]);
  });

  it('refuses options that there are not, and what is no position', () => {
    const [options] = USUAL[game];
    expect(() => kernel.setup({ ...options, players: 17 }, 1n)).toThrow(/Expected players to be one of .*, got 17\./);
    expect(() => kernel.setup({}, 1n)).toThrow('got undefined.');
    const { size } = TABLES[game].LAYOUTS.state;
    expect(() => kernel.legal(new Uint8Array(3))).toThrow(`Expected a state of ${size} bytes, got 3.`);
  });
});

/** A position without nature's stream, which a guess begins afresh. */
function withoutStream(kernel: Kernel, state: State): State {
  const copy = state.slice();
  const [, offset] = kernel.tables.LAYOUTS.state.fields['rng_state']!;
  return copy.fill(0, offset, offset + 8);
}
