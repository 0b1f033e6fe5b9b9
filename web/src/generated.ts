// What the page knows of the games, written by scripts/generate_page.py from the rules themselves.

export const GAMES = ['triqueta', 'tock'] as const;
export const VERBS = {
  triqueta: ['token', 'draw', 'place', 'keep', 'take', 'tower', 'add', 'return', 'choose'],
  tock: ['card', 'give', 'put', 'get', '=', '@', '>', 'drop', 'fold', ''],
} as const;
export const OPTIONS = {
  triqueta: { usual: 3, players: { '2': {}, '3': {}, '4': {}, '5': {} } },
  tock: {
    usual: 4,
    players: {
      '2': {
        deck: ['plain'],
        direction: ['clockwise', 'anticlockwise'],
        friendly_fire: [false, true],
        jack_spares_start: [false, true],
      },
      '3': {
        deck: ['plain'],
        direction: ['clockwise', 'anticlockwise'],
        friendly_fire: [false, true],
        jack_spares_start: [false, true],
      },
      '4': {
        deck: ['plain', 'tarot'],
        direction: ['clockwise', 'anticlockwise'],
        friendly_fire: [false, true],
        jack_spares_start: [false, true],
      },
      '5': {
        deck: ['plain'],
        direction: ['clockwise', 'anticlockwise'],
        friendly_fire: [false, true],
        jack_spares_start: [false, true],
      },
      '6': {
        deck: ['jokers', 'plain'],
        direction: ['clockwise', 'anticlockwise'],
        friendly_fire: [false, true],
        jack_spares_start: [false, true],
      },
    },
  },
} as const;
export const ANIMALS = [
  { letter: 'R', name: 'rabbit', points: [0, 1, 2, 5, -1, -2, -3, -4, -5, -6, -7] },
  { letter: 'O', name: 'owl', points: [0, 1, 2, 6, -1, -2, -3, -4, -5, -6, -7] },
  { letter: 'D', name: 'deer', points: [0, 1, 2, 7, -1, -2, -3, -4, -5, -6, -7] },
  { letter: 'B', name: 'boar', points: [0, 1, 2, 8, -1, -2, -3, -4, -5, -6, -7] },
  { letter: 'M', name: 'ram', points: [0, 1, 2, 9, -1, -2, -3, -4, -5, -6, -7] },
  { letter: 'U', name: 'bear', points: [0, 1, 2, 10, -1, -2, -3, -4, -5, -6, -7] },
] as const;
export const TRIQUETA = 3 as const;
export const TOWER = 15 as const;
export const MAX_KEPT = 2 as const;
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
export const COLOURS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const COLOUR_NAMES = {
  '4': ['blue', 'red', 'green', 'black'],
  '6': ['green', 'red', 'blue', 'yellow', 'pink', 'grey'],
} as const;
export const BOARDS = [0, 0, 4, 4, 4, 6, 6] as const;
export const DEALS = {
  '2 plain': 6,
  '3 plain': 4,
  '4 plain': 3,
  '4 tarot': 3,
  '5 plain': 2,
  '6 plain': 2,
  '6 jokers': 2,
} as const;
export const SPAN = 18 as const;
export const GATE = 3 as const;
export const SEVENTH = 7 as const;
export const PAWNS = 4 as const;
