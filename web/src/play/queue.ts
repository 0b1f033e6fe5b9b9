// Work that can wait until a press is answered on the screen.

/** Work that is done at once, in order, except that it waits while a press is not yet answered on the screen. */
export class Queue {
  private waiting: (() => void)[] = [];
  private held = false;

  constructor(
    private readonly painted: (then: () => void) => void,
    private readonly later: (milliseconds: number, then: () => void) => void,
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
