"""Help: examples that can be typed, defaults and levels that are true, and the word that was probably meant."""

import shlex
from collections.abc import Iterator
from dataclasses import fields

import pytest

from tests.cli.conftest import Call
from tests.cli.test_refusals import assert_refused
from trefoil import cli
from trefoil.bots.players import names
from trefoil.commands.flags import play
from trefoil.commands.flags.parser import Misuse, Parser
from trefoil.server.settings import Settings, read, usual


def parsers() -> Iterator[tuple[str, Parser]]:
    """Every parser there is, with the words that lead to it."""
    waiting = [("trefoil", cli.parser())]
    while waiting:
        name, parser = waiting.pop()
        yield name, parser
        for action in parser._actions:
            if isinstance(action.choices, dict):
                waiting += [(f"{name} {word}", below) for word, below in action.choices.items()]


NAMES = [name for name, _ in parsers()]


@pytest.mark.parametrize("name", NAMES)
def test_every_help_has_examples_that_can_be_typed(name: str) -> None:
    parser = dict(parsers())[name]
    assert parser.examples
    for example in parser.examples:
        assert example in parser.format_help()
        program, *words = shlex.split(example)
        assert program == "trefoil"
        cli.parser().parse_args(words)


@pytest.mark.parametrize("width", ["50", "100"])
@pytest.mark.parametrize("name", NAMES)
def test_help_keeps_within_the_terminal(name: str, width: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", width)
    unbreakable = (" --", "usage:", "{")  # a flag with its values is one word
    lines = dict(parsers())[name].format_help().splitlines()
    assert [line for line in lines if len(line) > int(width) and not any(sign in line for sign in unbreakable)] == []


@pytest.mark.parametrize("command", ["play", "arena"])
def test_the_levels_are_listed_with_what_they_do(trefoil: Call, command: str) -> None:
    told = " ".join(trefoil(command, "tock", "--help").out.split())
    for name, does in names.NAMES.items():
        assert f"{name} {does}" in told


def test_the_defaults_of_the_server_can_be_typed_as_they_are_told() -> None:
    told = {one.name: usual(one) for one in fields(Settings)}
    assert read({}, {name: text for name, text in told.items() if text != "none" and name != "database"}) == Settings()
    assert Settings().file.name in told["database"]


def test_every_setting_is_in_the_help_with_its_default(trefoil: Call) -> None:
    told = " ".join(trefoil("serve", "--help").out.split())
    for one in fields(Settings):
        assert f"{one.metadata['meaning']}; {usual(one)} unless given" in told


@pytest.mark.parametrize("words", [(), ("play",), ("play", "Tock"), ("serve",), ("help",)])
def test_help_can_be_asked_for_by_a_word(trefoil: Call, words: tuple[str, ...]) -> None:
    asked, flagged = trefoil("help", *words), trefoil(*words, "--help")
    assert (asked.code, asked.out) == (0, flagged.out)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("pla triqueta", "play"),
        ("help sevre", "serve"),
        ("play triquetta", "triqueta"),
        ("rules tok", "tock"),
        ("play tock --against mastr", "master"),
        ("arena tock --seats greedy,serch", "search"),
        ("play tock --deck plian", "plain"),
        ("play tock --direction clockwize", "clockwise"),
        ("play tock --plaiers 4", "--players"),
        ("play tock --language eng", "en"),
    ],
)
def test_what_was_probably_meant_is_said(trefoil: Call, line: str, meant: str) -> None:
    assert_refused(trefoil(*line.split()), f"(did you mean {meant!r}?)")


def test_what_is_like_nothing_is_not_guessed_at(trefoil: Call) -> None:
    assert "did you mean" not in trefoil("dance").err


@pytest.mark.parametrize("line", ["rules Tock", "rules TOCK", "perft Tock --depth 0", "play --language fr Tock"])
def test_a_game_may_be_written_in_capitals(trefoil: Call, line: str) -> None:
    assert trefoil(*line.split()).code == 0


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "argument command: invalid choice: 'pla' (choose from 'play', 'serve')",  # Python 3.11 to 3.13
            "There is no command 'pla' (did you mean 'play'?): expected play or serve.",
        ),
        (
            "argument command: invalid choice: 'pla' (choose from play, serve)",  # Python 3.12.8 and newer
            "There is no command 'pla' (did you mean 'play'?): expected play or serve.",
        ),
        (
            "argument command: invalid choice: 'pla', maybe you meant 'play'? (choose from play, serve)",  # 3.14
            "There is no command 'pla' (did you mean 'play'?): expected play or serve.",
        ),
        ("argument --seat: expected one argument", "Expected a value after --seat, got none."),
        ("argument --json: ignored explicit argument '1'", "Expected no value after --json, got '1'."),
        ("argument --a: not allowed with argument --b", "Cannot use --a: not allowed with argument --b."),
        ("the following arguments are required: record", "Expected the file of a record, or - for standard input."),
        ("unrecognized arguments: x", "Cannot use 'x' here: expected only what --help lists."),
        ("one of the arguments --a --b is required", "One of the arguments --a --b is required."),
    ],
)
def test_whatever_argparse_says_becomes_a_sentence(said: str, told: str) -> None:
    with pytest.raises(Misuse) as refusal:
        Parser().error(said)
    assert str(refusal.value) == told


def test_a_flag_that_is_given_twice_is_refused(trefoil: Call) -> None:
    refused = trefoil("play", "triqueta", "--record", "a.json", "--record", "b.json")
    assert_refused(refused, "Expected --record once, got it twice.")


def test_the_opponent_unless_given_is_a_level() -> None:
    assert play.OPPONENT in names.NAMES
