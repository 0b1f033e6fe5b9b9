"""Pictures of the gallery: how they are taken, kept and compared; run as a module, it takes them all again."""

import base64
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.web import chromium

ROOT = Path(__file__).resolve().parents[2]
KEPT = Path(__file__).parent / "compared"
STARTS_WITHIN = 300  # seconds; what the page is built with may have to be installed first
ADDRESS = re.compile(r"Local:\s+(http://127\.0\.0\.1:\d+)")
DESK, PHONE, LOW = (1100, 720), (360, 640), (720, 360)
PICTURES: dict[str, tuple[str, tuple[int, int]]] = {
    "triqueta-desk": ("view=triqueta-4", DESK),
    "triqueta-placing-phone": ("view=triqueta-placing&theme=night", PHONE),
    "triqueta-choosing-low": ("view=triqueta-choosing&lang=fr", LOW),
    "tock-desk": ("view=tock-4-seven", DESK),
    "tock-six-phone": ("view=tock-6-moving&theme=night", PHONE),
    "tock-phone": ("view=tock-4-moving&lang=de", PHONE),
    "tock-kitty-low": ("view=tock-3-get", LOW),
    "parts-desk": ("parts", DESK),
    "parts-low": ("parts&theme=night&lang=de", LOW),
    "beside-desk": ("beside", DESK),
    "over-desk": ("over", DESK),
    "games-phone": ("games&theme=night&lang=de", PHONE),
}
NOISE = 40  # of 255: as much as the edge of a line may differ
# Counts the pixels of two pictures that differ by more than noise; -1 if they are not of one size.
COMPARE = """async ([one, other, noise]) => {
  const pixels = async (picture) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.width !== b.width || a.height !== b.height) return -1;
  let differing = 0;
  for (let k = 0; k < a.data.length; k += 4)
    if ([0, 1, 2].some((c) => Math.abs(a.data[k + c] - b.data[k + c]) > noise)) differing += 1;
  return differing;
}"""


@contextmanager
def opened(log: Path) -> Iterator[str]:
    """The address of the gallery, for as long as it is open."""
    command = [f"{ROOT}/scripts/page", "dev", "--host", "127.0.0.1", "--port", "0"]
    with log.open("wb") as said:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            env={**os.environ, "NO_COLOR": "1"},
            start_new_session=True,
        )
    try:
        deadline = time.monotonic() + STARTS_WITHIN
        while not (found := ADDRESS.search(log.read_text("utf-8"))):
            if process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(log.read_text("utf-8"))
            time.sleep(0.1)
        yield f"{found[1]}/gallery/"
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # the script, what starts Node, and Node: a group of their own
        process.wait(timeout=60)


def taken(browser: Browser, gallery: str, name: str) -> bytes:
    """A picture of one page of the gallery, at rest."""
    query, (width, height) = PICTURES[name]
    size: Any = {"width": width, "height": height}
    context = browser.new_context(viewport=size, reduced_motion="reduce", locale="en-GB", color_scheme="light")
    page = context.new_page()
    page.goto(f"{gallery}?{query}", wait_until="networkidle")
    page.locator("main svg, .sheet").first.wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    addresses = page.locator("input[readonly], .qr svg")  # the port is another one each time
    picture = page.screenshot(full_page="view=" not in query, mask=[addresses], mask_color="#808080")
    context.close()
    return picture


def differing(browser: Browser, one: bytes, other: bytes) -> int:
    """How many pixels differ, counted by the browser."""
    page = browser.new_page()
    counted: int = page.evaluate(COMPARE, [base64.b64encode(one).decode(), base64.b64encode(other).decode(), NOISE])
    page.close()
    return counted


def main() -> None:
    """Take them all again."""
    if not chromium.is_bundled():
        sys.exit("Expected the Chromium of the npm package, got another one; set TREFOIL_CHROMIUM=bundled.")
    KEPT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.found())
        with opened(Path(folder) / "vite.log") as gallery:
            for name in PICTURES:
                (KEPT / f"{name}.png").write_bytes(taken(browser, gallery, name))
        browser.close()


if __name__ == "__main__":
    main()
