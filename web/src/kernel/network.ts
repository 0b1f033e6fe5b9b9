// A learned network that arrives: whether it is whole and for these rules, and its weights as a module wants them.
import type { Layout } from './layout';
import { checksum, HEADER, MAGIC, PARTS } from './packing';
import { KernelRefusal } from './refusals';

const HALF = 2; // bytes of a weight

/** What a network has to be for. */
export interface Wanted {
  readonly rules: number; // their version
  readonly features: number;
  readonly layout: Layout; // of a NETWORK record
}

const POWERS = Float64Array.from({ length: 31 }, (_, exponent) => 2 ** (Math.max(exponent, 1) - 25));

/** A number in half precision, from its 16 bits; browsers have learned to read it only lately. */
export function half(bits: number): number {
  const [sign, exponent, fraction] = [bits & 0x8000 ? -1 : 1, (bits >> 10) & 31, bits & 1023];
  if (exponent === 31) return fraction ? NaN : sign * Infinity;
  return sign * (exponent ? 1024 + fraction : fraction) * POWERS[exponent]!;
}

/** How many weights each part has, in a network of that many features. */
const counts = ({ fields }: Layout, features: number): number[] =>
  PARTS.map((part) => {
    const [, , [rows = 0, columns = 0]] = fields[part]!;
    return (part === 'out' ? rows : features) * columns;
  });

function fault(file: Uint8Array, { rules, features, layout }: Wanted): string | null {
  const size = HEADER + HALF * counts(layout, features).reduce((sum, count) => sum + count);
  if (file.length !== size) return `Expected ${size} bytes of a network, got ${file.length}.`;
  const head = new DataView(file.buffer, file.byteOffset, HEADER);
  const [magic, made, known, sum] = [0, 4, 8, 12].map((at) => head.getUint32(at, true));
  if (magic !== MAGIC) return 'Expected a network, got another file.';
  if (made !== rules) return `Expected a network for version ${rules} of the rules, got one for version ${made}.`;
  if (known !== features) return `Expected a network of ${features} features, got one of ${known}.`;
  return sum === checksum(file.subarray(HEADER)) ? null : 'Expected a network as it was sent, got a damaged one.';
}

/** A file that is whole and for these rules, or a refusal. */
export function checked(file: Uint8Array, wanted: Wanted): Uint8Array {
  const found = fault(file, wanted);
  if (found) throw new KernelRefusal('bad_network', found);
  return file;
}

/** The weights of a checked file, part by part. */
export function* weightsOf(file: Uint8Array, layout: Layout, features: number): Generator<[string, Float32Array]> {
  const bits = new DataView(file.buffer, file.byteOffset + HEADER);
  let at = 0;
  for (const [k, count] of counts(layout, features).entries()) {
    const begin = at;
    yield [PARTS[k]!, Float32Array.from({ length: count }, (_, n) => half(bits.getUint16(HALF * (begin + n), true)))];
    at += count;
  }
}
