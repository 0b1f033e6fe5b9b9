// Tock in words: cards by their names, and a whole turn as a sentence.
import { meaning } from '../../play/narration';
import { parts, spokenOf, type Move } from '../../play/notation';
import { sentence, type Say } from '../../words/speaker';
import { GAME, SPOKEN, SWAPPING, VERBS } from './generated';

/** How moves are written and said, apart from whole turns. */
export const NOTATION = { game: GAME, verbs: VERBS, spoken: SPOKEN };

/** A card as a sentence speaks of it: `You play a king.` */
export const cardName = (say: Say, rank: string): string => say('tock-a-card', { object: spokenOf(NOTATION, rank) });

/** A card as it stands alone, before a colon or on its own: `King`. */
export const cardTitle = (say: Say, rank: string): string =>
  say('tock-page-card-title', { object: spokenOf(NOTATION, rank) });

/** What is printed on a card: its number, or the letter that the reader's own cards have; the notation keeps J Q K. */
export const printed = (say: Say, rank: string): string => say('tock-page-face', { object: rank });

/** A step of a turn as it stands among the choices, by the card that is played. */
export function choice(say: Say, played: string | null, step: string): string {
  const { role, object } = parts(NOTATION, step);
  if (role !== 'target') return sentence(meaning(say, NOTATION, step));
  const lane = /^[A-F]([1-4])$/.exec(object);
  if (lane) return say('tock-page-home-place', { n: Number(lane[1]) });
  if (played === SWAPPING) return say('tock-page-swap-with', { object });
  return /^\d+$/.test(object) ? say('tock-page-square', { object }) : sentence(meaning(say, NOTATION, step));
}

type Step = Move & { move: string };
const isCard = ({ verb, role }: Step) => verb === 'play' || role === 'name';
const isHome = ({ role, object }: Step) => role === 'target' && /^[A-F]\d$/.test(object);

/** The card of a turn, and what it stands for: `a joker as the 7`. */
const card = (say: Say, { verb, object, move }: Step): string =>
  verb === 'play' ? cardName(say, object) : meaning(say, NOTATION, move);

/** What is done with it, step by step: pawns are parted by commas, and each stands beside where it goes. */
const deed = (say: Say, step: Step, k: number): string => {
  const parted = k === 0 ? '' : step.role === 'target' ? ' ' : ', ';
  return `${parted}${isHome(step) ? say('tock-page-hint-home') : meaning(say, NOTATION, step.move)}`;
};

/** A whole turn, or its beginning, in words: `a king: a pawn from base A to 0`. */
export function turn(say: Say, moves: readonly string[]): string {
  const steps = moves.map((move) => ({ ...parts(NOTATION, move), move }));
  const title = steps
    .filter(isCard)
    .map((step) => card(say, step))
    .join(' ');
  const rest = steps
    .filter((step) => !isCard(step))
    .map((step, k) => deed(say, step, k))
    .join('');
  return title && rest ? say('page-titled', { title, rest }) : title || rest;
}
