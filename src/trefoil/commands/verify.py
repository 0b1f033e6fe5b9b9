"""`trefoil verify`: the deal of a recorded game, dealt again from nothing but the record."""

from trefoil.commands.flags.verify import Asked
from trefoil.commands.ready import rules_ready
from trefoil.fair.stream import FIRST
from trefoil.fair.verifying import Verdict, verified
from trefoil.games.catalogue import load

KEPT_NOTHING = (
    "The record agrees with itself. That nobody chose this deal is shown only to somebody who kept their own entropy "
    "(--mine) and the closed list that they saw (--closed)."
)
NO_LIST = (
    "That nobody could add to the deal after your entropy was known is shown only together with the closed list that "
    "you saw (--closed)."
)
FIRST_VERSION = (
    "It was dealt by the first version of fair dealing, which proves less: the list of contributions was not fixed "
    "before they were revealed, so the server could have added one of its own."
)
BEGINNING = (
    "This is a beginning: where the record ends, the game is not over. It was ended early, or moves are missing."
)
NOBODY = "Nobody's entropy is in it: the server alone chose this deal."


def run(asked: Asked) -> None:
    if asked.game.said.tags.get("fair") is not None:  # without a proof nothing is dealt again
        rules_ready(load(asked.game.said.game))
    verdict = verified(asked.game.text, asked.mine, asked.closed)
    print("\n".join(told(verdict, asked.mine is not None, asked.closed is not None)))


def told(verdict: Verdict, mine: bool, closed: bool) -> list[str]:
    """What a verdict proves, and what it does not."""
    draws = "1 draw of nature follows" if verdict.draws == 1 else f"{verdict.draws} draws of nature follow"
    said = [f"Dealt as promised: {draws} from the secret and what the players added."]
    said += ["Your entropy is in it."] if mine else []
    said += ["The closed list is the one that you saw."] if closed else []
    said += [f"Seat {seat} promised entropy and did not reveal it." for seat in verdict.silent]
    said += [choice(len(verdict.silent))] if verdict.silent else []
    said += [f"Seat {seat} promised no entropy." for seat in verdict.absent]
    said += [] if verdict.revealed else [NOBODY]
    said += [FIRST_VERSION] if verdict.version == FIRST else []
    said += [] if verdict.whole else [BEGINNING]
    if not mine:
        return [*said, KEPT_NOTHING]
    return said if closed or verdict.version == FIRST else [*said, NO_LIST]


def choice(silent: int) -> str:
    """How far those who did not reveal could choose."""
    return f"Whoever held entropy back could choose among {2**silent} deals, if the server told them the rest."
