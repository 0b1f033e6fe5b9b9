// How the moves of Triqueta are written and said.
import { GAME, SPOKEN, VERBS } from './generated';

export const NOTATION = { game: GAME, verbs: VERBS, spoken: SPOKEN };
