"""What the modules of a game were made from, and what they are: a line each in `sources.txt` beside them.

Nothing but Python itself is needed to read it, so that a build of the package can ask.
"""

import hashlib
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "web" / "src" / "kernel"  # with a folder for each game
NAME = "sources.txt"
LOCK = ROOT / "requirements" / "run.txt"
COMPILERS = re.compile(r"^(?:llvmlite|numba)==\S+", re.MULTILINE)
TITLE = "# Written by `python -m wasm`: the compilers, then each source and each module with its SHA-256."
DIGITS = 16  # of it
PYTHON = (
    "python==3.11"  # the oldest we support: each makes modules of its own, equal in what they do, and these are kept
)


def games() -> list[str]:
    """The games of the house: whoever has a kernel."""
    return sorted(path.parent.name for path in (ROOT / "src/trefoil/games").glob("*/kernel.py"))


def write(folder: Path, sources: Iterable[str], modules: Mapping[str, bytes]) -> None:
    """Write modules into a folder, and what they were made from; the stamp comes last, and says that all are there."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in modules.items():
        (folder / name).write_bytes(content)
    lines = [python(), *compilers(), *(line(ROOT, name) for name in sources), *(line(folder, name) for name in modules)]
    (folder / NAME).write_text("\n".join([TITLE, *lines, ""]), encoding="utf-8")


def python() -> str:
    """The Python that runs."""
    return "python=={}.{}".format(*sys.version_info)


def made_by_another_python(folder: Path) -> bool:
    """Whether modules were made by another Python than those that are kept."""
    return PYTHON not in (folder / NAME).read_text(encoding="utf-8").splitlines()


def compilers() -> list[str]:
    """The versions of the compilers, as they are locked."""
    return COMPILERS.findall(LOCK.read_text(encoding="utf-8"))


def line(folder: Path, name: str) -> str:
    """A file with its hash, or with a dash where there is none."""
    path = folder / name
    return f"{hashlib.sha256(path.read_bytes()).hexdigest()[:DIGITS] if path.is_file() else '-'} {name}"


def differences(folder: Path) -> list[str]:
    """What is not as it was when the modules in a folder were made; none if they are in step."""
    if not (folder / NAME).is_file():
        return [NAME]
    said = (folder / NAME).read_text(encoding="utf-8").splitlines()[1:]
    return list(_differences(folder, said))


def _differences(folder: Path, said: list[str]) -> Iterator[str]:
    yield from (compiler for compiler in compilers() if compiler not in said)
    for known in said:
        _, _, name = known.partition(" ")
        if name and line(folder if name.endswith(".wasm") else ROOT, name) != known:
            yield name


def expect_in_step() -> None:
    """Refuse to go on with modules that tell of other rules than ours."""
    for game in games():
        if found := differences(FOLDER / game):
            raise RuntimeError(
                f"Expected modules in web/src/kernel/{game} that were made from these sources, "
                f"got another {found[0]}: run `python -m wasm`."
            )
