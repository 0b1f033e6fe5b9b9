// The face of Tock.
import type { Face } from '../face';
import { DEALS, PRESETS, SETUPS, TITLE, type Position } from './generated';
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
  presets: PRESETS,
  messages: {
    facts: 'tock-page-facts',
    blurb: 'tock-page-blurb',
    options: {
      deck: 'tock-page-option-deck',
      sides: 'tock-page-option-sides',
      kitty: 'tock-page-option-kitty',
      fold: 'tock-page-option-fold',
      direction: 'tock-page-option-direction',
      friendly_fire: 'tock-page-option-friendly-fire',
      jack_spares_start: 'tock-page-option-jack',
      plain: 'tock-page-value-plain',
      jokers: 'tock-page-value-jokers',
      tarot: 'tock-page-value-tarot',
      double: 'tock-page-value-double',
      pairs: 'tock-page-value-pairs',
      alone: 'tock-page-value-alone',
      clockwise: 'tock-page-value-clockwise',
      anticlockwise: 'tock-page-value-anticlockwise',
    },
    rules: {
      deck: 'tock-page-rule-deck',
      sides: 'tock-page-rule-sides',
      kitty: 'tock-page-rule-kitty',
      fold: 'tock-page-rule-fold',
      direction: 'tock-page-rule-direction',
      friendly_fire: 'tock-page-rule-friendly-fire',
      jack_spares_start: 'tock-page-rule-jack',
    },
    presets: {
      usual: 'tock-page-preset-usual',
      sheet: 'tock-page-preset-sheet',
      jokers: 'tock-page-preset-jokers',
      alone: 'tock-page-preset-alone',
      double: 'tock-page-preset-double',
      single: 'tock-page-preset-single',
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
