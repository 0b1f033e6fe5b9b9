// Shapes of the two tables as formulas: numbers in, SVG paths and points out; y points down.
const TAU = Math.PI * 2;
const rad = (deg: number) => (deg * Math.PI) / 180;
const n = (v: number) => +v.toFixed(1);

export interface Point {
  x: number;
  y: number;
}
export interface Place extends Point {
  deg: number;
}

/**
 * A rounded slice: tip at the origin, head upwards or turned clockwise, length R.
 * 5 × 72° tile a flower, 3 × 120° a triqueta.
 */
export function petal(R: number, point = 72, round = point > 100 ? 0.455 : 0.33, tip = 0.1, turned = 0): string {
  const a = rad(point / 2);
  const q = Math.min(round, Math.sin(a) / (1 + Math.sin(a)) - 0.001) * R;
  const b = Math.asin(q / (R - q));
  const e = (R - q) * Math.cos(b);
  const k = tip * R;
  const at = (d: number, angle: number) =>
    `${n(d * Math.sin(angle + rad(turned)))} ${n(-d * Math.cos(angle + rad(turned)))}`;
  return (
    `M${at(k, a)}L${at(e, a)}A${n(q)} ${n(q)} 0 0 0 ${at(R, a - b)}A${n(R)} ${n(R)} 0 0 0 ${at(R, b - a)}` +
    `A${n(q)} ${n(q)} 0 0 0 ${at(e, -a)}L${at(k, -a)}Q0 0 ${at(k, a)}Z`
  );
}

// Shapes of length 100 that are drawn again and again; a path is laid out several times as fast as a reference to one.
export const PETAL = petal(100);
export const LOBE = petal(100, 120, 0.455, 0.02);

/** Some of the three lobes of a triqueta, in one stroke. */
export const lobes = (from: number, to: number): string =>
  [0, 120, 240]
    .slice(from, to)
    .map((deg) => petal(100, 120, 0.455, 0.02, deg))
    .join('');

/** Five petals with their points together. */
export const flower = (R: number, turned: number): string =>
  [0, 72, 144, 216, 288].map((deg) => petal(R, 72, 0.33, 0.1, deg + turned)).join('');

// The trefoil knot x = sin t + k sin 2t, y = cos t − k cos 2t;
// it crosses itself at cos t = −1/(2k) and ±120° from there.
const K = 1.7;
const CROSSING = Math.acos(-1 / (2 * K));
const knotAt = (s: number, t: number) =>
  `${n(s * (Math.sin(t) + K * Math.sin(2 * t)))} ${n(s * (Math.cos(t) - K * Math.cos(2 * t)))}`;

function trace(s: number, from: number, to: number, steps: number): string {
  const points = Array.from({ length: steps + 1 }, (_, i) => knotAt(s, from + ((to - from) * i) / steps));
  return `M${points.join('L')}`;
}

/** The whole knot, reaching so far from its middle. */
export const knot = (reach: number): string => `${trace(reach / (1 + K), 0, TAU, 60)}Z`;

/** The three pieces that pass over, to be drawn again, with a casing, on top of the whole. */
export const strands = (reach: number): string[] =>
  [0, 1, 2].map((i) => {
    const t = CROSSING + (i * TAU) / 3;
    return trace(reach / (1 + K), t - 0.26, t + 0.26, 8);
  });

export interface Ring {
  p: number; // one step along the ring
  square(s: number): Place;
  lane(seat: number, m: number): Place;
  base(seat: number, i: number): Place;
  at(seat: number, x: number, y: number): Place;
  outline(d: number): string;
}

/**
 * A rounded polygon of N sides, apothem a, corner radius r, with side k in front;
 * 18 squares to a side with its corner.
 */
export function ring(N: number, a: number, r: number, k: number, span: number): Ring {
  const A = Math.PI / N;
  const q = (a - r) * Math.tan(A);
  const L = 2 * q + r * 2 * A;
  const p = L / span;
  const turn = (x: number, y: number, j: number): Point => {
    const c = Math.cos(j * 2 * A);
    const s = Math.sin(j * 2 * A);
    return { x: n(x * c - y * s), y: n(x * s + y * c) };
  };
  const along = (u: number): Place => {
    const j = Math.round(u / L);
    const v = u - j * L;
    const e = Math.max(0, Math.abs(v) - q);
    const f = e / r;
    const g = Math.sign(v);
    const spot = e ? turn(-g * (q + r * Math.sin(f)), a - r + r * Math.cos(f), j) : turn(-v, a, j);
    return { ...spot, deg: n(((j * 2 * A + g * f) * 180) / Math.PI) };
  };
  const local = (seat: number, x: number, y: number): Place => ({
    ...turn(x, y, seat - k),
    deg: n(((seat - k) * 360) / N),
  });
  const [dx, dy, step, gap] = N === 6 ? [4.4, 3.5, 1.4, 1.75] : [5.1, 3.1, 1.22, 1.5];
  return {
    p,
    square: (s) => along((s - span * k + 1.5) * p),
    lane: (seat, m) => local(seat, 1.5 * p, a - m * step * p),
    base: (seat, i) => local(seat, (-dx + (i % 2 ? gap : -gap) / 2) * p, a - (dy + (i > 1 ? gap : -gap) / 2) * p),
    at: (seat, x, y) => local(seat, x * p, a - y * p),
    outline: (d) => {
      const R = n(r + d);
      const side = (j: number) => {
        const [from, to, next] = [turn(q, a + d, j), turn(-q, a + d, j), turn(q, a + d, j + 1)];
        return `${from.x} ${from.y}L${to.x} ${to.y}A${R} ${R} 0 0 1 ${next.x} ${next.y}`;
      };
      return `M${Array.from({ length: N }, (_, j) => side(j)).join('L')}Z`;
    },
  };
}
