"""ARCHITECTURE's table of rooms is true: every package and module is in it, and everything in it is on disk."""

import re
from pathlib import Path

from tests.house.tree import ROOT, python_files

PACKAGE = ROOT / "src/trefoil"
PAGE = "web/"  # the row of the page, whose names are found anywhere below web/src
BESIDE = "wasm/"  # the row of a package beside ours
ROW = re.compile(r"^\| `([^`]+)` \| (.+) \|$", re.MULTILINE)
NAME = re.compile(r"`([\w.]+)`")

Rooms = dict[str, set[str]]


def told(markdown: str) -> Rooms:
    """What the table names: a room, and what is said to be in it."""
    table = markdown.split("| room | what is in it |")[1].split("\n\n")[0]
    return {room: set(NAME.findall(cell)) for room, cell in ROW.findall(table)}


def folder(room: str) -> Path:
    """Where a room lies; the package itself is called `trefoil`."""
    if room == BESIDE:
        return ROOT / room
    return PACKAGE if room == "trefoil" else PACKAGE.joinpath(*room.split("."))


def on_disk() -> Rooms:
    """The packages there are, each with its modules."""
    found: Rooms = {BESIDE: {path.stem for path in python_files(BESIDE)} - {"__init__", "__main__"}}
    for path in python_files("src/trefoil"):
        room = ".".join(path.relative_to(PACKAGE).parent.parts) or "trefoil"
        found.setdefault(room, set()).update({path.stem} - {"__init__"})
    return found


def missing(rooms: Rooms) -> list[str]:
    """What is on disk and not in the table."""
    return [
        f"{room}.{module}".removesuffix(".")
        for room, modules in on_disk().items()
        for module in (modules - rooms[room] if room in rooms else {""})
    ]


def invented(rooms: Rooms) -> list[str]:
    """What the table names and nobody finds: `trefoil` itself, a command of that name, is no room in a room."""
    return [
        f"{room}.{name}"
        for room, names in rooms.items()
        for name in names - {"trefoil"}
        if not (is_in_page(name) if room == PAGE else is_in(folder(room), name))
    ]


def is_in(place: Path, name: str) -> bool:
    return (place / name).is_dir() or (place / f"{name}.py").is_file()


def is_in_page(name: str) -> bool:
    return any(path.name == name or path.name.split(".")[0] == name for path in (ROOT / "web/src").rglob("*"))


def architecture() -> Rooms:
    return told((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))


def test_every_package_and_module_is_in_the_table_of_rooms() -> None:
    assert missing(architecture()) == []


def test_everything_in_the_table_of_rooms_is_on_disk() -> None:
    assert invented(architecture()) == []


def test_a_forgotten_room_and_a_forgotten_module_are_found() -> None:
    rooms = architecture()
    del rooms["server.table"]
    rooms["core"].remove("perft")
    assert sorted(missing(rooms)) == ["core.perft", "server.table"]


def test_a_room_that_was_moved_and_a_module_that_is_gone_are_found() -> None:
    rooms = {"cellar": {"wine"}, "core": {"perft", "dispatch"}, PAGE: {"play", "cellar"}}
    assert invented(rooms) == ["cellar.wine", "core.dispatch", "web/.cellar"]
