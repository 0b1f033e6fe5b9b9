"""Why something is refused: a code for programs and a sentence for people."""

from trefoil.core.errors import TrefoilError
from trefoil.protocol.events import Refusal


class Refused(TrefoilError):
    """The command is not carried out."""

    def __init__(self, code: Refusal, sentence: str, wait: int | None = None) -> None:
        super().__init__(sentence)
        self.code: Refusal = code
        self.wait = wait  # seconds until another try may succeed, where that is known


NO_TABLE = "There is no such table, or it is not yours."
UNREADABLE = "This table cannot be read: its log is damaged. Whoever runs the server can see more in its backup."
COMPILING = "The bots are being compiled: try again in a minute."
UNAVAILABLE = "The database does not answer now. Say it again in a moment, with the same cid: it is carried out once."


def no_table() -> Refused:
    """The same words whether there is none or it is somebody else's."""
    return Refused("no_table", NO_TABLE)
