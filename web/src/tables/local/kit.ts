// What a table on this device has of its game: compiled rules, the tables beside them, and what reads positions.
import type { Kernel, State } from '../../kernel/kernel';
import type { Reader, Tables } from '../../kernel/modules';
import type { Setups } from '../../play/setups';

export type { Options, Value } from '../../kernel/game';
export type { State };

export interface Kit {
  readonly kernel: Kernel;
  readonly tables: Tables;
  readonly reader: Reader;
  readonly setups: Setups; // which options go together
}

export const NATURE = -1;
export const NOBODY = -2;

/** How many seats win together. */
export function sideSize({ tables: { SIDES } }: Kit, options: Readonly<Record<string, unknown>>): number {
  const place = SIDES.values.findIndex((value) => value === options[SIDES.option]);
  return SIDES.sizes[place] ?? 1;
}

/** The texts of some moves. */
export const textsOf = ({ tables: { ACTIONS } }: Kit, actions: readonly number[]): string[] =>
  actions.map((action) => ACTIONS[action]!);
