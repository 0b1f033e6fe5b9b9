// What the server sends of a game to one reader: a position with holes, the moves so far, and what can be done next.
export interface Outcome {
  winners: number[];
  scores: number[];
  tokens: number[] | null;
  ending: string;
}

export interface View<Position = unknown> {
  game: string;
  options: Record<string, number | string | boolean>;
  seat: number | null; // whose view it is; null for a spectator
  to_move: number | null; // a seat, NATURE, or null when the game is over
  legal_moves: string[]; // the next steps of the reader; empty while somebody else is to move
  moves: string[]; // so far, as the reader may know them
  position: Position;
  outcome: Outcome | null;
}

export const NATURE = -1;

export interface Sitter {
  name: string; // as the table calls the seat
  bot: boolean; // a bot plays here now
  here: boolean; // somebody is connected, or a bot plays
  you: boolean; // the reader
  clock?: string; // time left, if there is a clock
}

export interface Advice {
  moves: string[];
  value: number;
}

/** What a strong bot would play. */
export interface Hint {
  best: Advice; // a whole sentence
  exact: boolean; // it was reckoned out
  runner_up: Advice | null; // the next best, up to where it differs
  chances: Record<string, number>; // what nature may answer
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
