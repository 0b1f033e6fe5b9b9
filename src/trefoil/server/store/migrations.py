"""The tables of the database, by numbered steps; a database is brought up to date when it is opened."""

SQLITE = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, public INTEGER NOT NULL, over INTEGER NOT NULL, due INTEGER, updated INTEGER NOT NULL,
        summary BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_listed ON tables (updated) WHERE public AND NOT over;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE TABLE events (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE processes (id TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
    """,
)

POSTGRES = (
    """
    CREATE TABLE tables (
        id text PRIMARY KEY, public boolean NOT NULL, over boolean NOT NULL, due bigint, updated bigint NOT NULL,
        summary bytea NOT NULL
    );
    CREATE INDEX tables_listed ON tables (updated) WHERE public AND NOT over;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE TABLE events (
        table_id text NOT NULL, seq bigint NOT NULL, at bigint NOT NULL, body bytea NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE leases (name text PRIMARY KEY, holder text NOT NULL, until bigint NOT NULL);
    CREATE TABLE processes (id text PRIMARY KEY, until bigint NOT NULL);
    """,
)
