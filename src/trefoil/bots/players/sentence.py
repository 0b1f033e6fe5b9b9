"""A bot's whole turn: one view in, and a sentence out, each step chosen from what its seat sees by then."""

from trefoil.bots.players.bot import Bot
from trefoil.bots.players.chooser import Chooser
from trefoil.core.view import View


def sentence_of(bot: Bot, view: View) -> tuple[str, ...]:
    """The moves that a bot makes in a row, until another is to move or its seat learns something."""
    if isinstance(bot, Chooser):
        return bot.sentence(view)
    moves: list[str] = []
    ahead: View | None = view
    while ahead is not None:
        moves.append(bot.choose(ahead))
        ahead = ahead.after(moves[-1])
    return tuple(moves)
