"""What cannot be translated is refused in one sentence, which says what was expected, what is there, and where."""

from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from tests.games.acorns.material import STATE
from translator import readers
from translator.functions import function
from translator.source import Source, Untranslatable

OPENING = """from trefoil.core import seats
from trefoil.core.state import Legible
WORDS = ("one", "two")
MIXED = (1, "two")
def f(s: Legible, n: int, word: str, row: list[int], rows: list[list[int]]) -> object:
"""
FIRST = len(OPENING.splitlines()) + 1  # the line of the first statement
ALLOWED = "a function of this file, or one that descriptions may use"
A_NAME = "a name that TypeScript has no other use for"
A_CONSTANT = "a constant of numbers or texts, under a name of its own"

# Each thing that is not translated, what is expected in its place, and what of it is quoted.
REFUSED = [
    ("return n ** 2", "+, -, *, // or %", "n ** 2"),
    ("return n / 2", "+, -, *, // or %", "n / 2"),
    ("return ~n", "`not` or a minus sign", "~n"),
    ("return word - 1", "a whole number", "word"),
    ("return row * 2", "a whole number", "row"),
    ("return 1.5", "a whole number or a text", "1.5"),
    ("return row[::2]", "a slice without steps", "::2"),
    ("return n[0]", "a list before a place", "0"),
    ("return row[word]", "a whole number", "word"),
    ("return f'{n:2}'", "a whole number or a text as it stands", "n"),
    ("return f'{row}'", "a whole number or a text as it stands", "row"),
    ("return [n, word]", "a list of things of one kind", "[n, word]"),
    ("return {word: n}", "names that are written out", "word"),
    ("return {**s}", "names that are written out", "s"),
    ("return {n, 2}", "what a description may use", "{n, 2}"),
    ("return lambda: n", "what a description may use", "lambda: n"),
    ("return {k: n for k in row for j in row}", "one `for` in a dict", "{k: n for k in row for j in row}"),
    ("return [k for k in n]", "a list to go through", "n"),
    ("return [k for k, j in row]", "a name for each part of what `zip` or `enumerate` gives", "(k, j)"),
    ("return [k for s.x in row]", "a name", "s.x"),
    ("return n and word", "a truth value", "n"),
    ("return 1 if None else 2", "a condition on a number, a text or a list", "None"),
    ("return row == row", "a number, a text or None to compare", "row"),
    ("return n in 5", "a list, a text or a dict to look in", "5"),
    ("return word < word", "a whole number", "word"),
    ("return sum(rows)", ALLOWED, "sum(rows)"),
    ("return max(row)", ALLOWED, "max(row)"),
    ("return len(n)", ALLOWED, "len(n)"),
    ("return int(word)", ALLOWED, "int(word)"),
    ("return any(row)", ALLOWED, "any(row)"),
    ("return enumerate(n)", ALLOWED, "enumerate(n)"),
    ("return zip(row, n)", ALLOWED, "zip(row, n)"),
    ("return sorted(WORDS)", ALLOWED, "sorted(WORDS)"),
    ("return unknown(n)", ALLOWED, "unknown(n)"),
    ("return sorted(row, reverse=True)", "arguments without names", "sorted(row, reverse=True)"),
    ("return word.upper()", "`.index` of a list, or `.copy` of a dict", "word.upper()"),
    ("return unknown", A_CONSTANT, "unknown"),
    ("return MIXED", A_CONSTANT, "MIXED"),
    ("return seats.unknown", A_CONSTANT, "seats.unknown"),
    ("return n.real", A_CONSTANT, "n.real"),
    ("return s.unknown", "a field of whole numbers of at most 32 bits", "s.unknown"),
    ("return s.rng_state", "a field of whole numbers of at most 32 bits", "s.rng_state"),
    ("switch = n", A_NAME, "switch"),
    ("place_of = n", A_NAME, "place_of"),
    ("k = j = n", "one name for a value", "k = j = n"),
    ("k, j = row", "a name, or a place in a list", "(k, j)"),
    ("s.turn = n", "a name, or a place in a list", "s.turn"),
    ("n *= 2", "a number that is added or taken away", "n *= 2"),
    ("n += word", "a number that is added or taken away", "n += word"),
    ("k: complex = n", "numbers, texts, lists and dicts of them, `Legible` or a `TypedDict`", "k"),
    ("row.clear()", "`.append` to a list", "row.clear()"),
    ("del n", "what a description may do", "del n"),
    ("while n:\n        n -= 1\n    else:\n        n = 5", "a loop without `else`", "while n:"),
    ("for k in n:\n        row.append(k)", "a list to go through", "n"),
    ("for n in row:\n        rows.append(row)", "a new name for what is gone through", "n"),
    ("if n:\n        k = 1\n    else:\n        k = 2", "a name that is given its first value outside of blocks", "k"),
    (f"return '{'long ' * 30}'", "what fits into 120 columns of TypeScript", f"return '{'long ' * 30}'"),
]


@pytest.fixture
def source(tmp_path: Path) -> Callable[[str], Source]:
    """A description of which only the text is there."""

    def of(text: str) -> Source:
        path = tmp_path / "somewhere" / "description.py"
        path.parent.mkdir()
        path.write_text(text, encoding="utf-8")
        spec = spec_from_file_location("description", path)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return Source(module, STATE)

    return of


@pytest.mark.parametrize(("statement", "expected", "got"), REFUSED, ids=[statement for statement, *_ in REFUSED])
def test_what_is_outside_the_subset_is_refused(
    statement: str, expected: str, got: str, source: Callable[[str], Source]
) -> None:
    told = source(f"{OPENING}    {statement}\n")
    with pytest.raises(Untranslatable) as refusal:
        function(told, "f")
    said, _, place = str(refusal.value).rpartition(" in line ")
    assert said == f"Expected {expected}, got `{got}`"
    assert place in (f"{line} of somewhere/description.py." for line in (FIRST, FIRST + 1, FIRST + 3))


HEADS = [
    ("def position(s: Legible, n: int = 3) -> int:", "parameters that are told by their places"),
    ("def position(*rows: int) -> int:", "parameters that are told by their places"),
    ("@staticmethod\ndef position(n: int) -> int:", "no decorator but `lru_cache`"),
    ("def position(n: complex) -> int:", "numbers, texts, lists and dicts of them, `Legible` or a `TypedDict`"),
    ("def position(n: int) -> list:", "numbers, texts, lists and dicts of them, `Legible` or a `TypedDict`"),
    (f"def position({'n' * 120}: int) -> int:", "a sentence, names and kinds that fit into 120 columns of TypeScript"),
]


@pytest.mark.parametrize(("head", "expected"), HEADS, ids=[head for head, _ in HEADS])
def test_a_function_that_cannot_be_called_alike_is_refused(
    head: str, expected: str, source: Callable[[str], Source]
) -> None:
    told = source(f"from trefoil.core.state import Legible\n{head}\n    return 1\n")
    with pytest.raises(Untranslatable, match=f"^Expected {expected}, got `.*` in line . of somewhere/description.py.$"):
        function(told, "position")


def test_one_name_for_two_constants_is_refused(source: Callable[[str], Source]) -> None:
    told = source(
        "from trefoil.core import seats\nNATURE = 7\ndef position(n: int) -> int:\n    return NATURE + seats.NATURE\n"
    )
    with pytest.raises(Untranslatable, match=r"under a name of its own, got `seats\.NATURE` in line 4"):
        function(told, "position")


def test_a_game_without_a_description_is_refused() -> None:
    with pytest.raises(Untranslatable, match=r"^Expected a module `description` in tests\.golden, got none\.$"):
        readers.source_of("tests.golden")


def test_a_description_without_a_position_is_refused(source: Callable[[str], Source]) -> None:
    expected = r"^Expected a function `position` in somewhere/description\.py, got none\.$"
    with pytest.raises(Untranslatable, match=expected):
        readers.position(source("N = 1\n"))
