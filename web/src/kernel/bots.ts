// Bots in one worker of the page: it is started when it is first asked, and again after it has died.
import type { Chosen, FromWorker, Question, Task, ToWorker } from './messages';
import { KernelRefusal } from './refusals';

/** A worker, as far as it is used. */
export interface BotWorker {
  onmessage: ((message: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(said: ToWorker): void;
  terminate(): void;
}

/** A question that a bot thinks about. */
export interface Asked {
  readonly chosen: Promise<Chosen | null>; // null if it was cancelled
  stop(): void; // let it answer with what it knows by then
  cancel(): void;
}

interface Waiting {
  settle(chosen: Chosen | null): void;
  refuse(refusal: KernelRefusal): void;
}

export class Bots {
  private worker: BotWorker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor(private readonly start: () => BotWorker) {}

  /** Let a bot choose a sentence; questions are thought about in the order in which they are asked. */
  ask(game: Question['game'], task: Task): Asked {
    const id = (this.asked += 1);
    const chosen = new Promise<Chosen | null>((settle, refuse) => this.waiting.set(id, { settle, refuse }));
    const { GAME, N_FEATURES, LAYOUTS } = game.tables; // of all the tables no more than a bot needs
    this.tell({ say: 'think', id, game: { module: game.module, tables: { GAME, N_FEATURES, LAYOUTS } }, task });
    return {
      chosen,
      stop: () => this.interrupt(id, 'stop'),
      cancel: () => {
        this.interrupt(id, 'cancel');
        this.take(id)?.settle(null);
      },
    };
  }

  /** End the worker; whoever waits is told that it was cancelled. */
  close(): void {
    this.end();
    for (const id of [...this.waiting.keys()]) this.take(id)?.settle(null);
  }

  private interrupt(id: number, say: 'stop' | 'cancel'): void {
    if (this.waiting.has(id)) this.tell({ say, id });
  }

  private tell(said: ToWorker): void {
    try {
      this.worker ??= this.begun();
      this.worker.postMessage(said);
    } catch (cause) {
      this.fail('could not be started', cause);
    }
  }

  private begun(): BotWorker {
    const worker = this.start();
    worker.onmessage = ({ data: { id, chosen } }) => this.take(id)?.settle(chosen);
    worker.onerror = ({ message }) => this.fail(message || 'could not be loaded', null);
    worker.onmessageerror = () => this.fail('said what cannot be read', null);
    return worker;
  }

  /** Refuse all that wait; the next question starts another worker. */
  private fail(what: string, cause: unknown): void {
    this.end();
    const refusal = new KernelRefusal('no_bots', `Expected a worker that answers, got one that failed: ${what}.`, {
      cause,
    });
    for (const id of [...this.waiting.keys()]) this.take(id)?.refuse(refusal);
  }

  private end(): void {
    const { worker } = this;
    this.worker = null;
    if (!worker) return;
    worker.onmessage = worker.onerror = worker.onmessageerror = null;
    worker.terminate();
  }

  private take(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }
}
