// The connection to a table: says hello, keeps what was said until it is answered, and comes back by itself.
import type { Command, Fair, Refusal, ServerEvent } from '../protocol';
import { choosing, nothing, type Choosing, type Event as Chosen } from './choosing';
import { answer, begun, followed, trouble, type Kept as Deal, type Trouble } from './fairdeal';
import { keep, keepDeal, kept, keptDeal } from './mine';
import { Queue } from './paint';
import { settings } from './settings.svelte';
import { empty, joined, table, type Table, type TableEvent } from './table';
import type { View } from './view';

type Without<T> = T extends unknown ? Omit<T, 'cid'> : never;
export type Spoken = Without<Command>;
const WAITS = [250, 500, 1000, 2000, 4000, 8000];
const BEHIND: readonly string[] = ['stale', 'illegal_move', 'unknown_move', 'unfinished'];
const SLOWER = 700; // milliseconds before something said too quickly is said again
const UNCHANGING: readonly string[] = ['preview', 'hint', 'hello', 'sit']; // not said again after a reconnection
const DEALING: readonly string[] = ['commit', 'reveal']; // said by the page itself: nobody needs to read why they were refused

/** A name for a command that nobody else gives. */
function fresh(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

export class Live {
  state = $state.raw<Table>(empty);
  choosing = $state.raw<Choosing>(nothing());
  thinking = $state(false); // a bot has been asked for a hint
  code = $state<string | null>(null); // with which another device takes the seats over
  onheard: (event: ServerEvent, before: Table) => void = () => undefined;

  private socket: WebSocket | null = null;
  private pending = new Map<string, Command>();
  private arrived = new Queue();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private deal: Deal | null = null; // what this browser keeps of the deal
  private weighed: Fair | null = null; // the deal as it was last looked at
  private added: string | null = null; // what it last said to it
  private distrusted: Trouble | null = null; // what the reader was told about it
  private over = false;

  constructor(readonly id: string, private invite: string | null) {
    this.choosing = nothing(settings.careful);
  }

  connect(): void {
    if (this.over) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`);
    this.socket = socket;
    socket.onopen = () => this.say({ type: 'hello', token: kept(this.id)?.token ?? null, invite: this.invite });
    socket.onmessage = (message) => this.arrived.add(() => this.hear(JSON.parse(String(message.data)) as ServerEvent));
    socket.onclose = () => this.arrived.add(() => { if (socket === this.socket) this.lost(); });
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = null;
  }

  /** Forgets the connection and begins again: after a seat was claimed, with its token. */
  again(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  say(spoken: Spoken): string {
    const command = { ...spoken, cid: fresh() } as Command;
    this.pending.set(command.cid, command);
    this.write(command);
    return command.cid;
  }

  /** The reader presses something: that is answered on the screen before anything that arrives meanwhile. */
  pressed(): void {
    this.arrived.hold();
  }

  choose(event: Chosen): void {
    const { state, asks } = choosing(this.choosing, event);
    this.choosing = state;
    for (const { type, moves } of asks) this.say({ type, seq: state.seq, moves: [...moves] });
  }

  /** Asks what a strong bot would play. */
  askHint(): void {
    if (this.thinking) return;
    this.thinking = true;
    this.say({ type: 'hint', seq: this.choosing.seq });
  }

  /** The reader has read why something was refused. */
  forgive(): void {
    this.tell({ type: 'forgotten' });
  }

  private write(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  private lost(): void {
    this.tell({ type: 'linked', link: 'lost' });
    if (this.over || this.state.link === 'closed') return;
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)]!;
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), wait * (0.8 + Math.random() * 0.4));
  }

  private tell(event: TableEvent): void {
    this.state = table(this.state, event, Date.now());
  }

  private hear(event: ServerEvent): void {
    const before = this.state;
    const command = 'cid' in event && event.cid ? this.pending.get(event.cid) : undefined;
    if ('cid' in event && event.cid) this.pending.delete(event.cid);
    // An illegal preview is nobody's fault: the board has moved on.
    if (event.type === 'refused' && command && UNCHANGING.includes(command.type) && command.type !== 'hello') {
      if (command.type === 'preview') this.unpreviewed(command, event.code);
      if (command.type === 'hint') this.unhinted(event.code);
      return;
    }
    if (event.type === 'refused' && command && DEALING.includes(command.type)) {
      if (event.code === 'too_fast' || event.code === 'unavailable') this.added = this.weighed = null;
      return;
    }
    this.tell(event);
    // A table that is not ready yet is knocked at again.
    if (event.type === 'refused' && command?.type === 'hello') {
      this.socket?.close();
      return;
    }
    if (event.type === 'welcome') this.welcomed();
    if (event.type === 'welcome' || event.type === 'update') this.viewed();
    if (event.type === 'previewed') this.choose({ type: 'previewed', moves: event.moves, legal: event.legal_moves, whole: event.whole, view: joined(this.state.view, event.view) as unknown as View });
    if (event.type === 'hinted') { this.thinking = false; this.choose({ type: 'hinted', hint: event }); }
    if (event.type === 'coded') this.code = event.code;
    if (event.type === 'refused' && event.code !== 'no_table') this.behind(event.code);
    this.onheard(event, before);
  }

  /** A preview was refused: asked again if we were only too quick, given up if it was the step itself. */
  private unpreviewed(command: Extract<Command, { type: 'preview' }>, code: Refusal): void {
    const wanted = this.choosing.asked?.join(' ') === (command.moves ?? []).join(' ');
    if (code === 'too_fast') setTimeout(() => this.say({ type: 'preview', seq: this.choosing.seq, moves: command.moves ?? [] }), SLOWER);
    else if (wanted) this.behind(code);
  }

  /** There is no hint; if the game has only moved on, nobody needs to be told. */
  private unhinted(code: Refusal): void {
    this.thinking = false;
    if (code !== 'stale') this.tell({ type: 'unhinted', code });
  }

  /** This tab has missed something: say so, and look at the table anew. */
  private behind(code: Refusal): void {
    this.choose({ type: 'refused' });
    this.tell({ type: 'refused', cid: null, code, sentence: '', seq: null });
    if (BEHIND.includes(code)) this.again();
  }

  private welcomed(): void {
    this.tries = 0;
    this.thinking = false;
    keep(this.id, { game: this.state.info?.game ?? '' });
    for (const command of this.pending.values()) if (!UNCHANGING.includes(command.type)) this.write(command);
    for (const [cid, command] of this.pending) if (UNCHANGING.includes(command.type)) this.pending.delete(cid);
  }

  private viewed(): void {
    const begun = this.choosing.sentence.length > 0 && !this.choosing.sent;
    this.choose({ type: 'view', seq: this.state.seq, view: this.state.view as unknown as View | null });
    if (begun && this.choosing.sentence.length === 0) this.tell({ type: 'refused', cid: null, code: 'stale', sentence: '', seq: null });
    this.contribute();
  }

  /** Adds to the deal, first the promise, then what was promised; whatever is said, or needed for the check, is kept before. */
  private contribute(): void {
    const { info, you, view } = this.state;
    if (!info?.fair) return;
    if (this.deal && info.fair === this.weighed) {
      this.follow(followed(this.deal, info, view, null)); // the deal is as it was: only the game went on
      return;
    }
    this.weighed = info.fair;
    const known = this.known(info.fair) ?? begun(info, you, () => crypto.getRandomValues(new Uint8Array(32)));
    if (!known) return;
    const said = answer(known, info.fair);
    this.follow(followed(known, info, view, said));
    if (said && this.added !== said.type) {
      this.added = said.type;
      this.say(said);
    }
    this.distrust(trouble(known, info.fair));
  }

  /** The deal as it is kept: here, or by another tab whose promise was the one that was taken. */
  private known(fair: Fair): Deal | null {
    if (this.deal && !trouble(this.deal, fair)) return this.deal;
    const stored = keptDeal(this.id);
    return stored && !trouble(stored, fair) ? stored : this.deal ?? stored;
  }

  private follow(deal: Deal): void {
    if (deal === this.deal) return;
    this.deal = deal;
    if (deal.seat !== null) keepDeal(this.id, deal);
  }

  private distrust(found: Trouble | null): void {
    if (found && found !== this.distrusted) this.tell({ type: 'distrusted', trouble: found });
    this.distrusted = found;
  }

  /** What this browser keeps of the deal, for its check. */
  get dealt(): Deal | null {
    return this.deal ?? keptDeal(this.id);
  }
}
