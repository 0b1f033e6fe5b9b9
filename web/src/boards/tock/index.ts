// The face of Tock.
import type { Face } from '../face';
import { DEALS, SETUPS, TITLE, type Position } from './generated';
import Picture from './Picture.svelte';
import { sentBack } from './position';
import SeatMark from './SeatMark.svelte';
import Sign from './Sign.svelte';
import { NOTATION, printed, turn } from './telling';

const deals: Readonly<Record<string, number>> = DEALS; // by players and deck

export const tock: Face<Position> = {
  ...NOTATION,
  turn,
  title: TITLE,
  setups: SETUPS,
  messages: {
    facts: 'tock-page-facts',
    blurb: 'tock-page-blurb',
    options: {
      deck: 'tock-page-option-deck',
      direction: 'tock-page-option-direction',
      friendly_fire: 'tock-page-option-friendly-fire',
      jack_spares_start: 'tock-page-option-jack',
      plain: 'tock-page-value-plain',
      jokers: 'tock-page-value-jokers',
      tarot: 'tock-page-value-tarot',
      clockwise: 'tock-page-value-clockwise',
      anticlockwise: 'tock-page-value-anticlockwise',
    },
  },
  keys: { letters: { f: 'fold' }, bears: [], counted: ['play', 'give', 'put', 'get', 'drop', 'fold'], printed },
  Sign,
  Picture,
  SeatMark,
  board: () => import('./board'),
  parts: () => import('./Parts.svelte'),
  where: (say, { position: { deal, players }, options }) =>
    say('tock-page-deal-of', { n: deal, all: deals[`${players} ${String(options['deck'])}`] ?? deal }),
  sound: (_, before, after) =>
    before && after && sentBack(before.position, after.position).length > 0 ? 'hit' : 'place',
};
