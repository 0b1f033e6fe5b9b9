// The check of a deal: what the server sends as its proof, compared with itself and with what this browser kept.
import {
  closedList,
  commitmentOf,
  draw,
  FIRST,
  keyOf,
  picked,
  promiseOf,
  rulesetOf,
  SECOND,
  type Contribution,
  type Terms,
} from './fair';
import { fits, type Kept } from './fairdeal';
import { NATURE } from './view';

/** What does not agree. */
export type Fault =
  'unreadable' | 'secret' | 'promise' | 'list' | 'ruleset' | 'first' | 'draws' | 'moves' | 'deal' | 'mine';

export interface Verdict {
  version: string;
  draws: number; // how many there were
  mine: boolean; // this browser's own entropy is in the deal, and the closed list is the one that it saw
  silent: readonly number[]; // the seats that promised and did not reveal
  nobody: boolean; // no entropy was revealed at all
  faults: readonly Fault[];
}
/** The game as this page shows it: what the reader has seen of it. */
export interface Shown {
  options: Readonly<Record<string, unknown>>;
  moves: readonly string[];
  movers: readonly number[];
}
interface Drawn {
  ply: number;
  weights: Record<string, number>;
  outcome: string;
}
interface Read {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  moves: readonly string[];
  draws: readonly Drawn[];
  terms: Terms;
  secret: string;
  closed: string | null;
  contributions: readonly Contribution[];
  byLot: boolean;
}
type Fields = Record<string, unknown>;

const IN_BOTH = ['version', 'game_id', 'ruleset', 'commitment', 'secret', 'contributions', 'first_by_lot'];
const FIELDS: Record<string, string[]> = { [FIRST]: IN_BOTH, [SECOND]: [...IN_BOTH, 'people', 'closed'] };
const isObject = (got: unknown): got is Fields => typeof got === 'object' && got !== null && !Array.isArray(got);
const isHex = (got: unknown, bytes: number): got is string =>
  typeof got === 'string' && got.length === 2 * bytes && /^[0-9a-f]*$/.test(got);
const isCount = (got: unknown, below: number): got is number =>
  typeof got === 'number' && Number.isInteger(got) && got >= 0 && got < below;
const has = (got: Fields, names: readonly string[]): boolean =>
  Object.keys(got).length === names.length && names.every((name) => Object.hasOwn(got, name));
const rising = (seats: readonly number[]): boolean => seats.every((seat, k) => k === 0 || seat > seats[k - 1]!);

function isContribution(got: unknown, players: number): got is Contribution {
  return (
    isObject(got) &&
    has(got, ['seat', 'commitment', 'entropy']) &&
    isCount(got['seat'], players) &&
    isHex(got['commitment'], 32) &&
    (got['entropy'] === null || isHex(got['entropy'], 32))
  );
}

function isDraw(got: unknown): got is Drawn {
  if (
    !isObject(got) ||
    !isObject(got['weights']) ||
    !isCount(got['ply'], 2 ** 32) ||
    typeof got['outcome'] !== 'string'
  )
    return false;
  const weights = Object.values(got['weights']);
  if (!weights.every((weight) => isCount(weight, 2 ** 32))) return false;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return all >= 1 && all <= 2 ** 32; // a draw below anything else would never end
}

/** What a proof says of the deal, if it is exactly that. */
function readDeal(fair: Fields, players: number): Omit<Read, keyof Played | 'options'> | null {
  const { version, game_id, ruleset, commitment, secret, contributions, first_by_lot: byLot } = fair;
  const { people = [], closed = null } = fair;
  if (typeof version !== 'string' || !FIELDS[version] || !has(fair, FIELDS[version])) return null;
  if (!isHex(game_id, 16) || !isHex(ruleset, 32) || !isHex(commitment, 32) || !isHex(secret, 32)) return null;
  if (typeof byLot !== 'boolean' || !(version === FIRST ? closed === null : isHex(closed, 32))) return null;
  if (!Array.isArray(people) || !people.every((seat) => isCount(seat, players)) || !rising(people)) return null;
  if (!Array.isArray(contributions) || !contributions.every((one) => isContribution(one, players))) return null;
  if (!rising(contributions.map(({ seat }) => seat))) return null;
  const terms = { version, game_id, ruleset, commitment, people };
  return { terms, secret, closed: closed as string | null, contributions, byLot };
}

type Played = Pick<Read, 'game' | 'rules' | 'moves' | 'draws'>;

/** What a proof says of the game that was played, if it is exactly that. */
function readPlayed({ game, rules, moves, draws }: Fields): Played | null {
  if (typeof game !== 'string' || !isCount(rules, 2 ** 31)) return null;
  if (!Array.isArray(moves) || !moves.every((move) => typeof move === 'string')) return null;
  if (!Array.isArray(draws) || !draws.every(isDraw)) return null;
  return { game, rules, moves, draws };
}

/** The proof, if it is exactly one; whoever sends it is not trusted. */
function read(got: unknown): Read | null {
  if (!isObject(got) || !isObject(got['fair']) || !isObject(got['options'])) return null;
  const { fair, options } = got as { fair: Fields; options: Fields };
  const players = options['players'];
  const deal = isCount(players, 100) ? readDeal(fair, players) : null;
  const played = readPlayed(got);
  return deal && played && { ...played, options, ...deal };
}

/** Deals the game again, compares, and says what agrees with what. */
export function check(got: unknown, kept: Kept | null, shown: Shown | null): Verdict {
  const proof = read(got);
  if (!proof) return { version: SECOND, draws: 0, mine: false, silent: [], nobody: false, faults: ['unreadable'] };
  const faults = [
    ...withItself(proof),
    ...(kept ? withKept(proof, kept) : []),
    ...(shown && !isShown(proof, shown) ? ['moves' as const] : []),
  ];
  const revealed = proof.contributions.filter(({ entropy }) => entropy !== null);
  return {
    version: proof.terms.version,
    draws: proof.draws.length,
    mine: kept !== null && isMine(proof, kept),
    silent: proof.contributions.filter(({ entropy }) => entropy === null).map(({ seat }) => seat),
    nobody: revealed.length === 0,
    faults: [...new Set(faults)],
  };
}

function withItself(proof: Read): Fault[] {
  const { terms, contributions, secret, options } = proof;
  const key = keyOf(terms, secret, contributions);
  const fixed = Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'first' || !proof.byLot));
  const promised = contributions.every(
    ({ seat, commitment, entropy }) => entropy === null || promiseOf(terms, seat, entropy) === commitment,
  );
  const listed =
    terms.version === FIRST ||
    (contributions.every(({ seat }) => terms.people.includes(seat)) &&
      closedList(terms, contributions) === proof.closed);
  const told: [Fault, boolean][] = [
    ['ruleset', rulesetOf(terms.version, proof.game, proof.rules, fixed) === terms.ruleset],
    ['secret', commitmentOf(terms, secret) === terms.commitment],
    ['promise', promised],
    ['list', listed],
    ['first', !proof.byLot || draw(key, 0, Number(options['players'])) === options['first']],
    ['draws', proof.draws.every((one, k) => comesOut(key, one, k + 1) && proof.moves[one.ply] === one.outcome)],
  ];
  return told.filter(([, right]) => !right).map(([fault]) => fault);
}

function comesOut(key: Uint8Array, { weights, outcome }: Drawn, k: number): boolean {
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return picked(weights, draw(key, k, all)) === outcome;
}

function withKept(proof: Read, kept: Kept): Fault[] {
  const { terms } = proof;
  const began = (['version', 'game_id', 'ruleset', 'commitment'] as const).every((name) => kept[name] === terms[name]);
  const people = kept.people.join() === terms.people.join();
  const listed = people && (kept.closed === null || kept.closed === proof.closed);
  const first = kept.options === null || equal(kept.options, proof.options);
  const drawn =
    proof.draws.length >= kept.seen.length && kept.seen.every((told, k) => fits(told, proof.draws[k]!.outcome));
  const told: [Fault, boolean][] = [
    ['deal', began],
    ['list', listed],
    ['first', first],
    ['moves', drawn],
    ['mine', kept.entropy === null || isMine(proof, kept)],
  ];
  return told.filter(([, right]) => !right).map(([fault]) => fault);
}

function isMine(proof: Read, kept: Kept): boolean {
  const mine = proof.contributions.find(({ seat }) => seat === kept.seat);
  return (
    kept.entropy !== null && kept.closed !== null && kept.closed === proof.closed && mine?.entropy === kept.entropy
  );
}

/** Whether the moves of the proof are those on the screen, nature's at the same places, and the options too. */
function isShown(proof: Read, { moves, movers, options }: Shown): boolean {
  const natures = movers.flatMap((mover, ply) => (mover === NATURE ? [ply] : []));
  return (
    equal(options, proof.options) &&
    moves.length === proof.moves.length &&
    moves.every((told, ply) => fits(told, proof.moves[ply]!)) &&
    natures.join() === proof.draws.map(({ ply }) => ply).join()
  );
}

function equal(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
}
