"""Why modules cannot be built."""


class CannotBuild(Exception):
    """A sentence that says what was expected, and what there was instead."""
