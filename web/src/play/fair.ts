// The reader's part in the deal, and its check afterwards: docs/fairness.md has the arithmetic.
import { hex, hmac, joined, sha256, unhex } from './sha256';

const VERSION = 'trefoil-fair/1';
const text = (value: string | number): Uint8Array => new TextEncoder().encode(String(value));

function number(value: number, bytes: 4 | 8): Uint8Array {
  const view = new DataView(new ArrayBuffer(bytes));
  if (bytes === 8) view.setBigUint64(0, BigInt(value));
  else view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}

/** H(label, a, b, …): every part is preceded by its length. */
export function hash(label: string, ...parts: (Uint8Array | string | number)[]): Uint8Array {
  const pieces = [VERSION, label, ...parts].map((part) => (part instanceof Uint8Array ? part : text(part)));
  return sha256(joined(...pieces.flatMap((piece) => [number(piece.length, 4), piece])));
}

/** What a client promises when the deal begins: 32 bytes of its own, and their hash. */
export interface Promise32 { entropy: string; commitment: string }

export function promise(gameId: string, seat: number, serverCommitment: string, bytes: Uint8Array): Promise32 {
  const commitment = hash('seat-commit', unhex(gameId), seat, unhex(serverCommitment), bytes);
  return { entropy: hex(bytes), commitment: hex(commitment) };
}

export interface Contribution { seat: number; commitment: string; entropy: string | null }
export interface Fair { game_id: string; ruleset: string; commitment: string; secret: string | null; contributions: Contribution[] }
export interface Draw { weights: Record<string, number>; outcome: string }
export interface Verdict { kept: boolean; promises: boolean; draws: number; wrong: number }

/** The stream's key, from what was promised and revealed. */
export function keyOf(fair: Fair): Uint8Array {
  const parts = [...fair.contributions].sort((a, b) => a.seat - b.seat).flatMap((c) => [c.seat, unhex(c.commitment), unhex(c.entropy ?? '')]);
  const transcript = hash('transcript', unhex(fair.game_id), unhex(fair.ruleset), unhex(fair.commitment), ...parts);
  return hmac(hmac(transcript, unhex(fair.secret ?? '')), joined(text('nature'), Uint8Array.of(1)));
}

/** Draw k below n. */
export function draw(key: Uint8Array, k: number, n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (let attempt = 0; ; attempt += 1) {
    const word = hmac(key, joined(number(k, 8), number(attempt, 8)));
    const u = new DataView(word.buffer).getUint32(0);
    if (u < limit) return u % n;
  }
}

/** What a drawn number picks from what nobody had seen, laid out in the order of the notation. */
export function picked(weights: Record<string, number>, at: number): string {
  let left = at;
  for (const [outcome, weight] of Object.entries(weights)) {
    if (left < weight) return outcome;
    left -= weight;
  }
  return '';
}

/** Deals the game again and says what agrees. */
export function verify(fair: Fair, draws: readonly Draw[]): Verdict {
  const kept = hex(hash('server-commit', unhex(fair.game_id), unhex(fair.ruleset), unhex(fair.secret ?? ''))) === fair.commitment;
  const promises = fair.contributions.every(({ seat, commitment, entropy }) =>
    entropy === null || hex(hash('seat-commit', unhex(fair.game_id), seat, unhex(fair.commitment), unhex(entropy))) === commitment);
  const key = keyOf(fair);
  const wrong = draws.filter(({ weights, outcome }, k) => {
    const n = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
    return picked(weights, draw(key, k + 1, n)) !== outcome;
  }).length;
  return { kept, promises, draws: draws.length, wrong };
}
