// The rules of a game in the page: its words under their own names, positions in and out as the bytes of a record.
import type { Rules } from './entries';
import { codesOf, type Options, type RulesRecord, type RulesTables } from './game';
import { Memory, Room, WHOLE, type Place } from './memory';

/** A position: the bytes of one record of the game's state. Nothing here ever changes one that it was given. */
export type State = Uint8Array;

/** One thing that a move does, as `core/effects.py` explains it. */
export type Effect = readonly [what: number, seat: number, thing: number, start: number, end: number, amount: number];

const EFFECT = 6; // numbers that each effect is told in
const SEATS = 6; // for which there is room

export class Kernel {
  private readonly rules: Rules;
  private readonly memory: Memory<RulesRecord>;
  private readonly size: number;
  private readonly state: Place; // what is worked on,
  private readonly other: Place; // what it is compared with,
  private readonly slate: Place; // what answers are written on,
  private readonly numbers: Place; // and room for a number of each seat
  private readonly game: Room; // for all its positions and moves

  constructor(
    module: WebAssembly.Module,
    readonly tables: RulesTables,
  ) {
    this.rules = new WebAssembly.Instance(module).exports as unknown as Rules;
    this.memory = new Memory(this.rules, tables.LAYOUTS);
    this.size = tables.LAYOUTS.state.size;
    this.state = this.memory.room('state');
    this.other = this.memory.room('state');
    this.slate = this.memory.room('slate');
    this.game = new Room(this.rules);
    this.numbers = this.memory.wholeRoom(Math.max(SEATS, tables.OPTIONS.length));
  }

  /** A new game by all of its options, the first draw of nature still to come; its stream begins at a number. */
  setup(options: Options, rng: bigint): State {
    const codes = codesOf(this.tables.OPTIONS, options);
    this.memory.clear('state', this.state);
    this.memory.setWhole(this.numbers, codes);
    this.rules.setup(this.state, 1, this.numbers, codes.length);
    this.memory.set('state', this.state, 'rng_state', rng);
    return this.taken();
  }

  /** A seat, or one of those below zero: nature, and nobody when the game is over. */
  toMove(state: State): number {
    this.put(state);
    return this.memory.number('state', this.state, 'to_move');
  }

  /** The moves that can be played, ascending; of nature its outcomes. */
  legal(state: State): number[] {
    this.put(state);
    const count = Number(this.rules.legal(this.state, 1, this.slate, 1));
    return this.memory.numbers('slate', this.slate, 'moves').slice(0, count);
  }

  /** The weight of every outcome of nature, by its number; those that cannot be have none. */
  weights(state: State): number[] {
    this.put(state);
    this.rules.weights(this.state, 1, this.slate, 1);
    const count = this.memory.number('slate', this.slate, 'outcomes');
    return this.memory.numbers('slate', this.slate, 'odds').slice(0, count);
  }

  /** The position after a legal move. */
  apply(state: State, action: number): State {
    this.put(state);
    this.rules.apply(this.state, 1, BigInt(action));
    return this.taken();
  }

  /** The next move of nature's stream, and the position after it. */
  letNatureMove(state: State): { action: number; state: State } {
    this.put(state);
    const action = Number(this.rules.let_nature_move(this.state, 1, this.slate, 1));
    return { action, state: this.taken() };
  }

  /** What a seat may know of a position. */
  hide(state: State, seat: number): State {
    this.put(state);
    this.rules.hide(this.state, 1, BigInt(seat));
    return this.taken();
  }

  /** A whole position that a view could be of. */
  guess(view: State, seed: bigint): State {
    this.put(view);
    this.rules.guess(this.state, 1, seed, this.slate, 1);
    return this.taken();
  }

  /** What a seat may read of moves, now that the game stands so; each with the position that it was made in. */
  seen(state: State, moves: readonly { then: State; action: number }[], seat: number): number[] {
    const count = moves.length;
    const thens = this.game.of(count * (this.size + WHOLE));
    const actions = thens + count * this.size;
    const numbers = moves.map(({ action }) => action);
    this.put(state);
    moves.forEach(({ then }, k) => this.memory.write('state', thens + k * this.size, then));
    this.memory.setWhole(actions, numbers);
    this.rules.seen(this.state, 1, thens, count, actions, count, BigInt(seat));
    return this.memory.whole(actions, count);
  }

  /** What a move did that led from one position to another. */
  effects(before: State, after: State, action: number): Effect[] {
    this.put(before);
    this.memory.write('state', this.other, after);
    const count = Number(this.rules.effects(this.state, 1, this.other, 1, BigInt(action), this.slate, 1));
    const told = this.memory.numbers('slate', this.slate, 'effects');
    return Array.from({ length: count }, (_, k) => told.slice(k * EFFECT, (k + 1) * EFFECT) as unknown as Effect);
  }

  /** The score of each seat. */
  scores(state: State): number[] {
    this.put(state);
    this.rules.scores(this.state, 1, this.numbers, SEATS);
    return this.memory.whole(this.numbers, this.memory.number('state', this.state, 'players'));
  }

  /** The seats that have won. */
  winners(state: State): number[] {
    this.put(state);
    const won = Number(this.rules.winners(this.state, 1));
    return Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => (won >> seat) & 1);
  }

  /** Whether a sentence of a seat that began in one position goes on in another. */
  goesOn(before: State, state: State, seat: number): boolean {
    this.put(state);
    this.memory.write('state', this.other, before);
    return Boolean(this.rules.goes_on(this.other, 1, this.state, 1, BigInt(seat)));
  }

  private put(state: State): void {
    this.memory.write('state', this.state, state);
  }

  private taken(): State {
    return this.memory.read('state', this.state);
  }
}
