// A table as the page knows it: pure, from what the server says and what happens to the connection.
import type { Line, Reaction, Refusal, SeatView, ServerEvent, TableInfo, You } from '../protocol';
import type { Trouble } from './fairdeal';
import { shared } from './sharing';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed';
export interface Shown {
  person: number;
  reaction: Reaction;
  seq: number;
}

/** What a table on this device cannot do: keep its game, or ask its bots. */
export type LocalTrouble = 'full' | 'forbidden' | 'no_wasm' | 'not_loaded' | 'bad_network' | 'no_bots';

export interface TableState {
  connection: ConnectionState; // how the connection stands
  seq: number; // the last number seen
  you: You | null; // who this connection is
  info: TableInfo | null; // the table as everybody sees it
  view: SeatView | null; // the game as this seat may know it
  chat: readonly Line[];
  reactions: readonly Shown[]; // the latest few
  ahead: number; // how far the server's clock is ahead of ours, in milliseconds
  // Why the last command was not carried out, or what is wrong with the deal.
  refusal: Refusal | `hint_${Refusal}` | `deal_${Trouble}` | `local_${LocalTrouble}` | 'fault' | null;
  bye: string | null; // why the server closed the connection
}

export type TableEvent =
  | ServerEvent
  | { type: 'connection'; connection: ConnectionState }
  | { type: 'dismissed' }
  | { type: 'unhinted'; code: Refusal }
  | { type: 'distrusted'; trouble: Trouble }
  | { type: 'troubled'; trouble: LocalTrouble }
  | { type: 'faulty' }
  | { type: 'faded'; seq: number };

export const empty: TableState = {
  connection: 'connecting',
  seq: 0,
  you: null,
  info: null,
  view: null,
  chat: [],
  reactions: [],
  ahead: 0,
  refusal: null,
  bye: null,
};
const MOST_LINES = 300;
const MOST_REACTIONS = 4;
// After these the connection is not tried again.
const FINAL: readonly string[] = ['put_out', 'moved', 'deleted'];

/** What an event makes of the table. */
export function reduceTable(state: TableState, event: TableEvent, here: number): TableState {
  switch (event.type) {
    case 'connection':
      return { ...state, connection: state.connection === 'closed' ? 'closed' : event.connection };
    case 'unhinted':
    case 'distrusted':
    case 'troubled':
    case 'faulty':
      return { ...state, refusal: complaint(event) };
    case 'faded':
      return { ...state, reactions: state.reactions.filter(({ seq }) => seq > event.seq) };
    case 'dismissed':
      return { ...state, refusal: null };
    case 'welcome':
      return {
        ...state,
        connection: 'open',
        seq: event.seq,
        you: event.you,
        info: event.table,
        view: event.view,
        chat: event.chat,
        ahead: event.now - here,
        bye: null,
      };
    case 'update':
      return updated(state, event, here);
    case 'refused':
      return {
        ...state,
        refusal: event.code,
        connection: event.code === 'no_table' || event.code === 'closed' ? 'closed' : state.connection,
      };
    case 'bye':
      return { ...state, bye: event.reason, connection: FINAL.includes(event.reason) ? 'closed' : 'lost' };
    default:
      return state;
  }
}

type Complaint = Extract<TableEvent, { type: 'unhinted' | 'distrusted' | 'troubled' | 'faulty' }>;

/** What the page itself has to say, beside what the server refuses. */
function complaint(event: Complaint): TableState['refusal'] {
  switch (event.type) {
    case 'unhinted':
      return `hint_${event.code}`;
    case 'distrusted':
      return `deal_${event.trouble}`;
    case 'troubled':
      return `local_${event.trouble}`;
    case 'faulty':
      return 'fault';
  }
}

function updated(state: TableState, event: Extract<ServerEvent, { type: 'update' }>, here: number): TableState {
  if (event.seq < state.seq) return state;
  const said = event.happened.flatMap((one) =>
    one.type === 'chatted'
      ? [{ seq: event.seq, at: event.at, person: one.person, name: one.name, text: one.text }]
      : [],
  );
  const shown = event.happened.flatMap((one) =>
    one.type === 'reacted' ? [{ person: one.person, reaction: one.reaction, seq: event.seq }] : [],
  );
  return {
    ...state,
    seq: event.seq,
    you: shared(state.you, event.you),
    info: shared(state.info, event.table),
    view: withAllMoves(state.view, event.view),
    ahead: event.now - here,
    chat: said.length ? [...state.chat, ...said].slice(-MOST_LINES) : state.chat,
    reactions: shown.length ? [...state.reactions, ...shown].slice(-MOST_REACTIONS) : state.reactions,
  };
}

/** A view with all its moves: those known, as they read now, and the new ones; what did not change stays the same. */
export function withAllMoves(before: SeatView | null, view: SeatView): SeatView;
export function withAllMoves(before: SeatView | null, view: SeatView | null): SeatView | null;
export function withAllMoves(before: SeatView | null, view: SeatView | null): SeatView | null {
  if (!view || view.ply === 0) return shared(before, view);
  const moves = (before?.moves ?? []).slice(0, view.ply);
  for (const { ply, move } of view.reread) moves[ply] = move;
  return shared(before, {
    ...view,
    ply: 0,
    moves: [...moves, ...view.moves],
    movers: [...(before?.movers ?? []).slice(0, view.ply), ...view.movers],
    reread: [],
  });
}

/** The seat that looks: the one sat on, or the only one there is. */
export const seatOf = (state: TableState): number | null => state.you?.sitting ?? null;

/** Whether it is this connection's turn to say something. */
export const myTurn = (state: TableState): boolean =>
  state.info?.phase === 'playing' &&
  state.info.turn !== null &&
  (state.you?.seats.includes(state.info.turn.seat) ?? false);
