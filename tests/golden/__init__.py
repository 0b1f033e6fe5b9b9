"""Whole games with everything every seat saw, kept as text and compared byte by byte."""
