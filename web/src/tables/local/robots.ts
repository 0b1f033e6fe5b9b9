// Bots at a table on this device: whose turn they play, what they are asked, and when their answer is shown.
import type { Asked } from '../../kernel/bots';
import type { Task } from '../../kernel/messages';
import { KernelRefusal } from '../../kernel/refusals';
import { textsOf } from './kit';
import type { Standing } from './standing';
import type { Surroundings } from './surroundings';

const MASTER = 'master'; // needs what was learned
const PLAIN = 'uniform'; // the level that needs least
const PACE = 800; // milliseconds: answers are shown on a grid, whatever they took
const AGAIN = 5000; // milliseconds before a bot that failed is asked again

export class Robots {
  private asked: Asked | null = null;
  private isThinking = false;
  private isClosed = false;

  constructor(
    private readonly table: Standing,
    private readonly here: Surroundings,
    private readonly play: (moves: readonly string[], instead: string | null) => void,
  ) {}

  /** Let bots play for as long as it is their turn. */
  async look(): Promise<void> {
    if (this.isThinking) return;
    this.isThinking = true;
    try {
      while (this.table.bot && !this.isClosed) await this.turn(this.table.bot.level);
    } finally {
      this.isThinking = false;
    }
  }

  /** The game has gone elsewhere: what is being thought is of no use. */
  interrupt(): void {
    this.asked?.cancel();
  }

  close(): void {
    this.isClosed = true;
    this.interrupt();
  }

  /** One sentence: thought, kept until its time, and played unless the game has moved on. */
  private async turn(level: string): Promise<void> {
    const { seq } = this.table;
    const began = this.here.now();
    const found = await this.sentence(level);
    if (!found) return;
    await this.wait(PACE - ((this.here.now() - began) % PACE));
    if (this.table.seq === seq && !this.isClosed) this.play(found.moves, found.instead);
  }

  /** What a bot plays; in place of one that cannot be had the plainest does, for this turn alone. */
  private async sentence(level: string): Promise<{ moves: string[]; instead: string | null } | null> {
    try {
      const moves = await this.chosen(level);
      return moves && { moves, instead: null };
    } catch (error) {
      if (!(error instanceof KernelRefusal)) throw error;
      this.here.tell(error.trouble);
    }
    if (level !== PLAIN) return this.sentence(PLAIN).then((found) => found && { ...found, instead: level });
    await this.wait(AGAIN);
    return null;
  }

  private async chosen(level: string): Promise<string[] | null> {
    const { game } = this.table;
    const { kit } = game;
    const network: Task['network'] = level === MASTER ? await this.here.network() : null;
    const policy = kit.tables.LEVELS[level] ?? kit.tables.LEVELS[PLAIN]!;
    if (this.table.game !== game) return null;
    this.asked = this.here.ask({ view: game.seenBy(game.toMove), policy, seed: this.here.seed(), most: 0, network });
    const chosen = await this.asked.chosen;
    this.asked = null;
    return chosen && textsOf(kit, chosen.sentence);
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((then) => this.here.later(milliseconds, then));
  }
}
