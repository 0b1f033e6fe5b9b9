"""What is wrong with a screen in a window of some size: parts that overlap, cut text, buttons below others, scrolling."""

from dataclasses import dataclass

from playwright.sync_api import Page


@dataclass(frozen=True)
class Window:
    """The room a page has, and how large its reader wants letters."""

    width: int
    height: int
    text: int = 100  # percent

    def __str__(self) -> str:
        return f"{self.width}×{self.height}" + (f" text {self.text} %" if self.text != 100 else "")


SIZES = (
    (320, 568), (360, 640), (390, 844), (640, 400), (667, 375), (740, 360), (844, 390), (768, 1024), (820, 1180),
    (1024, 768), (1280, 600), (1280, 800), (1366, 650), (1536, 730), (1920, 950), (2560, 1440),
)  # fmt: skip
WINDOWS = (*(Window(*size) for size in SIZES), Window(1280, 800, 200), Window(1920, 950, 200))

# A part that lies on another in the markup lies on it on the screen too. Besides: cards of a fan cover each other, and
# the piles lie in the middle of the board.
FAULTS = r"""() => {
  const faults = [];
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const box = (e) => { const { left, top, right, bottom } = e.getBoundingClientRect(); return { left, top, right, bottom }; };
  const over = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const written = (e) => [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const say = (e) => (e.ariaLabel || e.innerText || e.textContent || e.className).replace(/\s+/g, ' ').trim().slice(0, 40);
  const name = (e) => e.dataset.part;
  const piled = (a, b) => (name(a) === 'card' && name(b) === 'card') || [a, b].some((e) => /^pile/.test(name(e))) && [a, b].some((e) => name(e) === 'board');

  const parts = [...document.querySelectorAll('[data-part]')].filter(seen);
  parts.forEach((a, k) => parts.slice(k + 1).forEach((b) => {
    const deep = a.contains(b) || b.contains(a) ? 0 : over(box(a), box(b));
    if (deep > 1 && !piled(a, b)) faults.push(`${name(a)} and ${name(b)} overlap by ${Math.round(deep)} px: ${say(a)} | ${say(b)}`);
  }));

  const texts = [...document.querySelectorAll('body *')].filter((e) => written(e) && seen(e) && !e.closest('.unseen, svg, option, [data-live], .last'))
    .filter((e) => !['absolute', 'fixed'].includes(getComputedStyle(e).position) || getComputedStyle(e).clipPath === 'none');
  const rects = texts.map((e) => {
    const range = document.createRange();
    const all = [...e.childNodes].filter((node) => node.nodeType === 3 && node.data.trim()).flatMap((node) => { range.selectNodeContents(node); return [...range.getClientRects()]; });
    return { e, all };
  });
  for (const { e, all } of rects) {
    const style = getComputedStyle(e);
    if (style.overflowX !== 'visible' && e.scrollWidth > e.clientWidth + 1 && style.display !== 'inline' && !e.matches('input')) faults.push(`cut: ${say(e)}`);
    for (let up = e; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflowX === 'visible') continue;
      const edge = box(up);
      if (all.some((r) => r.right > edge.right + 1.5 || r.left < edge.left - 1.5) && !/auto|scroll/.test(getComputedStyle(up).overflowX)) faults.push(`cut by ${up.className || up.tagName}: ${say(e)}`);
    }
    if (all.some((r) => r.right > innerWidth + 1 || r.left < -1) && !e.closest('.scroll')) faults.push(`outside: ${say(e)}`);
  }
  rects.forEach(({ e: a, all: these }, k) => rects.slice(k + 1).forEach(({ e: b, all: those }) => {
    if (these.some((r) => those.some((s) => over(r, s) > 3))) faults.push(`written over each other: ${say(a)} | ${say(b)}`);
  }));

  const page = document.scrollingElement;
  const scrolls = [page, ...document.querySelectorAll('main, .choices')].filter((e) => e.scrollHeight > e.clientHeight + 1 && (e === page || getComputedStyle(e).overflowY !== 'visible'));
  for (const e of scrolls) faults.push(`scrolls: ${e === page ? 'the page' : e.tagName === 'MAIN' ? 'the table' : 'the choices'} by ${e.scrollHeight - e.clientHeight} px`);
  if (page.scrollWidth > innerWidth) faults.push(`wider than the window by ${page.scrollWidth - innerWidth} px`);

  for (const button of [...document.querySelectorAll('button:enabled, a.button')].filter((e) => seen(e) && !e.closest('.unseen'))) {
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = box(button);
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!button.contains(found)) faults.push(`something lies on the button: ${say(button)} | ${found ? found.className.baseVal ?? found.className : 'nothing'}`);
  }
  document.querySelectorAll('.choices').forEach((e) => e.scrollTo(0, 0));
  scrollTo(0, 0);
  return faults;
}"""


def resize(page: Page, window: Window) -> None:
    """Give a page that much room, and letters of that size."""
    page.set_viewport_size({"width": window.width, "height": window.height})
    page.evaluate(f"document.documentElement.style.fontSize = '{window.text}%'")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def faults(page: Page, windows: tuple[Window, ...] = WINDOWS, scrolls: bool = False) -> list[str]:
    """Everything that is wrong with a screen in any of the windows; long pages may scroll."""
    found: list[str] = []
    for window in windows:
        resize(page, window)
        wrong: list[str] = page.evaluate(FAULTS)
        found += [f"{window}: {one}" for one in wrong if not (scrolls and one.startswith("scrolls"))]
    return found
