// How a module is loaded: compiled while it arrives, the quicker of two where the browser can, and each only once.
import { KernelRefusal } from './refusals';

// The smallest module with a vector in it: a browser that finds it valid can read `bots.simd.wasm`.
const VECTOR = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];
const WASM = 'application/wasm';

/** What of a browser decides how a module is loaded. */
export type Engine = Partial<Pick<typeof WebAssembly, 'compile' | 'compileStreaming' | 'validate'>>;

/** What this browser has, if anything. */
export const engine = (): Engine | undefined => (typeof WebAssembly === 'object' ? WebAssembly : undefined);

/** Whether a browser computes with vectors; one that does not takes the plain module, which gives the same answers. */
export const hasVectors = (browser: Engine | undefined = engine()): boolean =>
  browser?.validate?.(new Uint8Array(VECTOR)) ?? false;

/** What is at an address, or a refusal. */
export async function fetched(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`Expected a file, got status ${answer.status}.`);
  return answer;
}

async function compiled(url: string, { compile, compileStreaming }: Engine): Promise<WebAssembly.Module> {
  const answer = await fetched(url);
  if (compileStreaming && answer.headers.get('content-type') === WASM) return compileStreaming(answer);
  return compile!(await answer.arrayBuffer());
}

const modules = new Map<string, Promise<WebAssembly.Module>>();

/** The module at an address; one that did not arrive is tried again when it is next asked for. */
export function moduleAt(url: string, browser: Engine | undefined = engine()): Promise<WebAssembly.Module> {
  // Whole numbers of 64 bits go in and out of every module.
  if (!browser?.compile || typeof BigInt64Array === 'undefined')
    return Promise.reject(new KernelRefusal('no_wasm', 'Expected a browser with WebAssembly, got one without.'));
  const module =
    modules.get(url) ??
    compiled(url, browser).catch((cause: unknown) => {
      modules.delete(url);
      throw new KernelRefusal('not_loaded', `Expected a module at ${url}, got none.`, { cause });
    });
  modules.set(url, module);
  return module;
}
