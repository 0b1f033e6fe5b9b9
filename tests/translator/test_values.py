"""Values are spelled as Prettier lays them out."""

from typing import Any

import pytest

from translator.values import constant, quoted

LONG = "x" * 50


@pytest.mark.parametrize(
    ("value", "lines"),
    [
        (1, ["1"]),
        (None, ["null"]),
        ([0.0, -0.5, 10.0], ["[0, -0.5, 10]"]),
        ([], ["[]"]),
        ({}, ["{}"]),
        ([True, "a"], ["[true, 'a']"]),
        ({"a": 1, "b c": [2]}, ["{ a: 1, 'b c': [2] }"]),
        ([[1], [2]], ["[[1], [2]]"]),
        ([[1, 2], [3, 4]], ["[", "  [1, 2],", "  [3, 4],", "]"]),
        ([{"a": 1, "b": 2}, {"a": 3, "b": 4}], ["[", "  { a: 1, b: 2 },", "  { a: 3, b: 4 },", "]"]),
        ({"a": [[1, 2], [3, 4]]}, ["{", "  a: [", "    [1, 2],", "    [3, 4],", "  ],", "}"]),
        ([[1, 2]], ["[[1, 2]]"]),
        ([LONG, LONG], ["[", f"  '{LONG}',", f"  '{LONG}',", "]"]),
        ({"a": LONG, "b": LONG}, ["{", f"  a: '{LONG}',", f"  b: '{LONG}',", "}"]),
    ],
)
def test_a_value_takes_the_lines_that_it_needs(value: Any, lines: list[str]) -> None:
    whole = "\n".join(lines)
    assert constant("N", value) == f"export const N = {whole} as const;"


def test_many_numbers_fill_their_lines() -> None:
    opening, *rows, closing = constant("N", list(range(100))).split("\n")
    assert (opening, closing) == ("export const N = [", "] as const;")
    assert [len(row) for row in rows] == [len(row.rstrip()) for row in rows]
    assert all(110 < len(row) <= 120 for row in rows[:-1])


@pytest.mark.parametrize(
    ("text", "spelled"),
    [("a", "'a'"), ("it's", '"it\'s"'), ('"so"', "'\"so\"'"), ("'\"", "'\\'\"'"), ("\\", "'\\\\'"), ("é\n", "'é\\n'")],
)
def test_a_text_needs_as_few_signs_as_can_be(text: str, spelled: str) -> None:
    assert quoted(text) == spelled
