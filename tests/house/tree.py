"""Which files belong to the repository."""

import os
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WRITTEN_BY_PROGRAMS = {
    "web/src/protocol.ts",
    *(f"web/{room}/generated.ts" for room in ("src/boards/tock", "src/boards/triqueta", "tests/acorns")),
    *(
        f"web/{room}/{file}"
        for room in ("src/kernel/tock", "src/kernel/triqueta", "tests/acorns")
        for file in ("tables.ts", "reader.ts")
    ),
}
NOT_OURS = {"node_modules", "__pycache__", "dist", "build", "_web"}


def ours(folder: str) -> bool:
    """Whether a folder holds something we wrote; tools keep their caches and environments in hidden ones."""
    return folder == ".ci" or not (folder.startswith(".") or folder in NOT_OURS)


def files(*rooms: str) -> Iterator[Path]:
    """All files in the given folders (without any: in the repository), in a steady order."""
    for room in rooms or ("",):
        for folder, folders, names in os.walk(ROOT / room):
            folders[:] = sorted(filter(ours, folders))
            yield from (Path(folder) / name for name in sorted(names))


def python_files(*rooms: str) -> list[Path]:
    """The Python files in the given folders."""
    return [path for path in files(*rooms) if path.suffix == ".py"]


def page_files(*rooms: str) -> list[Path]:
    """The TypeScript, components and styles of the page in the given folders, written by hand."""
    found = [path for path in files(*rooms) if path.suffix in (".ts", ".svelte", ".css")]
    return [path for path in found if name(path) not in WRITTEN_BY_PROGRAMS]


def texts(*rooms: str) -> Iterator[tuple[str, str]]:
    """Name and content of each file that is text."""
    for path in files(*rooms):
        try:
            yield name(path), path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def name(path: Path) -> str:
    """How a test names a file: from the root of the repository."""
    return path.relative_to(ROOT).as_posix()
