// How the moves of a game are written and said: a verb and what it is about, as the rules themselves list them.
import type { Say } from '../words/speaker';

export interface Verb {
  word: string; // with which the text of a move begins
  name: string; // as messages call it
  role: string; // where it goes on with a turn: a name, a source or a target; empty where a turn begins with it
}

/** What has to be known of a game to read its moves and to say them. */
export interface Notation {
  game: string;
  verbs: readonly Verb[];
  spoken: Readonly<Record<string, string>>; // objects that are read aloud otherwise than they are written
  turn?: (say: Say, moves: readonly string[]) => string; // a whole turn in words, where they are more than a list
}

export interface Move {
  verb: string;
  object: string;
  role: string;
}

/** The notation of a game that is not known yet: every move is a deed of its own. */
export const UNKNOWN: Notation = { game: '', verbs: [], spoken: {} };

/** The verb of a move, as messages call it, and what follows: `place 2` is `place` and `2`. */
export function parts({ verbs }: Pick<Notation, 'verbs'>, text: string): Move {
  const verb = verbs.find(
    ({ word }) => text === word || (word !== '' && text.startsWith(word.length > 1 ? `${word} ` : word)),
  );
  const { word, name, role } = verb ?? verbs.find(({ word }) => word === '') ?? { word: '', name: '', role: '' };
  return { verb: name, object: text.slice(word.length).trim(), role };
}

/** What a move is about, as messages call it. */
export const spokenOf = ({ spoken }: Notation, object: string): string => spoken[object] ?? object;
