// Positions of Triqueta, read from records: written by scripts/generate_page.py from triqueta/description.py.
import type { Position, Row, Seat } from '../../boards/triqueta/generated';
import { at, keyed, placeOf, range, slice, sum, zip } from '../lists';
import type { Reading } from '../record';
import type { LAYOUTS } from './tables';

export type State = Reading<typeof LAYOUTS.state>;
const STAGES: readonly string[] = ['turn', 'drawing', 'placing', 'between', 'choosing', 'over'];
const NOBODY = -2;
const CHOOSE_TOWER = 19;
const ADD = 23;
const ROWS: readonly string[] = ['1', '2', '3', '4', '5'];
const UNSEEN = '?';
const TOKEN_UNSEEN = 6;
const LETTERS: readonly string[] = ['R', 'O', 'D', 'B', 'M', 'U'];
const TOKEN = 0;
const PLACE = 8;
const KEEP = 13;
const TAKE = 14;
const EMPTY = -1;
const CHOOSING = 4;
const HIDDEN = -2;
const TEXTS: readonly string[] = [
  'token R',
  'token O',
  'token D',
  'token B',
  'token M',
  'token U',
  'token ?',
  'draw',
  'place 1',
  'place 2',
  'place 3',
  'place 4',
  'place 5',
  'keep',
  'take 1',
  'take 2',
  'take 3',
  'take 4',
  'take 5',
  'tower 1',
  'tower 2',
  'tower 3',
  'tower 4',
  'add',
  'return',
  'choose ?',
];

/** The letter of what lies somewhere, null if nothing does. */
function letter(animal: number): string | null {
  return animal === EMPTY ? null : shown(animal);
}

/** The animal's letter, `?` if it is hidden. */
function shown(animal: number): string {
  return animal === HIDDEN ? UNSEEN : at(LETTERS, animal);
}

/** The whole position, with what each seat has reached. */
export function position(s: State, scores: readonly number[]): Position {
  const players = s.players;
  return {
    players,
    stage: at(STAGES, s.stage),
    turn: s.to_move !== NOBODY ? s.turn : null,
    round: sum(s.trees) + 1,
    tower: s.tower + 1,
    towers: [...s.tower_left],
    unseen: counts(s.unseen),
    hand: letter(s.drawn),
    about: letter(inQuestion(s)),
    rows: range(0, players).map((number) => row(s, number)),
    seats: range(0, players).map((number) => seat(s, number, at(scores, number))),
  };
}

/** The token that the next move is about: the drawn one, or the kept one that is added or returned. */
function inQuestion(s: State): number {
  if (s.stage !== CHOOSING) return s.drawn;
  return at(at(s.kept, s.turn), placeOf(at(s.choice, s.turn), EMPTY));
}

/** How many of each animal, by letter; animals that are not there are left out. */
function counts(animals: readonly number[]): Record<string, number> {
  return { ...counted(animals) };
}

/** The same, remembered: from move to move and from seat to seat most of them stay what they are. */
function counted(animals: readonly number[]): Record<string, number> {
  return keyed(zip(LETTERS, animals), ([letter, n]) => (n !== 0 ? [letter, n] : null));
}

/** One row. */
function row(s: State, number: number): Row {
  const takenBy = s.marker.includes(number) ? placeOf(s.marker, number) : null;
  return { row: number + 1, taken_by: takenBy, tokens: counts(at(s.rows, number)) };
}

/** One seat. */
function seat(s: State, number: number, points: number): Seat {
  const taken = at(s.marker, number);
  return {
    seat: number,
    row: taken === EMPTY ? null : taken + 1,
    collection: counts(at(s.collections, number)),
    kept: at(s.kept, number).flatMap((animal) => (animal !== EMPTY ? [shown(animal)] : [])),
    choices: at(s.choice, number).flatMap((made) => (made !== EMPTY ? [choice(made)] : [])),
    rock: s.rock === number,
    trees: at(s.trees, number),
    points,
  };
}

/** `add`, `return`, or `?` for a choice that is not open yet. */
function choice(made: number): string {
  return made === HIDDEN ? UNSEEN : at(TEXTS, made);
}

/** The tokens of each row as they were placed in this round, the first one first, as the moves tell their reader. */
export function lying(moves: readonly number[]): Record<string, string[]> {
  let begun = moves.length;
  while (begun > 0 && !(CHOOSE_TOWER <= at(moves, begun - 1) && at(moves, begun - 1) < ADD)) {
    begun -= 1;
  }
  const rows: string[][] = ROWS.map(() => []);
  let drawn = UNSEEN;
  for (const action of slice(moves, begun)) {
    if (action < TOKEN_UNSEEN) {
      drawn = at(LETTERS, action - TOKEN);
    } else if (action === TOKEN_UNSEEN) {
      drawn = UNSEEN;
    } else if (PLACE <= action && action < KEEP) {
      at(rows, action - PLACE).push(drawn);
    } else if (TAKE <= action && action < CHOOSE_TOWER) {
      rows[action - TAKE] = [];
    }
  }
  return keyed(zip(ROWS, rows), ([row, tokens]) => (tokens.length > 0 ? [row, tokens] : null));
}

/** 5.4 R7: the tokens of each seat that count. */
export function tokens(s: State): number[] {
  return range(0, s.players).map((number) => sum(at(s.collections, number)));
}

/** 5.4: what decided the game: points, tokens between equal points, or neither. */
export function ending(winners: readonly number[], scores: readonly number[]): string {
  if (winners.length > 1) return 'shared';
  const best = scores.filter((score) => score === at(scores, at(winners, 0)));
  return best.length === 1 ? 'points' : 'tokens';
}
