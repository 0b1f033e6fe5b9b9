"""A game as text: one JSON document with the options and every move, nature's included."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from math import isfinite
from typing import Any, NoReturn

from trefoil.core.errors import BadOption, BadRecord
from trefoil.core.options import Chosen, Options
from trefoil.core.quoting import shortened

FORMAT = "trefoil-record/1"
KEYS = ("format", "game", "rules", "options", "moves")
LONGEST_NUMBER = 400  # digits
TAGS = ("seats", "fair", "date")  # what a record may say besides


@dataclass(frozen=True)
class Record:
    """What a record says, before anybody has checked that it can be played."""

    game: str
    rules: int
    options: dict[str, Any]
    moves: tuple[str, ...]
    tags: dict[str, Any] = field(default_factory=dict)

    def text(self) -> str:
        """The JSON document."""
        body = {"format": FORMAT, "game": self.game, "rules": self.rules, "options": self.options}
        return json.dumps({**body, "moves": list(self.moves), **self.tags}, ensure_ascii=False)


def read(text: str | bytes) -> Record:
    """Read a record; what is wrong with it is said in one sentence."""
    body = _document(text)
    if body.get("format") != FORMAT:
        raise BadRecord(_foreign(body.get("format")))
    for key in body:
        if key not in KEYS + TAGS:
            raise BadRecord(f"A record has no field {shortened(key)}: expected {', '.join(KEYS + TAGS)}.")
    return Record(
        game=_field(body, "game", str, "a name"),
        rules=_field(body, "rules", int, "a whole number"),
        options=_field(body, "options", dict, "an object"),
        moves=_moves(body),
        tags={key: body[key] for key in TAGS if key in body},
    )


def _document(text: object) -> dict[str, Any]:
    if not isinstance(text, str | bytes | bytearray):
        raise BadRecord(f"Expected the text of a record, got {shortened(text)}.")
    try:
        body = json.loads(
            text, object_pairs_hook=_without_repeats, parse_constant=_no_constant, parse_float=_finite, parse_int=_short
        )
        json.dumps(body, ensure_ascii=False).encode()
    except UnicodeError:
        raise BadRecord("A record is text in UTF-8: this one is not.") from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise BadRecord(f"A record is one JSON document: this text is damaged or cut off at {place}.") from None
    except RecursionError:
        raise BadRecord("A record is a flat JSON document: this one is nested too deeply.") from None
    if not isinstance(body, dict):
        raise BadRecord(f"A record is a JSON object: expected one, got {shortened(body)}.")
    return body


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    body = dict(pairs)
    if len(body) != len(pairs):
        raise BadRecord("A record names each field once: a field stands in this one twice.")
    return body


def _no_constant(name: str) -> NoReturn:
    raise BadRecord(f"A record holds plain JSON: expected a number, got {name}.")


def _finite(text: str) -> float:
    number = float(text)
    return number if isfinite(number) else _no_constant(shortened(text))


def _short(text: str) -> int:
    return int(text) if len(text) <= LONGEST_NUMBER else _no_constant(shortened(text))


def _foreign(got: object) -> str:
    if isinstance(got, str) and got.startswith(FORMAT.rpartition("/")[0] + "/"):
        return f"This version reads records of format {FORMAT!r}, got {shortened(got)}."
    return f"This is not a Trefoil record: expected a format of {FORMAT!r}, got {shortened(got)}."


def _field(body: dict[str, Any], key: str, kind: type, called: str) -> Any:
    if key not in body:
        raise BadRecord(f"A record has a field {key!r}: it is missing.")
    if type(body[key]) is not kind:
        raise BadRecord(f"Expected {called} as field {key!r} of a record, got {shortened(body[key])}.")
    return body[key]


def _moves(body: dict[str, Any]) -> tuple[str, ...]:
    moves = _field(body, "moves", list, "a list of texts")
    for number, move in enumerate(moves, 1):
        if not isinstance(move, str):
            raise BadRecord(f"Expected a text as move {number} of the record, got {shortened(move)}.")
    return tuple(moves)


def is_earlier(record: Record, rules: int) -> bool:
    """Whether a record follows an earlier version of its game's rules: nobody here can tell what was legal then."""
    return 1 <= record.rules < rules


def check_game(record: Record, game: str, rules: int) -> None:
    """Refuse the record of another game, or of other rules than are played here."""
    if record.game != game:
        raise BadRecord(f"This is a record of {shortened(record.game)}: expected one of {game!r}.")
    if is_earlier(record, rules):
        raise BadRecord(
            f"This version plays version {rules} of the rules of {game}, got a record of version {record.rules}: "
            "its moves can be listed, but not played."
        )
    if record.rules != rules:
        raise BadRecord(
            f"This version plays the rules of {game} up to version {rules}, got a record of version {record.rules}."
        )


def checked_options(record: Record, options: Options) -> Chosen:
    """The options of the record; all of them must be there, for nothing is drawn by lot when a game is read."""
    for option in options.options:
        if record.options.get(option.name) is None:
            raise BadRecord(f"The options of the record name {option.name!r}: it is missing.")
    try:
        return options.choose(record.options, lambda n: 0)
    except BadOption as error:
        raise BadRecord(f"The options of the record cannot be used. {error}") from None


def replayed(moves: tuple[str, ...], push: Callable[[str], None], first: int = 1) -> None:
    """Play moves of a record, the first of them by its number; one that cannot be played is named."""
    for number, move in enumerate(moves, first):
        try:
            push(move)
        except ValueError as error:
            raise BadRecord(f"Move {number} of the record cannot be played. {error}") from None
