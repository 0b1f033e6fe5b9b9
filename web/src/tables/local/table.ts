// A table on this device: the commands of the protocol in, its events out, for one person against bots.
import type { Command, Done, Hinted, Refused, ServerEvent, Update } from '../../protocol';
import { hintFor } from './hints';
import { end, ownTurn, play, rematched, undo, fresh, whilePlaying } from './playing';
import { previewed } from './preview';
import { LocalRefusal } from './refusal';
import { Robots } from './robots';
import { nextGame } from './rematch';
import type { Standing } from './standing';
import type { Surroundings } from './surroundings';

type Asking = Extract<Command, { type: 'ask' }>;
type Answer = Exclude<ServerEvent, Update>;

export class LocalTable {
  private say: (event: ServerEvent) => void = () => undefined;
  private readonly robots: Robots;
  private isAdvising = false;

  constructor(
    private readonly table: Standing,
    private readonly here: Surroundings,
  ) {
    this.robots = new Robots(table, here, (moves, instead) => this.robotPlays(moves, instead));
  }

  /** From here on whoever listens hears what happens; bots play only where somebody does. */
  listen(say: (event: ServerEvent) => void): void {
    this.say = say;
    void this.robots.look();
  }

  close(): void {
    this.say = () => undefined;
    this.robots.close();
  }

  /** The record of the game so far. */
  get record(): string {
    return this.table.record;
  }

  /** Carry a command out, or say why not. */
  async hear(command: Command): Promise<void> {
    try {
      const answer = await this.answer(command);
      this.say(answer);
    } catch (error) {
      if (!(error instanceof LocalRefusal)) throw error;
      this.say(this.refused(command.cid, error));
    }
  }

  private answer(command: Command): Answer | Promise<Answer> {
    const { cid } = command;
    switch (command.type) {
      case 'hello':
        return this.table.welcome(cid, this.here.now());
      case 'ping':
      case 'leave':
        return this.done(cid);
      case 'play':
        ownTurn(this.table, command.seq);
        return this.changed(cid, play(this.table, command.moves, 'person', this.here.now()));
      case 'preview':
        ownTurn(this.table, command.seq);
        return previewed(this.table, cid, command.moves ?? []);
      case 'hint':
        return this.hinted(cid, command.seq);
      case 'ask':
        return this.changed(cid, this.asked(command));
      case 'rematch':
        return this.again(cid);
      case 'chat':
      case 'react':
        throw new LocalRefusal('muted', 'Expected somebody to talk to, got a table on this device.');
      default:
        throw new LocalRefusal('not_now', `Expected what a table on this device can do, got ${command.type}.`);
    }
  }

  private asked({ what, seq }: Asking): Update {
    whilePlaying(this.table);
    if (what === 'hints') throw new LocalRefusal('not_now', 'Hints may be asked for already.');
    if (what === 'undo') fresh(this.table, seq);
    this.robots.interrupt();
    return what === 'undo' ? undo(this.table, this.here.now()) : end(this.table, this.here.now());
  }

  private async hinted(cid: string, seq: number): Promise<Hinted> {
    ownTurn(this.table, seq);
    if (this.isAdvising) throw new LocalRefusal('not_now', 'One hint at a time.');
    this.isAdvising = true;
    const hint = await hintFor(this.table.game, this.here)
      .catch(() => null)
      .finally(() => (this.isAdvising = false));
    ownTurn(this.table, seq);
    if (!hint) throw new LocalRefusal('no_hint', 'Expected a hint of the bot, got none.');
    return { type: 'hinted', cid, seq: this.table.seq, ...hint };
  }

  /** Another game with the same options against the same bots. */
  private async again(cid: string): Promise<Done> {
    const { isPlaying, rematch } = this.table;
    if (isPlaying || rematch) throw new LocalRefusal('not_now', 'Expected a game that is over, got another.');
    const next = nextGame(this.table, this.here);
    const update = rematched(this.table, next.id, this.here.now());
    await this.here.keep(next);
    this.later(() => this.say(update));
    return this.done(cid);
  }

  private robotPlays(moves: readonly string[], instead: string | null): void {
    const seat = this.table.toMove!;
    const update = play(this.table, moves, 'bot', this.here.now());
    if (instead !== null) update.happened.unshift({ type: 'bot_failed', seat, level: instead });
    this.keep();
    this.say(update);
  }

  /** Acknowledged, kept and shown, in that order; then it may be a bot's turn. */
  private changed(cid: string, update: Update): Done {
    this.keep();
    this.later(() => {
      this.say(update);
      void this.robots.look();
    });
    return this.done(cid);
  }

  private keep(): void {
    const { id, ended } = this.table;
    void this.here.keep({ id, text: this.table.record, seen: this.here.now(), ended });
  }

  private later(then: () => void): void {
    this.here.later(0, then);
  }

  private done(cid: string): Done {
    return { type: 'done', cid, seq: this.table.seq };
  }

  private refused(cid: string, { code, message }: LocalRefusal): Refused {
    return { type: 'refused', cid, code, sentence: message, seq: this.table.seq };
  }
}
