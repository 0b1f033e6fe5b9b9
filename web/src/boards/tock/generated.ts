// What the page knows of Tock, written by scripts/generate_page.py from the rules themselves.

export const GAME = 'tock' as const;
export const TITLE = 'Tock' as const;
export const VERBS = [
  { word: 'card', name: 'card', role: '' },
  { word: 'give', name: 'give', role: '' },
  { word: 'put', name: 'put', role: '' },
  { word: 'get', name: 'get', role: '' },
  { word: '=', name: 'as', role: 'name' },
  { word: '@', name: 'from', role: 'source' },
  { word: '>', name: 'to', role: 'target' },
  { word: 'drop', name: 'drop', role: '' },
  { word: 'fold', name: 'fold', role: '' },
  { word: '', name: 'play', role: '' },
] as const;
export const SPOKEN = { '*': 'joker' } as const;
export const SETUPS = {
  usual: 4,
  lot: 'first',
  players: {
    '2': {
      deck: ['plain', 'jokers'],
      sides: ['double', 'alone'],
      kitty: [false],
      fold: [true, false],
      direction: ['clockwise', 'anticlockwise'],
      friendly_fire: [false, true],
      jack_spares_start: [true, false],
      first: [0, 1],
    },
    '3': {
      deck: ['plain', 'jokers'],
      sides: ['alone'],
      kitty: [true, false],
      fold: [true, false],
      direction: ['clockwise', 'anticlockwise'],
      friendly_fire: [false, true],
      jack_spares_start: [true, false],
      first: [0, 1, 2],
    },
    '4': {
      deck: ['plain', 'jokers', 'tarot'],
      sides: ['pairs', 'alone'],
      kitty: [false],
      fold: [true, false],
      direction: ['clockwise', 'anticlockwise'],
      friendly_fire: [false, true],
      jack_spares_start: [true, false],
      first: [0, 1, 2, 3],
    },
    '5': {
      deck: ['plain', 'jokers'],
      sides: ['alone'],
      kitty: [false],
      fold: [true, false],
      direction: ['clockwise', 'anticlockwise'],
      friendly_fire: [false, true],
      jack_spares_start: [true, false],
      first: [0, 1, 2, 3, 4],
    },
    '6': {
      deck: ['jokers', 'plain'],
      sides: ['pairs', 'alone'],
      kitty: [false],
      fold: [true, false],
      direction: ['clockwise', 'anticlockwise'],
      friendly_fire: [false, true],
      jack_spares_start: [true, false],
      first: [0, 1, 2, 3, 4, 5],
    },
  },
} as const;
export const RANKS = [
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
] as const;
export const SWAPPING = 'J' as const;
export const FARTHEST = 13 as const;
export const COLOURS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const COLOUR_NAMES = {
  '4': ['blue', 'red', 'green', 'black'],
  '6': ['green', 'red', 'blue', 'yellow', 'pink', 'grey'],
} as const;
export const COLOUR_WORDS = {
  blue: 'tock-blue',
  red: 'tock-red',
  green: 'tock-green',
  black: 'tock-black',
  yellow: 'tock-yellow',
  pink: 'tock-pink',
  grey: 'tock-grey',
} as const;
export const SEATINGS = {
  '2 double': ['AC', 'BD'],
  '2 alone': ['A', 'C'],
  '3 alone': ['A', 'B', 'C'],
  '4 pairs': ['A', 'B', 'C', 'D'],
  '4 alone': ['A', 'B', 'C', 'D'],
  '5 alone': ['A', 'B', 'C', 'D', 'E'],
  '6 pairs': ['A', 'B', 'C', 'D', 'E', 'F'],
  '6 alone': ['A', 'B', 'C', 'D', 'E', 'F'],
} as const;
export const PRESETS = [
  { name: 'usual', players: [2, 3, 4, 5, 6], options: {} },
  { name: 'sheet', players: [2, 3, 4, 5, 6], options: { jack_spares_start: false } },
  { name: 'jokers', players: [4, 6], options: { deck: 'jokers', sides: 'pairs' } },
  { name: 'alone', players: [2, 4, 6], options: { sides: 'alone' } },
  { name: 'double', players: [2], options: { sides: 'double' } },
  { name: 'single', players: [2, 3, 4, 5, 6], options: { fold: false } },
] as const;
export const BOARDS = [0, 0, 4, 4, 4, 6, 6] as const;
export const DEALS = {
  '2 plain': 6,
  '2 jokers': 6,
  '3 plain': 4,
  '3 jokers': 4,
  '4 plain': 3,
  '4 jokers': 3,
  '4 tarot': 3,
  '5 plain': 2,
  '5 jokers': 2,
  '6 plain': 2,
  '6 jokers': 2,
} as const;
export const SPAN = 18 as const;
export const GATE = 3 as const;
export const SEVENTH = 7 as const;
export const PAWNS = 4 as const;

/** A colour: whose it is, and where its pawns are, by the notation's places. */
export interface Colour {
  colour: string;
  seat: number;
  pawns: string[];
  home: number;
}

/** A position of Tock; what is hidden is missing from the cards but counted in the sizes. */
export interface Position {
  players: number;
  stage: string;
  turn: number | null;
  dealer: number;
  deal: number;
  ring: number;
  about: string | null;
  card: string | null;
  pawn: string | null;
  seven_left: number | null;
  laid: Record<string, number>;
  unseen: Record<string, number>;
  undealt: number;
  colours: Colour[];
  seats: Seat[];
}

/** What a seat holds; of a hand that is hidden only the cards that are known. */
export interface Seat {
  seat: number;
  side: number;
  partner: number | null;
  cards: number;
  hand: Record<string, number>;
  kitty: number;
  kitty_cards: Record<string, number>;
  giving: string | null;
  passed: string | null;
}
