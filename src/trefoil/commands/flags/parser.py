"""A parser that complains in one sentence: what was expected, what was typed, and the nearest word that would do."""

import re
from argparse import Action, ArgumentError, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from trefoil.core.errors import TrefoilError
from trefoil.core.quoting import listed
from trefoil.games.catalogue import GAMES
from trefoil.terminal.wrapping import wrapped

NEEDED = {  # what a command takes, as a sentence calls it
    "game": f"a game: {listed(GAMES)}",
    "record": "the file of a record, or - for standard input",
    "file": "the file of a backup",
}


class Misuse(TrefoilError):
    """The command line cannot be understood."""


def did_you_mean(typed: str, words: Iterable[str]) -> str:
    """The nearest of the words in parentheses, if one is near.

    >>> did_you_mean("pla", ["play", "serve"])
    " (did you mean 'play'?)"
    """
    found = get_close_matches(typed.lower(), words, n=1)
    return f" (did you mean {found[0]!r}?)" if found else ""


class Once(Action):
    """A value that is given once: of two, nobody could say which was meant."""

    def __call__(self, parser: Any, chosen: Namespace, value: Any, flag: str | None = None) -> None:
        given = chosen.__dict__.setdefault("_given", set())
        if flag and self.dest in given:
            raise ArgumentError(self, "given twice")
        given.add(self.dest)
        setattr(chosen, self.dest, value)


class Lines(HelpFormatter):
    """Help whose examples keep their lines."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return wrapped("\n".join(indent + line for line in text.splitlines()), width)


class Parser(ArgumentParser):
    """Raises one sentence instead of printing a page."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"allow_abbrev": False, "formatter_class": Lines, **settings})
        self.register("action", None, Once)
        self.register("action", "store", Once)
        self.examples: tuple[str, ...] = ()
        self.games: tuple[str, ...] = ()  # names that may be typed in capitals

    def show_examples(self, examples: Iterable[str]) -> None:
        """Put examples below the help; the first one is told to whoever leaves something out."""
        self.examples = tuple(examples)
        self.add_notes("examples", self.examples)

    def add_notes(self, title: str, lines: Iterable[str]) -> None:
        """Some lines with a title, below the flags."""
        notes = "\n".join([f"{title}:", *(f"  {line}" for line in lines)])
        self.epilog = f"{self.epilog}\n\n{notes}" if self.epilog else notes

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """As always, but what is left over is refused here, where the flags that were meant are known."""
        chosen, left = super().parse_known_args(None if args is None else self._lowered(args), namespace)
        if left:
            self.error(f"unrecognized arguments: {' '.join(left)}")
        return chosen, left

    def _lowered(self, words: Sequence[str]) -> list[str]:
        """The words, the first that names a game in small letters."""
        at = next((k for k, word in enumerate(words) if word.lower() in self.games), len(words))
        return [*words[:at], *map(str.lower, words[at : at + 1]), *words[at + 1 :]]

    def error(self, message: str) -> NoReturn:
        for pattern, complaint in COMPLAINTS.items():
            if found := re.fullmatch(pattern, message, re.DOTALL):
                raise Misuse(complaint(self, *found.groups()))
        raise Misuse(f"{message[:1].upper()}{message[1:]}.")


# What argparse says, in the wordings of all its versions, and how the house says it.


def _no_such(parser: Parser, name: str, typed: str, choices: str) -> str:
    names = re.findall(r"[^\s',]+", choices)
    guess = did_you_mean(typed.strip("'\""), names)
    return f"There is no {name} {typed}{guess}: expected {', '.join(names[:-1])} or {names[-1]}."


def _missing(parser: Parser, names: str) -> str:
    needed = " and ".join(NEEDED.get(name, name) for name in names.split(", "))
    example = f" For example: {parser.examples[0]}." if parser.examples else ""
    return f"Expected {needed}.{example}"


def _left_over(parser: Parser, typed: str) -> str:
    flags = [flag for action in parser._actions for flag in action.option_strings]
    guess = did_you_mean(typed.split(" ")[0].split("=")[0], flags) if typed.startswith("-") else ""
    return f"Cannot use '{typed}' here{guess}: expected only what --help lists."


COMPLAINTS: dict[str, Callable[..., str]] = {
    r"argument (\S+): invalid choice: (.+?)(?:, maybe you meant '.+?'\?)? \((?:choose from )?(.+?)\)": _no_such,
    r"argument (\S+): unknown parser (.+?) \(choices: (.+?)\)": _no_such,
    r"argument (.+?): expected one argument": lambda _, flag: f"Expected a value after {flag}, got none.",
    r"argument (.+?): given twice": lambda _, flag: f"Expected {flag} once, got it twice.",
    r"argument (.+?): ignored explicit argument (.+)": lambda _, flag, value: (
        f"Expected no value after {flag}, got {value}."
    ),
    r"argument (.+?): (.+), got (.+)": lambda _, flag, wanted, value: f"Expected {wanted} as {flag}, got {value}.",
    r"argument (.+?): (.+)": lambda _, flag, why: f"Cannot use {flag}: {why}.",
    r"the following arguments are required: (.+)": _missing,
    r"unrecognized arguments: (.*)": _left_over,
}
