// A record is read from its bytes as its layout says: every kind of number, in lists of lists, wherever they begin.
import { expect, test } from 'vitest';
import { read } from '../src/kernel/record';

const LAYOUT = {
  size: 48,
  fields: {
    small: ['i1', 0, []],
    byte: ['u1', 1, []],
    short: ['i2', 2, []],
    whole: ['i4', 4, []],
    large: ['i8', 8, []],
    stream: ['u8', 16, []],
    half: ['f4', 24, []],
    fraction: ['f8', 32, []],
    rows: ['i1', 40, [2, 3]],
    none: ['i1', 46, [0]],
  },
} as const;

/** The bytes of a record, somewhere in a longer stretch of memory. */
function bytes(): Uint8Array {
  const view = new DataView(new ArrayBuffer(64), 5, LAYOUT.size);
  view.setInt8(0, -1);
  view.setUint8(1, 255);
  view.setInt16(2, -2, true);
  view.setInt32(4, -3, true);
  view.setBigInt64(8, -4n, true);
  view.setBigUint64(16, 2n ** 64n - 1n, true);
  view.setFloat32(24, 0.5, true);
  view.setFloat64(32, 0.1, true);
  for (let k = 0; k < 6; k += 1) view.setInt8(40 + k, k - 3);
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

test('every kind of number is read, with its sign', () => {
  const record = read(bytes(), LAYOUT);
  expect(record).toMatchObject({ small: -1, byte: 255, short: -2, whole: -3, large: -4n, half: 0.5, fraction: 0.1 });
  expect(record.stream).toBe(2n ** 64n - 1n);
});

test('fields of several numbers are lists, and lists of lists', () => {
  const { rows, none }: { rows: readonly (readonly number[])[]; none: readonly number[] } = read(bytes(), LAYOUT);
  expect(rows).toEqual([
    [-3, -2, -1],
    [0, 1, 2],
  ]);
  expect(none).toEqual([]);
});

test('fields come under their names, in their order', () => {
  expect(Object.keys(read(bytes(), LAYOUT))).toEqual(Object.keys(LAYOUT.fields));
});

test('what is written later is not seen', () => {
  const memory = bytes();
  const { small } = read(memory, LAYOUT);
  memory[0] = 7;
  expect([small, read(memory, LAYOUT).small]).toEqual([-1, 7]);
});

test('bytes of another length are refused', () => {
  expect(() => read(new Uint8Array(47), LAYOUT)).toThrow('Expected a record of 48 bytes, got 47.');
});
