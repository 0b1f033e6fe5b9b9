"""The terminal itself: text within its width, pictures as they are, and what the person types."""

import sys
import termios

from trefoil.terminal.wrapping import width_of, wrapped


class Screen:
    """Standard input and output."""

    def __init__(self) -> None:
        self._asked = False

    @property
    def width(self) -> int | None:
        """Columns, or None where there is no terminal to be filled; a window can change."""
        return width_of(sys.stdout)

    def ask(self, prompt: str) -> str:
        """A line typed by the person; if there is nobody to ask, the input has ended."""
        if not self._asked:
            self._asked = True
            forget_keys()
        try:
            return input(wrapped(prompt, self.width))
        except RuntimeError:  # a standard stream is closed
            raise EOFError from None

    def tell(self, text: str) -> None:
        """Words for the person."""
        print(wrapped(text, self.width), flush=True)

    def show(self, picture: str) -> None:
        """A drawing, which falls apart if it is broken at words."""
        print(picture, flush=True)


def forget_keys() -> None:
    """What was typed while nobody asked is no answer to the first question."""
    if sys.stdin is not None and sys.stdin.isatty():
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
