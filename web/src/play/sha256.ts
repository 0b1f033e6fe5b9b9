// SHA-256 and HMAC in plain TypeScript: over plain HTTP a browser offers no others, and a deal must be checkable there too.
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

// The constants are the fractional parts of the roots of the first primes.
const PRIMES = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n += 1) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
})();
const part = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const K = PRIMES.map((p) => part(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map((p) => part(Math.sqrt(p)));
const rotate = (x: number, n: number) => (x >>> n) | (x << (32 - n));

function padded(message: Uint8Array): DataView {
  const length = ((message.length + 9 + 63) >> 6) << 6;
  const block = new Uint8Array(length);
  block.set(message);
  block[message.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, (message.length << 3) >>> 0);
  return view;
}

function mixed(state: number[], view: DataView, at: number): number[] {
  const w = new Int32Array(64);
  for (let t = 0; t < 16; t += 1) w[t] = view.getInt32(at + 4 * t);
  for (let t = 16; t < 64; t += 1) {
    const [a, b] = [w[t - 15]!, w[t - 2]!];
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[t] = (w[t - 16]! + s0 + w[t - 7]! + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[t]! + w[t]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((x, k) => (x + state[k]!) | 0);
}

/** The hash of some bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  let state = START;
  for (let at = 0; at < view.byteLength; at += 64) state = mixed(state, view, at);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, k) => out.setInt32(4 * k, word));
  return new Uint8Array(out.buffer);
}

export function joined(...pieces: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) { all.set(piece, at); at += piece.length; }
  return all;
}

/** HMAC-SHA-256. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > 64 ? sha256(key) : key;
  const block = new Uint8Array(64);
  block.set(short);
  const pad = (byte: number) => block.map((b) => b ^ byte);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}

export { hex, unhex };
