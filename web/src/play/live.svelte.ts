// A table as this page takes part in it: what is heard becomes state, what is pressed becomes commands.
import type { Command, Refusal, ServerEvent } from '../protocol';
import { choosing, isAbout, nothing, wants, type Choosing, type ChoosingEvent } from './choosing';
import { Contribution } from './contribution';
import type { Kept as Deal } from './fairdeal';
import { Connection } from './connection';
import { UNKNOWN, type Notation } from './notation';
import { Outbox, type Answer } from './outbox';
import { Queue } from './queue';
import { empty, reduceTable, withAllMoves, type LocalTrouble, type TableEvent, type TableState } from './table';
import type { Device, World } from './world';

type Without<T> = T extends unknown ? Omit<T, 'cid'> : never;
export type NewCommand = Without<Command>;
type Refused = Extract<ServerEvent, { type: 'refused' }>;

const OUT_OF_DATE: readonly string[] = ['stale', 'illegal_move', 'unknown_move', 'unfinished'];
const FADES = 4000; // milliseconds for which a reaction is shown

export class Live {
  state = $state.raw<TableState>(empty);
  choosing = $state.raw<Choosing>(nothing());
  thinking = $state(false); // a bot has been asked for a hint
  code = $state<string | null>(null); // with which another device takes the seats over
  onevent: (event: ServerEvent, before: TableState) => void = () => undefined;

  private readonly arrived: Queue;
  private readonly connection: Connection;
  private readonly outbox: Outbox;
  private readonly deal: Contribution;

  constructor(
    readonly id: string,
    private readonly invite: string | null,
    private readonly world: World,
    private readonly notationOf: (game: string) => Notation | null,
  ) {
    this.arrived = new Queue(world.painted, world.later);
    const moot = (command: Command) => command.type === 'preview' && !isAbout(this.choosing, command.moves ?? []);
    this.outbox = new Outbox((command) => this.connection.write(JSON.stringify(command)), world.later, moot);
    this.deal = new Contribution(
      id,
      world,
      (answer) => void this.send(answer),
      (trouble) => this.dispatch({ type: 'distrusted', trouble }),
    );
    const path = `/api/tables/${encodeURIComponent(id)}/live`;
    const [opened, beat] = [() => this.hello(), () => void this.send({ type: 'ping' })];
    const [heard, lost] = [
      (text: string) => this.heard(text),
      () => this.dispatch({ type: 'connection', connection: 'lost' }),
    ];
    this.connection = new Connection(path, { opened, heard, lost, beat }, world);
  }

  connect(): void {
    this.connection.begin();
  }

  close(): void {
    this.connection.close();
  }

  /** Forgets the connection and begins again: after a seat was claimed, with its token. */
  reconnect(): void {
    this.connection.reconnect();
  }

  /** Sends a command, now or once there is a connection; tells how it was answered. */
  send(command: NewCommand): Promise<Answer> {
    return this.outbox.send({ ...command, cid: this.name() });
  }

  /** The reader presses something: that is answered on the screen before anything that arrives meanwhile. */
  pressed(): void {
    this.arrived.hold();
  }

  choose(event: ChoosingEvent): void {
    const { state, asks } = choosing(this.choosing, event);
    this.choosing = state;
    for (const { type, moves } of asks) void this.send({ type, seq: state.seq, moves: [...moves] });
  }

  /** Asks what a strong bot would play. */
  askHint(): void {
    if (this.thinking) return;
    this.thinking = true;
    void this.send({ type: 'hint', seq: this.choosing.seq });
  }

  /** The device on which the table is kept, if it is not on the server. */
  get device(): Device | null {
    return this.world.device ?? null;
  }

  /** Something cannot be done here, while the table goes on. */
  trouble(trouble: LocalTrouble): void {
    this.dispatch({ type: 'troubled', trouble });
  }

  /** The reader has read why something was refused. */
  dismissRefusal(): void {
    this.dispatch({ type: 'dismissed' });
  }

  /** What this browser keeps of the deal, for its check. */
  get dealt(): Deal | null {
    return this.deal.kept;
  }

  /** A name for a command that nobody else gives. */
  private name(): string {
    return [...this.world.bytes(12)].map((byte) => byte.toString(36).padStart(2, '0')).join('');
  }

  private hello(): void {
    void this.send({ type: 'hello', token: this.world.memory.kept(this.id)?.token ?? null, invite: this.invite });
  }

  private dispatch(event: TableEvent): void {
    this.state = reduceTable(this.state, event, this.world.now());
  }

  /** What arrives waits its turn; what an earlier connection said is not heard by a later one. */
  private heard(text: string): void {
    const epoch = this.connection.epoch;
    this.arrived.add(() => {
      if (epoch !== this.connection.epoch) return;
      try {
        this.hear(JSON.parse(text) as ServerEvent);
      } catch (error) {
        this.fault(error);
      }
    });
  }

  /** This page could not cope with what it heard: it says so, and looks at the table once more. */
  private fault(error: unknown): void {
    console.error(error);
    this.dispatch({ type: 'faulty' });
    this.connection.giveUp();
  }

  private hear(event: ServerEvent): void {
    const before = this.state;
    if (event.type === 'refused') this.refused(event);
    else {
      if ('cid' in event && event.cid) this.outbox.done(event.cid);
      this.dispatch(event);
    }
    switch (event.type) {
      case 'welcome':
        this.welcomed();
        break;
      case 'update':
        this.updated(event);
        break;
      case 'previewed':
        this.previewed(event);
        break;
      case 'hinted':
        this.thinking = false;
        this.choose({ type: 'hinted', hint: event });
        break;
      case 'coded':
        this.code = event.code;
        break;
    }
    if (this.state.connection === 'closed') this.connection.close();
    this.report(event, before);
  }

  /** Whoever shows it may fail without harm to the table. */
  private report(event: ServerEvent, before: TableState): void {
    try {
      this.onevent(event, before);
    } catch (error) {
      console.error(error);
    }
  }

  private welcomed(): void {
    this.connection.settle();
    this.thinking = false;
    this.world.memory.keep(this.id, { game: this.state.info?.game ?? '' });
    this.outbox.welcomed();
    this.viewed();
    this.choose({ type: 'reconnected' });
  }

  private updated({ happened, seq }: Extract<ServerEvent, { type: 'update' }>): void {
    if (happened.some(({ type }) => type === 'reacted'))
      this.world.later(FADES, () => this.dispatch({ type: 'faded', seq }));
    this.viewed();
  }

  private previewed({ seq, moves, legal_moves, whole, view }: Extract<ServerEvent, { type: 'previewed' }>): void {
    this.choose({
      type: 'previewed',
      seq,
      moves,
      legal: legal_moves,
      whole,
      view: withAllMoves(this.state.view, view),
    });
  }

  private viewed(): void {
    const begun = this.choosing.sentence.length > 0 && this.choosing.phase !== 'sent';
    const notation = this.notationOf(this.state.info?.game ?? '') ?? UNKNOWN;
    this.choose({ type: 'view', seq: this.state.seq, view: this.state.view, notation });
    if (begun && this.choosing.sentence.length === 0) this.complain('stale');
    if (this.state.info) this.deal.weigh(this.state.info, this.state.you, this.state.view);
  }

  private complain(code: Refusal): void {
    this.dispatch({ type: 'refused', cid: null, code, sentence: '', seq: null });
  }

  /** A refusal touches what it refuses, and nothing else. */
  private refused(event: Refused): void {
    if (event.cid !== null && !this.outbox.has(event.cid)) return; // answered, or forgotten, before
    const command = event.cid === null ? null : this.outbox.refused(event.cid, event.code);
    if (event.cid !== null && command === null) return; // it is said again in a moment
    switch (command?.type) {
      case 'ping':
      case 'commit':
      case 'reveal':
        break; // said by the page itself: nobody needs to read why
      case 'preview':
        this.unpreviewed(command, event.code);
        break;
      case 'hint':
        this.unhinted(event.code);
        break;
      case 'play':
        this.reject(event.code);
        break;
      case 'hello':
        this.dispatch(event);
        this.connection.giveUp(); // a table that is not ready yet is knocked at again
        break;
      default:
        this.dispatch(event);
    }
  }

  /** A preview was refused: an illegal one is nobody's fault, the board has moved on. */
  private unpreviewed({ moves }: Extract<Command, { type: 'preview' }>, code: Refusal): void {
    if (wants(this.choosing, moves ?? [])) this.reject(code);
  }

  /** There is no hint; if the game has only moved on, nobody needs to be told. */
  private unhinted(code: Refusal): void {
    this.thinking = false;
    if (code !== 'stale') this.dispatch({ type: 'unhinted', code });
  }

  /** What was chosen cannot be played: say so, and if this tab has missed something, look at the table again. */
  private reject(code: Refusal): void {
    this.choose({ type: 'refused' });
    this.complain(code);
    if (OUT_OF_DATE.includes(code)) this.reconnect();
  }
}
