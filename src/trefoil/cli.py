"""The command `trefoil`: picks what was asked for, and says in one sentence what went wrong."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress

from trefoil import __version__
from trefoil.commands.flags import (
    arena,
    backup,
    bench,
    hint,
    perft,
    play,
    replay,
    restore,
    rules,
    serve,
    train,
    verify,
    warm,
)
from trefoil.commands.flags.arguments import Commands, add_verb
from trefoil.commands.flags.parser import Parser
from trefoil.core.errors import TrefoilError
from trefoil.core.quoting import listed, shortened
from trefoil.games.catalogue import GAMES, expect_sound
from trefoil.terminal.interrupt import INTERRUPTED, last_line, nothing_kept
from trefoil.terminal.wrapping import width_of, wrapped

COMMANDS = (play, serve, replay, verify, backup, restore, hint, rules, arena, train, perft, bench, warm)
FAILED, BAD_INPUT, PIPE_CLOSED = 1, 2, 141  # the last as a shell counts it
LONGEST = 500  # characters of a complaint


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 if all is well, 2 if the input was not."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show ▸ is no reason to stop
    try:
        return answered(arguments)
    except TrefoilError as error:
        complain(str(error))
        return BAD_INPUT
    except KeyboardInterrupt as stop:
        print(last_line(str(stop) or nothing_kept()), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        silence()
        return PIPE_CLOSED
    except OSError as error:
        silence()
        complain(refused(error))
        return FAILED


def answered(arguments: Sequence[str] | None) -> int:
    """Do what was asked; nothing is left unsaid when this returns."""
    try:
        expect_sound()
        chosen = parser().parse_args(arguments)
        chosen.run(chosen)
        return 0
    except SystemExit as done:  # after --help and --version
        return int(done.code or 0)
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()


def parser() -> Parser:
    """Every command with its flags."""
    whole = Parser(prog="trefoil", description=f"{listed(GAMES.values(), 'and')}, by the complete rules.")
    whole.add_argument("--version", action="version", version=f"trefoil {__version__}")
    whole.set_defaults(run=lambda chosen: whole.print_help())
    first, *_, last = GAMES
    whole.show_examples((f"trefoil play {first}", "trefoil help play", f"trefoil help play {last}"))
    commands = whole.add_subparsers(metavar="command", title="commands")
    for command in COMMANDS:
        command.declare(commands)
    declare_help(commands, whole)
    return whole


def declare_help(commands: Commands, whole: Parser) -> None:
    """`trefoil help play` says what `trefoil play --help` says."""

    def run(chosen: Namespace) -> None:
        whole.parse_args([*chosen.command, "--help"])

    asking = add_verb(commands, "help", "tell more about a command", run, "trefoil help play", "trefoil help")
    asking.add_argument("command", nargs="*", metavar="command", help="the command, and its game if you like")


def refused(error: OSError) -> str:
    """What the system did not allow, in a sentence."""
    why = error.strerror or str(error)
    what = f"use {shortened(error.filename, 200)}" if error.filename else "go on"
    return f"Cannot {what}: {why[:1].lower()}{why[1:]}."


def complain(sentence: str) -> None:
    """One line on standard error, whatever the sentence quotes."""
    line = "".join(letter if letter.isprintable() else "·" for letter in " ".join(sentence.split()))
    half = LONGEST // 2
    told = f"trefoil: {line if len(line) <= LONGEST else f'{line[:half]}…{line[-half:]}'}"
    print(wrapped(told, width_of(sys.stderr)), file=sys.stderr)


def silence() -> None:
    """Let what could not be written go nowhere, or Python would try again on its way out."""
    with suppress(AttributeError, OSError):  # where standard output is no file, there is nothing to silence
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
