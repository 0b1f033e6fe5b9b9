// A game in play: the position, the way to it, and the moves as each seat reads them; the kernel decides everything.
import { NATURE, NOBODY, type Kit, type Options, type State } from './kit';

export class LocalGame {
  readonly actions: number[] = [];
  readonly movers: number[] = []; // of each move: a seat, or nature
  private readonly past: State[] = []; // the position before each move

  private constructor(
    readonly kit: Kit,
    readonly options: Options,
    public state: State,
  ) {}

  /** A new game in which nature has not moved yet. */
  static begun(kit: Kit, options: Options, rng: bigint): LocalGame {
    return new LocalGame(kit, options, kit.kernel.setup(options, rng));
  }

  get ply(): number {
    return this.actions.length;
  }
  /** A seat, nature, or nobody when the game is over. */
  get toMove(): number {
    return this.kit.kernel.toMove(this.state);
  }
  get isOver(): boolean {
    return this.toMove === NOBODY;
  }
  get legal(): number[] {
    return this.kit.kernel.legal(this.state);
  }

  /** Play a legal move; nature does not answer by itself. */
  push(action: number): void {
    this.note(action, this.kit.kernel.apply(this.state, action));
  }

  /** Let nature move by its stream for as long as it is to move. */
  letNatureMove(): void {
    while (this.toMove === NATURE) {
      const { action, state } = this.kit.kernel.letNatureMove(this.state);
      this.note(action, state);
    }
  }

  /** Take back every move from one on. */
  backTo(ply: number): void {
    this.state = this.past[ply] ?? this.state;
    for (const list of [this.actions, this.movers, this.past]) list.splice(ply);
  }

  /** Whether a sentence of a seat that began in an earlier position goes on. */
  goesOn(before: State, seat: number): boolean {
    return this.kit.kernel.goesOn(before, this.state, seat);
  }

  /** What a seat may know of the position. */
  seenBy(seat: number): State {
    return this.kit.kernel.hide(this.state, seat);
  }

  /** The moves as a seat may read them now. */
  readBy(seat: number): number[] {
    const moves = this.actions.map((action, k) => ({ then: this.past[k]!, action }));
    return this.kit.kernel.seen(this.state, moves, seat);
  }

  /** A twin that goes its own way, from another position if one is given. */
  copy(state = this.state): LocalGame {
    const twin = new LocalGame(this.kit, this.options, state);
    twin.actions.push(...this.actions);
    twin.movers.push(...this.movers);
    twin.past.push(...this.past);
    return twin;
  }

  private note(action: number, after: State): void {
    this.past.push(this.state);
    this.actions.push(action);
    this.movers.push(this.toMove);
    this.state = after;
  }
}
