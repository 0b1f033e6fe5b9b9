"""A person at the terminal, as the tests imagine one: some typed lines, and all that is said in return."""

from collections.abc import Iterable, Iterator

from trefoil.bots.players.bot import Bot
from trefoil.bots.players.uniform import Uniform
from trefoil.core.game import Game
from trefoil.core.view import View
from trefoil.terminal.plain import Plain
from trefoil.terminal.screen import Screen
from trefoil.terminal.wrapping import wrapped


class Stubborn:
    """A bot that plays the first of its favourite moves that is legal, and else the first legal one."""

    def __init__(self, *favourites: str) -> None:
        self.favourites = favourites

    def choose(self, view: View) -> str:
        return next((move for move in self.favourites if move in view.legal_moves), next(iter(view.legal_moves)))


class Page(Screen):
    """A screen that somebody writes down."""

    width: int | None = None

    def __init__(self, said: list[str], lines: Iterable[str], width: int | None) -> None:
        super().__init__()
        self.said, self.typed, self.width = said, iter(lines), width

    def ask(self, prompt: str) -> str:
        self.said.append(prompt)
        try:
            return next(self.typed)
        except StopIteration:
            raise EOFError from None

    def tell(self, text: str) -> None:
        self.said.append(wrapped(text, self.width))

    def show(self, picture: str) -> None:
        self.said.append(picture)


def sit(
    game: Game,
    lines: Iterable[str],
    *,
    seat: int = 0,
    language: str = "en",
    bot: Bot | None = None,
    width: int | None = None,
) -> str:
    """Sit down, type the lines, get up when they end; everything that was said."""
    said: list[str] = []
    bots = {other: bot or Uniform(other) for other in range(int(game.options["players"])) if other != seat}
    Plain(game, seat, bots, language, "uniform", Page(said, lines, width)).run()
    return "\n".join(said)


def any_moves(game: Game, seat: int, most: int = 200) -> Iterator[str]:
    """Random legal moves for as long as somebody asks, or until there have been enough."""
    bot = Uniform(0)
    for _ in range(most):
        yield bot.choose(game.view(seat))
