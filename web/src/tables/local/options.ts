// The options of a game on this device: all are there before it begins, for chance decides what nobody did.
import { complete, type Chosen, type Setups } from '../../play/setups';
import type { Options } from './kit';

/** Whether options are all that a game has, with values that go together. */
export function isPossible(setups: Setups, options: Options): boolean {
  const open = Object.entries(setups.players[String(options['players'])] ?? {});
  const known = ['players', ...open.map(([name]) => name)];
  const fits = open.every(([name, values]) => values.includes(options[name]!));
  return open.length > 0 && fits && Object.keys(options).every((name) => known.includes(name));
}

/** Every option with its value; `draw` says which of some values chance takes. */
export function settled(setups: Setups, players: number, wished: Chosen, draw: (below: number) => number): Options {
  const chosen: Record<string, Chosen[string]> = { players, ...complete(setups, players, wished) };
  const values = setups.lot === null ? [] : (setups.players[players]?.[setups.lot] ?? []);
  if (setups.lot !== null && chosen[setups.lot] === undefined) chosen[setups.lot] = values[draw(values.length)]!;
  return chosen;
}

/** The same options for another game, in which chance decides again. */
export function without(setups: Setups, options: Options): Chosen {
  return Object.fromEntries(Object.entries(options).filter(([name]) => name !== setups.lot && name !== 'players'));
}
