"""What players read, in their language: messages for the terminal and the page; those of a game lie with the game."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import TypeAlias

LANGUAGES = ("en", "fr", "de")

Say: TypeAlias = Callable[..., str]  # say(message, **values) -> text


@cache
def speaker(language: str, game: str | None = None) -> Say:
    """A function that says a message in a language: one of the house, or of the game that lies in a package."""
    # Whoever asks only which languages there are, as help does, does not wait for Fluent.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    sources = sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name)
    for file in [*sources, *([files(game).joinpath("words", f"{language}.ftl")] if game else [])]:
        bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def say(message: str, /, **values: object) -> str:
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"the message {message!r} has no text")
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        return str(text)

    return say
