"""The rules of Triqueta; paragraph numbers are those of its rule page."""
