// How moves are written: a verb and what it is about; the verbs come from the rules themselves.
import { VERBS } from '../generated';

export interface Move {
  verb: string;
  object: string;
}

// Verbs that are no words, as messages call them.
const SIGNS: Record<string, string> = { '': 'play', '@': 'from', '>': 'to', '=': 'as' };
const verbsOf = (game: string): readonly string[] => (VERBS as Record<string, readonly string[]>)[game] ?? [];

/** The verb of a move, as messages call it, and what follows: `place 2` is `place` and `2`. */
export function parts(game: string, text: string): Move {
  const word =
    verbsOf(game).find(
      (verb) => text === verb || (verb !== '' && text.startsWith(verb.length > 1 ? `${verb} ` : verb)),
    ) ?? '';
  return { verb: SIGNS[word] ?? word, object: text.slice(word.length).trim() };
}
