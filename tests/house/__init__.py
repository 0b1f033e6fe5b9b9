"""Tests of the house itself: its form, its sizes, its locks, its documents and its verbs."""
