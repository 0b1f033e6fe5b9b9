// One bot on a module: it chooses a sentence slice by slice, and can be hurried between two slices.
import type { Bots } from './entries';
import type { BotsRecord, BotsTables } from './game';
import { Memory, type Place } from './memory';
import type { Result, Task } from './messages';
import { weightsOf } from './network';

type Records = [place: Place, count: number];

const VIEWS = 2; // where a sentence stands, twice: the second moves on
const GUIDE_AND_EVALUATOR = 2; // a master's network is both; the strangers of a search play without one
const NETWORKS = 3;

export class Thinker {
  private readonly bots: Bots;
  private readonly memory: Memory<BotsRecord>;
  private readonly views: Place;
  private readonly choice: Place;
  private readonly policy: Place;
  private readonly networks: Place;
  private readonly slate: Place;
  private readonly arguments: number[];
  private network: string | null = null; // whose weights lie in the memory

  constructor(
    module: WebAssembly.Module,
    private readonly tables: BotsTables,
  ) {
    this.bots = new WebAssembly.Instance(module).exports as unknown as Bots;
    this.memory = new Memory(this.bots, tables.LAYOUTS);
    this.views = this.memory.room('state', VIEWS);
    this.choice = this.memory.room('choice');
    this.policy = this.memory.room('policy');
    this.networks = this.memory.room('network', NETWORKS);
    this.slate = this.memory.room('slate');
    const seating = this.memory.room('seating');
    const records: Records[] = [
      [this.views, VIEWS],
      [this.choice, 1],
      [this.policy, 1],
      [this.networks, NETWORKS],
      [seating, 1],
      [this.slate, 1],
    ];
    this.arguments = records.flat();
  }

  /** Begin with a sentence; the one before it is forgotten. */
  begin({ view, policy, seed, most, depth, network }: Task): void {
    const { memory } = this;
    for (let k = 0; k < VIEWS; k += 1) memory.write('state', this.views + k * memory.layouts.state.size, view);
    memory.clear('choice', this.choice);
    memory.set('choice', this.choice, 'rng', seed);
    memory.set('choice', this.choice, 'most', most);
    memory.set('choice', this.choice, 'thorough', depth === undefined ? 0 : 1);
    memory.clear('policy', this.policy);
    for (const [name, value] of Object.entries(policy)) memory.set('policy', this.policy, name, value);
    this.learn(network);
  }

  /** The best move of a view, if it can be computed so far ahead. */
  computed(view: Task['view'], depth: number): number | null {
    this.memory.write('state', this.views, view);
    const action = Number(this.bots.solve(this.views, 1, BigInt(depth), this.slate, 1));
    return action < 0 ? null : action;
  }

  /** Go on by one slice; whether the sentence is whole. */
  step(): boolean {
    return Boolean(this.bots.think(...this.arguments));
  }

  /** From here on every search ends as soon as it can. */
  hurry(): void {
    this.memory.set('choice', this.choice, 'hurried', 1);
  }

  /** The moves so far: the whole sentence as soon as it is. */
  get sentence(): number[] {
    const line = this.memory.numbers('choice', this.choice, 'line');
    return line.slice(0, this.memory.number('choice', this.choice, 'steps'));
  }

  /** What became of the moves that were compared last. */
  get results(): Result[] {
    const [actions, won, tried] = ['actions', 'won', 'tried'].map((name) =>
      this.memory.numbers('choice', this.choice, name),
    ) as [number[], number[], number[]];
    const count = this.memory.number('choice', this.choice, 'count');
    return actions.slice(0, count).map((action, k) => ({ action, won: won[k]!, tried: tried[k]! }));
  }

  /** Lay out the weights of a network, unless they lie there already; without one a search goes by hand. */
  private learn(network: Task['network']): void {
    if (this.network === (network?.name ?? null)) return;
    const { memory, tables } = this;
    memory.clear('network', this.networks, NETWORKS);
    for (let k = 0; network && k < GUIDE_AND_EVALUATOR; k += 1) {
      const place = this.networks + k * memory.layouts.network.size;
      for (const [part, weights] of weightsOf(network.file, memory.layouts.network, tables.N_FEATURES))
        memory.fill('network', place, part, weights);
      memory.set('network', place, 'learned', 1);
    }
    this.network = network?.name ?? null;
  }
}
