// What the description of a position asks of lists: what Python has built in, and its strictness.

/** What stands at a place. */
export function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new RangeError(`Expected a place from 0 to ${list.length - 1}, got ${place}.`);
  return found;
}

/** Where something stands first. */
export function placeOf<T>(list: readonly T[], item: T): number {
  const place = list.indexOf(item);
  if (place < 0) throw new RangeError(`Expected one of ${list.join(', ')}, got ${String(item)}.`);
  return place;
}

/** The whole numbers from one up to another, which is not among them. */
export const range = (start: number, end: number): number[] =>
  Array.from({ length: Math.max(end - start, 0) }, (_, k) => start + k);

/** What stands from one place on, up to another if there is one, which is not part of it. */
export const slice = <T>(list: readonly T[], start: number, end?: number): T[] => list.slice(start, end);

export const some = (list: readonly boolean[]): boolean => list.includes(true);

export const every = (list: readonly boolean[]): boolean => !list.includes(false);

export const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

export const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

/** What is left of a number when another is taken from it as often as it can be; it has the sign of the other. */
export const modulo = (a: number, b: number): number => ((a % b) + b) % b;

/** Two lists of one length, side by side. */
export function zip<A, B>(left: readonly A[], right: readonly B[]): [A, B][] {
  if (left.length !== right.length) throw new RangeError(`Expected ${left.length} things, got ${right.length}.`);
  return left.map((item, k) => [item, at(right, k)]);
}

/** What is found under names: the name and the value of each thing, or nothing. */
export function keyed<E, T>(list: readonly E[], entry: (item: E) => readonly [string, T] | null): Record<string, T> {
  const found: Record<string, T> = {};
  for (const item of list) {
    const told = entry(item);
    if (told) found[told[0]] = told[1];
  }
  return found;
}
