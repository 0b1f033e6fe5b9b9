// A game as one seat may know it, in the shapes of the protocol.
import { read } from '../../kernel/record';
import type { OutcomeTold, Reread, SeatView } from '../../protocol';
import type { LocalGame } from './game';
import { NOBODY, textsOf } from './kit';

/** The moves as somebody reads them; of that is new what stands from a number on, and what reads otherwise. */
export interface Feed {
  readonly actions: readonly number[];
  readonly ply: number;
  readonly changed: readonly number[];
}

/** Everything is new to somebody who was told nothing. */
export const whole = (actions: readonly number[]): Feed => ({ actions, ply: 0, changed: [] });

/** What is new to somebody who was told these moves before. */
export function since(before: readonly number[], actions: readonly number[]): Feed {
  const ply = Math.min(before.length, actions.length);
  const changed = actions.slice(0, ply).flatMap((action, k) => (action === before[k] ? [] : [k]));
  return { actions, ply, changed };
}

/** The view of a seat, with the moves that are new to it; only whoever can go on is told what is legal. */
export function viewOf(game: LocalGame, seat: number, feed: Feed, running: boolean): SeatView {
  const { kit } = game;
  const { kernel, tables, reader } = kit;
  const seen = game.seenBy(seat);
  const toMove = kernel.toMove(seen);
  const texts = (actions: readonly number[]) => textsOf(kit, actions);
  return {
    game: tables.GAME,
    options: game.options,
    seat,
    to_move: toMove === NOBODY ? null : toMove,
    legal_moves: running && toMove === seat ? texts(kernel.legal(seen)) : [],
    ply: feed.ply,
    moves: texts(feed.actions.slice(feed.ply)),
    movers: game.movers.slice(feed.ply),
    reread: feed.changed.map((ply): Reread => ({ ply, move: texts([feed.actions[ply]!])[0]! })),
    position: { ...reader.position(read(seen, tables.LAYOUTS.state) as never, kernel.scores(seen)) },
    lying: reader.lying(feed.actions),
    outcome: outcomeOf(game),
  };
}

/** How a game has ended; null while it goes on. */
export function outcomeOf({ kit: { kernel, tables, reader }, state, isOver }: LocalGame): OutcomeTold | null {
  if (!isOver) return null;
  const [winners, scores] = [kernel.winners(state), kernel.scores(state)];
  const tokens = reader.tokens(read(state, tables.LAYOUTS.state) as never);
  return { winners, scores, tokens, ending: reader.ending(winners, scores) };
}
