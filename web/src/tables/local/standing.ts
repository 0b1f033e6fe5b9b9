// How a table on this device stands, as the person at it sees it: what the server would tell of such a table.
import type { Happening, SeatInfo, TableInfo, Update, Welcome, You } from '../../protocol';
import { PROTOCOL } from '../../protocol';
import type { LocalGame } from './game';
import { sideSize, textsOf } from './kit';
import { since, viewOf, whole } from './reading';
import { written } from './record';
import type { Turn } from './replay';

export const MINE = 0; // the person's seat, and the person
const YOU: You = { person: MINE, host: true, seats: [MINE], sitting: MINE, covered: false, invites: null };

export class Standing {
  seq = 1;
  moved = 1; // the number of the last change of the game
  rematch: string | null = null;
  private told: readonly number[] = []; // the moves as the person has read them

  constructor(
    readonly id: string,
    readonly seats: readonly string[], // the name of the person, and the levels of the bots
    public game: LocalGame,
    public turns: readonly Turn[],
    public ended: 'early' | 'finished' | null,
    public since: number, // when the turn began, in milliseconds
  ) {}

  get isPlaying(): boolean {
    return this.ended === null;
  }
  /** The seat to move in a game that runs. */
  get toMove(): number | null {
    return this.isPlaying ? this.game.toMove : null;
  }
  /** The seat of the bot that is to move, and its level. */
  get bot(): { seat: number; level: string } | null {
    const seat = this.toMove;
    return seat === null || seat === MINE ? null : { seat, level: this.seats[seat]! };
  }

  /** The game so far as text. */
  get record(): string {
    const { kit, options, actions } = this.game;
    const { GAME: game, RULES: rules } = kit.tables;
    return written({ game, rules, options, moves: textsOf(kit, actions), seats: this.seats });
  }

  welcome(cid: string, now: number): Welcome {
    const actions = this.game.readBy(MINE);
    this.told = actions;
    const view = viewOf(this.game, MINE, whole(actions), this.isPlaying);
    const layout = this.game.kit.tables.LAYOUT;
    const base = { type: 'welcome', cid, protocol: PROTOCOL, layout, now } as const;
    return { ...base, seq: this.seq, you: YOU, table: this.info, view, chat: [] };
  }

  /** What happened, told with the moves that are new to the person. */
  update(now: number, tell: (moves: string[], movers: number[]) => Happening[]): Update {
    const actions = this.game.readBy(MINE);
    const view = viewOf(this.game, MINE, since(this.told, actions), this.isPlaying);
    this.told = actions;
    const happened = tell(view.moves, view.movers);
    return { type: 'update', seq: this.seq, at: now, now, you: YOU, happened, table: this.info, view };
  }

  private get info(): TableInfo {
    const { id, seats, game, toMove, ended, rematch } = this;
    const sides = seats.length / sideSize(game.kit, game.options);
    return {
      table: id,
      game: game.kit.tables.GAME,
      options: game.options,
      phase: this.isPlaying ? 'playing' : 'over',
      public: false,
      seats: seats.map((name, seat) => seatOf(name, seat)),
      sides: seats.map((_, seat) => seat % sides),
      people: [{ person: MINE, name: seats[MINE]!, seats: [MINE], host: true, connected: true, muted: false }],
      clock: null,
      stand_in: seats.at(-1)!,
      turn: toMove === null ? null : { seat: toMove, since: this.since, deadline: null },
      asked: null,
      hushed: true, // there is nobody to talk to
      hints: true,
      fair: null, // this device draws for itself
      ended,
      rematch,
      awaited: [],
    };
  }
}

function seatOf(name: string, seat: number): SeatInfo {
  const nobody = { standing_in: false, bank: null };
  return seat === MINE
    ? { seat, kind: 'person', person: MINE, name, level: null, connected: true, ...nobody }
    : { seat, kind: 'bot', person: null, name: null, level: name, connected: false, ...nobody };
}
