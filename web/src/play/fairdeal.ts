// This browser's part in a deal: what it keeps, what it says next, and what it notices; pure.
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Fair, SeatInfo, SeatView, TableInfo, You } from '../protocol';
import { closedList, promiseOf, SECOND, type Terms } from './fair';
import { NATURE } from './view';

export interface Kept extends Terms {
  seat: number | null; // the seat that this browser contributes from; null: it only watches
  entropy: string | null; // what it promised
  closed: string | null; // the closed list that it revealed for
  options: Record<string, unknown> | null; // as the game began, with the seat that was drawn to be first
  seen: readonly string[]; // what nature drew, as far as this browser was told
}

/** What went wrong while dealing. */
export type Trouble = 'other_deal' | 'other_list' | 'left_out';
export type Answer = { type: 'commit'; commitment: string } | { type: 'reveal'; entropy: string; closed: string };

const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, k) => one === b[k]);

/** The first seat of each person: these may contribute. */
export function contributors(seats: readonly SeatInfo[]): number[] {
  const people = seats.filter(({ person }) => person !== null);
  return people
    .filter(({ person }, k) => people.findIndex((other) => other.person === person) === k)
    .map(({ seat }) => seat);
}

/** What is kept of a deal from its beginning; null of one that began without this browser, or by an earlier version. */
export function begun(info: TableInfo, you: You | null, entropy: () => Uint8Array): Kept | null {
  const fair = info.fair;
  if (!fair || fair.stage !== 'commit' || fair.version !== SECOND) return null;
  const { version, game_id, ruleset, commitment } = fair;
  const seat = you?.seats.length ? Math.min(...you.seats) : null;
  return {
    version,
    game_id,
    ruleset,
    commitment,
    people: contributors(info.seats),
    seat,
    entropy: seat === null ? null : bytesToHex(entropy()),
    closed: null,
    options: null,
    seen: [],
  };
}

/** What this browser has to say to the deal now, if anything. */
export function answer(kept: Kept, fair: Fair): Answer | null {
  if (kept.seat === null || kept.entropy === null || fair.stage === 'dealt' || trouble(kept, fair)) return null;
  const mine = fair.contributions.find(({ seat }) => seat === kept.seat);
  const commitment = promiseOf(kept, kept.seat, kept.entropy);
  if (fair.stage === 'commit') return mine ? null : { type: 'commit', commitment };
  return mine?.entropy === null
    ? { type: 'reveal', entropy: kept.entropy, closed: closedList(kept, fair.contributions) }
    : null;
}

/** What is wrong with a deal, as far as this browser can tell now. */
export function trouble(kept: Kept, fair: Fair): Trouble | null {
  const began = (['version', 'game_id', 'ruleset', 'commitment'] as const).every((name) => kept[name] === fair[name]);
  if (!began) return 'other_deal';
  if (!same(kept.people, fair.people)) return 'other_list';
  if (kept.seat === null || kept.entropy === null || fair.stage === 'commit') return null;
  const mine = fair.contributions.find(({ seat }) => seat === kept.seat);
  if (mine?.commitment !== promiseOf(kept, kept.seat, kept.entropy)) return 'left_out';
  const closed = closedList(kept, fair.contributions);
  const strangers = fair.contributions.some(({ seat }) => !kept.people.includes(seat));
  if (strangers || fair.closed !== closed || (kept.closed ?? closed) !== closed) return 'other_list';
  return fair.stage === 'dealt' && mine.entropy !== kept.entropy ? 'left_out' : null;
}

/**
 * What is kept after something was heard, and before anything is said: the list one reveals for, how the game began,
 * what was drawn.
 */
export function followed(kept: Kept, info: TableInfo, view: SeatView | null, said: Answer | null): Kept {
  const closed = said?.type === 'reveal' ? said.closed : kept.closed;
  const options = kept.options ?? (info.phase === 'playing' ? info.options : null);
  const seen = view ? seenMore(kept.seen, view) : kept.seen;
  return closed === kept.closed && options === kept.options && seen === kept.seen
    ? kept
    : { ...kept, closed, options, seen };
}

/** Whether a move can be what somebody was told who may not have known all of it. */
export function fits(told: string, move: string): boolean {
  const [some, all] = [told.split(' '), move.split(' ')];
  return some.length === all.length && some.every((word, k) => word === '?' || word === all[k]);
}

/** What was drawn, with what a view tells of it besides; what was told once stays, for no draw is ever taken back. */
export function seenMore(seen: readonly string[], view: SeatView): readonly string[] {
  const drawn = view.moves.filter((_, ply) => view.movers[ply] === NATURE);
  const more = [...seen, ...drawn.slice(seen.length)].map((told, k) =>
    drawn[k] !== undefined && fits(told, drawn[k]) ? drawn[k] : told,
  );
  return same(seen, more) ? seen : more;
}
