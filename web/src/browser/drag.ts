// Dragging as another way to choose: a thing follows the finger, and where it is let go says which step is meant.
interface Drag {
  drop(step: string): void; // called with the step written on whatever it was dropped on
  grab?(): void; // called when the drag begins
}
interface Handle {
  update(drag: Drag | null): void;
  destroy(): void;
}
const FAR = 6; // pixels before a press becomes a drag
const NEAR = 26; // pixels around a target that still count

/** The step written on what lies under a point, or on the nearest target around it. */
export function targetAt(x: number, y: number): string | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>('[data-drop]');
  if (under) return under.dataset['drop'] ?? null;
  let best: { step: string; far: number } | null = null;
  for (const target of document.querySelectorAll<HTMLElement | SVGElement>('[data-drop]')) {
    const box = target.getBoundingClientRect();
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    const far = Math.hypot(dx, dy);
    if (far <= NEAR && far < (best?.far ?? Infinity)) best = { step: target.dataset['drop'] ?? '', far };
  }
  return best?.step ?? null;
}

/** A browser clicks where a drag ends; what was meant has been said by the drop. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

/** Makes a thing draggable; it moves by transform alone and returns when it is let go. */
export function draggable(node: HTMLElement | SVGElement, drag: Drag | null): Handle {
  let from: { x: number; y: number; pointer: number } | null = null; // where which finger took it
  let moving = false;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== from?.pointer || !drag) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!moving && Math.hypot(dx, dy) < FAR) return;
    if (!moving) {
      node.setPointerCapture(event.pointerId); // or it would be lost at the edge of the window
      drag.grab?.();
    }
    moving = true;
    node.style.transform = `translate(${dx}px, ${dy}px)`;
    node.style.pointerEvents = 'none';
  };
  const letGo = () => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', release);
    removeEventListener('pointercancel', release);
    from = null;
    moving = false;
    node.style.transform = '';
    node.style.pointerEvents = '';
  };
  const release = (event: PointerEvent) => {
    if (event.pointerId !== from?.pointer) return;
    const dropped = moving && event.type === 'pointerup';
    const step = dropped ? targetAt(event.clientX, event.clientY) : null;
    letGo();
    if (dropped) swallowClick();
    if (step) drag?.drop(step);
  };
  const press = (event: Event) => {
    if (!drag || from || !(event instanceof PointerEvent) || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    addEventListener('pointermove', move);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
  };
  node.addEventListener('pointerdown', press);
  return {
    update: (next) => {
      drag = next;
    },
    destroy: () => {
      node.removeEventListener('pointerdown', press);
      letGo();
    },
  };
}
