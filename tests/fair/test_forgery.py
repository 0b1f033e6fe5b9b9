"""A server that cheats: every way in which it could once choose the deal is refused, or noticed by the honest."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from trefoil.core.game import MANUAL, Game
from trefoil.fair import stream
from trefoil.fair.proof import Unfair
from trefoil.fair.verifying import verified
from trefoil.games.triqueta.game import Triqueta

HONEST = bytes([7]) * 32
SECRET, GAME_ID = bytes(range(32)), bytes(range(16))
WANTED = ["token U", "token U"]  # what the server would like to be drawn first
TRIES = 5_000


class Forger:
    """A server at a table for two: seat 0 is an honest person's, seat 1 a bot's; `people` is what it claims of that."""

    def __init__(self, people: tuple[int, ...], version: str = stream.VERSION) -> None:
        rules = stream.ruleset(version, "triqueta", Triqueta.KERNEL.RULES, {"players": 2})
        self.terms = stream.Terms(version, GAME_ID, rules, people)
        self.server = stream.commitment(self.terms, SECRET)
        self.promises = {0: self.promise(0, HONEST)}
        self.reveals = {0: HONEST}

    def promise(self, seat: int, entropy: bytes) -> bytes:
        return stream.promise(self.terms, seat, self.server, entropy)

    def closed(self) -> bytes:
        """The list as it stands; an honest client keeps it when it reveals."""
        return stream.closed_list(self.terms, self.server, self.promises)

    def dealt(self, pick: Callable[[bytes, int, dict[str, int]], str] = stream.drawn) -> Game:
        """The game as it begins with what was said so far."""
        key = stream.key(self.terms, SECRET, self.promises, self.reveals)
        game: Game = Triqueta(players=2, first=stream.below(key, 0, 2), nature=MANUAL)
        for draw in (1, 2):
            game.push("draw")
            game.push(pick(key, draw, game.odds()))
            game.push("place 1")
        return game

    def record(self, game: Game) -> str:
        said: dict[str, Any] = {
            "version": self.terms.version,
            "game_id": GAME_ID.hex(),
            "ruleset": self.terms.ruleset.hex(),
            "commitment": self.server.hex(),
            "secret": SECRET.hex(),
            "contributions": [
                {"seat": seat, "commitment": promise.hex(), "entropy": shown(self.reveals.get(seat))}
                for seat, promise in self.promises.items()
            ],
            "first_by_lot": True,
        }
        if self.terms.version != stream.FIRST:
            said |= {"people": list(self.terms.people), "closed": self.closed().hex()}
        return json.dumps({**json.loads(game.record()), "fair": said})

    def grind(self, seat: int) -> Game:
        """Try late contributions for a seat, the honest entropy being known, until the draws are those wanted."""
        for number in range(TRIES):
            entropy = number.to_bytes(32, "big")
            self.promises[seat], self.reveals[seat] = self.promise(seat, entropy), entropy
            game = self.dealt()
            if [move for move in game.moves if move.startswith("token")] == WANTED:
                return game
        raise AssertionError(f"nothing that was wanted in {TRIES} tries")


def shown(entropy: bytes | None) -> str | None:
    return None if entropy is None else entropy.hex()


def test_an_honest_deal_is_right_and_its_contributor_finds_everything() -> None:
    honest = Forger(people=(0,))
    verdict = verified(honest.record(honest.dealt()), HONEST.hex(), honest.closed().hex())
    assert (verdict.draws, verdict.revealed, verdict.silent) == (2, (0,), ())


def test_the_first_version_could_not_see_a_late_contribution() -> None:
    forger = Forger(people=(), version=stream.FIRST)
    assert verified(forger.record(forger.grind(seat=1)), HONEST.hex()).revealed == (0, 1)


@pytest.mark.parametrize("version", [stream.FIRST, stream.SECOND])
@pytest.mark.parametrize("seat", [2, 5, 99, -1])
def test_a_late_contribution_of_a_seat_that_does_not_exist_is_refused(version: str, seat: int) -> None:
    forger = Forger(people=(0,), version=version)
    with pytest.raises(Unfair, match="Expected contributions in the order of seats"):
        verified(forger.record(forger.grind(seat)))


def test_a_late_contribution_of_a_bot_is_refused() -> None:
    forger = Forger(people=(0,))
    with pytest.raises(Unfair, match="from 0 only, got seats"):
        verified(forger.record(forger.grind(seat=1)))


def test_a_bot_cannot_be_made_a_person_afterwards() -> None:
    forger = Forger(people=(0,))
    game = forger.grind(seat=1)
    forger.terms = forger.terms._replace(people=(0, 1))
    with pytest.raises(Unfair, match="who may contribute"):
        verified(forger.record(game))


def test_a_late_contribution_of_a_friend_is_noticed_by_whoever_kept_the_closed_list() -> None:
    forger = Forger(people=(0, 1))
    seen = forger.closed().hex()
    text = forger.record(forger.grind(seat=1))
    with pytest.raises(Unfair, match="not the one that you saw"):
        verified(text, HONEST.hex(), seen)


def test_the_closed_list_cannot_be_the_one_that_was_seen_and_another() -> None:
    forger = Forger(people=(0, 1))
    seen = forger.closed().hex()
    body = json.loads(forger.record(forger.grind(seat=1)))
    body["fair"]["closed"] = seen
    with pytest.raises(Unfair, match="not those of the list that was closed"):
        verified(json.dumps(body))


def test_a_dropped_reveal_is_named_and_noticed_by_whoever_revealed() -> None:
    forger = Forger(people=(0, 1))
    friend = bytes([9]) * 32
    forger.promises[1], forger.reveals = forger.promise(1, friend), {1: friend}
    text = forger.record(forger.dealt())
    assert verified(text).silent == (0,)
    with pytest.raises(Unfair, match="promised by seat 0, and the deal was made without it"):
        verified(text, HONEST.hex())


def test_a_contribution_that_was_replaced_is_noticed_by_whoever_made_it() -> None:
    forger = Forger(people=(0,))
    other = bytes([9]) * 32
    forger.promises, forger.reveals = {0: forger.promise(0, other)}, {0: other}
    text = forger.record(forger.dealt())
    assert verified(text).revealed == (0,)
    with pytest.raises(Unfair, match="none of them was made with it"):
        verified(text, HONEST.hex())


def test_a_secret_that_was_chosen_late_is_refused() -> None:
    forger = Forger(people=(0,))
    body = json.loads(forger.record(forger.dealt()))
    body["fair"]["secret"] = (b"\x01" + SECRET[1:]).hex()
    with pytest.raises(Unfair, match="The secret"):
        verified(json.dumps(body))


def test_draws_from_weights_of_the_servers_own_are_refused() -> None:
    forger = Forger(people=(0,))
    game = forger.dealt(pick=lambda key, draw, odds: stream.drawn(key, draw, {"token U": 1}))
    with pytest.raises(Unfair, match="Draw 1 gives"):
        verified(forger.record(game), HONEST.hex())
