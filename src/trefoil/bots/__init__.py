"""Bots choose a move, given a view and nothing more."""
