// What the server sends of a game to one reader: a position with holes, the moves so far, and what can be done next.
import type { Hinted, SeatView } from '../protocol';

/** A view as boards read it: with all its moves, and with the positions of one game. */
export interface View<Position = unknown> extends Omit<SeatView, 'position' | 'ply' | 'reread'> {
  position: Position;
}

/** What a strong bot would play. */
export type Hint = Pick<Hinted, 'best' | 'exact' | 'runner_up' | 'chances'>;

export const NATURE = -1;

export interface Sitter {
  name: string; // as the table calls the seat
  bot: boolean; // a bot plays here now
  here: boolean; // somebody is connected, or a bot plays
  you: boolean; // the reader
  clock?: string; // time left, if there is a clock
}

/** Everything a board needs to be drawn and played; it decides nothing itself. */
export interface Sitting<Position = unknown> {
  view: View<Position>; // what is shown: the position, or what a begun sentence would make of it
  before: View<Position>; // the position in which this turn began
  seat: number | null; // the seat in front
  sitters: Sitter[];
  legal: readonly string[]; // the next steps
  pickable: readonly string[]; // steps that could be chosen instead of those chosen so far: another card, another pawn
  sentence: readonly string[]; // the steps chosen so far in this turn
  begun: boolean; // a step was chosen, and one can go back
  outlooks: Readonly<Record<string, { view: View<Position> }>>; // what each next step would make of it, as far as asked
  ready: boolean; // the sentence is complete and waits to be confirmed
  busy: boolean; // an answer is on its way
  hint: string | null; // the step a bot would take next
  choose: (step: string) => void;
  back: () => void;
  confirm: () => void;
}
