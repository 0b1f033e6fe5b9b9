// What the browser remembers between visits; where it may not remember anything, the page works all the same.
const PREFIX = 'trefoil:';

/** Keeps a text under a name. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Storage is forbidden or full: the choice lasts as long as the page.
  }
}

/** The text under a name, or null. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Forgets a name. */
export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept.
  }
}

/** Everything that is kept under names with this beginning. */
export function recallAll(beginning: string): Record<string, string> {
  const found: Record<string, string> = {};
  try {
    for (let k = 0; k < localStorage.length; k += 1) {
      const key = localStorage.key(k) ?? '';
      if (key.startsWith(PREFIX + beginning))
        found[key.slice((PREFIX + beginning).length)] = localStorage.getItem(key) ?? '';
    }
  } catch {
    return {};
  }
  return found;
}
