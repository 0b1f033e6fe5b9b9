"""The committed stream: known values, and draws that are even."""

import hashlib
import hmac
import json
import re
from collections import Counter

import pytest

from tests.house.tree import ROOT
from trefoil.fair import stream

GAME_ID, SECRET = bytes(range(16)), bytes(range(32))
OPTIONS = {"players": 4, "deck": "plain", "friendly_fire": False}
VERSIONS = (stream.FIRST, stream.SECOND)


def terms(version: str = stream.SECOND) -> stream.Terms:
    return stream.Terms(version, GAME_ID, stream.ruleset(version, "tock", 1, OPTIONS), (0, 2, 3))


@pytest.mark.parametrize("version", VERSIONS)
def test_the_hash_is_the_one_of_the_page(version: str) -> None:
    said = [version.encode(), b"seat-commit", b"\x00\x01", b"12", "é".encode()]
    by_hand = b"".join(len(part).to_bytes(4, "big") + part for part in said)
    assert stream.hashed(version, "seat-commit", b"\x00\x01", 12, "é") == hashlib.sha256(by_hand).digest()


def test_the_key_of_the_first_version_is_known() -> None:
    first = terms(stream.FIRST)
    server = stream.commitment(first, SECRET)
    entropy = {0: bytes([1]) * 32, 2: bytes([2]) * 32}
    promises = {seat: stream.promise(first, seat, server, said) for seat, said in entropy.items()}
    key = stream.key(first, SECRET, promises, {0: entropy[0]})
    assert first.ruleset.hex() == "908aa68e74cb116f409e263c6456b7fc743e913dcd8d35ee661d88f517027310"
    assert server.hex() == "a8017573d557a9a7191a55a040e2c3597a7cb152b6d08924ba8b7d677f438b46"
    assert key.hex() == "f9a954d32db6560f38ed38da78880876df4f745030fdd268b94744a3510c41b3"
    assert [stream.below(key, draw, 54) for draw in range(12)] == [11, 22, 12, 6, 4, 53, 44, 17, 14, 24, 35, 36]


def test_the_worked_example_of_the_page_comes_out() -> None:
    worked = json.loads(re.findall(r"```json\n(.*?)```", (ROOT / "docs/fairness.md").read_text("utf-8"), re.DOTALL)[0])
    rules = stream.ruleset(worked["version"], worked["game"], worked["rules"], worked["options"])
    said = stream.Terms(worked["version"], bytes.fromhex(worked["game_id"]), rules, tuple(worked["people"]))
    secret = bytes.fromhex(worked["secret"])
    server = stream.commitment(said, secret)
    entropy = {one["seat"]: bytes.fromhex(one["entropy"]) for one in worked["contributions"]}
    promises = {seat: stream.promise(said, seat, server, drawn) for seat, drawn in entropy.items()}
    revealed = {one["seat"]: entropy[one["seat"]] for one in worked["contributions"] if one["revealed"]}
    key = stream.key(said, secret, promises, revealed)
    assert said.version == stream.VERSION
    assert rules.hex() == worked["ruleset"]
    assert server.hex() == worked["commitment"]
    assert {seat: promise.hex() for seat, promise in promises.items()} == {
        one["seat"]: one["commitment"] for one in worked["contributions"]
    }
    assert stream.closed_list(said, server, promises).hex() == worked["closed"]
    assert stream.transcript(said, server, promises, revealed).hex() == worked["transcript"]
    assert key.hex() == worked["key"]
    assert [stream.below(key, draw, 54) for draw in range(12)] == worked["draws_below_54"]
    assert len(revealed) < len(promises) < len(said.people)


@pytest.mark.parametrize("version", VERSIONS)
def test_every_part_of_what_was_said_changes_the_key(version: str) -> None:
    said, promises, reveals = terms(version), {0: b"a" * 32, 1: b"b" * 32}, {0: b"c" * 32}
    keys = {
        stream.key(said, SECRET, promises, reveals),
        stream.key(said._replace(game_id=GAME_ID[::-1]), SECRET, promises, reveals),
        stream.key(said._replace(ruleset=said.ruleset[::-1]), SECRET, promises, reveals),
        stream.key(said._replace(version="trefoil-fair/3"), SECRET, promises, reveals),
        stream.key(said, SECRET[::-1], promises, reveals),
        stream.key(said, SECRET, {0: b"a" * 32}, reveals),
        stream.key(said, SECRET, promises, {1: b"c" * 32}),
        stream.key(said, SECRET, {**promises, 1: b"d" * 32}, reveals),
    }
    assert len(keys) == 8


def test_who_may_contribute_is_promised_with_the_secret() -> None:
    said, others = terms(), terms()._replace(people=(0, 2))
    assert stream.commitment(said, SECRET) != stream.commitment(others, SECRET)
    assert stream.key(said, SECRET, {}, {}) != stream.key(others, SECRET, {}, {})


def test_the_closed_list_depends_on_every_promise_and_on_the_deal() -> None:
    said, promises = terms(), {0: b"a" * 32, 2: b"b" * 32}
    lists = {
        stream.closed_list(said, SECRET, promises),
        stream.closed_list(said, SECRET, {**promises, 3: b"c" * 32}),
        stream.closed_list(said, SECRET, {0: b"a" * 32}),
        stream.closed_list(said, SECRET, {0: b"a" * 32, 3: b"b" * 32}),
        stream.closed_list(said, SECRET, {0: b"b" * 32, 2: b"a" * 32}),
        stream.closed_list(said, SECRET[::-1], promises),
        stream.closed_list(said._replace(game_id=GAME_ID[::-1]), SECRET, promises),
    }
    assert len(lists) == 7


def test_options_say_what_is_played() -> None:
    rules = terms().ruleset
    assert stream.ruleset(stream.SECOND, "tock", 1, {**OPTIONS, "friendly_fire": True}) != rules
    assert stream.ruleset(stream.SECOND, "tock", 1, dict(reversed(OPTIONS.items()))) == rules
    assert stream.ruleset(stream.SECOND, "tock", 2, OPTIONS) != rules


@pytest.mark.parametrize("n", [1, 2, 3, 54])
def test_draws_are_even(n: int) -> None:
    draws = 5_400
    counts = Counter(stream.below(SECRET, draw, n) for draw in range(draws))
    assert set(counts) == set(range(n))
    expected = draws / n
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < n + 6 * (2 * n) ** 0.5


def test_a_word_above_the_last_multiple_is_drawn_again_until_one_is_not() -> None:
    n = stream.WORD // 2 + 1  # nearly half of all words are too large
    tried = [[word(draw, attempt) for attempt in range(20)] for draw in range(20)]
    assert any(words[0] >= n and words[1] < n for words in tried)
    assert any(words[0] >= n and words[1] >= n for words in tried)
    assert [stream.below(SECRET, draw, n) for draw in range(20)] == [
        next(found for found in words if found < n) for words in tried
    ]


def word(draw: int, attempt: int) -> int:
    block = hmac.digest(SECRET, draw.to_bytes(8, "big") + attempt.to_bytes(8, "big"), "sha256")
    return int.from_bytes(block[:4], "big")


def test_a_draw_picks_in_the_order_of_the_notation() -> None:
    odds = {"a": 2, "b": 1, "c": 3}
    laid_out = "aabccc"
    for draw in range(50):
        assert stream.drawn(SECRET, draw, odds) == laid_out[stream.below(SECRET, draw, 6)]
