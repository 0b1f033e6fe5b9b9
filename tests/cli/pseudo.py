"""A program at a terminal of its own, typed at by a test."""

import os
import pty
import re
import signal
from select import select

SOON = 60  # seconds; what takes longer hangs
CTRL_C = b"\x03"


def heed_ctrl_c() -> None:
    """A shell lets what it runs in the background ignore Ctrl-C, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A program at a terminal of its own."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.child, self.end = pty.fork()
        if not self.child:
            heed_ctrl_c()
            os.execve(command[0], command, environment)
        self.said = b""

    def type(self, keys: bytes) -> None:
        os.write(self.end, keys)

    def wait_for(self, words: bytes, times: int = 1) -> None:
        """Read on until something has been said."""
        while self.said.count(words) < times:
            self.hear()

    def wait_for_match(self, pattern: bytes) -> None:
        """The same, where it is not known word by word."""
        while not re.search(pattern, self.said):
            self.hear()

    def hear(self) -> None:
        more = self.read()
        assert more, self.said.decode()
        self.said += more

    def read(self) -> bytes:
        """What is said next; nothing when the program has gone, and one that hangs is put an end to."""
        if not select([self.end], [], [], SOON)[0]:
            os.kill(self.child, signal.SIGKILL)
        try:
            return os.read(self.end, 4096)
        except OSError:  # Linux says so when the program has gone
            return b""

    def close(self) -> tuple[int, str]:
        """All that was said, and the exit code."""
        while more := self.read():
            self.said += more
        os.close(self.end)
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1]), self.said.decode().replace("\r", "")
