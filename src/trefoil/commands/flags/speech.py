"""`--language`: in which language a command speaks to its player."""

from argparse import Namespace
from collections.abc import Mapping

from trefoil.commands.flags.parser import Misuse, Parser, did_you_mean
from trefoil.terminal.language import preferred
from trefoil.words import LANGUAGES


def add_language(parser: Parser, default: str | None = None) -> None:
    spoken = "{" + ",".join(LANGUAGES) + "}"
    meaning = "the language to speak; by default that of your system"
    parser.add_argument("--language", metavar=spoken, default=default, help=meaning)


def language_in(chosen: Namespace, environment: Mapping[str, str]) -> str:
    """The language asked for by the flag, or by the environment."""
    asked: str | None = getattr(chosen, "language", None)
    if asked is None:
        return preferred(environment)
    if asked not in LANGUAGES:
        guess = did_you_mean(asked, LANGUAGES)
        raise Misuse(f"Expected {', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]} as --language, got {asked!r}{guess}.")
    return asked
