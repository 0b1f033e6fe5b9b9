"""Where tables are kept: the same contract over SQLite and over PostgreSQL."""
