// Questions one after the other, each slice by slice; between slices the worker listens.
import type { Interruption, FromWorker, Question, ToWorker } from './messages';
import { Thinker } from './thinker';

const AT_A_STRETCH = 10; // milliseconds of thinking before it is listened again

/** What a worker has; tests have their own. */
export interface Surroundings {
  now(): number; // milliseconds
  pause(): Promise<void>; // until what was said meanwhile is heard
  answer(answer: FromWorker): void;
}

interface Work {
  readonly question: Question;
  said: Interruption['say'] | null;
}

const isCancelled = ({ said }: Work): boolean => said === 'cancel';

export class Thinking {
  private readonly works: Work[] = []; // the first is being thought about
  private readonly thinkers = new Map<string, Thinker>();

  constructor(private readonly here: Surroundings) {}

  /** Hear what the page says. What breaks while there is something to think about breaks the first promise of them. */
  hear(said: ToWorker): Promise<void> {
    if (said.say === 'think') return this.take({ question: said, said: null });
    const work = this.works.find(({ question }) => question.id === said.id);
    if (work) work.said = said.say;
    return Promise.resolve();
  }

  /** Think about all there is to think about, unless that is being done. */
  private async take(work: Work): Promise<void> {
    this.works.push(work);
    if (this.works.length > 1) return;
    for (let next; (next = this.works[0]); this.works.shift()) await this.think(next);
  }

  private async think(work: Work): Promise<void> {
    const { id, game, task } = work.question;
    const { view, depth } = task;
    if (isCancelled(work)) return;
    const thinker = this.thinkerFor(game);
    let spent = 0;
    const own = <T>(act: () => T): T => {
      const began = this.here.now();
      const result = act();
      spent += this.here.now() - began;
      return result;
    };
    own(() => thinker.begin(task));
    while (!own(() => this.goOn(thinker))) {
      await this.here.pause();
      if (isCancelled(work)) return;
      if (work.said === 'stop') thinker.hurry();
    }
    const { sentence, results } = thinker;
    const computed = depth === undefined ? null : own(() => thinker.computed(view, depth));
    this.here.answer({ id, chosen: { sentence, results, computed, spent } });
  }

  /** Go on until it is time to listen; whether the sentence is whole. */
  private goOn(thinker: Thinker): boolean {
    const until = this.here.now() + AT_A_STRETCH;
    while (!thinker.step()) if (this.here.now() >= until) return false;
    return true;
  }

  private thinkerFor({ module, tables }: Question['game']): Thinker {
    const thinker = this.thinkers.get(tables.GAME) ?? new Thinker(module, tables);
    this.thinkers.set(tables.GAME, thinker);
    return thinker;
  }
}
