"""`--language`: in which language a command speaks to its player."""

from argparse import Namespace
from collections.abc import Mapping

from trefoil.commands.arguments import Misuse, Parser

LANGUAGES = ("en", "fr", "de")  # those of trefoil.words, which is too heavy to load for a line of help


def add_language(parser: Parser) -> None:
    spoken = "{" + ",".join(LANGUAGES) + "}"
    parser.add_argument("--language", metavar=spoken, help="the language to speak; by default that of your system")


def language_in(chosen: Namespace, environment: Mapping[str, str]) -> str:
    """The language asked for by the flag, or by the environment."""
    from trefoil.terminal.language import preferred

    asked: str | None = chosen.language
    if asked is None:
        return preferred(environment)
    if asked not in LANGUAGES:
        raise Misuse(f"Expected {', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]} as --language, got {asked!r}.")
    return asked
