// Positions of Acorns, read from records: written by scripts/generate_page.py from acorns/description.py.
import type { Position, Seat } from './generated';
import { at, keyed, range, zip } from '../../src/kernel/lists';
import type { Reading } from '../../src/kernel/record';
import type { LAYOUTS } from './tables';

export type State = Reading<typeof LAYOUTS.state>;
const STAGES: readonly string[] = ['dealing', 'playing', 'burying', 'refilling', 'over'];
const NOBODY = -2;
const LETTERS: readonly string[] = ['S', 'M', 'L'];

/** The whole position, with what each seat has reached. */
export function position(s: State, scores: readonly number[]): Position {
  const players = s.players;
  return {
    players,
    stage: at(STAGES, s.stage),
    turn: s.to_move !== NOBODY ? s.turn : null,
    bag: s.bag,
    unseen: counts(s.unseen),
    eaten: range(0, players).map((number) => counts(at(s.eaten, number))),
    seats: range(0, players).map((number) => seat(s, number, at(scores, number))),
  };
}

/** How many of each kind, by letter; kinds that are not there are left out. */
function counts(acorns: readonly number[]): Record<string, number> {
  return keyed(zip(LETTERS, acorns), ([letter, n]) => (n !== 0 ? [letter, n] : null));
}

/** One seat. */
function seat(s: State, number: number, points: number): Seat {
  return {
    seat: number,
    acorns: at(s.hand_sizes, number),
    hand: counts(at(s.hands, number)),
    buried: at(s.buried_sizes, number),
    buried_acorns: counts(at(s.buried, number)),
    points,
  };
}

/** What decided the game. */
export function ending(winners: readonly number[]): string {
  return winners.length === 1 ? 'points' : 'shared';
}

/** Nothing lies in an order that a position does not keep. */
export function lying(_: readonly number[]): Record<string, string[]> {
  return {};
}

/** Nothing decides between equal scores. */
export function tokens(): null {
  return null;
}
