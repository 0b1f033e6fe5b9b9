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

/** One thing that can be dragged; it moves by transform alone and returns when it is let go. */
class Dragging implements Handle {
  private from: { x: number; y: number; pointer: number } | null = null; // where which finger took it
  private moving = false;

  constructor(
    private readonly node: HTMLElement | SVGElement,
    private drag: Drag | null,
  ) {
    node.addEventListener('pointerdown', this.press);
  }

  update(drag: Drag | null): void {
    this.drag = drag;
  }

  destroy(): void {
    this.node.removeEventListener('pointerdown', this.press);
    this.letGo();
  }

  private readonly press = (event: Event): void => {
    if (!this.drag || this.from || !(event instanceof PointerEvent) || event.button !== 0) return;
    this.from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    addEventListener('pointermove', this.move);
    addEventListener('pointerup', this.release);
    addEventListener('pointercancel', this.release);
  };

  private readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.from?.pointer || !this.drag) return;
    const [dx, dy] = [event.clientX - this.from.x, event.clientY - this.from.y];
    if (!this.moving && Math.hypot(dx, dy) < FAR) return;
    if (!this.moving) {
      this.node.setPointerCapture(event.pointerId); // or it would be lost at the edge of the window
      this.drag.grab?.();
    }
    this.moving = true;
    this.node.style.transform = `translate(${dx}px, ${dy}px)`;
    this.node.style.pointerEvents = 'none';
  };

  private readonly release = (event: PointerEvent): void => {
    if (event.pointerId !== this.from?.pointer) return;
    const dropped = this.moving && event.type === 'pointerup';
    const step = dropped ? targetAt(event.clientX, event.clientY) : null;
    this.letGo();
    if (dropped) swallowClick();
    if (step) this.drag?.drop(step);
  };

  private letGo(): void {
    removeEventListener('pointermove', this.move);
    removeEventListener('pointerup', this.release);
    removeEventListener('pointercancel', this.release);
    this.from = null;
    this.moving = false;
    this.node.style.transform = '';
    this.node.style.pointerEvents = '';
  }
}

/** Makes a thing draggable, as an action of Svelte. */
export const draggable = (node: HTMLElement | SVGElement, drag: Drag | null): Handle => new Dragging(node, drag);
