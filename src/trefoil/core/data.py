"""Where what must not be lost is kept between runs: tables of a server, games of the terminal."""

import os
from pathlib import Path


def data_home() -> Path:
    """The user's data folder, which nobody empties as they empty a cache."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "trefoil"
