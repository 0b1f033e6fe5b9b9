"""Everything that a description may use answers in TypeScript what it answers in Python."""

import json
import re
from itertools import product
from pathlib import Path

import pytest

from tests.games.acorns.material import STATE
from tests.house.tree import ROOT
from tests.translator import constructs
from tests.translator.node import said
from translator.functions import function
from translator.readers import constant
from translator.source import Source

SOURCE = Source(constructs, STATE)
OF_TWO = [name for name, node in SOURCE.functions.items() if len(node.args.args) == 2]  # two numbers
PAIRS = list(product(range(6), repeat=2))


@pytest.fixture(scope="module")
def translation(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All of them in a file."""
    functions = [function(SOURCE, name) for name in SOURCE.functions]
    constants = [constant(name, value) for name, value in SOURCE.constants.items()]
    path = tmp_path_factory.mktemp("constructs") / "constructs.ts"
    helpers = f"import {{ {', '.join(sorted(SOURCE.helpers))} }} from '{ROOT}/web/src/kernel/lists.ts';"
    known = f"export {{ {', '.join(OF_TWO)} }};\n"
    path.write_text("\n".join([helpers, *constants, *functions, known]), encoding="utf-8")
    return path


@pytest.mark.parametrize("name", OF_TWO)
def test_a_function_and_its_translation_answer_alike(name: str, translation: Path) -> None:
    answers = said("calls.mjs", [translation], (json.dumps([name, *pair]) for pair in PAIRS))
    expected = [getattr(constructs, name)(*pair) for pair in PAIRS]
    assert [json.loads(answer) for answer in answers] == expected


def test_the_constructs_use_all_that_lists_can_be_asked() -> None:
    for name in SOURCE.functions:
        function(SOURCE, name)
    lists = (ROOT / "web" / "src" / "kernel" / "lists.ts").read_text("utf-8")
    assert set(re.findall(r"^export (?:const|function) (\w+)", lists, re.MULTILINE)) == SOURCE.helpers
