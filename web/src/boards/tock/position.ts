// A position of Tock as the page reads it: where places lie on the turned board, what differs between two positions.
import type { Place } from '../../art/geometry';
import {
  BOARDS,
  COLOURS,
  COLOUR_NAMES,
  COLOUR_WORDS,
  FARTHEST,
  RANKS,
  SEATINGS,
  SETUPS,
  SEVENTH,
  SPAN,
  type Colour,
  type Position,
} from './generated';
import { ring, type Ring } from './ring';

export type Cards = Position['laid'];
export interface Shape {
  sides: 4 | 6;
  apothem: number;
  corner: number;
  well: number;
  box: string;
}
const FOUR: Shape = { sides: 4, apothem: 262, corner: 108, well: 0, box: '-292 -294 584 588' };
const SIX: Shape = { sides: 6, apothem: 278, corner: 64, well: 64, box: '-330 -304 660 608' };

/** The board that so many play on. */
export const shapeOf = (players: number): Shape => (BOARDS[players] === 6 ? SIX : FOUR);
export const ringOf = (shape: Shape, front: number): Ring =>
  ring(shape.sides, shape.apothem, shape.corner, front, SPAN);
export const colourName = (shape: Shape, letter: string): string =>
  COLOUR_NAMES[shape.sides][COLOURS.indexOf(letter as 'A')] ?? 'grey';
/** The message that says what a colour is called. */
export const colourWord = (shape: Shape, letter: string): string =>
  COLOUR_WORDS[colourName(shape, letter) as keyof typeof COLOUR_WORDS];
const SEATED: Readonly<Record<string, readonly string[]>> = SEATINGS;
const SIDES: Readonly<Record<string, { sides: readonly string[] }>> = SETUPS.players;

/** The colours of a seat, by their letters, before there is a position; nobody need have said who plays with whom. */
export function coloursOf(players: number, sides: unknown, seat: number): string[] {
  const usual = SIDES[players]?.sides[0] ?? '';
  const seated = SEATED[`${players} ${typeof sides === 'string' ? sides : usual}`];
  return [...(seated?.[seat] ?? '')];
}

/** The side of the board that a seat sits at: that of its colour, or of the first of its two. */
export const sideOf = ({ colours }: Position, seat: number): number =>
  COLOURS.indexOf(colours.find((colour) => colour.seat === seat)?.colour as 'A');
export const sevens = (shape: Shape): number[] =>
  shape.sides === 6 ? Array.from({ length: 6 }, (_, k) => k * SPAN + SEVENTH) : [];

/** Where a place of the notation lies; `k` tells pawns in one base, or in the centre, apart. */
export function placed(track: Ring, place: string, k = 0): Place {
  if (/^\d+$/.test(place)) return track.square(Number(place));
  if (place === 'O')
    return { x: [-16, 16, 0, -16, 16, 0][k % 6] ?? 0, y: [-6, -6, 12, 18, 18, -18][k % 6] ?? 0, deg: 0 };
  const colour = COLOURS.indexOf(place[0] as 'A');
  return place.length > 1 ? track.lane(colour, Number(place[1])) : track.base(colour, k);
}

export interface Pawn {
  key: string;
  colour: string;
  place: string;
  k: number;
}

/** Every pawn with a key that stays with it from one position to the next, as far as positions tell. */
export function follow(before: readonly Pawn[], colours: readonly Colour[]): Pawn[] {
  return colours.flatMap(({ colour, pawns }) => {
    const free = before.filter((pawn) => pawn.colour === colour);
    const keys = pawns.map((place) => {
      const at = free.findIndex((pawn) => pawn.place === place);
      return at < 0 ? null : free.splice(at, 1)[0]!.key;
    });
    const seen: Record<string, number> = {};
    return pawns.map((place, number) => {
      const k = (seen[place] = (seen[place] ?? -1) + 1);
      const key = keys[number] ?? free.shift()?.key ?? `${colour}${number}`;
      return { key, colour, place, k };
    });
  });
}

export interface Sent {
  colour: string;
  from: string;
}

/** The pawns that stand in their bases after, and did not before. */
export function sentBack(before: Position, after: Position): Sent[] {
  return before.colours.flatMap(({ colour, pawns }) => {
    const now = [...(after.colours.find((one) => one.colour === colour)?.pawns ?? [])];
    const more = now.filter((place) => place === colour).length - pawns.filter((place) => place === colour).length;
    if (more <= 0) return [];
    const gone = pawns.filter((place) => {
      const at = now.indexOf(place);
      if (at >= 0) now.splice(at, 1);
      return at < 0;
    });
    return gone.slice(0, more).map((from) => ({ colour, from }));
  });
}

export interface Step {
  from: string;
  to: string;
}

/** The last pawn that moved, as the moves tell it: all steps of the last turn. */
export function lastSteps(moves: readonly string[]): Step[] {
  const steps: Step[] = [];
  for (let k = moves.length - 1; k > 0; k -= 1) {
    const move = moves[k]!;
    if (move.startsWith('>') && moves[k - 1]!.startsWith('@')) {
      steps.unshift({ from: moves[k - 1]!.slice(1), to: move.slice(1) });
      k -= 1;
    } else if (steps.length || /^(drop|fold)/.test(move)) break;
  }
  return steps;
}

/** The target that is looked at: the one under the pointer, while it is there, or the only one there is. */
export const lookedAt = (pointed: string | null, steps: readonly string[]): string | null =>
  pointed !== null && steps.includes(pointed) ? pointed : steps.length === 1 ? steps[0]! : null;

/** The places a pawn passes on its way, so that a drawing can walk it: along the ring, round the gate, up the lane. */
export function way(from: string, to: string, size: number, gates: Record<string, number>): string[] {
  const number = (place: string) => (/^\d+$/.test(place) ? Number(place) : null);
  const [a, b] = [number(from), number(to)];
  const walk = (start: number, end: number, most: number): string[] => {
    const forward = (end - start + size) % size;
    const [n, sign] = forward <= size / 2 ? [forward, 1] : [size - forward, -1];
    if (n > most) return [];
    return Array.from({ length: n }, (_, k) => String((start + sign * (k + 1) + size) % size));
  };
  if (a !== null && b !== null) return walk(a, b, FARTHEST).slice(0, -1);
  const lane = /^([A-F])([1-4])$/.exec(to);
  if (!lane) return [];
  const squares = Array.from({ length: Number(lane[2]) - 1 }, (_, k) => `${lane[1]}${k + 1}`);
  if (a === null) return from[0] === lane[1] && from.length > 1 ? squares.slice(Number(from[1])) : [];
  const gate = gates[lane[1]!] ?? a;
  return [...walk(a, gate, FARTHEST), ...squares];
}

export interface Mark {
  key: string;
  place: string;
  end: 'from' | 'to' | null;
}

/** What marks the last turn on the board; its keys stay apart even if a seven goes the same way twice. */
export const trail = (moves: readonly string[], size: number, gates: Record<string, number>): Mark[] =>
  lastSteps(moves).flatMap(({ from, to }, step) =>
    [from, ...way(from, to, size, gates), to].map((place, k, all) => ({
      key: `${step}.${k}`,
      place,
      end: k === all.length - 1 ? 'to' : k === 0 ? 'from' : null,
    })),
  );

/** The cards of a hand one by one, in the order of the ranks. */
export const oneByOne = (cards: Cards): string[] => RANKS.flatMap((rank) => Array<string>(cards[rank] ?? 0).fill(rank));
