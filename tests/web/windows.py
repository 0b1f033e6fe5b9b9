"""What is wrong with a screen in windows of all sizes: parts that overlap, cut text, covered buttons, scrolling."""

from dataclasses import dataclass
from pathlib import Path

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
# With nine squares to choose from, or a question above everything, these are full.
TIGHT = (
    Window(320, 568),
    Window(640, 400),
    Window(667, 375),
    Window(740, 360),
    Window(844, 390),
    Window(1280, 800, 200),
)

# Whatever moves has arrived, but for what never does.
SETTLED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  .then(() => Promise.allSettled(document.getAnimations()
    .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime)).map((one) => one.finished)))
  .then(() => null)"""
FAULTS = (Path(__file__).parent / "windows.js").read_text("utf-8")


def resize(page: Page, window: Window) -> None:
    """Give a page that much room, and letters of that size."""
    page.set_viewport_size({"width": window.width, "height": window.height})
    page.evaluate(f"document.documentElement.style.fontSize = '{window.text}%'")
    page.evaluate(SETTLED)


def faults(page: Page, may_scroll: tuple[Window, ...] = (), windows: tuple[Window, ...] = WINDOWS) -> list[str]:
    """Everything that is wrong with a screen in any of the windows; those that are full may scroll their choices."""
    found: list[str] = []
    for window in windows:
        resize(page, window)
        wrong: list[str] = page.evaluate(FAULTS)
        fine = "scrolls" if window in may_scroll else "scrolls: the choices" if window in TIGHT else "nothing"
        found += [f"{window}: {one}" for one in wrong if not one.startswith(fine)]
    return found
