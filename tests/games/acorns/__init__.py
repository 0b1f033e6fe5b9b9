"""Acorns: a small third game, in a package of its own; docs/adding-a-game.md walks through it."""

OPEN = ("stage", "turn", "bag", "eaten")  # what of a position lies open on the table, whoever looks
