"""The server, from its pure table to real sockets and databases."""
