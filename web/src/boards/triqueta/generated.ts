// What the page knows of Triqueta, written by scripts/generate_page.py from the rules themselves.

export const GAME = 'triqueta' as const;
export const TITLE = 'Triqueta' as const;
export const VERBS = [
  { word: 'token', name: 'token', role: '' },
  { word: 'draw', name: 'draw', role: '' },
  { word: 'place', name: 'place', role: '' },
  { word: 'keep', name: 'keep', role: '' },
  { word: 'take', name: 'take', role: '' },
  { word: 'tower', name: 'tower', role: '' },
  { word: 'add', name: 'add', role: '' },
  { word: 'return', name: 'return', role: '' },
  { word: 'choose', name: 'choose', role: '' },
] as const;
export const SPOKEN = {} as const;
export const SETUPS = {
  usual: 3,
  lot: 'first',
  players: {
    '2': { first: [0, 1] },
    '3': { first: [0, 1, 2] },
    '4': { first: [0, 1, 2, 3] },
    '5': { first: [0, 1, 2, 3, 4] },
  },
} as const;
export const ANIMALS = [
  { letter: 'R', name: 'rabbit', word: 'triqueta-rabbit', points: [0, 1, 2, 5, -1, -2, -3, -4, -5, -6, -7] },
  { letter: 'O', name: 'owl', word: 'triqueta-owl', points: [0, 1, 2, 6, -1, -2, -3, -4, -5, -6, -7] },
  { letter: 'D', name: 'deer', word: 'triqueta-deer', points: [0, 1, 2, 7, -1, -2, -3, -4, -5, -6, -7] },
  { letter: 'B', name: 'boar', word: 'triqueta-boar', points: [0, 1, 2, 8, -1, -2, -3, -4, -5, -6, -7] },
  { letter: 'M', name: 'ram', word: 'triqueta-ram', points: [0, 1, 2, 9, -1, -2, -3, -4, -5, -6, -7] },
  { letter: 'U', name: 'bear', word: 'triqueta-bear', points: [0, 1, 2, 10, -1, -2, -3, -4, -5, -6, -7] },
] as const;
export const TRIQUETA = 3 as const;
export const TOWER = 15 as const;
export const ROCK_POINTS = 1 as const;
export const TREE_POINTS = 1 as const;

/** A position of Triqueta; what is hidden reads `?`. */
export interface Position {
  players: number;
  stage: string;
  turn: number | null;
  round: number;
  tower: number;
  towers: number[];
  unseen: Record<string, number>;
  hand: string | null;
  about: string | null;
  rows: Row[];
  seats: Seat[];
}

/** A row: who has taken it in this round, and what lies in it. */
export interface Row {
  row: number;
  taken_by: number | null;
  tokens: Record<string, number>;
}

/** What lies in front of a player. */
export interface Seat {
  seat: number;
  row: number | null;
  collection: Record<string, number>;
  kept: string[];
  choices: string[];
  rock: boolean;
  trees: number;
  points: number;
}
