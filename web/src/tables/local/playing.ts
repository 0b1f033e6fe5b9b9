// What changes a table on this device: a sentence, taking a turn back, the end; each is judged before anything changes.
import type { Happening, Update } from '../../protocol';
import { LocalRefusal } from './refusal';
import { outcomeOf } from './reading';
import type { Turn } from './replay';
import { played } from './sentence';
import { MINE, type Standing } from './standing';

/** Refuse whatever belongs to a game that runs, where it does not. */
export function whilePlaying({ isPlaying }: Standing): void {
  if (!isPlaying) throw new LocalRefusal('not_now', 'Expected a game that goes on, got one that is over.');
}

/** Refuse whoever has not seen the last change of the game. */
export function fresh({ moved, seq }: Standing, seen: number): void {
  if (seen < moved || seen > seq)
    throw new LocalRefusal('stale', `Expected a number from ${moved} to ${seq}, got ${seen}.`);
}

/** Refuse the person where it is not their turn. */
export function ownTurn(table: Standing, seen: number): void {
  whilePlaying(table);
  fresh(table, seen);
  if (table.toMove !== MINE) throw new LocalRefusal('not_yours', "Expected the turn of the asker, got another seat's.");
}

/** Play a whole sentence of the seat to move; nature answers, and what happened is told. */
export function play(table: Standing, moves: readonly string[], by: 'person' | 'bot', now: number): Update {
  const seat = table.game.toMove;
  const game = played(table.game, seat, moves);
  const { ply } = table.game;
  const own = game.ply;
  game.letNatureMove();
  const turn: Turn = { seat, ply, nature: game.ply > own };
  table.turns = [...(turn.nature ? [] : table.turns), turn];
  table.game = game;
  if (game.isOver) table.ended = 'finished';
  changed(table, now);
  return table.update(now, (told, movers) => {
    const moved: Happening = {
      type: 'moved',
      seat,
      by,
      ply,
      moves: told.slice(ply - game.ply),
      movers: movers.slice(ply - game.ply),
    };
    return game.isOver ? [moved, { type: 'ended', how: 'finished', outcome: outcomeOf(game) }] : [moved];
  });
}

/** Take the person's last turn back, and what followed, if chance has not spoken since. */
export function undo(table: Standing, now: number): Update {
  const turn = table.turns.findLast(({ seat }) => seat === MINE);
  if (!turn || turn.nature)
    throw new LocalRefusal(
      'nature_moved',
      'Expected a turn that can be taken back, got one that chance has answered, or none.',
    );
  const game = table.game.copy();
  game.backTo(turn.ply);
  table.game = game;
  table.turns = table.turns.filter(({ ply }) => ply < turn.ply);
  changed(table, now);
  return table.update(now, () => [
    { type: 'was_asked', what: 'undo', person: MINE },
    { type: 'undone', seat: MINE, ply: turn.ply },
  ]);
}

/** End the game as it stands. */
export function end(table: Standing, now: number): Update {
  table.ended = 'early';
  changed(table, now);
  return table.update(now, () => [{ type: 'ended', how: 'early', outcome: null }]);
}

/** There is another table for the next game. */
export function rematched(table: Standing, next: string, now: number): Update {
  table.rematch = next;
  table.seq += 1;
  return table.update(now, () => [{ type: 'rematched', table: next }]);
}

function changed(table: Standing, now: number): void {
  table.seq += 1;
  table.moved = table.seq;
  table.since = now;
}
