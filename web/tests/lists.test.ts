// What lists are asked is as strict as in Python: a place that is not there is an error, and so is a list too short.
import { expect, test } from 'vitest';
import { ascending, at, every, keyed, modulo, placeOf, range, slice, some, sum, zip } from '../src/kernel/lists';

test('a place that a list does not have is refused', () => {
  expect(at([4, 5], 1)).toBe(5);
  for (const place of [-1, 2, 0.5, NaN]) {
    expect(() => at([4, 5], place)).toThrow(`Expected a place from 0 to 1, got ${place}.`);
  }
});

test('something that a list does not have is refused', () => {
  expect(placeOf([4, 5, 5], 5)).toBe(1);
  expect(() => placeOf([4, 5], 6)).toThrow('Expected one of 4, 5, got 6.');
});

test('lists of two lengths do not stand side by side', () => {
  expect(zip([1, 2], ['a', 'b'])).toEqual([
    [1, 'a'],
    [2, 'b'],
  ]);
  expect(() => zip([1, 2], ['a'])).toThrow('Expected 2 things, got 1.');
});

test('numbers are counted up to the last one, which is not among them', () => {
  expect([range(0, 3), range(2, 4), range(3, 3), range(5, 2)]).toEqual([[0, 1, 2], [2, 3], [], []]);
});

test('a part of a list is a list of its own', () => {
  const list = [4, 5, 6];
  expect([slice(list, 1), slice(list, 0, 2), slice(list, 2, 9)]).toEqual([[5, 6], [4, 5], [6]]);
  expect(slice(list, 0)).not.toBe(list);
});

test('numbers are added, and sorted by their size, in a list of its own', () => {
  const list = [10, 9, 100];
  expect([sum(list), sum([]), ascending(list), list]).toEqual([119, 0, [9, 10, 100], [10, 9, 100]]);
});

test('what is left has the sign of what was taken away', () => {
  expect([modulo(7, 4), modulo(-7, 4), modulo(8, 4), modulo(7, -4)]).toEqual([3, 1, 0, -1]);
});

test('some and every are told apart, of nothing too', () => {
  expect([some([false, true]), some([]), every([true, false]), every([])]).toEqual([true, false, false, true]);
});

test('what has no entry is not found under any name', () => {
  expect(keyed([1, 2, 3], (n) => (n === 2 ? null : [`n${n}`, n]))).toEqual({ n1: 1, n3: 3 });
});
