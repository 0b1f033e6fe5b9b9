// The arithmetic of a fair deal: docs/fairness.md has it in words, with a worked example.
import { hmac as keyed } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

export const FIRST = 'trefoil-fair/1';
export const SECOND = 'trefoil-fair/2';
const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => keyed(sha256, key, message);
const text = (value: string | number): Uint8Array => new TextEncoder().encode(String(value));

function number(value: number, bytes: 4 | 8): Uint8Array {
  const view = new DataView(new ArrayBuffer(bytes));
  if (bytes === 8) view.setBigUint64(0, BigInt(value));
  else view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}

/** What a deal is about, as the server showed it before anybody had promised anything; bytes are in hexadecimal. */
export interface Terms {
  version: string;
  game_id: string;
  ruleset: string;
  commitment: string; // of the server
  people: readonly number[]; // the seats that may contribute; the first version did not fix them
}
export interface Promised {
  seat: number;
  commitment: string;
}
export interface Contribution extends Promised {
  entropy: string | null;
}

/** H(label, a, b, …): every part is preceded by its length. */
export function hash(version: string, label: string, ...parts: (Uint8Array | string | number)[]): Uint8Array {
  const pieces = [version, label, ...parts].map((part) => (part instanceof Uint8Array ? part : text(part)));
  return sha256(concatBytes(...pieces.flatMap((piece) => [number(piece.length, 4), piece])));
}

/** What is going to be played: game, rules version and options, in the order of their names. */
export function rulesetOf(
  version: string,
  game: string,
  rules: number,
  options: Readonly<Record<string, unknown>>,
): string {
  return bytesToHex(
    hash(
      version,
      'ruleset',
      game,
      rules,
      ...Object.keys(options)
        .sort()
        .flatMap((name) => [name, String(options[name])]),
    ),
  );
}

/** What the server promises: its secret, and who may contribute. */
export function commitmentOf({ version, game_id, ruleset, people }: Terms, secret: string): string {
  return bytesToHex(
    hash(
      version,
      'server-commit',
      hexToBytes(game_id),
      hexToBytes(ruleset),
      hexToBytes(secret),
      ...(version === FIRST ? [] : people),
    ),
  );
}

/** What a seat promises, having seen the server's promise. */
export function promiseOf({ version, game_id, commitment }: Terms, seat: number, entropy: string): string {
  return bytesToHex(
    hash(version, 'seat-commit', hexToBytes(game_id), seat, hexToBytes(commitment), hexToBytes(entropy)),
  );
}

/** The hash of all promises, once there will be no more. */
export function closedList({ version, game_id, ruleset, commitment }: Terms, promises: readonly Promised[]): string {
  const said = inOrder(promises).flatMap((one) => [one.seat, hexToBytes(one.commitment)]);
  return bytesToHex(
    hash(version, 'closed-list', hexToBytes(game_id), hexToBytes(ruleset), hexToBytes(commitment), ...said),
  );
}

const inOrder = <One extends Promised>(list: readonly One[]): One[] => [...list].sort((a, b) => a.seat - b.seat);

/** The hash of everything that was said before the first draw. */
export function transcriptOf(terms: Terms, contributions: readonly Contribution[]): Uint8Array {
  const said = inOrder(contributions).flatMap((one) => [
    one.seat,
    hexToBytes(one.commitment),
    hexToBytes(one.entropy ?? ''),
  ]);
  const list = terms.version === FIRST ? [] : [hexToBytes(closedList(terms, contributions))];
  return hash(
    terms.version,
    'transcript',
    hexToBytes(terms.game_id),
    hexToBytes(terms.ruleset),
    hexToBytes(terms.commitment),
    ...list,
    ...said,
  );
}

/** The stream's key: the secret, salted with everything that was said. */
export function keyOf(terms: Terms, secret: string, contributions: readonly Contribution[]): Uint8Array {
  return hmac(
    hmac(transcriptOf(terms, contributions), hexToBytes(secret)),
    concatBytes(text('nature'), Uint8Array.of(1)),
  );
}

/** Draw k below n, which is at least 1 and at most 2³². */
export function draw(key: Uint8Array, k: number, n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (let attempt = 0; ; attempt += 1) {
    const word = hmac(key, concatBytes(number(k, 8), number(attempt, 8)));
    const u = new DataView(word.buffer, word.byteOffset).getUint32(0);
    if (u < limit) return u % n;
  }
}

/** What a drawn number picks from what nobody had seen, laid out in the order of the notation. */
export function picked(weights: Readonly<Record<string, number>>, at: number): string {
  let left = at;
  for (const [outcome, weight] of Object.entries(weights)) {
    if (left < weight) return outcome;
    left -= weight;
  }
  return '';
}
