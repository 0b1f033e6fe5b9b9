"""The rules of Tock; paragraph numbers are those of its rule page."""
