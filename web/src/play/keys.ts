// Which step a key means: letters for deeds, numbers for rows, cards, pawns and squares in the order they are offered.
import { parts } from './notation';

const LETTERS: Record<string, string> = { d: 'draw', k: 'keep', a: 'add', r: 'return', f: 'fold' };
const NUMBERED = ['place', 'take', 'tower']; // what bears its own number
const CARDS = ['play', 'give', 'put', 'get', 'drop', 'fold'];

/** The steps that numbers choose from, in the order of their numbers. */
export function numbered(game: string, legal: readonly string[]): string[] {
  const verbs = new Set(legal.map((step) => parts(game, step).verb));
  if (verbs.has('to') || verbs.has('from') || verbs.has('as')) return [...legal];
  return legal.filter((step) => CARDS.includes(parts(game, step).verb));
}

/** The step of a key, or null; `face` says what is printed on a card where the notation writes another letter. */
export function stepOf(
  game: string,
  legal: readonly string[],
  key: string,
  face: (rank: string) => string = (rank) => rank,
): string | null {
  const letter = LETTERS[key.toLowerCase()];
  if (letter && legal.includes(letter)) return letter;
  const ranks = legal.map((step) => ({ step, ...parts(game, step) })).filter(({ verb }) => verb === 'as');
  const named = (written: (rank: string) => string) =>
    ranks.find(({ object }) => written(object) === key.toUpperCase());
  const rank = named(face) ?? named((object) => object); // what one sees on the card goes before how it is written
  if (rank) return rank.step;
  if (!/^[1-9]$/.test(key)) return null;
  const own = legal.find((step) => {
    const { verb, object } = parts(game, step);
    return NUMBERED.includes(verb) && object === key;
  });
  return own ?? numbered(game, legal)[Number(key) - 1] ?? null;
}
