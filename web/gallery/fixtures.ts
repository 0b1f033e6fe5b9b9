// Tables as a server tells of them, with made-up names, for the parts that look at one.
import { faceOf } from '../src/boards';
import { choosing, nothing } from '../src/play/choosing';
import { Live } from '../src/play/live.svelte';
import { empty, type TableState } from '../src/play/table';
import type { Hint, Sitter, Sitting, View } from '../src/play/view';
import type { World } from '../src/play/world';
import type { Asked, Line, PersonInfo, SeatInfo, TableInfo, You } from '../src/protocol';

const VIEWS = import.meta.glob<View>('./views/*.json', { eager: true, import: 'default' });
const NAMES = ['You', 'Jonas', 'Mireille', 'Oskar', 'Hanne', 'Yannick'];
const BOT = 2; // the seat of a bot

export const viewOf = (name: string): View => VIEWS[`./views/${name}.json`]!;

export const sittersFor = (seat: number | null): Sitter[] =>
  NAMES.map((name, k) => ({ name, bot: k === BOT, here: true, you: k === seat }));

/** A seat at a stored view, where nothing happens but that it is told what was chosen. */
export const sittingAt = (view: View): Sitting => ({
  view,
  before: view,
  seat: view.seat,
  legal: view.legal_moves,
  pickable: view.legal_moves,
  sentence: [],
  begun: false,
  outlooks: {},
  ready: false,
  busy: false,
  hint: null,
  sitters: sittersFor(view.seat),
  choose: (step) => console.log('chose', step),
  back: () => console.log('back'),
  confirm: () => console.log('confirm'),
});

/** What a bot says of the view `triqueta-4`. */
export const HINT: Hint = {
  best: { moves: ['take 2'], value: 0.62 },
  exact: false,
  runner_up: { moves: ['draw'], value: 0.41 },
  chances: { O: 0.5, D: 0.25 },
};

const seatInfo = (seat: number): SeatInfo => ({
  seat,
  kind: seat === BOT ? 'bot' : 'person',
  person: seat === BOT ? null : seat,
  name: NAMES[seat]!,
  level: seat === BOT ? 'search' : null,
  standing_in: false,
  connected: true,
  bank: null,
});

const personInfo = (person: number): PersonInfo => ({
  person,
  name: NAMES[person]!,
  seats: [person],
  host: person === 0,
  connected: true,
  muted: false,
});

const SEATS = [0, 1, BOT, 3];
export const YOU: You = { person: 0, host: false, seats: [0], sitting: 0, covered: false, invites: null };
export const WATCHING: You = { ...YOU, person: null, seats: [], sitting: null };

/** A game of three people and a bot. */
export const PLAYING: TableInfo = {
  table: 'gallery',
  game: 'triqueta',
  options: { players: SEATS.length, first: 0 },
  phase: 'playing',
  public: false,
  seats: SEATS.map(seatInfo),
  sides: SEATS,
  people: SEATS.filter((seat) => seat !== BOT).map(personInfo),
  clock: null,
  stand_in: 'search',
  turn: { seat: 0, since: 0, deadline: null },
  asked: null,
  hushed: false,
  hints: false,
  fair: null,
  ended: null,
  rematch: null,
  awaited: [],
};

export const asking = (what: Asked['what'], person: number): TableInfo => ({
  ...PLAYING,
  asked: { what, person, waiting_for: [0, 1, 3].filter((one) => one !== person) },
});

const SAID: [number, string][] = [
  [1, 'Hello everybody!'],
  [3, 'Sorry that I am late.'],
  [0, 'We have only just begun, and nobody has taken a row yet.'],
  [1, `A word without an end: ${'trefoil'.repeat(9)}`],
];
export const LINES: Line[] = SAID.map(([person, text], k) => ({
  seq: k + 1,
  at: 0,
  person,
  name: NAMES[person]!,
  text,
}));

const idle = () => undefined;
/** No server, no clock and no memory. */
const NOWHERE: World = {
  open: () => ({ onopen: null, onmessage: null, onclose: null, send: idle, close: idle }),
  now: () => 0,
  later: () => idle,
  painted: (then) => then(),
  random: () => 0.5,
  bytes: (count) => new Uint8Array(count),
  memory: { kept: () => null, keep: idle, keptDeal: () => null, keepDeal: idle },
  listen: () => idle,
};

/** A table that stands still: what is refused stays refused, so that one can look at it. */
class Still extends Live {
  override dismissRefusal(): void {
    console.log('read');
  }
}

interface Beside {
  thinking?: boolean; // a bot has been asked for a hint
  hint?: Hint;
  code?: string; // for another device
}

/** The table of the view `triqueta-4` as it stands at some moment. */
export function liveAt(moment: Partial<TableState> = {}, { thinking = false, hint, code }: Beside = {}): Live {
  const live = new Still('gallery', null, NOWHERE, faceOf);
  live.state = { ...empty, connection: 'open', seq: 9, you: YOU, info: PLAYING, ...moment };
  if (hint) live.choosing = choosing(nothing(), { type: 'hinted', hint }).state;
  live.thinking = thinking;
  live.code = code ?? null;
  return live;
}
