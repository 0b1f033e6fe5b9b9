// Addresses and the screens they lead to: pure; which screens there are is a table of the page's.

/** What stands at the named places of an address. */
export type Found = Record<string, string>;

/** What the parameters of a pattern are called, and which of them may be missing. */
export type Params<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? Param<First> & Params<Rest>
  : Param<Pattern>;
type Param<Part extends string> = Part extends `:${infer Name}?`
  ? { [Key in Name]?: string }
  : Part extends `:${infer Name}`
    ? { [Key in Name]: string }
    : unknown;

/** The parts of an address such as `#/table/abc`; null if it is no address at all, as one with a stray `%`. */
export function partsOf(hash: string): string[] | null {
  try {
    return hash
      .replace(/^#?\/?/, '')
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}

/**
 * What an address says at the places of a pattern such as `table/:table/:key?`, or null if it is another's.
 * `isParam` says what may stand at a place that is not optional; whatever follows the pattern is not read.
 */
export function matched(
  pattern: string,
  parts: readonly string[],
  isParam: (name: string, text: string) => boolean,
): Found | null {
  const found: Found = {};
  for (const [k, expected] of pattern.split('/').entries()) {
    const text = parts[k] ?? '';
    const [, name, optional] = /^:(\w+)(\??)$/.exec(expected) ?? [];
    if (name === undefined) {
      if (text !== expected) return null;
    } else if (optional ? text !== '' : isParam(name, text)) found[name] = text;
    else if (!optional) return null;
  }
  return found;
}

/** Which screen it is: another table is another screen, another key to the same table is not. */
export const screenOf = (pattern: string, found: Found): string =>
  pattern
    .split('/')
    .filter((part) => !part.endsWith('?'))
    .map((part) => (part.startsWith(':') ? found[part.slice(1)] : part))
    .join('/');

/** The address of a table that is kept on this device. */
export const localAddressOf = (table: string): string => `#/local/${encodeURIComponent(table)}`;

export const addressOf = (table: string, key?: string | null): string =>
  `#/table/${encodeURIComponent(table)}${key ? `/${encodeURIComponent(key)}` : ''}`;
