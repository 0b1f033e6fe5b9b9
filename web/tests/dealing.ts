// A fair deal for two, made by an honest server or by one that cheats, as a browser at seat 0 hears of it.
import { readFileSync } from 'node:fs';
import { termsOf, type proofOf } from '../gallery/deal';
import { closedList, type Contribution, type Terms } from '../src/play/fair';
import type { Fair, SeatInfo, TableInfo, You } from '../src/protocol';

export { DRAWS, ENTROPY, promised, proofOf, SECRET, termsOf, WEIGHTS } from '../gallery/deal';

/** The worked example of docs/fairness.md. */
export function example(): Record<string, never> {
  const page = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf-8');
  return JSON.parse(/```json\n(.*?)```/s.exec(page)![1]!) as Record<string, never>;
}

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

/** The game of a proof as a page shows it. */
export const shownOf = ({ options, moves }: ReturnType<typeof proofOf>) => ({
  options,
  moves,
  movers: moves.map((_, k) => (k % 2 ? -1 : 0)),
});
