// Shapes that are drawn everywhere as formulas: numbers in, SVG paths and points out; y points down.
const TAU = Math.PI * 2;
/** As exact as a drawing needs it. */
export const rounded = (v: number): number => +v.toFixed(1);
const n = rounded;

export interface Point {
  x: number;
  y: number;
}
export interface Place extends Point {
  deg: number;
}

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
