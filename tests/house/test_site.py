"""The documentation as a site: each page has its place, a slip fails the build, nothing is loaded from another host."""

import os
import re
import runpy
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

import trefoil
from tests.house.test_interface import named
from tests.house.tree import ROOT, files

CONFIGURATION: dict[str, Any] = runpy.run_path(str(ROOT / "docs/conf.py"))
LOADED = re.compile(
    r"<(?:script|img|link|iframe|source)\b[^>]*?(?:src|href)=\"((?:https?:)?//[^\"]+)|url\((https?:[^)]+)\)"
)
FAULTS = """# First

[a file](gone.md) [a part](#gone) [a part of a page](other.md#gone) ![a picture](gone.jpg)

```{eval-rst}
:py:class:`trefoil.Gone`

.. autofunction:: trefoil.gone
```
"""
FOUND = (
    "'gone.md'",
    "'gone'",
    "'#gone'|local id not found",
    "gone.jpg",
    "trefoil.Gone",
    "'gone' from module 'trefoil'|trefoil.gone",
    "other.md: WARNING: document isn't included in any toctree",
    "nonexisting document 'docs/tour'",
)


def built(source: Path, into: Path) -> subprocess.CompletedProcess[str]:
    """What `scripts/docs` runs, from a folder and into another one."""
    options: list[str | Path] = ["--quiet", "--fail-on-warning", "-c", ROOT / "docs", "-d", into / "doctrees"]
    command = [sys.executable, "-m", "sphinx", *options, source, into / "site"]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "NO_COLOR": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site, built without a warning."""
    into = tmp_path_factory.mktemp("documentation")
    run = built(ROOT, into)
    assert run.returncode == 0, run.stderr
    return into / "site"


def pages(source: Path) -> set[str]:
    """The pages below a folder, as the navigation names them."""
    return {path.relative_to(ROOT).with_suffix("").as_posix() for path in files(str(source)) if path.suffix == ".md"}


def listed(page: str) -> bool:
    """Whether the navigation leads to a page, by its name or by a pattern."""
    lists = [*CONFIGURATION["NAVIGATION"].values(), *CONFIGURATION["BELOW"].values()]
    return page == CONFIGURATION["root_doc"] or any(fnmatch(page, name) for names in lists for name in names)


def test_the_navigation_leads_to_every_page_of_the_documentation() -> None:
    assert [page for page in sorted(pages(ROOT / "docs")) if not listed(page)] == []


def test_every_page_that_the_navigation_names_is_there() -> None:
    named = [name for names in CONFIGURATION["NAVIGATION"].values() for name in names]
    assert [name for name in named if not (ROOT / f"{name}.md").exists()] == []
    assert len(named) == len(set(named))


def test_a_page_in_no_list_is_found() -> None:
    assert listed("docs/tour")
    assert listed("docs/decisions/0001-one-kernel-two-faces")
    assert not listed("docs/lost")


def test_the_site_opens_at_its_root(site: Path) -> None:
    target = re.search(r"url=([\w/.]+)", (site / "index.html").read_text("utf-8"))
    assert target
    assert (site / target[1]).exists()


def test_nothing_of_the_site_comes_from_another_host(site: Path) -> None:
    texts = {path: path.read_text("utf-8") for path in site.rglob("*") if path.suffix in (".html", ".css")}
    assert {path.name: found for path, text in texts.items() if (found := LOADED.findall(text))} == {}


@pytest.mark.parametrize(
    "text", ['<script async src="https://a.org/x.js">', '<img src="//a.org/x">', "url(https://a.org)"]
)
def test_what_another_host_would_give_is_found(text: str) -> None:
    assert LOADED.search(text)
    assert not LOADED.search('<a href="https://example.org"><img src="x.png"><link href="_static/site.css">')


def test_the_site_holds_no_path_of_the_machine_that_built_it(site: Path) -> None:
    assert [path for path in site.rglob("*.html") if str(ROOT) in path.read_text("utf-8")] == []


def test_what_is_said_can_be_found_without_a_network(site: Path) -> None:
    assert "triqueta" in (site / "searchindex.js").read_text("utf-8")


def test_the_reference_explains_every_public_name(site: Path) -> None:
    page = (site / "docs/reference/interface.html").read_text("utf-8")
    members = [
        f"{kind}.{name}" for kind in ("Game", "View") for of in ("", ", for programs") for name in named(kind + of)
    ]
    explained = set(
        re.findall(r'<dt class="[^"]*" id="trefoil\.(?:core\.errors\.)?([\w.]+)">.*?</dt>\s*<dd><p>', page, re.DOTALL)
    )
    assert [name for name in [*trefoil.__all__, *members] if name not in explained] == []


def test_a_slip_fails_the_build(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text(FAULTS)
    (tmp_path / "docs/other.md").write_text("# Other\n")
    run = built(tmp_path, tmp_path)
    assert run.returncode != 0
    assert [what for what in FOUND if not re.search(what, run.stderr)] == []
