"""Games from other packages: those with an entry point in `trefoil.games`, and those that TREFOIL_GAMES names."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path

from trefoil.core.errors import TrefoilError
from trefoil.core.quoting import shortened

GROUP = "trefoil.games"  # of entry points: a name, and the package of the game
VARIABLE = "TREFOIL_GAMES"  # packages, separated by commas


class BadPlugin(TrefoilError):
    """A package that should bring a game cannot be used."""


def named() -> list[str]:
    """The packages that the environment names."""
    return [name.strip() for name in os.environ.get(VARIABLE, "").split(",") if name.strip()]


def installed(path: list[str]) -> list[str]:
    """The packages that installed distributions name."""
    # To load importlib.metadata takes a quarter of the time of `trefoil --help`, and hardly anybody has such games.
    files = (file for folder in path for file in Path(folder).glob("*.dist-info/entry_points.txt"))
    if not any(f"[{GROUP}]" in file.read_text("utf-8", "replace") for file in files):
        return []
    from importlib.metadata import entry_points

    return sorted(point.value for point in entry_points(group=GROUP))


def folder_of(package: str) -> Path | None:
    """Where a package lies, or None if there is none of that name."""
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        return None
    return Path(spec.submodule_search_locations[0]) if spec and spec.submodule_search_locations else None


# By package, its folder; None where nothing is found. Whoever lists games says so, not whoever merely imports this.
FOLDERS = {package: folder_of(package) for package in dict.fromkeys([*installed(sys.path), *named()])}


def packages() -> list[str]:
    """The packages that bring games."""
    return [package for package, folder in FOLDERS.items() if folder is not None]


def expect_found(folders: dict[str, Path | None] = FOLDERS) -> None:
    """Refuse to go on where a package that is named cannot be found."""
    for package, folder in folders.items():
        if folder is None:
            raise BadPlugin(
                f"Expected packages of games in {VARIABLE} and as entry points of {GROUP}, got {shortened(package)}: "
                f"there is no such package."
            )
