"""The flags of `trefoil train`."""

from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from trefoil.commands.flags.arguments import Commands, add_game_commands, checked, given_in, whole
from trefoil.commands.flags.parser import Misuse

MOST_ROUNDS = 1000
MOST_POSITIONS = 10**8
EXAMPLE = "trefoil train GAME --players 2"


@dataclass(frozen=True)
class Asked:
    """Which network is trained, how, and where it is written."""

    game: str
    options: dict[str, Any]
    seed: int
    plan: dict[str, int]  # what is not to be as it is usual for the game
    anew: bool
    out: Path | None
    kept: Path | None


def declare(commands: Commands) -> None:
    purpose = "train a network for a game, and write down what it learned"
    for parser in add_game_commands(commands, "train", purpose, asked_for, EXAMPLE)[1]:
        parser.add_argument("--seed", type=whole(), default=1, metavar="N", help="games and weights; 1 unless given")
        parser.add_argument("--rounds", type=whole(1, MOST_ROUNDS), metavar="N", help="of playing and learning")
        parser.add_argument("--positions", type=whole(1000, MOST_POSITIONS), metavar="N", help="to learn from, a round")
        parser.add_argument("--anew", action="store_true", help="begin again, whatever was kept of an earlier training")
        parser.add_argument("--out", type=Path, metavar="FILE", help="where to write it; into the package unless given")
        parser.add_argument("--kept", type=Path, metavar="FOLDER", help="where it is kept meanwhile")


def asked_for(chosen: Namespace) -> Asked:
    given = given_in(chosen)
    if "players" not in given:
        raise Misuse(f"Expected --players. For example: {EXAMPLE.replace('GAME', chosen.game)}.")
    checked(chosen.game, given)
    plan = {name: getattr(chosen, name) for name in ("rounds", "positions") if getattr(chosen, name)}
    return Asked(
        game=chosen.game,
        options=given,
        seed=chosen.seed,
        plan=plan,
        anew=chosen.anew,
        out=chosen.out,
        kept=chosen.kept,
    )
