// When the screen has shown what was last changed.
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
