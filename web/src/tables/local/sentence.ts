// A sentence, the moves of one seat in a row, judged by the kernel: every step has to be legal where it is taken.
import type { LocalGame } from './game';
import { textsOf } from './kit';
import { LocalRefusal } from './refusal';

/** The number of a move by its text. */
export function numberOf({ kit: { tables } }: LocalGame, text: string): number {
  const action = tables.ACTIONS.indexOf(text.trim().split(/\s+/).join(' '));
  if (action < 0) throw new LocalRefusal('unknown_move', `Expected a move of ${tables.GAME}, got '${text}'.`);
  return action;
}

/** The game with the moves of a sentence played, as far as it was said; nature has not answered yet. */
export function begun(before: LocalGame, seat: number, moves: readonly string[]): LocalGame {
  const game = before.copy();
  for (const [k, text] of moves.entries()) {
    if (k > 0 && !game.goesOn(before.state, seat))
      throw new LocalRefusal('illegal_move', `Expected a sentence of ${k} moves, got ${moves.length}.`);
    pushed(game, text);
  }
  return game;
}

/** The game with a whole sentence played. */
export function played(before: LocalGame, seat: number, moves: readonly string[]): LocalGame {
  const game = begun(before, seat, moves);
  if (game.goesOn(before.state, seat))
    throw new LocalRefusal('unfinished', `Expected a whole sentence, got ${moves.length} moves: it goes on.`);
  return game;
}

/** Play a move that may not be legal. */
export function pushed(game: LocalGame, text: string): void {
  const action = numberOf(game, text);
  if (!game.legal.includes(action)) {
    const legal = textsOf(game.kit, game.legal).join(', ') || 'none';
    throw new LocalRefusal('illegal_move', `Expected one of the legal moves (${legal}), got '${text}'.`);
  }
  game.push(action);
}
