// What was said and is not answered yet: said again after a reconnection, or more slowly, until there is an answer.
import type { Command, Refusal } from '../protocol';

/** How a command was answered: done, refused, or forgotten because the connection was lost. */
export type Answer = Refusal | 'gone' | null;

interface Waiting {
  command: Command;
  tries: number;
  settle(answer: Answer): void;
}

const UNCHANGING: readonly string[] = ['preview', 'hint', 'hello', 'sit', 'ping']; // not said again once reconnected
const TALK: readonly string[] = ['chat', 'react']; // whoever talks too fast may read so
const DEALING: readonly string[] = ['commit', 'reveal'];
const SLOWER = 700; // milliseconds before something is said again
const MOST_TRIES = 6;

export class Outbox {
  private waiting = new Map<string, Waiting>();

  constructor(
    private readonly write: (command: Command) => void,
    private readonly later: (milliseconds: number, then: () => void) => void,
    private readonly isMoot: (command: Command) => boolean, // nobody wants to know any more
  ) {}

  /** Sends a command; the answer comes when it comes, and always. */
  send(command: Command): Promise<Answer> {
    const answered = new Promise<Answer>((settle) => this.waiting.set(command.cid, { command, tries: 1, settle }));
    this.write(command);
    return answered;
  }

  /** The command that was answered by `done` or the like. */
  done(cid: string): Command | null {
    return this.settled(cid, null);
  }

  /** The command that was refused; null if nobody waits for it, or if it is simply said again in a moment. */
  refused(cid: string, code: Refusal): Command | null {
    const one = this.waiting.get(cid);
    if (!one || this.isRepeated(one, code)) return null;
    return this.settled(cid, code);
  }

  /** Whether somebody waits for an answer to this. */
  has(cid: string | null): boolean {
    return cid !== null && this.waiting.has(cid);
  }

  /** Let in again: what changes something is said again under its own name, what only asked is forgotten. */
  welcomed(): void {
    for (const [cid, { command }] of [...this.waiting]) {
      if (UNCHANGING.includes(command.type)) this.settled(cid, 'gone');
      else this.write(command);
    }
  }

  private settled(cid: string, answer: Answer): Command | null {
    const one = this.waiting.get(cid);
    this.waiting.delete(cid);
    one?.settle(answer);
    return one?.command ?? null;
  }

  private isRepeated(one: Waiting, code: Refusal): boolean {
    const { type } = one.command;
    const tooFast = code === 'too_fast' && !TALK.includes(type) && type !== 'ping';
    if (!tooFast && !(code === 'unavailable' && DEALING.includes(type))) return false;
    if (one.tries >= MOST_TRIES) return false;
    this.later(SLOWER * one.tries, () => this.repeat(one));
    one.tries += 1;
    return true;
  }
  private repeat({ command }: Waiting): void {
    if (!this.waiting.has(command.cid)) return;
    if (this.isMoot(command)) this.settled(command.cid, 'gone');
    else this.write(command);
  }
}
