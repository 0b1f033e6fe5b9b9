// The face of a game: everything that the page has to know of it, and the one type that says what this is.
import type { Component, Snippet } from 'svelte';
import type { Sound } from '../browser/sound';
import type { Keys } from '../play/keys';
import type { Notation } from '../play/notation';
import type { Preset, Setups } from '../play/setups';
import type { Sitter, Sitting, View } from '../play/view';
import type { Say } from '../words/speaker';

/** The names of messages of a game. */
export interface Messages {
  facts: string; // how many play, and how long
  blurb: string; // what it is about
  options: Readonly<Record<string, string>>; // of each option and each of its values
  rules?: Readonly<Record<string, string>>; // of each option: what it does, as a sentence, by its value
  presets?: Readonly<Record<string, string>>;
}

/** A sentence that was played, with what nature answered. */
export interface Moved {
  seat: number;
  moves: readonly string[];
}

/** What is large, and loaded when a table is opened: the table itself, and the score sheet at the end. */
export interface Board<Position> {
  default: Component<{ sitting: Sitting<Position>; notices?: Snippet }>;
  Sheet: Component<{ view: View<Position>; sitters: Sitter[]; lines: number }>; // how many lines are filled in
}

export interface Face<Position = unknown> extends Notation {
  title: string; // names are not translated
  setups: Setups;
  presets?: readonly Preset[]; // the usual one first
  messages: Messages;
  keys: Keys;
  Sign: Component; // small, for lists
  Picture: Component; // large, on the first page
  SeatMark: Component<{ players: number; seat: number; options: Readonly<Record<string, unknown>> }>;
  Defs?: Component; // shapes that its pieces are made of, used by their names
  board: () => Promise<Board<Position>>;
  parts: () => Promise<{ default: Component }>; // the picture that the rules speak of
  where: (say: Say, view: View<Position>) => string; // which round or deal it is
  sound: (moved: Moved, before: View<Position> | null, after: View<Position> | null) => Sound;
  /** Looks at the screen before a turn is shown, and returns what lets things fly once it is. */
  departures?: (moved: Moved) => () => void;
}

/**
 * A face among those of other games. Whoever asks for it asks for the game of a view or of a table, so it is given
 * positions of its own game and no others: what they are made of need not be known from here on.
 */
export const faceAmongOthers = <Position>(face: Face<Position>): Face => face as unknown as Face;
