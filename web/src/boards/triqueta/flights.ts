// Where tokens come from and where they go: copies fly over the table while the table itself already shows what is.
import { parts } from '../../play/notation';
import type { Moved } from '../face';
import { NOTATION } from './telling';

const TIME = 260;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
const find = (query: string) => document.querySelector<HTMLElement | SVGElement>(query);
const box = (query: string) => find(query)?.getBoundingClientRect();

/** A copy of something, lying above everything exactly where it was. */
function copied(node: Element): HTMLElement {
  const at = node.getBoundingClientRect();
  const cover = document.createElement('div');
  Object.assign(cover.style, {
    position: 'fixed',
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    zIndex: 'var(--layer-flying)',
    pointerEvents: 'none',
  });
  const twin = node.cloneNode(true) as HTMLElement;
  // Nobody who looks for the token itself finds its copy.
  for (const name of twin.getAttributeNames())
    if (name === 'class' || name.startsWith('data-')) twin.removeAttribute(name);
  Object.assign(twin.style, { width: '100%', height: '100%', maxHeight: 'none', position: 'static' });
  cover.append(twin);
  cover.setAttribute('aria-hidden', 'true');
  return cover;
}

/** Lets a copy of `node` fly between its own place and another, in either direction. */
function fly(node: Element, there: DOMRect, back: boolean, wait = 0): void {
  const at = node.getBoundingClientRect();
  const twin = copied(node);
  const size = Math.min(1, there.width / Math.max(1, at.width), 0.6);
  const across = there.left + there.width / 2 - at.left - at.width / 2;
  const down = there.top + there.height / 2 - at.top - at.height / 2;
  const away = {
    transform: `translate(${across}px, ${down}px) scale(${size})`,
    opacity: back ? 1 : 0.2,
  };
  const here = { transform: 'none', opacity: 1 };
  document.body.append(twin);
  const trip = twin.animate(back ? [away, here] : [here, away], {
    duration: TIME,
    delay: wait,
    easing: EASE,
    fill: 'both',
  });
  trip.onfinish = trip.oncancel = () => twin.remove();
}

/** Looks at the table before a turn is shown, and returns what is to fly once it is. */
export function departures({ moves, seat }: Moved): () => void {
  if (calm()) return () => undefined;
  const told = moves.map((move) => parts(NOTATION, move));
  const take = told.find(({ verb }) => verb === 'take');
  const place = told.find(({ verb }) => verb === 'place');
  const drew = told.some(({ verb }) => verb === 'draw');
  if (take) {
    const goal = box(`[data-seat="${seat}"]`);
    if (goal)
      document
        .querySelectorAll(`[data-row="${take.object}"] [data-token]`)
        .forEach((token, k) => fly(token, goal, false, k * 40));
    return () => undefined;
  }
  const from = place
    ? (box('[data-part=drawn]') ?? box(`[data-seat="${seat}"]`))
    : drew
      ? box('[data-part=tower]')
      : undefined;
  return () => {
    const shown = place
      ? [...document.querySelectorAll(`[data-row="${place.object}"] [data-token]`)].at(-1)
      : drew
        ? find('[data-part=drawn]')
        : null;
    if (shown && from) fly(shown, from, true);
  };
}
