// What the page says to the worker that bots think in, and what it says back.
import type { BotsTables } from './game';

/** The fields of a POLICY record: how a bot of some level chooses. */
export type Policy = Readonly<Record<string, number>>;

/** One sentence to choose. */
export interface Task {
  readonly view: Uint8Array; // the bytes of what the seat to move sees
  readonly policy: Policy;
  readonly seed: bigint; // of the bot's own stream
  readonly most: number; // steps after which it stops; 0: the whole sentence
  readonly depth?: number; // for advice: every move is tried out, and the best one computed if it is no further off
  readonly network: { readonly name: string; readonly file: Uint8Array } | null; // that a master goes by; checked
}

/** The moves that were compared last: what each won in the worlds that it was tried in, the best first. */
export interface Result {
  readonly action: number;
  readonly won: number;
  readonly tried: number;
}

/** A sentence that was chosen. */
export interface Chosen {
  readonly sentence: readonly number[]; // action numbers
  readonly results: readonly Result[]; // of its last step; none where nothing had to be compared
  readonly computed: number | null; // the best first move, where advice was asked for and it can be computed
  readonly spent: number; // milliseconds of the worker's own time
}

/** What is thought about: `game` is given with every question, so that a new worker needs nothing else. */
export interface Question {
  readonly say: 'think';
  readonly id: number;
  readonly game: { readonly module: WebAssembly.Module; readonly tables: BotsTables };
  readonly task: Task;
}

/** `stop`: answer soon, with what is known by then. `cancel`: do not answer at all. */
export interface Interruption {
  readonly say: 'stop' | 'cancel';
  readonly id: number;
}

export type ToWorker = Question | Interruption;

export interface FromWorker {
  readonly id: number;
  readonly chosen: Chosen;
}
