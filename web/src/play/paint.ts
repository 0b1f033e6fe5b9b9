// When the screen has shown what was last changed: work that can wait comes later, so that a press is answered at once.
const LONGEST = 120; // milliseconds; a page that is not looked at is not painted

/** Calls back in a task of its own after the next paint. */
export function afterPaint(then: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    clearTimeout(late);
    then();
  };
  const late = setTimeout(once, LONGEST);
  requestAnimationFrame(() => setTimeout(once));
}

/** Work that is done at once, in order, except that it waits while a press is not yet answered on the screen. */
export class Queue {
  private waiting: (() => void)[] = [];
  private held = false;

  constructor(
    private readonly painted: (then: () => void) => void = afterPaint,
    private readonly later: (milliseconds: number, then: () => void) => void = (milliseconds, then) =>
      void setTimeout(then, milliseconds),
  ) {}

  add(work: () => void): void {
    if (this.held) this.waiting.push(work);
    else work();
  }

  /** Something was pressed: what comes now is done after the next paint, each in a task of its own. */
  hold(): void {
    if (this.held) return;
    this.held = true;
    this.painted(() => this.next());
  }

  private next(): void {
    try {
      this.waiting.shift()?.();
    } finally {
      // One piece of work that fails does not keep the others waiting.
      if (this.waiting.length) this.later(0, () => this.next());
      else this.held = false;
    }
  }
}
