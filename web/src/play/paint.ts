// When the screen has shown what was last changed: work that can wait goes behind that, so that every press is answered at once.
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

  constructor(private readonly later: (then: () => void) => void = afterPaint) {}

  add(work: () => void): void {
    if (this.held) this.waiting.push(work);
    else work();
  }

  /** Something was pressed: what comes now is done after the next paint, each in a task of its own. */
  hold(): void {
    if (this.held) return;
    this.held = true;
    this.later(() => this.next());
  }

  private next(): void {
    this.waiting.shift()?.();
    if (this.waiting.length) setTimeout(() => this.next());
    else this.held = false;
  }
}
