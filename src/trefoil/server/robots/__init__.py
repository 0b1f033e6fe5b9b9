"""Bots that play and advise at tables."""
