// Which step a key means: letters for deeds, numbers for what bears them, and for the rest in the order it is offered.
import type { Say } from '../words/speaker';
import { parts, type Notation } from './notation';

/** What the keys of a game mean. */
export interface Keys {
  letters: Readonly<Record<string, string>>; // the step of a letter
  bears: readonly string[]; // verbs of what bears its own number
  counted: readonly string[]; // verbs of what is counted in the order it is offered
  printed?: (say: Say, object: string) => string; // what stands on a thing where the notation writes another letter
}
/** A game that is played by keys. */
export type Keyed = Notation & { keys: Keys };

/** The steps that numbers choose from, in the order of their numbers; what goes on with a turn is counted whole. */
export function numbered(game: Keyed, legal: readonly string[]): string[] {
  if (legal.some((step) => parts(game, step).role !== '')) return [...legal];
  return legal.filter((step) => game.keys.counted.includes(parts(game, step).verb));
}

/** The step of a key, or null. */
export function stepOf(game: Keyed, legal: readonly string[], key: string, say: Say): string | null {
  const { letters, bears, printed = (_, object) => object } = game.keys;
  const letter = letters[key.toLowerCase()];
  if (letter && legal.includes(letter)) return letter;
  const names = legal.map((step) => ({ step, ...parts(game, step) })).filter(({ role }) => role === 'name');
  const named = (written: (object: string) => string) =>
    names.find(({ object }) => written(object) === key.toUpperCase());
  // What one sees goes before how it is written.
  const name = named((object) => printed(say, object)) ?? named((object) => object);
  if (name) return name.step;
  if (!/^[1-9]$/.test(key)) return null;
  const own = legal.find((step) => {
    const { verb, object } = parts(game, step);
    return bears.includes(verb) && object === key;
  });
  return own ?? numbered(game, legal)[Number(key) - 1] ?? null;
}
