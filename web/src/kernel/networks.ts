// The learned networks: which of them serves a table, fetched when a master is asked for there.
import type { NetworksTables, Options } from './game';
import { fetched } from './loading';
import type { Task } from './messages';
import { checked } from './network';
import { KernelRefusal } from './refusals';

type Network = NonNullable<Task['network']>;

const FOLDER = '../../../src/trefoil/bots/weights';
const FILES = import.meta.glob<string>('../../../src/trefoil/bots/weights/*.npz', {
  query: '?network',
  import: 'default',
  eager: true,
});
const kept = new Map<string, Promise<Network>>();

/** The file of the network that serves a table; null where no master plays yet. */
export function fileFor({ NETWORKS }: NetworksTables, options: Options): string | null {
  const serves = (wanted: Options) => Object.entries(wanted).every(([name, value]) => options[name] === value);
  return NETWORKS.find((network) => serves(network.tables))?.file ?? null;
}

/** The network of a file: fetched once, and again if that did not work. */
export function networkIn(file: string, tables: NetworksTables): Promise<Network> {
  const network =
    kept.get(file) ??
    loaded(file, tables).catch((cause: unknown) => {
      kept.delete(file);
      if (cause instanceof KernelRefusal) throw cause;
      throw new KernelRefusal('not_loaded', `Expected the network ${file}, got none.`, { cause });
    });
  kept.set(file, network);
  return network;
}

async function loaded(name: string, { RULES, N_FEATURES, LAYOUTS }: NetworksTables): Promise<Network> {
  const answer = await fetched(FILES[`${FOLDER}/${name}`] ?? name);
  const file = new Uint8Array(await answer.arrayBuffer());
  return { name, file: checked(file, { rules: RULES, features: N_FEATURES, layout: LAYOUTS.network }) };
}
