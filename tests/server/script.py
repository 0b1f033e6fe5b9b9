"""The conversation on a page, step by step, and whether what was heard is what the page shows."""

import json
import re
from dataclasses import dataclass, field
from typing import Any, TypeAlias

BLOCK = re.compile(r"^```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MARKS = "→←⋮✂"  # said, heard, frames left out, connection lost
STEP = re.compile(rf"^([{MARKS}])(.*(?:\n(?![{MARKS}]).*)*)", re.MULTILINE)
ANY = "…"
CHOSEN = re.compile(r"[A-Z]{2,}")  # what the server chose

Chosen: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Step:
    """One thing that is said or heard: a frame, or a request or an answer over HTTP with its headers."""

    mark: str
    line: str = ""  # the first of a request or an answer
    headers: dict[str, str] = field(default_factory=dict)
    body: Any = None


def steps(page: str) -> list[Step]:
    """Everything that is said and heard on a page, in order."""
    return [step(mark, text.strip()) for block in BLOCK.finditer(page) for mark, text in STEP.findall(block[1])]


def step(mark: str, text: str) -> Step:
    """One step as it is written."""
    if not text or text.startswith("{"):
        return Step(mark, body=shown(text))
    head, _, body = text.partition("\n\n")
    line, *rest = (part.strip() for part in head.splitlines())
    return Step(mark, line, dict(part.split(": ") for part in rest), shown(body))


def shown(text: str) -> Any:
    """JSON in which … stands for a value, or for further fields or items."""
    text = re.sub(rf":\s*{ANY}", f': "{ANY}"', text)
    text = re.sub(rf"(?<![\"\w]){ANY}(?=\s*}})", f'"{ANY}": "{ANY}"', text)
    text = re.sub(rf'(?<!"){ANY}(?!")', f'"{ANY}"', text)
    return json.loads(text) if text.strip() else None


def filled(said: Any, chosen: Chosen) -> Any:
    """What is said, with what the server has chosen in its place."""
    if isinstance(said, dict):
        return {name: filled(value, chosen) for name, value in said.items()}
    if isinstance(said, list):
        return [filled(value, chosen) for value in said]
    return CHOSEN.sub(lambda word: str(chosen.get(word[0], word[0])), said) if isinstance(said, str) else said


def fits(page: Any, got: Any, chosen: Chosen) -> bool:
    """Whether something is what the page shows; what the server chooses is noted the first time."""
    if page == ANY:
        return True
    if isinstance(page, str) and CHOSEN.fullmatch(page):
        return bool(chosen.setdefault(page, got) == got)
    if isinstance(page, dict):
        return isinstance(got, dict) and fields_fit(page, got, chosen)
    if isinstance(page, list):
        return isinstance(got, list) and items_fit(page, got, chosen)
    return type(page) is type(got) and bool(page == got)


def fields_fit(page: dict[str, Any], got: dict[str, Any], chosen: Chosen) -> bool:
    """The fields that are shown are there, and no others unless the page says so."""
    named = page.keys() - {ANY}
    complete = named < got.keys() if ANY in page else named == got.keys()
    return complete and all(fits(page[name], got[name], chosen) for name in page if name != ANY)


def items_fit(page: list[Any], got: list[Any], chosen: Chosen) -> bool:
    """The items that are shown come first, and there are no others unless the page says so."""
    first = page[:-1] if page and page[-1] == ANY else page
    enough = len(got) == len(first) or (len(got) > len(first) and first is not page)
    return enough and all(fits(one, other, chosen) for one, other in zip(first, got, strict=False))
