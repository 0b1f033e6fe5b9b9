"""A table to play Triqueta on, move by move, written as one line; nature plays what the line says."""

from trefoil import Triqueta


def table(players: int = 3, first: int = 0, moves: str = "") -> Triqueta:
    """A game after these moves."""
    return play(Triqueta(players=players, first=first, nature="manual"), moves)


def play(game: Triqueta, moves: str) -> Triqueta:
    """Play moves that are separated by commas."""
    for move in filter(None, (part.strip() for part in moves.split(","))):
        game.push(move)
    return game


def line(*parts: str) -> str:
    """Several lines of moves as one."""
    return ", ".join(part for part in parts if part)


def laid(tokens: str, row: int) -> str:
    """One turn after the other a token is drawn and placed in a row: `laid("RO", 1)`."""
    return line(*(f"draw, token {token}, place {row}" for token in tokens))


def kept(token: str) -> str:
    """A token is drawn and kept."""
    return f"draw, token {token}, keep"


def taken(players: int) -> str:
    """Everybody takes a row: row 1, row 2 and so on."""
    return line(*(f"take {row + 1}" for row in range(players)))


def rest(players: int, *towers: int) -> str:
    """Whole rounds, one for each tower, in which nobody draws."""
    return line(*(line(f"tower {tower}", taken(players)) for tower in towers or (2, 3, 4)))


def seat(game: Triqueta, number: int) -> dict[str, object]:
    """What lies in front of a seat."""
    lying: dict[str, object] = game.position()["seats"][number]
    return lying
