"""Where a Firefox is: the one that is named, one on the PATH, or Debian's own, which apt-get installs where it may."""

import os
import platform
import shlex
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # whoever only asks for the outlook needs no Playwright
    from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).resolve().parents[2]
NAMED = "TREFOIL_FIREFOX"  # a path, or `none`
NAMES = ("firefox", "firefox-esr", "/Applications/Firefox.app/Contents/MacOS/firefox")
IN_A_BOX = Path("/snap/bin/firefox")  # a Firefox that cannot see the folder where a test keeps its profile
PACKAGE = "firefox-esr"
PATIENCE = 600  # seconds


def here() -> str | None:
    """The path of a Firefox that the machine has."""
    if named := os.environ.get(NAMED, ""):
        return None if named == "none" else named
    if IN_A_BOX.exists():
        return None
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def may_be_installed() -> bool:
    """Whether this is Debian, and whoever runs the tests may install what they like."""
    if os.environ.get(NAMED) or platform.system() != "Linux" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    try:
        return platform.freedesktop_os_release()["ID"] == "debian"
    except OSError:
        return False


@cache
def found() -> str | None:
    """The path of a Firefox, installed if need be; None where none can be had."""
    if here() is None and may_be_installed():
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "-y", "--no-install-recommends", PACKAGE]):
            try:
                subprocess.run(["apt-get", *words], env=env, check=True, capture_output=True, timeout=PATIENCE)
            except subprocess.SubprocessError:
                return None
    return here()


def outlook() -> str:
    """What becomes of the tests in Firefox, as far as can be told without installing anything."""
    if path := here():
        return f"firefox: {path}"
    if may_be_installed():
        return f"firefox: none yet; apt-get installs {PACKAGE} before tests/web/test_firefox.py is collected"
    return f"firefox: none here, so tests/web/test_firefox.py is not collected; {NAMED} can name one"


def launched(playwright: "Playwright", firefox: str, folder: Path) -> "Browser":
    """A stock Firefox that Playwright drives by WebDriver BiDi; the go-between starts it."""
    starter = folder / "firefox"
    words = [sys.executable, "-m", "tests.web.go_between", firefox]
    starter.write_text(f'#!/bin/sh\ncd {shlex.quote(str(ROOT))} && exec {shlex.join(words)} "$@"\n')
    starter.chmod(0o755)
    return playwright.firefox.launch(channel="moz-firefox", executable_path=starter)
