// The types of the wire: written by scripts/generate.py from trefoil.protocol, never by hand.

export const PROTOCOL = 1;

export type Phase = 'dealing' | 'lobby' | 'over' | 'playing';

export type Proposal = 'end' | 'hints' | 'undo';

export type Reaction = 'hello' | 'hurry' | 'laugh' | 'nice' | 'ouch' | 'sorry' | 'thanks' | 'thinking';

export type Refusal =
  | 'bad_command'
  | 'bad_option'
  | 'closed'
  | 'closing'
  | 'compiling'
  | 'hints_off'
  | 'illegal_move'
  | 'muted'
  | 'nature_moved'
  | 'no_hint'
  | 'no_table'
  | 'not_now'
  | 'not_yours'
  | 'stale'
  | 'taken'
  | 'too_fast'
  | 'too_many'
  | 'unavailable'
  | 'unfinished'
  | 'unknown_move';

/** A turn, or its beginning, and how good it seems. */
export interface Advice {
  moves: string[];
  value: number;
}

/** Agree to what was asked, or do not. */
export interface Answer {
  type: 'answer';
  cid: string;
  yes: boolean;
}

/** Somebody agreed, or did not. */
export interface Answered {
  type: 'answered';
  what: Proposal;
  person: number;
  yes: boolean;
}

/** Ask the others to agree: to take the asker's last turn back, to end the game now, or that all may ask for hints. */
export interface Ask {
  type: 'ask';
  cid: string;
  seq: number;
  what: Proposal;
}

/** What somebody wants the others to agree to. */
export interface Asked {
  what: Proposal;
  person: number;
  waiting_for: number[];
}

/** A clock with a bank of time for each seat, and an increment for each turn. */
export interface Bank {
  kind: 'bank';
  seconds: number;
  increment?: number;
}

/** A bot gave no answer, and was asked again in vain; a weaker one plays this turn, and this turn alone. */
export interface BotFailed {
  type: 'bot_failed';
  seat: number;
  level: string;
}

/** The server closes this connection; whoever comes back finds everything as it was. */
export interface Bye {
  type: 'bye';
  reason: 'deleted' | 'flood' | 'moved' | 'put_out' | 'restart' | 'silent' | 'slow';
  sentence: string;
}

/** Somebody is connected; a bot that stood in hands back. */
export interface Came {
  type: 'came';
  person: number;
}

/** Say something to everybody at the table. */
export interface Chat {
  type: 'chat';
  cid: string;
  text: string;
}

/** Somebody said something. */
export interface Chatted {
  type: 'chatted';
  person: number;
  name: string;
  text: string;
}

/** Take an open seat; with a token it becomes one more seat of the same person. */
export interface Claim {
  seat?: number | null;
  name?: string;
}

/** A seat has an owner. */
export interface Claimed {
  type: 'claimed';
  seat: number;
  person: number;
}

/** The seat is yours; the token is told once, and is None if you had one already. */
export interface ClaimedSeat {
  table: string;
  person: number;
  seat: number;
  token: string | null;
}

/** The code that moves a person's seats to another device. */
export interface Coded {
  type: 'coded';
  cid: string;
  code: string;
  until: number;
}

/** Promise entropy for the deal: the SHA-256 described in docs/fairness.md, in hexadecimal. */
export interface Commit {
  type: 'commit';
  cid: string;
  commitment: string;
}

/** Change how the table is set up before the start; what is not said stays. Host. */
export interface Configure {
  type: 'configure';
  cid: string;
  options?: Record<string, boolean | number | string> | null;
  clock?: Bank | Days | null;
  no_clock?: boolean;
  public?: boolean | null;
  stand_in?: string | null;
}

/** The table is set up differently. */
export interface Configured {
  type: 'configured';
}

/** Entropy for the deal was promised or revealed. */
export interface Contributed {
  type: 'contributed';
  person: number;
}

/** What a seat added to the deal. */
export interface Contribution {
  seat: number;
  commitment: string;
  entropy: string | null;
}

/** Lay out a new table; whoever does is its host. */
export interface CreateTable {
  game: string;
  seats: Wish[];
  options?: Record<string, boolean | number | string>;
  name?: string;
  public?: boolean;
  clock?: Bank | Days | null;
  stand_in?: string | null;
}

/** The new table, and the host's token: it is told once. */
export interface Created {
  table: string;
  person: number;
  token: string;
  invites: Invites;
}

/** A clock that gives some days for every turn. */
export interface Days {
  kind: 'days';
  days: number;
}

/** The deal is fixed and the game begins. */
export interface Dealt {
  type: 'dealt';
  moves: string[];
}

/** The command was carried out, and what it changed is stored; a repeat of it gets this answer again. */
export interface Done {
  type: 'done';
  cid: string;
  seq: number;
}

/** One move of nature: where, what it was drawn from, in canonical order, and what was drawn. */
export interface Draw {
  ply: number;
  weights: Record<string, number>;
  outcome: string;
}

/** The game is over, by the rules or by agreement. */
export interface Ended {
  type: 'ended';
  how: 'early' | 'finished';
  outcome: OutcomeTold | null;
}

/** The deal, so far as it is open: `secret` is shown when the game is over. */
export interface Fair {
  version: string;
  game_id: string;
  ruleset: string;
  commitment: string;
  people: number[];
  stage: 'commit' | 'dealt' | 'reveal';
  until: number | null;
  closed: string | null;
  contributions: Contribution[];
  secret: string | null;
}

/** Make a seat a bot's, or open if no level is said. Host, before the start. */
export interface Fill {
  type: 'fill';
  cid: string;
  seat: number;
  level?: string | null;
}

/** A game of the house. */
export interface GameInfo {
  game: string;
  title: string;
  players: number[];
  options: OptionInfo[];
  ready: boolean;
  levels: string[];
  masters: Record<string, boolean | number | string>[];
}

/** Somebody is not connected any more. */
export interface Gone {
  type: 'gone';
  person: number;
}

/** Whether the server is alive, or ready. */
export interface Health {
  ok: boolean;
  waiting_for?: string | null;
}

/** The first thing said: with the token of a person, with an invite, or with neither to watch a public table. */
export interface Hello {
  type: 'hello';
  cid: string;
  token?: string | null;
  invite?: string | null;
  views?: 'record' | null;
}

/** Ask what a strong bot would play in one's own turn; where several people play, only once all have agreed. */
export interface Hint {
  type: 'hint';
  cid: string;
  seq: number;
}

/** What a strong bot would play, for the asker alone. */
export interface Hinted {
  type: 'hinted';
  cid: string;
  seq: number;
  best: Advice;
  exact: boolean;
  runner_up: Advice | null;
  chances: Record<string, number>;
}

/** What can be played here, and what is still being made ready. */
export interface House {
  version: string;
  protocol: number;
  games: GameInfo[];
  levels: string[];
  levels_ready: string[];
  compiling: string | null;
}

/** Turn chat and reactions off, or on again. Host. */
export interface Hush {
  type: 'hush';
  cid: string;
  off?: boolean;
}

/** What links are made of; for the host's eyes. */
export interface Invites {
  table: string;
  seats: string[];
}

/** Go away; after a minute's grace a bot plays until one comes back. */
export interface Leave {
  type: 'leave';
  cid: string;
  level?: string | null;
}

/** Something that was said. */
export interface Line {
  seq: number;
  at: number;
  person: number;
  name: string;
  text: string;
}

/** Ask for a code with which another device takes over this person's seats. */
export interface MakeCode {
  type: 'make_code';
  cid: string;
}

/** A sentence was played, and nature answered. */
export interface Moved {
  type: 'moved';
  seat: number;
  by: 'bot' | 'clock' | 'person';
  ply: number;
  moves: string[];
  movers: number[];
}

/** Silence somebody, or let them speak again. Host. */
export interface Mute {
  type: 'mute';
  cid: string;
  person: number;
  muted?: boolean;
}

/** One way in which a game can be set up. */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string)[];
  by_players: Record<string, (boolean | number | string)[]>;
  meaning: string;
  by_lot: boolean;
}

/** A clock has run out; a bot plays this turn. */
export interface OutOfTime {
  type: 'out_of_time';
  seat: number;
}

/** The end of a game in plain JSON types. */
export interface OutcomeTold {
  winners: number[];
  scores: number[];
  tokens: number[] | null;
  ending: string;
}

/** Somebody at the table. */
export interface PersonInfo {
  person: number;
  name: string;
  seats: number[];
  host: boolean;
  connected: boolean;
  muted: boolean;
}

/** Ask whether the server is still there; nothing changes, and nobody hears of it. */
export interface Ping {
  type: 'ping';
  cid: string;
}

/** Play a whole sentence: until nature speaks, its player learns something, another seat moves, or the game ends. */
export interface Play {
  type: 'play';
  cid: string;
  seq: number;
  moves: string[];
}

/** Ask what a beginning of a sentence would lead to; nothing is stored. */
export interface Preview {
  type: 'preview';
  cid: string;
  seq: number;
  moves?: string[];
}

/** What a beginning of a sentence would lead to. */
export interface Previewed<V = SeatView> {
  type: 'previewed';
  cid: string;
  seq: number;
  moves: string[];
  legal_moves: string[];
  whole: boolean;
  view: V;
}

/** Why a request was refused. */
export interface Problem {
  code: Refusal;
  sentence: string;
}

/** Everything that is needed to deal again: what the record says, its proof, and every draw. */
export interface Proof {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  moves: string[];
  fair: Record<string, unknown>;
  draws: Draw[];
}

/** Put somebody out before the start; their token is worth nothing from then on. Host. */
export interface PutOut {
  type: 'put_out';
  cid: string;
  person: number;
}

/** Somebody was muted or may speak again, or chat was turned off or on. */
export interface Quieted {
  type: 'quieted';
  person: number | null;
}

/** Show a quick reaction. */
export interface React {
  type: 'react';
  cid: string;
  reaction: Reaction;
}

/** Somebody showed a reaction. */
export interface Reacted {
  type: 'reacted';
  person: number;
  reaction: Reaction;
}

/** The game as a seat or a spectator may know it, for whoever asked for records, without what follows from them. */
export interface RecordView {
  game: string;
  options: Record<string, unknown>;
  seat: number | null;
  to_move: number | null;
  record: string;
  ply: number;
  moves: number[];
  movers: number[];
  reread: RereadAction[];
  outcome: OutcomeTold | null;
}

/** The command was not carried out, and why. */
export interface Refused {
  type: 'refused';
  cid: string | null;
  code: Refusal;
  sentence: string;
  seq: number | null;
}

/** Lay out another table for the same people, once the game is over; whoever comes there has accepted. */
export interface Rematch {
  type: 'rematch';
  cid: string;
}

/** There is a table for the next game. */
export interface Rematched {
  type: 'rematched';
  table: string;
}

/** Take another name. */
export interface Rename {
  type: 'rename';
  cid: string;
  name: string;
}

/** Somebody has another name. */
export interface Renamed {
  type: 'renamed';
  person: number;
}

/** An earlier move as it reads now: what a seat may know of it can change. */
export interface Reread {
  ply: number;
  move: string;
}

/** An earlier move as it reads now, by its number. */
export interface RereadAction {
  ply: number;
  move: number;
}

/** Show the entropy that was promised, and say which closed list of promises one has seen. */
export interface Reveal {
  type: 'reveal';
  cid: string;
  entropy: string;
  closed?: string | null;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  person: number | null;
  name: string | null;
  level: string | null;
  standing_in: boolean;
  connected: boolean;
  bank: number | null;
}

/** The game as one seat, or a spectator, may know it; of the moves, what that seat was not told before. */
export interface SeatView {
  game: string;
  options: Record<string, unknown>;
  seat: number | null;
  to_move: number | null;
  legal_moves: string[];
  ply: number;
  moves: string[];
  movers: number[];
  reread: Reread[];
  position: Record<string, unknown>;
  lying: Record<string, string[]>;
  outcome: OutcomeTold | null;
}

/** Seats were swapped, filled, opened or given up. */
export interface Seated {
  type: 'seated';
  seats: number[];
}

/** Look from another of one's own seats, or from none: the screen is covered. For pass and play. */
export interface Sit {
  type: 'sit';
  cid: string;
  seat?: number | null;
}

/** Give one of one's own seats up before the start. */
export interface Stand {
  type: 'stand';
  cid: string;
  seat: number;
}

/** Fix seats and options and begin the deal; a rematch begins once everybody has come. Host. */
export interface Start {
  type: 'start';
  cid: string;
}

/** Seats and options are fixed, and the deal has begun. */
export interface Started {
  type: 'started';
}

/** A bot plays this seat until its owner comes back. */
export interface StoodIn {
  type: 'stood_in';
  seat: number;
}

/** A table in a list. */
export interface Summary {
  table: string;
  game: string;
  options: Record<string, unknown>;
  phase: Phase;
  public: boolean;
  host: string;
  seats: SeatInfo[];
  clock: Bank | Days | null;
  created: number;
  ended: 'early' | 'finished' | null;
  outcome: OutcomeTold | null;
}

/** Exchange two seats before the start; the host any two, others their own with an open one. */
export interface Swap {
  type: 'swap';
  cid: string;
  seat: number;
  other: number;
}

/** A table as everybody at it sees it. */
export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, unknown>;
  phase: Phase;
  public: boolean;
  seats: SeatInfo[];
  sides: number[];
  people: PersonInfo[];
  clock: Bank | Days | null;
  stand_in: string;
  turn: TurnInfo | null;
  asked: Asked | null;
  hushed: boolean;
  hints: boolean;
  fair: Fair | null;
  ended: 'early' | 'finished' | null;
  rematch: string | null;
  awaited: number[];
}

/** The public tables, newest first. */
export interface Tables {
  tables: Summary[];
}

/** Bring a person's seats to this device; the device before loses them. */
export interface TakeOver {
  code: string;
}

/** The seats are here now. */
export interface TakenOver {
  table: string;
  person: number;
  token: string;
}

/** Who is to move, since when, and until when; times in milliseconds since 1970, by the server's clock. */
export interface TurnInfo {
  seat: number;
  since: number;
  deadline: number | null;
}

/** Moves were taken back. */
export interface Undone {
  type: 'undone';
  seat: number;
  ply: number;
}

/** Something happened: what, and how everything stands now. */
export interface Update<V = SeatView> {
  type: 'update';
  seq: number;
  at: number;
  now: number;
  you: You;
  happened: (
    | Claimed
    | Seated
    | Renamed
    | Configured
    | Came
    | Gone
    | StoodIn
    | WasPutOut
    | Started
    | Contributed
    | Dealt
    | Moved
    | BotFailed
    | OutOfTime
    | Chatted
    | Reacted
    | Quieted
    | WasAsked
    | Answered
    | Undone
    | Ended
    | Rematched
  )[];
  table: TableInfo;
  view: V | null;
}

/** Somebody wants the others to agree. */
export interface WasAsked {
  type: 'was_asked';
  what: Proposal;
  person: number;
}

/** The host has put somebody out. */
export interface WasPutOut {
  type: 'was_put_out';
  person: number;
}

/** The answer to hello: the whole table, and who this connection is. */
export interface Welcome<V = SeatView> {
  type: 'welcome';
  cid: string;
  protocol: number;
  layout: string;
  now: number;
  seq: number;
  you: You;
  table: TableInfo;
  view: V | null;
  chat: Line[];
}

/** What a seat is to be: the creator's own, open to whoever comes, or a bot's. */
export interface Wish {
  kind: 'bot' | 'mine' | 'open';
  level?: string | null;
}

/** Who this connection is. */
export interface You {
  person: number | null;
  host: boolean;
  seats: number[];
  sitting: number | null;
  covered: boolean;
  invites: Invites | null;
}

export type Command =
  | Hello
  | Ping
  | Play
  | Preview
  | Hint
  | Sit
  | Rename
  | Swap
  | Fill
  | Stand
  | Configure
  | Start
  | Commit
  | Reveal
  | Chat
  | React
  | Mute
  | Hush
  | PutOut
  | Ask
  | Answer
  | Leave
  | Rematch
  | MakeCode;

export type ServerEvent<V = SeatView> = Welcome<V> | Done | Refused | Previewed<V> | Hinted | Coded | Update<V> | Bye;

export type Happening =
  | Claimed
  | Seated
  | Renamed
  | Configured
  | Came
  | Gone
  | StoodIn
  | WasPutOut
  | Started
  | Contributed
  | Dealt
  | Moved
  | BotFailed
  | OutOfTime
  | Chatted
  | Reacted
  | Quieted
  | WasAsked
  | Answered
  | Undone
  | Ended
  | Rematched;
