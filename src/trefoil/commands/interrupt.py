"""Ctrl-C while compiled code runs: Python would not look at it before the code returns."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def at_once() -> Iterator[None]:
    """Let Ctrl-C end the program without asking Python."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
