// How a record lies in memory, as the tables of a game tell it.

/** The scalars that records are made of: i for whole numbers, u for those from zero on, f for fractions; then bytes. */
export type Scalar = 'i1' | 'i2' | 'i4' | 'i8' | 'u1' | 'u8' | 'f4' | 'f8';

/** Its type, how many bytes lie before it, and its lengths if it is an array. */
export type Field = readonly [type: Scalar, offset: number, shape: readonly number[]];

export interface Layout {
  readonly size: number; // bytes
  readonly fields: Readonly<Record<string, Field>>;
}

/** How many numbers a field has. */
export const countOf = ([, , shape]: Field): number => shape.reduce((count, length) => count * length, 1);
