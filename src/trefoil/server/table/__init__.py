"""One table, pure: a command and a context in, an entry out."""
