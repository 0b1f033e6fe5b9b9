"""The committed stream: known values, and draws that are even."""

from collections import Counter

import pytest

from trefoil.server import nature

GAME_ID, SECRET = bytes(range(16)), bytes(range(32))
RULES = nature.ruleset("tock", 1, {"players": 4, "deck": "plain", "friendly_fire": False})


def test_the_hash_is_the_one_of_the_page() -> None:
    import hashlib

    said = [b"trefoil-fair/1", b"seat-commit", b"\x00\x01", b"12", "é".encode()]
    by_hand = b"".join(len(part).to_bytes(4, "big") + part for part in said)
    assert nature.hashed("seat-commit", b"\x00\x01", 12, "é") == hashlib.sha256(by_hand).digest()


def test_the_key_is_known() -> None:
    server = nature.commitment(GAME_ID, RULES, SECRET)
    entropy = {0: bytes([1]) * 32, 2: bytes([2]) * 32}
    promises = {seat: nature.promise(GAME_ID, seat, server, said) for seat, said in entropy.items()}
    key = nature.key(GAME_ID, RULES, SECRET, promises, {0: entropy[0]})
    assert RULES.hex() == "908aa68e74cb116f409e263c6456b7fc743e913dcd8d35ee661d88f517027310"
    assert server.hex() == "a8017573d557a9a7191a55a040e2c3597a7cb152b6d08924ba8b7d677f438b46"
    assert key.hex() == "f9a954d32db6560f38ed38da78880876df4f745030fdd268b94744a3510c41b3"
    assert [nature.below(key, draw, 54) for draw in range(12)] == [11, 22, 12, 6, 4, 53, 44, 17, 14, 24, 35, 36]


def test_every_part_of_what_was_said_changes_the_key() -> None:
    promises, reveals = {0: b"a" * 32, 1: b"b" * 32}, {0: b"c" * 32}
    keys = {
        nature.key(GAME_ID, RULES, SECRET, promises, reveals),
        nature.key(GAME_ID[::-1], RULES, SECRET, promises, reveals),
        nature.key(GAME_ID, RULES[::-1], SECRET, promises, reveals),
        nature.key(GAME_ID, RULES, SECRET[::-1], promises, reveals),
        nature.key(GAME_ID, RULES, SECRET, {0: b"a" * 32}, reveals),
        nature.key(GAME_ID, RULES, SECRET, promises, {1: b"c" * 32}),
        nature.key(GAME_ID, RULES, SECRET, {**promises, 1: b"d" * 32}, reveals),
    }
    assert len(keys) == 7


def test_options_say_what_is_played() -> None:
    assert nature.ruleset("tock", 1, {"players": 4, "deck": "plain", "friendly_fire": True}) != RULES
    assert nature.ruleset("tock", 1, {"friendly_fire": False, "players": 4, "deck": "plain"}) == RULES
    assert nature.ruleset("tock", 2, {"players": 4, "deck": "plain", "friendly_fire": False}) != RULES


@pytest.mark.parametrize("n", [1, 2, 3, 54])
def test_draws_are_even(n: int) -> None:
    draws = 5_400
    counts = Counter(nature.below(SECRET, draw, n) for draw in range(draws))
    assert set(counts) == set(range(n))
    expected = draws / n
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < n + 6 * (2 * n) ** 0.5


def test_a_word_above_the_last_multiple_is_drawn_again() -> None:
    n = nature.WORD // 2 + 1  # nearly half of all words are too large
    tried = [nature.below(SECRET, draw, n) for draw in range(20)]
    assert all(0 <= number < n for number in tried)
    first_words = [int.from_bytes(first_block(draw)[:4], "big") for draw in range(20)]
    assert any(word >= n for word in first_words)
    assert all(number == word for number, word in zip(tried, first_words, strict=True) if word < n)


def first_block(draw: int) -> bytes:
    import hmac

    return hmac.digest(SECRET, draw.to_bytes(8, "big") + bytes(8), "sha256")


def test_a_draw_picks_in_the_order_of_the_notation() -> None:
    odds = {"a": 2, "b": 1, "c": 3}
    laid_out = "aabccc"
    for draw in range(50):
        assert nature.drawn(SECRET, draw, odds) == laid_out[nature.below(SECRET, draw, 6)]
