// What the kernel has to know of a game, as the generated tables tell it.
import type { Layout } from './layout';

/** The records of the rules. */
export type RulesRecord = 'state' | 'slate';
/** The records of the bots. */
export type BotsRecord = RulesRecord | 'network' | 'choice' | 'policy' | 'seating';

/** The value of an option. */
export type Value = number | string | boolean;
export type Options = Readonly<Record<string, Value>>;

/** An option: its values, and the numbers that stand for them when a game is set up. */
export interface Option {
  readonly name: string;
  readonly values: readonly Value[];
  readonly codes: readonly number[];
}

export interface RulesTables {
  readonly GAME: string;
  readonly LAYOUT: string; // which records these are, in one word
  readonly LAYOUTS: Readonly<Record<RulesRecord, Layout>>;
  readonly OPTIONS: readonly Option[];
}

/** How many seats win together: which option says so, and what each of its values means. */
export interface Sides {
  readonly option: string;
  readonly values: readonly Value[];
  readonly sizes: readonly number[];
}

export interface BotsTables {
  readonly GAME: string;
  readonly N_FEATURES: number;
  readonly LAYOUTS: Readonly<Record<BotsRecord, Layout>>;
}

export interface NetworksTables {
  readonly RULES: number;
  readonly N_FEATURES: number;
  readonly LAYOUTS: Readonly<Record<'network', Layout>>;
  readonly NETWORKS: readonly { readonly file: string; readonly tables: Options }[];
}

/** The numbers that a game is set up by; every option has to have one of its values. */
export function codesOf(all: readonly Option[], options: Options): number[] {
  return all.map(({ name, values, codes }) => {
    const code = codes[values.indexOf(options[name]!)];
    if (code === undefined)
      throw new TypeError(`Expected ${name} to be one of ${values.join(', ')}, got ${options[name]}.`);
    return code;
  });
}
