"""Tests of the words for players."""
