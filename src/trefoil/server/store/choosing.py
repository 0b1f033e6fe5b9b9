"""Which store the settings ask for."""

from trefoil.core.errors import TrefoilError
from trefoil.server.settings import Settings
from trefoil.server.store.sqlite import SQLite
from trefoil.server.store.store import Store


class NoDriver(TrefoilError):
    """A package is missing."""


def store_of(settings: Settings) -> Store:
    """SQLite unless the address of a PostgreSQL is given."""
    if not settings.is_postgres:
        return SQLite(settings.file)
    try:
        from trefoil.server.store.postgres import Postgres
    except ModuleNotFoundError:
        raise NoDriver("PostgreSQL needs the package asyncpg: install trefoil-games[postgres].") from None
    return Postgres(settings.database)
