// What arrives waits for a press to be answered on the screen, and for nothing else.
import { describe, expect, it, vi } from 'vitest';
import { Queue } from '../src/play/queue';

/** A queue whose paint is called by hand, and what was done. */
function queued(): { queue: Queue; done: string[]; paint: () => void; add: (name: string) => void } {
  const paints: (() => void)[] = [];
  const queue = new Queue(
    (then) => paints.push(then),
    (milliseconds, then) => void setTimeout(then, milliseconds),
  );
  const done: string[] = [];
  return {
    queue,
    done,
    paint: () => paints.splice(0).forEach((then) => then()),
    add: (name) => queue.add(() => done.push(name)),
  };
}

describe('what arrives', () => {
  it('is done at once while nothing is pressed', () => {
    const { done, add } = queued();
    add('a');
    expect(done).toEqual(['a']);
  });

  it('waits for the paint after a press, and keeps its order', () => {
    vi.useFakeTimers();
    const { queue, done, paint, add } = queued();
    queue.hold();
    add('a');
    add('b');
    expect(done).toEqual([]);
    paint();
    expect(done).toEqual(['a']);
    add('c');
    vi.runAllTimers();
    expect(done).toEqual(['a', 'b', 'c']);
    vi.useRealTimers();
  });

  it('is done at once again after a paint in which nothing came', () => {
    const { queue, done, paint, add } = queued();
    queue.hold();
    queue.hold();
    paint();
    add('a');
    expect(done).toEqual(['a']);
  });

  it('goes on after work that fails', () => {
    vi.useFakeTimers();
    const { queue, done, paint, add } = queued();
    queue.hold();
    queue.add(() => {
      throw new Error('broken');
    });
    add('a');
    expect(paint).toThrow('broken');
    vi.runAllTimers();
    add('b');
    expect(done).toEqual(['a', 'b']);
    vi.useRealTimers();
  });
});
