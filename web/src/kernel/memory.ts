// The memory of a module: room for records in it, their bytes in and out, and their fields as numbers.
import { countOf, type Layout, type Scalar } from './layout';

/** What every module exports beside its entry points; whatever is reserved stays. */
export interface Exports {
  readonly memory: WebAssembly.Memory;
  reserve(bytes: number): number;
}

/** Where something lies in the memory. */
export type Place = number;

type Numbers = { [at: number]: number | bigint; readonly length: number; set(values: ArrayLike<unknown>): void };
const ARRAYS: Record<Scalar, new (buffer: ArrayBufferLike, at: number, count: number) => Numbers> = {
  i1: Int8Array,
  i2: Int16Array,
  i4: Int32Array,
  i8: BigInt64Array,
  u1: Uint8Array,
  u8: BigUint64Array,
  f4: Float32Array,
  f8: Float64Array,
};
export const WHOLE = 8; // bytes of a whole number of 64 bits
const isWide = (type: Scalar): boolean => type === 'i8' || type === 'u8';

export class Memory<Kind extends string> {
  constructor(
    private readonly exports: Exports,
    readonly layouts: Readonly<Record<Kind, Layout>>,
  ) {}

  /** Room for some records of a kind, every byte of it zero. */
  room(kind: Kind, count = 1): Place {
    const place = this.exports.reserve(this.layouts[kind].size * count);
    this.clear(kind, place, count);
    return place;
  }

  /** Room for some whole numbers of 64 bits. */
  wholeRoom(count: number): Place {
    return this.exports.reserve(WHOLE * count);
  }

  /** Make every byte of some records zero. */
  clear(kind: Kind, place: Place, count = 1): void {
    this.at(place, this.layouts[kind].size * count).fill(0);
  }

  /** A copy of the bytes of a record. */
  read(kind: Kind, place: Place): Uint8Array {
    return this.at(place, this.layouts[kind].size).slice();
  }

  /** Write a record from its bytes. */
  write(kind: Kind, place: Place, bytes: Uint8Array): void {
    const { size } = this.layouts[kind];
    if (bytes.length !== size) throw new RangeError(`Expected a ${kind} of ${size} bytes, got ${bytes.length}.`);
    this.at(place, size).set(bytes);
  }

  /** A field of a record as plain numbers: only of those that a fraction of 64 bits can hold. */
  numbers(kind: Kind, place: Place, name: string): number[] {
    return Array.from(this.field(kind, place, name), Number);
  }

  /** The one number of a field. */
  number(kind: Kind, place: Place, name: string): number {
    return Number(this.field(kind, place, name)[0]);
  }

  /** Write the one number of a field. */
  set(kind: Kind, place: Place, name: string, value: number | bigint): void {
    const [type] = this.layouts[kind].fields[name]!;
    this.field(kind, place, name)[0] = isWide(type) ? BigInt(value) : Number(value);
  }

  /** Write the numbers of a field from its beginning on. */
  fill(kind: Kind, place: Place, name: string, values: ArrayLike<number>): void {
    this.field(kind, place, name).set(values);
  }

  /** Write whole numbers of 64 bits. */
  setWhole(place: Place, values: readonly number[]): void {
    new BigInt64Array(this.exports.memory.buffer, place, values.length).set(values.map(BigInt));
  }

  /** Read whole numbers of 64 bits. */
  whole(place: Place, count: number): number[] {
    return Array.from(new BigInt64Array(this.exports.memory.buffer, place, count), Number);
  }

  // Views are made each time: those from before a memory grew see nothing of it.
  private at(place: Place, count: number): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer, place, count);
  }

  private field(kind: Kind, place: Place, name: string): Numbers {
    const field = this.layouts[kind].fields[name];
    if (!field) throw new TypeError(`Expected a field of a ${kind}, got '${name}'.`);
    return new ARRAYS[field[0]](this.exports.memory.buffer, place + field[1], countOf(field));
  }
}

/** Room that is used again and again: what is reserved stays, so it grows in few steps. */
export class Room {
  private place: Place = 0;
  private size = 0;

  constructor(private readonly exports: Exports) {}

  /** Where that many bytes can be written. */
  of(bytes: number): Place {
    if (bytes > this.size) {
      this.size = Math.max(bytes, 2 * this.size);
      this.place = this.exports.reserve(this.size);
    }
    return this.place;
  }
}
