// How the moves of Acorns are written and said.
import { GAME, SPOKEN, VERBS } from './generated';

export const NOTATION = { game: GAME, verbs: VERBS, spoken: SPOKEN };
