// Looking ahead without playing: what a seat would see after its next moves, computed from what it sees now.
import type { Previewed } from '../../protocol';
import type { LocalGame } from './game';
import type { State } from './kit';
import { viewOf } from './reading';
import { begun, pushed } from './sentence';
import { MINE, type Standing } from './standing';

const WORLDS = 16; // that a whole sentence is tried out in

/** What a beginning of a sentence of the person would lead to. */
export function previewed({ game, seq }: Standing, cid: string, moves: string[]): Previewed {
  const whole = !begun(game, MINE, moves).goesOn(game.state, MINE);
  const ahead = previewOf(game, MINE, moves, whole);
  const view = viewOf(ahead, MINE, { actions: ahead.readBy(MINE), ply: game.ply, changed: [] }, !whole);
  return { type: 'previewed', cid, seq, moves, legal_moves: view.legal_moves, whole, view };
}

/**
 * The game after these moves; before the last of them, if what follows depends on what the seat cannot see.
 * The real game is not asked: what lies hidden cannot be found out by looking ahead.
 */
function previewOf(game: LocalGame, seat: number, moves: readonly string[], isWhole: boolean): LocalGame {
  const first = after(game, seat, moves, 0);
  const seen = first.seenBy(seat);
  for (let seed = 1; seed < (isWhole ? WORLDS : 1); seed += 1)
    if (!same(after(game, seat, moves, seed).seenBy(seat), seen)) return after(game, seat, moves.slice(0, -1), 0);
  return first;
}

/** One world that the seat holds possible, with the moves played in it. */
function after(game: LocalGame, seat: number, moves: readonly string[], seed: number): LocalGame {
  const world = game.copy(game.kit.kernel.guess(game.seenBy(seat), BigInt(seed)));
  for (const move of moves) pushed(world, move);
  return world;
}

const same = (one: State, other: State): boolean => one.every((byte, k) => byte === other[k]);
