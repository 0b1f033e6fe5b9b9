// Petals as formulas: tokens, flowers of them, and the three lobes of a triqueta; y points down.
import { rounded as n } from '../../art/geometry';

const rad = (deg: number) => (deg * Math.PI) / 180;

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
