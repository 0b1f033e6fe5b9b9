// Equal parts of two values become the same objects, and the value itself is never another.
import { describe, expect, it } from 'vitest';
import { shared, keepIdentity } from '../src/play/sharing';

describe('sharing', () => {
  it('gives the value before when nothing changed', () => {
    const before = { seats: [{ seat: 0, kept: ['R'] }], turn: null };
    expect(shared(before, structuredClone(before))).toBe(before);
  });

  it('keeps what is equal inside of what is not', () => {
    const before = {
      seats: [
        { seat: 0, trees: 1 },
        { seat: 1, trees: 0 },
      ],
      turn: 0,
    };
    const after = shared(before, {
      seats: [
        { seat: 0, trees: 1 },
        { seat: 1, trees: 1 },
      ],
      turn: 0,
    });
    expect(after).toEqual({
      seats: [
        { seat: 0, trees: 1 },
        { seat: 1, trees: 1 },
      ],
      turn: 0,
    });
    expect(after.seats[0]).toBe(before.seats[0]);
    expect(after.seats[1]).not.toBe(before.seats[1]);
  });

  it.each([
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [{}, []],
    [null, {}],
    [{}, null],
    ['a', 'b'],
    [{ a: [1] }, { a: { 0: 1 } }],
  ])('is the value after, from %j to %j', (before, after) => {
    expect(shared(before, after)).toStrictEqual(after);
    expect(shared(before, after)).not.toBe(before);
  });

  it('remembers from value to value', () => {
    const keep = keepIdentity<string[]>();
    const first = keep(['draw']);
    expect(keep(['draw'])).toBe(first);
    expect(keep(['take 1'])).toEqual(['take 1']);
  });
});
