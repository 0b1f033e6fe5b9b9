// Starts the worker that bots think in, by the only address that a strict policy lets a worker come from.
import type { BotWorker } from './bots';
import { fetched } from './loading';
import url from './worker?worker&url';

const POLICY = 'trefoil-worker'; // its name in the headers of the house

/** Trusted types, as far as they are used; not every browser has them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(asked: string): string },
  ): { createScriptURL(asked: string): string };
}

/** The address of our own worker, and of nothing else. */
function createScriptURL(asked: string): string {
  if (asked !== url) throw new TypeError(`Expected the address of the worker of this page, got '${asked}'.`);
  return asked;
}

let policy: { createScriptURL(asked: string): string } | null = null;

/** The address of a script, as a browser with trusted types wants it; the policy is made once. */
export function trusted(asked: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(POLICY, { createScriptURL }) ?? { createScriptURL };
  return policy.createScriptURL(asked);
}

/** Let the browser have the worker before it is started. */
export const fetchWorker = async (): Promise<void> => void (await fetched(url));

export const startWorker = (): BotWorker => new Worker(trusted(url), { type: 'module', name: 'bots' });
