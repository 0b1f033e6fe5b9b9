// The face of Acorns, the third game of the tests: whatever is generic on the page has to do with it.
import type { Face } from '../../src/boards/face';
import Acorn from './Acorn.svelte';
import { SETUPS, TITLE, type Position } from './generated';
import { NOTATION } from './notation';

export const acorns: Face<Position> = {
  ...NOTATION,
  title: TITLE,
  setups: SETUPS,
  messages: { facts: 'acorns-facts', blurb: 'acorns-blurb', options: { hand: 'acorns-hand' } },
  keys: { letters: { r: 'rest' }, bears: [], counted: ['eat', 'bury'] },
  Sign: Acorn,
  Picture: Acorn,
  SeatMark: Acorn,
  board: () => import('./board'),
  parts: () => import('./Acorn.svelte'),
  where: (say, { position }) => say('acorns-bag', { n: position.bag }),
  sound: ({ moves }) => (moves.some((move) => move.startsWith('eat')) ? 'take' : 'place'),
};
