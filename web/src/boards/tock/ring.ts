// The ring of squares as a formula: a rounded polygon, numbers in, points out; y points down.
import { rounded as n, type Place, type Point } from '../../art/geometry';

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
