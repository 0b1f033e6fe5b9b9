"""How a server is set up: from the environment and from flags, each setting with its sentence."""

import re
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any

from trefoil.core.data import data_home
from trefoil.core.errors import BadSetting
from trefoil.core.quoting import shortened

PREFIX = "TREFOIL_"
POSTGRES = ("postgresql://", "postgres://")
EVERYWHERE = ("0.0.0.0", "::")  # every address of the machine
UNITS = {"s": 1, "m": 60, "h": 3_600, "d": 86_400}


def _number(text: str) -> int:
    if not re.fullmatch(r"\d{1,9}", text):
        raise BadSetting(f"expected a whole number, got {shortened(text)}")
    return int(text)


def _seconds(text: str) -> float:
    found = re.fullmatch(r"(\d{1,9}(?:\.\d{1,3})?)([smhd]?)", text)
    if not found:
        raise BadSetting(f"expected a time such as 1.5s, 10m, 12h or 90d, got {shortened(text)}")
    return float(found[1]) * UNITS[found[2] or "s"]


def _words(text: str) -> tuple[str, ...]:
    return tuple(word for word in re.split(r"[,\s]+", text) if word)


def _database(text: str) -> str:
    scheme = re.match(r"[A-Za-z][A-Za-z0-9+.-]+(?=://)|(?:sqlite|file|postgres|postgresql)(?=:)", text)
    if scheme and not text.startswith(POSTGRES):  # the rest may hold a password
        raise BadSetting(f"expected the path of a file, or postgresql://…, got an address with {scheme[0]}:")
    return text


def setting(otherwise: Any, read: Callable[[str], Any], meaning: str, usual: str | None = None) -> Any:
    """A field that can be said in the environment and as a flag; `usual` where its default needs words."""
    return field(default=otherwise, metadata={"read": read, "meaning": meaning, "usual": usual})


def usual(one: "Field[Any]") -> str:
    """What holds unless somebody says otherwise, as it would be typed."""
    if one.metadata["usual"] is not None:
        return str(one.metadata["usual"])
    if isinstance(one.default, float):
        return f"{one.default:g}s" if one.default else "0"
    return str(one.default or "none")


@dataclass(frozen=True)
class Settings:
    """Everything that can be set."""

    host: str = setting(
        "127.0.0.1",
        str,
        "the address to listen at; 127.0.0.1 for this machine alone, 0.0.0.0 for everybody who can reach it",
    )
    port: int = setting(8000, _number, "the port to listen at; 0 for any that is free")
    database: str = setting(
        "",
        _database,
        "a file for SQLite, or postgresql://… for several processes",
        usual="tables.db in the data folder",
    )
    origin: tuple[str, ...] = setting(
        (), _words, "addresses of the page, as https://play.example.org, where a proxy serves it"
    )
    proxy: tuple[str, ...] = setting((), _words, "addresses of proxies whose X-Forwarded-For is believed")
    keep: float = setting(
        0.0, _seconds, "how long a table is kept after the last thing happened at it, as 90d; 0 for ever"
    )
    pace: float = setting(0.8, _seconds, "bots answer on a grid of this time, whatever they think")
    grace: float = setting(60.0, _seconds, "how long somebody may be away before a bot plays for them")
    workers: int = setting(2, _number, "processes in which bots think, at most")
    connections: int = setting(10_000, _number, "connections at most")
    per_address: int = setting(200, _number, "connections from one address at most")
    rate: int = setting(10, _number, "commands a second on one connection")
    burst: int = setting(100, _number, "commands at once on one connection")
    tables_per_hour: int = setting(60, _number, "new tables an hour from one address")
    claims_per_minute: int = setting(60, _number, "claims of seats a minute from one address")
    reads: int = setting(100, _number, "requests a second of one address for something to read")
    remind: str = setting(
        "", str, "a program that is given a reminder as JSON when half of the days for a turn have passed"
    )

    @property
    def is_postgres(self) -> bool:
        """Whether several processes may serve the same tables."""
        return self.database.startswith(POSTGRES)

    @property
    def file(self) -> Path:
        """The SQLite file."""
        return Path(self.database).expanduser() if self.database else data_home() / "tables.db"


def read(environment: Mapping[str, str], flags: Mapping[str, str | None] | None = None) -> Settings:
    """The settings: a flag before the environment, the environment before what is usual."""
    values: dict[str, Any] = {}
    for one in fields(Settings):
        name, flag = PREFIX + one.name.upper(), (flags or {}).get(one.name)
        text = flag or environment.get(name)
        if text:
            try:
                values[one.name] = one.metadata["read"](text)
            except BadSetting as error:
                source = f"--{one.name.replace('_', '-')}" if flag else name
                raise BadSetting(f"{source} cannot be used: {error}.") from None
    return Settings(**values)
