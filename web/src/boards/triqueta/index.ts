// The face of Triqueta.
import { parts } from '../../play/notation';
import type { Face } from '../face';
import Defs from './Defs.svelte';
import { SETUPS, TITLE, type Position } from './generated';
import Picture from './Picture.svelte';
import SeatMark from './SeatMark.svelte';
import Sign from './Sign.svelte';
import { NOTATION } from './telling';

let board: typeof import('./board') | null = null; // once it is loaded

export const triqueta: Face<Position> = {
  ...NOTATION,
  title: TITLE,
  setups: SETUPS,
  messages: { facts: 'triqueta-page-facts', blurb: 'triqueta-page-blurb', options: {} },
  keys: {
    letters: { d: 'draw', k: 'keep', a: 'add', r: 'return' },
    bears: ['place', 'take', 'tower'],
    counted: [],
  },
  Sign,
  Picture,
  SeatMark,
  Defs,
  board: async () => (board = await import('./board')),
  parts: () => import('./Parts.svelte'),
  where: (say, { position }) => say('triqueta-round', { round: position.round }),
  sound: ({ moves }) => (moves.some((move) => parts(NOTATION, move).verb === 'take') ? 'take' : 'place'),
  departures: (moved) => board?.departures(moved) ?? (() => undefined),
};
