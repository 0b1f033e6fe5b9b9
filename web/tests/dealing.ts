// A fair deal for two, made by an honest server or by one that cheats, as a browser at seat 0 hears of it.
import { readFileSync } from 'node:fs';
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
import type { Fair, SeatInfo, TableInfo, You } from '../src/protocol';

export const SECRET = '33'.repeat(32);
export const ENTROPY = ['01'.repeat(32), '02'.repeat(32)] as const;
export const WEIGHTS = { 'token R': 10, 'token O': 10, 'token U': 4 };
export const DRAWS = 3;

/** The worked example of docs/fairness.md. */
export function example(): Record<string, never> {
  const page = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf-8');
  return JSON.parse(/```json\n(.*?)```/s.exec(page)![1]!) as Record<string, never>;
}

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

export const you = (seats: number[] = [0]): You => ({
  person: seats.length ? 0 : null,
  host: false,
  seats,
  sitting: seats[0] ?? null,
  covered: false,
  invites: null,
});

const seatInfo = (seat: number, person: number | null): SeatInfo => ({
  seat,
  kind: person === null ? 'bot' : 'person',
  person,
  name: null,
  level: null,
  standing_in: false,
  connected: true,
  bank: null,
});

/** The deal as the table shows it at a stage. */
export function fairAt(stage: Fair['stage'], contributions: readonly Contribution[], terms: Terms = termsOf()): Fair {
  const { version, game_id, ruleset, commitment, people } = terms;
  const closed = stage === 'commit' ? null : closedList(terms, contributions);
  return {
    version,
    game_id,
    ruleset,
    commitment,
    people: [...people],
    stage,
    until: null,
    closed,
    contributions: [...contributions],
    secret: null,
  };
}

export function infoOf(fair: Fair, owners: readonly (number | null)[] = [0, 1]): TableInfo {
  const phase = fair.stage === 'dealt' ? 'playing' : 'dealing';
  return {
    table: 't',
    game: 'triqueta',
    options: { players: 2 },
    phase,
    seats: owners.map((person, seat) => seatInfo(seat, person)),
    people: [],
    turn: null,
    fair,
  } as unknown as TableInfo;
}

/** What /proof sends of a game of a few draws, and the game as a page would show it. */
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

/** The game of a proof as a page shows it. */
export const shownOf = ({ options, moves }: ReturnType<typeof proofOf>) => ({
  options,
  moves,
  movers: moves.map((_, k) => (k % 2 ? -1 : 0)),
});
