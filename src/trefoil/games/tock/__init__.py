"""Tock: cards drive pawns round the ring and home; the sheet it is taken from is titled "Triominos"."""
