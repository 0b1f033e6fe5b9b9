// Another game with the same options against the same bots, before anybody has played in it.
import { settled, without } from './options';
import { written } from './record';
import type { Standing } from './standing';
import type { KeptGame, Surroundings } from './surroundings';

/** A new game as it is kept; what chance decides is drawn again. */
export function nextGame({ game, seats }: Standing, { seed, name, now }: Surroundings): KeptGame {
  const { tables, setups } = game.kit;
  const options = settled(setups, seats.length, without(setups, game.options), (below) =>
    Number(seed() % BigInt(below)),
  );
  const text = written({ game: tables.GAME, rules: tables.RULES, options, moves: [], seats });
  return { id: name(), text, seen: now(), ended: null };
}
