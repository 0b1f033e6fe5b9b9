// Hands the page the learned networks: each .npz file of the package as one binary file, under `….npz?network`.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { readArrays, textOf, type NumpyArray } from './npz.ts';
import { checksum, HEADER, MAGIC, PARTS } from './src/kernel/packing.ts';

const ASKED = '.npz?network';
const HALVES = '<f2';

/** What is asked of how a network was made. */
interface Made {
  rules: number;
}

function part(arrays: ReadonlyMap<string, NumpyArray>, name: string): NumpyArray {
  const found = arrays.get(name);
  if (!found) throw new Error(`Expected the weights '${name}' in a network, got none.`);
  return found;
}

/** A network as `src/kernel/network.ts` reads it. */
export function packed(npz: Buffer): Buffer {
  const arrays = readArrays(npz);
  const weights = PARTS.map((name) => part(arrays, name));
  const other = weights.find(({ type }) => type !== HALVES);
  if (other) throw new Error(`Expected weights in half precision, got ${other.type}.`);
  const { rules } = JSON.parse(textOf(part(arrays, 'made'))) as Made;
  const rest = Buffer.concat(weights.map(({ bytes }) => bytes));
  const head = Buffer.alloc(HEADER);
  [MAGIC, rules, weights[0]!.shape[0]!, checksum(rest)].forEach((word, k) => head.writeUInt32LE(word, 4 * k));
  return Buffer.concat([head, rest]);
}

/** The plugin: a file of its own in a built page, and where nothing is built an address that holds it. */
export function networks(): Plugin {
  let building = false;
  return {
    name: 'networks',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    load(id) {
      if (!id.endsWith(ASKED)) return null;
      const file = id.slice(0, -'?network'.length);
      this.addWatchFile(file);
      const source = packed(readFileSync(file));
      if (!building) return `export default 'data:application/octet-stream;base64,${source.toString('base64')}'`;
      const reference = this.emitFile({ type: 'asset', name: basename(file, '.npz') + '.bin', source });
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
    },
  };
}
