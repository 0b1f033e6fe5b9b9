// How a pawn goes from where it was to where it is: step by step along the ring, or home in an arc.
// It is never in the way of a click.
import type { Point } from '../../art/geometry';

interface Trip {
  place: string; // where it stands now
  at: Point;
  stops(from: string): Point[]; // the squares between
  home: boolean; // it stands in its base
}
const STEP = 45; // milliseconds per square
const LEAST = 220;
const ARC = 90; // how high somebody sent back flies
const EASE = 'cubic-bezier(.2,.8,.2,1)';

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays the way whenever the place changes; the pawn itself is already there. */
export function travel(node: SVGGElement, trip: Trip): { update(trip: Trip): void } {
  let last = trip;
  let running: Animation | null = null;
  return {
    update(next) {
      const from = last;
      last = next;
      if (from.place === next.place || calm() || document.hidden) return;
      const offset = ({ x, y }: Point) => `translate(${x - next.at.x}px, ${y - next.at.y}px)`;
      const middle = { x: (from.at.x + next.at.x) / 2, y: Math.min(from.at.y, next.at.y) - ARC };
      const stops = next.home ? [middle] : next.stops(from.place);
      const frames = [from.at, ...stops, next.at].map((point) => ({ transform: offset(point) }));
      running?.cancel();
      running = node.animate(frames, {
        duration: Math.max(LEAST, STEP * (stops.length + 1)),
        easing: stops.length > 1 ? 'linear' : EASE,
      });
    },
  };
}
