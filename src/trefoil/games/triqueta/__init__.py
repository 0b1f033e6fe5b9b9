"""Triqueta: collect exactly three of a kind, and know when to leave the round."""
