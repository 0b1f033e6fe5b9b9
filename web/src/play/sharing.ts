// What did not change stays the same object, so that only what did is drawn again.

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const made = after.map((value, k) => (k < before.length ? shared(before[k], value) : value));
  return made.length === before.length && made.every((value, k) => value === before[k]) ? before : made;
}

function sharedRecord(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(after);
  const made = Object.fromEntries(names.map((name) => [name, shared(before[name], after[name])]));
  return names.length === Object.keys(before).length &&
    names.every((name) => name in before && made[name] === before[name])
    ? before
    : made;
}

/** The same plain value as `after`, made of the parts of `before` wherever the two are equal. */
export function shared<T>(before: unknown, after: T): T {
  if (before === after) return after;
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after) as T;
  return (isPlain(before) && isPlain(after) ? sharedRecord(before, after) : after) as T;
}

/** Remembers the value before, and shares with it. */
export function keepIdentity<T>(): (value: T) => T {
  let last: T | undefined;
  return (value) => (last = shared(last, value));
}
