// How a table is set up: which options are open, which presets fit what is chosen, and what differs from the usual.
export type Value = string | number | boolean;
export type Chosen = Readonly<Record<string, Value>>;

/** How a game can be set up: for each number of players the values of each option, the usual one first. */
export interface Setups {
  usual: number; // players
  lot: string | null; // the option that chance decides if nobody does: no value of it is usual
  players: Readonly<Record<string, Readonly<Record<string, readonly Value[]>>>>;
}

/** What many tables play, for those numbers of players: the options that differ from the usual ones. */
export interface Preset {
  name: string;
  players: readonly number[];
  options: Chosen;
}

/** Presets that mean the same for some number of players, by their names, and every option that they mean. */
export interface Fitting {
  names: string[];
  options: Chosen;
}

/** An option of a table as somebody reads it who may sit down there. */
export interface Rule {
  option: string;
  value: Value;
  unusual: boolean;
}

/** The options in which there is something to choose, with their values. */
export const open = ({ players }: Setups, count: number): [string, readonly Value[]][] =>
  Object.entries(players[count] ?? {}).filter(([, values]) => values.length > 1);

/** Every option with its value: what is wished if it is possible, else the usual; chance keeps its own. */
export function complete(setups: Setups, count: number, wished: Readonly<Record<string, unknown>>): Chosen {
  const chosen = Object.entries(setups.players[count] ?? {}).map(([name, values]) => {
    const value = values.find((one) => one === wished[name]);
    return [name, value ?? (name === setups.lot ? undefined : values[0])] as const;
  });
  return Object.fromEntries(chosen.filter((one): one is [string, Value] => one[1] !== undefined));
}

const same = (one: Chosen, other: Chosen, except: string | null): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => name === except || one[name] === other[name],
  );

/** The presets for a number of players; those that mean the same are one. */
export function presetsFor(setups: Setups, presets: readonly Preset[], count: number): Fitting[] {
  const found: Fitting[] = [];
  for (const { name, players, options } of presets) {
    if (!players.includes(count)) continue;
    const meant = complete(setups, count, options);
    const twin = found.find((one) => same(one.options, meant, setups.lot));
    if (twin) twin.names.push(name);
    else found.push({ names: [name], options: meant });
  }
  return found;
}

/** The preset that fits what is chosen, whoever begins; null if these are rules of one's own. */
export const fitting = (setups: Setups, fittings: readonly Fitting[], chosen: Chosen): Fitting | null =>
  fittings.find(({ options }) => same(options, chosen, setups.lot)) ?? null;

/** What is chosen when another number play: the same preset if there is one, own rules as far as they go. */
export function carried(setups: Setups, presets: readonly Preset[], from: number, to: number, chosen: Chosen): Chosen {
  const before = fitting(setups, presetsFor(setups, presets, from), chosen);
  if (!before) return complete(setups, to, chosen);
  const after = presetsFor(setups, presets, to).find(({ names }) => names.some((name) => before.names.includes(name)));
  const lot = setups.lot === null ? {} : { [setups.lot]: chosen[setups.lot] };
  return complete(setups, to, { ...after?.options, ...lot });
}

/** The rules of a table where there is a choice, and which of them are not the usual ones for that many. */
export function rules(setups: Setups, count: number, options: Readonly<Record<string, unknown>>): Rule[] {
  const [usual, chosen] = [complete(setups, count, {}), complete(setups, count, options)];
  return open(setups, count).flatMap(([option]) => {
    const value = chosen[option];
    return value === undefined ? [] : [{ option, value, unusual: usual[option] !== value }];
  });
}
