// One connection that is kept: opened, asked for a sign of life when it is silent, and opened again without one.
import type { News, Socket, World } from './world';

const WAITS = [250, 500, 1000, 2000, 4000, 8000]; // milliseconds before it is tried again
const OPENING = 8000; // for the server to open, and then to say its first word
const QUIET = 4000; // without a word before the server is asked for one,
const HURRY = 2000; // or since something was said that wants an answer,
const PATIENCE = 4000; // and for its answer: together less than ten seconds
const LATE = 2000; // a timer as late as this has been asleep
const LONG = 60_000; // after so long a silence nobody asks: the connection is gone

/** Who uses the connection. */
export interface Listener {
  opened(): void;
  heard(text: string): void;
  lost(): void; // it will be tried again by itself
  beat(): void; // say something that is answered at once
}

export class Connection {
  epoch = 0; // which connection it is: what the one before said no longer counts
  private socket: Socket | null = null;
  private isOpen = false;
  private over = false;
  private tries = 0;
  private last = 0; // when something was heard, or begun
  private asked = false; // a word is expected: the timer that waits for it is not moved
  private due = 0; // when the one timer rings
  private cancel: () => void = () => undefined;
  private deafen: () => void = () => undefined;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
    private readonly world: World,
  ) {}

  begin(): void {
    this.deafen = this.world.listen((news) => this.learn(news));
    this.connect();
  }

  /** Forget this connection and begin another at once. */
  reconnect(): void {
    if (!this.over) this.connect();
  }

  /** Give this connection up, and try another after a while. */
  giveUp(): void {
    if (this.over) return;
    this.drop();
    this.listener.lost();
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)]!;
    this.tries += 1;
    this.ring(wait * (0.8 + this.world.random() * 0.4), () => this.connect());
  }

  close(): void {
    this.over = true;
    this.deafen();
    this.drop();
  }

  /** The server has let us in: the next loss is the first. */
  settle(): void {
    this.tries = 0;
  }

  /** Writes if there is a connection; somebody will notice soon if nothing comes back. */
  write(text: string): void {
    if (!this.isOpen) return;
    this.socket?.send(text);
    if (!this.asked && this.due > this.world.now() + HURRY) this.ring(HURRY, () => this.ask());
  }

  private connect(): void {
    this.drop();
    const socket = this.world.open(this.path);
    this.epoch += 1;
    this.socket = socket;
    socket.onopen = () => {
      this.isOpen = true;
      this.listener.opened();
      this.expect(OPENING);
    };
    socket.onmessage = ({ data }) => {
      this.last = this.world.now();
      this.asked = false;
      this.ring(QUIET, () => this.ask());
      this.listener.heard(String(data));
    };
    socket.onclose = () => this.giveUp();
    this.last = this.world.now();
    this.expect(OPENING);
  }

  private drop(): void {
    const socket = this.socket;
    this.cancel();
    this.asked = false;
    this.socket = null;
    this.isOpen = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private ask(patience = PATIENCE): void {
    this.listener.beat();
    this.expect(patience);
  }

  /** Give up if nothing is heard in time; whoever slept meanwhile asks once more first. */
  private expect(patience: number): void {
    this.asked = true;
    this.ring(patience, (late) => (late > LATE && this.isOpen ? this.ask() : this.giveUp()));
  }

  private ring(milliseconds: number, then: (late: number) => void): void {
    this.cancel();
    const due = (this.due = this.world.now() + milliseconds);
    this.cancel = this.world.later(milliseconds, () => then(this.world.now() - due));
  }

  private learn(news: News): void {
    const opening = this.socket !== null && !this.isOpen;
    if (news === 'offline') {
      if (this.isOpen) this.ask(HURRY); // a server on this very machine may still be there
    } else if (this.isOpen && this.world.now() - this.last <= LONG) this.ask();
    else if (!opening || news === 'online') {
      this.tries = 0;
      this.connect();
    }
  }
}
