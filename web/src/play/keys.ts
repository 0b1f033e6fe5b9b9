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

/** The step of a key, or null. */
export function stepOf(game: string, legal: readonly string[], key: string): string | null {
  const letter = LETTERS[key.toLowerCase()];
  if (letter && legal.includes(letter)) return letter;
  const rank = legal.find((step) => { const { verb, object } = parts(game, step); return verb === 'as' && object === key.toUpperCase(); });
  if (rank) return rank;
  if (!/^[1-9]$/.test(key)) return null;
  const own = legal.find((step) => { const { verb, object } = parts(game, step); return NUMBERED.includes(verb) && object === key; });
  return own ?? numbered(game, legal)[Number(key) - 1] ?? null;
}
