"""The page about kernels names every word that a kernel answers to."""

import inspect

from tests.house.tree import ROOT
from trefoil.core.rules import WORDS


def test_every_word_stands_on_the_page_with_its_arguments() -> None:
    page = (ROOT / "docs/kernel.md").read_text("utf-8")
    words = [f"`{word.__name__}({', '.join(inspect.signature(word).parameters)})`" for word in WORDS]
    assert [word for word in words if word not in page] == []
