"""Everything that a description may use, a function for each; what they answer is compared with their translations."""

from functools import lru_cache

import numpy as np

from trefoil.core import seats
from trefoil.core.seats import NOBODY

WORDS = ("zero", "it's", 'a "word"', "three", "back`tick", "five")
TABLE = ((0, 1, 2, 3), (4, 5, 6, 7), (-8, -9, -10, -11))
GRID = np.arange(12, dtype=np.int8).reshape(3, 4)
LONG = tuple(range(100, 160))
NAME = "ABCDEFGHIJ"
FLAG = True


def arithmetic(n: int, m: int) -> list[int]:
    """Numbers joined in every way."""
    return [n + m * 2, (n + m) * 2, n - (m - 1), n - m - 1, -n, -(n + m), n // 3, (n - 9) // 4, (n - 9) % 4, n * m // 2]


def conditions(n: int, m: int) -> list[bool]:
    """Comparisons joined in every way."""
    close = n == m or n == m + 1
    return [close, n < m <= 9, (n < m and m > 3) or close, not close and (n > 2 or m > 2), n != m, FLAG]


def chosen(n: int, m: int) -> str | None:
    """One thing or another, or nothing."""
    if n > 4:
        return None
    word = "few" if n < 2 else "some" if m < 2 else "many"
    return word + "!"


def whether(n: int, m: int) -> list[bool]:
    """Whether there is nothing, or something."""
    word = chosen(n, m)
    return [word is None, word is not None, word == "few!", word != "many!"]


def truths(n: int, m: int) -> list[bool]:
    """What is true of numbers, texts and lists."""
    return [bool(n), bool_of(WORDS[m][0]), bool([n][1:]), bool(WORDS[m]), not [n][n:], not n]


def bool_of(word: str) -> bool:
    """Whether a text is not empty, and of a certain kind."""
    if word and word != "z":
        return len(word) > 0
    return not word


def places(n: int, m: int) -> list[int]:
    """Places in lists, one or several."""
    row = TABLE[2]
    return [TABLE[1][n % 4], int(GRID[2, m % 4]), LONG[n * m], *row[1:], *row[:n], *row[n:m], row.index(-9), len(LONG)]


def texts(n: int, m: int) -> list[str]:
    """Texts put together and taken apart."""
    return [f"{n} of {WORDS[m]}", f"`${{{n}", "a" + "b" + str(n), NAME[n], str(NAME), WORDS[1], 'it\'s \\ "so"']


def listed(n: int, m: int) -> list[list[int]]:
    """Lists made of lists."""
    return [
        [k * n for k in range(m)],
        [k for k in range(1, 9) if k % 2 == n % 2],
        [k + 1 for k in LONG if k > 150 and k < 155 + n if k != 152],
        [k * n + j for k in range(m) for j in range(k)],
        [j for k in range(m) if k != n for j in range(k) if j != m],
        [k + n for k, j in zip(TABLE[0], TABLE[1], strict=True) if j != 5],
        [7 for _ in range(n)],
        list(range(n)),
        sorted([m, n, 10, 9, 100]),
        [*TABLE[0], n, m],
    ]


def numbered(n: int, m: int) -> dict[str, int]:
    """Dicts made of lists."""
    return {f"{word}!": k + n for k, word in enumerate(WORDS) if k != m}


def kept(n: int, m: int) -> dict[str, list[int]]:
    """Dicts made of all that is in a list."""
    return {word: [n, m] for word in WORDS}


def summed(n: int, m: int) -> list[int]:
    """What is said of whole lists."""
    return [sum(k * n for k in range(m)), max(n, m, 3), min(n, m), int(n > m), int(n), sum(tuple(LONG)), len(WORDS[n])]


def found(n: int, m: int) -> list[bool]:
    """Whether something is there."""
    return [
        n in TABLE[1],
        n not in (m, 3),
        "a" in WORDS[m],
        "three!" in numbered(n, m),
        any(k == n for k in LONG),
        all(k != n for k in range(m)),
        n in list(range(m)),
    ]


@lru_cache
def copied(n: int, m: int) -> dict[str, int]:
    """A dict of its own, by a function that remembers its answers."""
    return numbered(n, m).copy()


def constants(n: int, m: int) -> list[int]:
    """Names of this module and of others."""
    return [NOBODY, seats.NATURE, n + m]


def looped(n: int, m: int) -> list[list[int]]:
    """Loops, and what is done in them."""
    rows: list[list[int]] = [[] for _ in range(3)]
    place = m
    while place > 0 and not (place == 9 or n == m):
        place -= 1
        if place < n:
            rows[0].append(place)
        elif place == n:
            half = place // 2
            rows[1] = [half]
        else:
            for k, word in enumerate(WORDS):
                if len(word) > 4:
                    rows[2].append(k)
    for row in TABLE:
        rows.append([row[1], place])
    place += 5
    rows[0].append(place)
    return rows


def objects(n: int, m: int) -> dict[str, object]:
    """Names with what they stand for, in one line or in several."""
    word = WORDS[n]
    if m == n:
        return {"word": word, "two words": n}
    return {
        "word": word,
        "pair": [n, m],
        "more": {"of": {"the": "same"}, "kind": None},
        "deeper": [copied(k, k) for k in range(n)],
        "snake_case": listed(n, m),
        "rather_long": [f"a text that is made of {k}" for k in range(m) if k != n],
    }
