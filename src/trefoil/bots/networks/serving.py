"""Which network serves a table: that of its row, if its file serves such a table and is for the rules as they are."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from trefoil.bots.networks.rows import has_networks, row_of, rows_of, selecting
from trefoil.bots.networks.weights import Made, NoNetwork, files_of, made_in, read, training_command
from trefoil.core.game import Game
from trefoil.core.options import Chosen, matches
from trefoil.core.state import Records


@dataclass(frozen=True, eq=False)
class Learned:
    """A network that can be used, and how it was made."""

    network: Records
    made: Made


@cache
def learned_in(kind: type[Game], row: str, path: Path) -> Learned:
    """The network in a file of a row, for the rules as they are."""
    network, made = read(path, row)
    expect_fitting(kind, row, path, made)
    return Learned(network, made)


def made_of(kind: type[Game], row: str, path: Path) -> Made:
    """How a network was made that can be used, without its weights."""
    made = made_in(path, row)
    expect_fitting(kind, row, path, made)
    return made


def expect_fitting(kind: type[Game], row: str, path: Path, made: Made) -> None:
    """Refuse a network for another row, or for other rules than are played."""
    expected, got = (row, kind.KERNEL.RULES, kind.KNOWLEDGE.N_FEATURES), (made.row, made.rules, made.features)
    if got != expected:
        told = "expected {} for version {} of the rules with {} features, got {} for version {} with {}"
        raise NoNetwork(
            f"The learned weights {path.name} are of another kind: {told.format(*expected, *got)}. "
            f"`{training_command(row)}` makes them again; the other levels play on."
        )


def expect_networks(kind: type[Game]) -> None:
    """Refuse a game for which no networks are trained."""
    if not has_networks(kind):
        raise NoNetwork(f"There are no networks for {kind.TITLE}: every level but master plays it.")


def tables_of(kind: type[Game]) -> list[Chosen]:
    """For each network of a game that can be used, the values that the options of a table must have."""
    found = []
    for row, chosen in rows_of(kind).items():
        for path in files_of(row):
            with suppress(NoNetwork):
                found.append({**chosen, **made_of(kind, row, path).tables})
    return found


def network_for(kind: type[Game], options: Mapping[str, Any]) -> Learned:
    """The network that serves a table, or a refusal that says why there is none."""
    expect_networks(kind)
    row, refusals, others = row_of(kind, options), list[NoNetwork](), list[Made]()
    for path in files_of(row):
        try:
            learned = learned_in(kind, row, path)
        except NoNetwork as refusal:
            refusals.append(refusal)
            continue
        if matches(options, learned.made.tables):
            return learned
        others.append(learned.made)
    raise refusals[0] if refusals else none_yet(kind, options, others)


def none_yet(kind: type[Game], options: Mapping[str, Any], others: list[Made]) -> NoNetwork:
    """That no network serves a table; the others of its row tell which options matter beside those that select it."""
    names = dict.fromkeys([*selecting(kind, options), *(name for made in others for name in made.tables)])
    said = ", ".join(f"{name}={options[name]!r}" for name in names)
    return NoNetwork(
        f"There is no master yet for {kind.TITLE} with {said}: `{training_command(row_of(kind, options))}` trains one; "
        "the other levels play on."
    )
