"""A table without a server around it: what a command leads to, and what a log makes."""
