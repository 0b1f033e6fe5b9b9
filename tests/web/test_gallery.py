"""The gallery looks as it did: boards and parts, in both themes, on a desk, a phone, and a phone that lies on its side.

Pictures are compared in one Chromium only, the one of the npm package: another one, or another version, draws letters
and edges in its own way, and what differs then is no fault of the page. Elsewhere this file is not collected (see
conftest.py). If a picture is meant to change, `scripts/pictures gallery` takes all of them again; look at them first.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.gallery import KEPT, PICTURES, differing, opened, taken

MOST = 3_000_000  # bytes of all pictures together


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the gallery is open."""
    with opened(tmp_path_factory.mktemp("gallery") / "vite.log") as address:
        yield address


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_as_it_was(chromium_browser: Browser, gallery: str, tmp_path: Path, name: str) -> None:
    picture = taken(chromium_browser, gallery, name)
    (tmp_path / f"{name}.png").write_bytes(picture)  # to be looked at when it differs
    assert differing(chromium_browser, (KEPT / f"{name}.png").read_bytes(), picture) == 0, tmp_path


def test_a_picture_that_differs_is_found(chromium_browser: Browser) -> None:
    one, other = ((KEPT / f"parts-{size}.png").read_bytes() for size in ("desk", "low"))
    assert differing(chromium_browser, one, one) == 0
    assert differing(chromium_browser, one, other) == -1
    assert (
        differing(chromium_browser, *((KEPT / f"{name}.png").read_bytes() for name in ("tock-desk", "triqueta-desk")))
        > 0
    )


def test_the_pictures_are_few_and_small() -> None:
    kept = {path.stem: path.stat().st_size for path in KEPT.iterdir()}
    assert set(kept) == set(PICTURES)
    assert sum(kept.values()) <= MOST
