// What can go wrong with the kernel in a page, each with words for players that say what to do.
export const TROUBLES = {
  no_wasm: 'page-kernel-none', // the browser has no WebAssembly, or too little of it
  not_loaded: 'page-kernel-not-loaded', // a module did not arrive, or is none
  bad_network: 'page-kernel-network', // what was learned did not arrive whole, or is for other rules
  no_bots: 'page-kernel-bots', // the worker could not be started, or died
} as const;

export type Trouble = keyof typeof TROUBLES;

/** Why the kernel cannot do what it was asked for. */
export class KernelRefusal extends Error {
  constructor(
    readonly trouble: Trouble,
    sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
    this.name = 'KernelRefusal';
  }

  /** The message for players. */
  get words(): string {
    return TROUBLES[this.trouble];
  }
}
