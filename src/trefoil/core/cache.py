"""Where compiled rules are kept between runs."""

import os
import stat
import tempfile
from pathlib import Path

from trefoil.core.errors import BadSetting
from trefoil.core.quoting import shortened


def cache_home() -> Path:
    """`$TREFOIL_CACHE`, or the user's cache folder, or a private temporary one if that cannot be written."""
    chosen = os.environ.get("TREFOIL_CACHE")
    if chosen:
        return usable(Path(chosen))
    usual = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "trefoil"
    try:
        usual.mkdir(parents=True, exist_ok=True)
    except OSError:
        return private_folder()
    return usual if os.access(usual, os.W_OK) else private_folder()


def usable(folder: Path) -> Path:
    """The folder, made if need be; compiled rules must not end up anywhere else."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        raise BadSetting(
            f"Expected a folder that can be written as TREFOIL_CACHE, got {shortened(str(folder), 200)}: "
            f"{error.strerror or error}."
        ) from None


def private_folder() -> Path:
    """A folder among the temporary ones that is ours alone: compiled code is loaded from it."""
    folder = Path(tempfile.gettempdir()) / f"trefoil-{os.getuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    found = folder.lstat()
    if found.st_uid != os.getuid() or stat.S_IMODE(found.st_mode) != 0o700 or folder.is_symlink():
        return Path(tempfile.mkdtemp(prefix="trefoil-"))
    return folder
