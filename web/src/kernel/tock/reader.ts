// Positions of Tock, read from records: written by scripts/generate_page.py from tock/description.py.
import type { Colour, Position, Seat } from '../../boards/tock/generated';
import { ascending, at, keyed, range, slice, sum } from '../lists';
import type { Reading } from '../record';
import type { LAYOUTS } from './tables';

export type State = Reading<typeof LAYOUTS.state>;
const STAGES: readonly string[] = [
  'kitties',
  'dealing',
  'giving',
  'putting',
  'getting',
  'playing',
  'naming',
  'picking',
  'moving',
  'over',
];
const NOBODY = -2;
const PLACE_TEXTS: readonly string[] = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '25',
  '26',
  '27',
  '28',
  '29',
  '30',
  '31',
  '32',
  '33',
  '34',
  '35',
  '36',
  '37',
  '38',
  '39',
  '40',
  '41',
  '42',
  '43',
  '44',
  '45',
  '46',
  '47',
  '48',
  '49',
  '50',
  '51',
  '52',
  '53',
  '54',
  '55',
  '56',
  '57',
  '58',
  '59',
  '60',
  '61',
  '62',
  '63',
  '64',
  '65',
  '66',
  '67',
  '68',
  '69',
  '70',
  '71',
  '72',
  '73',
  '74',
  '75',
  '76',
  '77',
  '78',
  '79',
  '80',
  '81',
  '82',
  '83',
  '84',
  '85',
  '86',
  '87',
  '88',
  '89',
  '90',
  '91',
  '92',
  '93',
  '94',
  '95',
  '96',
  '97',
  '98',
  '99',
  '100',
  '101',
  '102',
  '103',
  '104',
  '105',
  '106',
  '107',
  'A1',
  'A2',
  'A3',
  'A4',
  'B1',
  'B2',
  'B3',
  'B4',
  'C1',
  'C2',
  'C3',
  'C4',
  'D1',
  'D2',
  'D3',
  'D4',
  'E1',
  'E2',
  'E3',
  'E4',
  'F1',
  'F2',
  'F3',
  'F4',
  'O',
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
];
const EMPTY = -1;
const SEVEN = 6;
const RANKS: readonly string[] = [
  'A',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'T',
  'J',
  'Q',
  'K',
  'N',
  'X4',
  'X5',
  'X6',
  'X7',
  '*',
];
const UNSEEN = '?';
const HIDDEN = -2;
const DECK_SIZES: readonly number[] = [52, 54, 60];
const PLAYED: readonly (readonly number[])[] = [
  [0, 1, 2, 3],
  [0, 2],
  [0, 1, 2],
  [0, 1, 2, 3],
  [0, 1, 2, 3],
  [0, 1, 2, 3, 4],
  [0, 1, 2, 3, 4, 5],
  [0, 1, 2, 3, 4, 5],
];
const PAWNS = 4;
const COLOURS = 'ABCDEF';
const SEAT: readonly (readonly number[])[] = [
  [0, 1, 0, 1, -1, -1],
  [0, -1, 1, -1, -1, -1],
  [0, 1, 2, -1, -1, -1],
  [0, 1, 2, 3, -1, -1],
  [0, 1, 2, 3, -1, -1],
  [0, 1, 2, 3, 4, -1],
  [0, 1, 2, 3, 4, 5],
  [0, 1, 2, 3, 4, 5],
];
const PARTNER: readonly (readonly number[])[] = [
  [0, 1, -1, -1, -1, -1],
  [0, 1, -1, -1, -1, -1],
  [0, 1, 2, -1, -1, -1],
  [2, 3, 0, 1, -1, -1],
  [0, 1, 2, 3, -1, -1],
  [0, 1, 2, 3, 4, -1],
  [3, 4, 5, 0, 1, 2],
  [0, 1, 2, 3, 4, 5],
];
const SEAT_SIDE: readonly (readonly number[])[] = [
  [0, 1, -1, -1, -1, -1],
  [0, 1, -1, -1, -1, -1],
  [0, 1, 2, -1, -1, -1],
  [0, 1, 0, 1, -1, -1],
  [0, 1, 2, 3, -1, -1],
  [0, 1, 2, 3, 4, -1],
  [0, 1, 2, 0, 1, 2],
  [0, 1, 2, 3, 4, 5],
];

/** A card, `?` if it is hidden, null if there is none. */
function rankText(rank: number): string | null {
  if (rank === EMPTY) return null;
  return rank === HIDDEN ? UNSEEN : at(RANKS, rank);
}

/** How many of each rank; ranks that are not there are left out. */
function cards(counts: readonly number[]): Record<string, number> {
  return keyed([...counts.entries()], ([rank, n]) => (n !== 0 ? [at(RANKS, rank), n] : null));
}

/** The whole position. */
export function position(s: State, _: readonly number[]): Position {
  const players = s.players;
  return {
    players,
    stage: at(STAGES, s.stage),
    turn: s.to_move !== NOBODY ? s.turn : null,
    dealer: s.dealer,
    deal: s.deal + 1,
    ring: s.ring,
    about: about(s),
    card: rankText(s.card),
    pawn: s.pawn === EMPTY ? null : at(PLACE_TEXTS, at(s.pawns, s.pawn)),
    seven_left: s.card === SEVEN ? s.seven_left : null,
    laid: cards(s.laid),
    unseen: cards(s.unseen),
    undealt: undealt(s),
    colours: inPlay(s).map((number) => colour(s, number)),
    seats: range(0, players).map((number) => seat(s, number)),
  };
}

/** What the next move is about: the card in play, with the points left of a seven, or the card just put away. */
function about(s: State): string | null {
  if (s.card === EMPTY) return rankText(s.on_its_way);
  return s.card === SEVEN ? `7 (${s.seven_left})` : at(RANKS, s.card);
}

/** Cards that are neither laid down nor with anybody. */
function undealt(s: State): number {
  const onTheirWay = [s.on_its_way, ...s.given].filter((card) => card !== EMPTY).length;
  const elsewhere = sum(s.laid) + sum(s.hand_sizes) + sum(s.kitty_sizes);
  return at(DECK_SIZES, s.deck) - elsewhere - onTheirWay;
}

/** The colours that are played, by their numbers. */
function inPlay(s: State): readonly number[] {
  return at(PLAYED, s.seating);
}

/** One colour. */
function colour(s: State, number: number): Colour {
  const places = ascending(slice(s.pawns, number * PAWNS, (number + 1) * PAWNS));
  return {
    colour: at([...COLOURS], number),
    seat: at(at(SEAT, s.seating), number),
    pawns: places.map((place) => at(PLACE_TEXTS, place)),
    home: at(s.home, number),
  };
}

/** One seat. */
function seat(s: State, number: number): Seat {
  const partner = at(at(PARTNER, s.seating), number);
  return {
    seat: number,
    side: at(at(SEAT_SIDE, s.seating), number),
    partner: partner === number ? null : partner,
    cards: at(s.hand_sizes, number),
    hand: cards(at(s.hands, number)),
    kitty: at(s.kitty_sizes, number),
    kitty_cards: cards(at(s.kitties, number)),
    giving: rankText(at(s.given, number)),
    passed: rankText(at(s.passed, number)),
  };
}

/** Nothing lies in an order that a position does not keep. */
export function lying(_: readonly number[]): Record<string, string[]> {
  return {};
}

/** Nothing decides between equal scores. */
export function tokens(): null {
  return null;
}

/** There is one reason for which a game ends. */
export function ending(): string {
  return 'home';
}
