"""Ctrl-C ends in one line, also while code is compiled or compiled code runs, when Python would not look at it."""

import os
import signal
import sys
import termios
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import NoReturn

from trefoil.terminal.wrapping import width_of, wrapped

INTERRUPTED = 130  # as a shell counts it
STDERR = 2
AS_BEFORE = "\x1b[?25h\x1b[?2004l"  # a bar hides the cursor, a prompt asks for pasted text to be marked


def nothing_kept() -> str:
    """What most commands say."""
    return "Interrupted."


@contextmanager
def at_once(last_words: Callable[[], str] = nothing_kept) -> Iterator[None]:
    """Let Ctrl-C say one line and end the program, whatever the main thread is in the middle of.

    A KeyboardInterrupt would wait for compiled code to return, and is lost in the callbacks of a compiler.
    """
    away = threading.current_thread() is not threading.main_thread()
    if away or signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # as a shell asks of what it runs in the background
        yield
        return
    ear, mouth = os.pipe()
    os.set_blocking(mouth, False)
    mend = _mender()
    before = signal.signal(signal.SIGINT, lambda *_: None)
    outside = signal.set_wakeup_fd(mouth, warn_on_full_buffer=False)
    listener = threading.Thread(target=_listen, args=(ear, last_words, mend), daemon=True)
    listener.start()
    try:
        with saying(last_words):
            yield
    finally:
        signal.set_wakeup_fd(outside)
        signal.signal(signal.SIGINT, before)
        os.close(mouth)
        listener.join()
        os.close(ear)


@contextmanager
def saying(last_words: Callable[[], str]) -> Iterator[None]:
    """Let Ctrl-C end what goes on here as Python does, and then the program, with one line."""
    try:
        yield
    except KeyboardInterrupt:
        raise KeyboardInterrupt(last_words()) from None


def _listen(ear: int, last_words: Callable[[], str], mend: Callable[[], None]) -> None:
    """Wait for signals until there can be no more."""
    while caught := os.read(ear, 1):
        if caught[0] == signal.SIGINT:
            line = last_words()
            mend()
            _end(line)


def _mender() -> Callable[[], None]:
    """What makes the terminal as it is now: at a prompt it does not show what is typed."""
    if sys.stdin is None or not sys.stdin.isatty():
        return lambda: None
    stream, now = sys.stdin.fileno(), termios.tcgetattr(sys.stdin)
    return lambda: termios.tcsetattr(stream, termios.TCSANOW, now)


def _end(line: str) -> NoReturn:
    """Say the line and go, past whatever stands in for standard error: a progress bar would draw itself below it."""
    with suppress(OSError):  # the stream may be closed
        os.write(STDERR, f"{last_line(line)}\n".encode(errors="replace"))
    os._exit(INTERRUPTED)


def last_line(line: str) -> str:
    """A line of its own for standard error, wherever the cursor was, on a terminal that is as it was before."""
    width = width_of(sys.stderr)
    if width is None and width_of(sys.stdout) is not None:
        print(flush=True)
    if width is None:
        return line
    return f"{'' if os.environ.get('TERM') == 'dumb' else AS_BEFORE}\n{wrapped(line, width)}"
