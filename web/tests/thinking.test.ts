// Bots that think in slices: what they choose, and what they hear meanwhile.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packed } from '../networks';
import { Bots, type BotWorker } from '../src/kernel/bots';
import type { Kernel, State } from '../src/kernel/kernel';
import type { Chosen, FromWorker, Policy, Question, Task, ToWorker } from '../src/kernel/messages';
import { fileFor } from '../src/kernel/networks';
import { Thinking } from '../src/kernel/thinking';
import { kernelOf, moduleOf, NAMES, played, ROOT, TABLES, USUAL, type Name } from './kernels';

const KERNELS = Object.fromEntries(NAMES.map((game) => [game, kernelOf(game)])) as Record<Name, Kernel>;
const gameOf = (game: Name): Question['game'] => ({ module: moduleOf(game, 'bots'), tables: TABLES[game] });
const GAMES = { tock: gameOf('tock'), triqueta: gameOf('triqueta') };
const LEVELS = Object.keys(TABLES.tock.LEVELS) as (keyof typeof TABLES.tock.LEVELS)[];
const soon = () => new Promise<void>((then) => setImmediate(then));

/** A position in which somebody can choose between moves, and the view of whoever has to. */
function chance(game: Name, plies = 30): { state: State; view: State; seat: number } {
  const kernel = KERNELS[game];
  const { before, mover } = played(kernel, USUAL[game][1]!, 3)
    .slice(plies)
    .find(({ before, mover }) => mover >= 0 && kernel.legal(before).length > 3)!;
  return { state: before, view: kernel.hide(before, mover), seat: mover };
}

/** A task for a bot of some level. */
function task(game: Name, level: (typeof LEVELS)[number], more: Partial<Task> = {}): Task {
  const name = fileFor(TABLES[game], USUAL[game][1]!)!;
  const file = packed(readFileSync(join(ROOT, 'src', 'trefoil', 'bots', 'weights', name)));
  const network = level === 'master' ? { name, file } : null;
  const policy: Policy = TABLES[game].LEVELS[level];
  return { view: chance(game).view, policy, seed: 5n, most: 0, network, ...more };
}

/** A worker's inside, whose clock goes on with every look at it, and who does something in each pause. */
class Inside {
  readonly answers: FromWorker[] = [];
  pauses = 0;
  private time = 0;
  private readonly thinking = new Thinking({
    now: () => (this.time += 2),
    pause: () => {
      this.pauses += 1;
      this.inPause(this.pauses);
      return soon();
    },
    answer: (answer) => this.answers.push(answer),
  });

  constructor(private readonly inPause: (pause: number) => void = () => undefined) {}

  hear(said: ToWorker): Promise<void> {
    return this.thinking.hear(said);
  }

  /** Asks, and waits until all is answered. */
  ask(game: Name, ...tasks: Task[]): Promise<unknown> {
    return Promise.all(tasks.map((task, id) => this.hear({ say: 'think', id, game: GAMES[game], task })));
  }
}

async function chosen(game: Name, asked: Task): Promise<Chosen> {
  const inside = new Inside();
  await inside.ask(game, asked);
  return inside.answers[0]!.chosen;
}
/** What was chosen and found, whatever time it took. */
const found = ({ sentence, results }: Chosen) => ({ sentence, results });

describe.each(NAMES)('at a table of %s', (game) => {
  it.each(LEVELS)('a bot of the level %s chooses a legal sentence, and the same again', async (level) => {
    const { state, seat } = chance(game);
    const { sentence, spent } = await chosen(game, task(game, level));
    const kernel = KERNELS[game];
    const end = sentence.reduce((now, action) => {
      expect(kernel.legal(now)).toContain(action);
      return kernel.apply(now, action);
    }, state);
    expect(kernel.goesOn(state, end, seat)).toBe(false);
    expect(spent).toBeGreaterThan(0);
    expect((await chosen(game, task(game, level))).sentence).toEqual(sentence);
  });

  it('a search tells of every move what it won, and stops after as many steps as it was asked for', async () => {
    const { sentence, results } = await chosen(game, task(game, 'search', { most: 1 }));
    expect(sentence).toEqual([results[0]!.action]);
    expect(results.map(({ action }) => action).sort((a, b) => a - b)).toEqual(KERNELS[game].legal(chance(game).state));
    expect(results.every(({ won, tried }) => tried > 0 && won >= 0 && won <= tried)).toBe(true);
  });

  it('a master goes by what was learned, and leaves no trace of it', async () => {
    const inside = new Inside();
    const [search, master] = [task(game, 'search'), task(game, 'master')];
    await inside.ask(game, search, master, search, { ...master, network: null });
    const [first, second, third, without] = inside.answers.map(({ chosen }) => found(chosen));
    expect(third).toEqual(first);
    expect(second).toEqual(found(await chosen(game, master)));
    expect(without!.results).not.toEqual(second!.results);
  });

  it('the module with vectors finds the same', async () => {
    const plain = found(await chosen(game, task(game, 'master')));
    const inside = new Inside();
    const vectors = { module: moduleOf(game, 'bots.simd'), tables: TABLES[game] };
    await inside.hear({ say: 'think', id: 0, game: vectors, task: task(game, 'master') });
    expect(found(inside.answers[0]!.chosen)).toEqual(plain);
  });
});

describe('what is said while a bot thinks', () => {
  const search = task('tock', 'search');
  const tried = ({ results }: Chosen) => results.reduce((sum, { tried }) => sum + tried, 0);

  it('is heard between slices, and changes nothing of the choice', async () => {
    const inside = new Inside();
    await inside.ask('tock', search);
    expect(inside.pauses).toBeGreaterThan(3);
    expect(found(inside.answers[0]!.chosen)).toEqual(found(await chosen('tock', search)));
  });
  it('`stop` lets it answer early', async () => {
    const inside: Inside = new Inside((pause) => void (pause === 1 && inside.hear({ say: 'stop', id: 0 })));
    await inside.ask('tock', search);
    const [{ chosen: early }] = inside.answers as [FromWorker];
    expect(early.sentence.length).toBeGreaterThan(0);
    expect(tried(early)).toBeLessThan(tried(await chosen('tock', search)));
  });
  it('`stop` counts for a question that waits too', async () => {
    const inside: Inside = new Inside((pause) => void (pause === 2 && inside.hear({ say: 'stop', id: 1 })));
    await inside.ask('tock', search, search);
    const [whole, early] = inside.answers.map(({ chosen }) => tried(chosen)) as [number, number];
    expect(early).toBeLessThan(whole);
  });
  it.each([0, 1])('`cancel` drops question %i, and the others are answered', async (dropped) => {
    const inside: Inside = new Inside((pause) => void (pause === 2 && inside.hear({ say: 'cancel', id: dropped })));
    await inside.ask('tock', search, search, search);
    expect(inside.answers.map(({ id }) => id)).toEqual([0, 1, 2].filter((id) => id !== dropped));
  });
  it('about a question that was answered is ignored', async () => {
    const inside = new Inside();
    await inside.ask('tock', task('tock', 'greedy'));
    await inside.hear({ say: 'stop', id: 0 });
    await inside.ask('tock', search);
    expect(found(inside.answers[1]!.chosen)).toEqual(found(await chosen('tock', search)));
  });
});

/** A worker in this very thread: what is said goes through the same copying. */
class Here implements BotWorker {
  onmessage: BotWorker['onmessage'] = null;
  onerror: BotWorker['onerror'] = null;
  onmessageerror: BotWorker['onmessageerror'] = null;
  isEnded = false;
  private readonly thinking = new Thinking({
    now: () => performance.now(),
    pause: soon,
    answer: (data) => this.onmessage?.({ data: structuredClone(data) } as MessageEvent<FromWorker>),
  });

  postMessage(said: ToWorker): void {
    const copy = structuredClone(said);
    setImmediate(() => {
      this.thinking.hear(copy).catch((error: unknown) => this.onerror?.({ message: String(error) } as ErrorEvent));
    });
  }

  terminate(): void {
    this.isEnded = true;
  }
}

describe('the bots of a page', () => {
  const begun: Here[] = [];
  const start = () => {
    begun.push(new Here());
    return begun.at(-1)!;
  };
  const bots = new Bots(start);
  const { tock } = GAMES;
  const search = task('tock', 'search');

  it('all think in one worker, which is started when it is first asked', async () => {
    expect(begun).toEqual([]);
    const asked = [search, task('tock', 'greedy')].map((one) => bots.ask(tock, one).chosen);
    const [first, second] = await Promise.all(asked);
    expect(found(first!)).toEqual(found(await chosen('tock', search)));
    expect(second!.results).toEqual([]);
    expect(begun).toHaveLength(1);
  });
  it('answer early, or not at all, when they are told so', async () => {
    const [one, other] = [bots.ask(tock, search), bots.ask(tock, search)];
    one.stop();
    other.cancel();
    expect(await other.chosen).toBeNull();
    expect((await one.chosen)!.sentence.length).toBeGreaterThan(0);
    one.stop();
    one.cancel();
    expect(begun).toHaveLength(1);
  });
  it('refuse all who wait when the worker fails, and begin again', async () => {
    const broken = { module: moduleOf('tock', 'rules'), tables: { ...TABLES.tock, GAME: 'broken' } };
    const asked = [bots.ask(broken, search), bots.ask(tock, search)];
    for (const { chosen } of asked)
      await expect(chosen).rejects.toMatchObject({ trouble: 'no_bots', words: 'page-kernel-bots' });
    expect(begun[0]!.isEnded).toBe(true);
    expect(await bots.ask(tock, search).chosen).toMatchObject({ sentence: (await chosen('tock', search)).sentence });
    expect(begun).toHaveLength(2);
  });
  it('refuse when no worker can be started', async () => {
    const none = new Bots(() => {
      throw new TypeError('Expected a policy, got none.');
    });
    const { chosen: refused } = none.ask(tock, search);
    await expect(refused).rejects.toMatchObject({
      trouble: 'no_bots',
      message: expect.stringContaining('started') as string,
    });
  });
  it('refuse when what a worker says cannot be read', async () => {
    const { chosen: refused } = bots.ask(tock, search);
    begun.at(-1)!.onmessageerror!({} as MessageEvent);
    await expect(refused).rejects.toThrow('said what cannot be read');
  });
  it('are sent away with the page', async () => {
    const { chosen: cancelled } = bots.ask(tock, search);
    bots.close();
    expect(await cancelled).toBeNull();
    expect(begun.at(-1)!.isEnded).toBe(true);
  });
});
