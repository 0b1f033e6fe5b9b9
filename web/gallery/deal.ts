// A fair deal for two that was made honestly, computed as a server does it, and the proof of it.
import {
  closedList,
  commitmentOf,
  draw,
  keyOf,
  picked,
  promiseOf,
  rulesetOf,
  SECOND,
  type Contribution,
  type Terms,
} from '../src/play/fair';

export const SECRET = '33'.repeat(32);
export const ENTROPY = ['01'.repeat(32), '02'.repeat(32)] as const;
export const WEIGHTS = { 'token R': 10, 'token O': 10, 'token U': 4 };
export const DRAWS = 3;

export function termsOf(people: readonly number[] = [0, 1], version = SECOND): Terms {
  const terms = {
    version,
    game_id: '11'.repeat(16),
    ruleset: rulesetOf(version, 'triqueta', 1, { players: 2 }),
    commitment: '',
    people,
  };
  return { ...terms, commitment: commitmentOf(terms, SECRET) };
}

export const promised = (terms: Terms, seat: number, entropy: string | null = ENTROPY[seat]!): Contribution => ({
  seat,
  commitment: promiseOf(terms, seat, entropy ?? ENTROPY[seat]!),
  entropy,
});

/** What /proof sends of a game of a few draws. */
export function proofOf(
  contributions: readonly Contribution[],
  terms: Terms = termsOf(),
  weights: Record<string, number> = WEIGHTS,
) {
  const key = keyOf(terms, SECRET, contributions);
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const draws = Array.from({ length: DRAWS }, (_, k) => ({
    ply: 2 * k + 1,
    weights,
    outcome: picked(weights, draw(key, k + 1, all)),
  }));
  const moves = draws.flatMap(({ outcome }) => ['draw', outcome]);
  const options = { players: 2, first: draw(key, 0, 2) };
  const { version, game_id, ruleset, commitment, people } = terms;
  const list = version === SECOND ? { people: [...people], closed: closedList(terms, contributions) } : {};
  const fair = {
    version,
    game_id,
    ruleset,
    commitment,
    secret: SECRET,
    contributions: [...contributions],
    first_by_lot: true,
    ...list,
  };
  return { game: 'triqueta', rules: 1, options, moves, fair, draws };
}
