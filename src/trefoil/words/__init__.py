"""What players read, in their language: one catalogue of messages for the terminal and the page."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import TypeAlias

LANGUAGES = ("en", "fr", "de")

Say: TypeAlias = Callable[..., str]  # say(message, **values) -> text


@cache
def speaker(language: str) -> Say:
    """A function that says a message of the catalogue in a language."""
    # Whoever asks only which languages there are, as help does, does not wait for Fluent.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
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
