// A record of a kernel as an object: its fields under their names, read from its bytes as its layout says.
import type { Field, Layout, Scalar } from './layout';

type One<E> = E extends 'i8' | 'u8' ? bigint : number;
type Shaped<T, S> = S extends readonly []
  ? T
  : S extends readonly [number, ...infer R]
    ? readonly Shaped<T, R>[]
    : never;

/** A number for each field, a list of numbers, or a list of lists; numbers of 64 bits are large ones. */
export type Reading<L extends Layout> = {
  readonly [N in keyof L['fields']]: Shaped<One<L['fields'][N][0]>, L['fields'][N][2]>;
};

type Nested = number | bigint | Nested[];

const BYTES = { i1: 1, i2: 2, i4: 4, i8: 8, u1: 1, u8: 8, f4: 4, f8: 8 } as const;
const ONE: Record<Scalar, (view: DataView, place: number) => number | bigint> = {
  i1: (view, place) => view.getInt8(place),
  i2: (view, place) => view.getInt16(place, true),
  i4: (view, place) => view.getInt32(place, true),
  i8: (view, place) => view.getBigInt64(place, true),
  u1: (view, place) => view.getUint8(place),
  u8: (view, place) => view.getBigUint64(place, true),
  f4: (view, place) => view.getFloat32(place, true),
  f8: (view, place) => view.getFloat64(place, true),
};

/** The record that some bytes hold; what is read later is not seen in it. */
export function read<L extends Layout>(bytes: Uint8Array, layout: L): Reading<L>;
export function read(bytes: Uint8Array, { size, fields }: Layout): unknown {
  if (bytes.length !== size) throw new RangeError(`Expected a record of ${size} bytes, got ${bytes.length}.`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, size);
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, nested(view, field)]));
}

/** The elements of a field, in lists for each of the ways it has. */
function nested(view: DataView, [type, offset, shape]: Field): Nested {
  const [count, ...inner] = shape;
  if (count === undefined) return ONE[type](view, offset);
  const step = inner.reduce((bytes, n) => bytes * n, BYTES[type]);
  return Array.from({ length: count }, (_, k) => nested(view, [type, offset + k * step, inner]));
}
