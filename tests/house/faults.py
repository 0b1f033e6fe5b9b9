"""What the house finds wrong with a text: each question returns the faults, none if all is well."""

import ast
import re

BANNED_NAMES = {"utils", "util", "helpers", "helper", "common", "misc", "base", "manager"}
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|farm|root|home|Users)/\S*")
UNFINISHED = re.compile(r"\b(?:TODO|FIXME|XXX)\b(?!.*#\d)")
ADDRESS = re.compile(r"\w+://\S+|--(?:extra-)?index-url|--find-links|^\S+ @ ", re.MULTILINE)
DOWNLOAD = re.compile(r'"resolved":\s*"\w+:|https?://\S+/(?:simple|packages)/')


def opening(source: str) -> list[str]:
    """A Python file opens with a docstring whose first paragraph is a sentence."""
    docstring = ast.get_docstring(ast.parse(source))
    if docstring is None:
        return ["no docstring"]
    first = " ".join(docstring.split("\n\n")[0].split())
    return [] if re.fullmatch(r"(`|\W*[A-Z0-9]).*[.!?]", first) else [f"not a sentence: {first!r}"]


def banned_name(stem: str) -> list[str]:
    """A file is named after its concept; these names say only that nobody found one."""
    return [stem] if stem.lower().strip("_") in BANNED_NAMES else []


def machine_paths(text: str) -> list[str]:
    """The repository stands alone: no path of the machine it was written on."""
    return MACHINE_PATH.findall(text)


def unfinished(text: str) -> list[str]:
    """What is left to do has an issue number beside it."""
    return [line.strip() for line in text.splitlines() if UNFINISHED.search(line)]


def addresses(lock: str) -> list[str]:
    """A lock names packages and hashes, never where they come from."""
    return ADDRESS.findall(lock)


def downloads(text: str) -> list[str]:
    """A download address, as package managers write it into their files."""
    return DOWNLOAD.findall(text)


def broken_links(markdown: str, exists: set[str]) -> list[str]:
    """Links to other files of the repository must lead somewhere."""
    targets = re.findall(r"\]\((?!\w+:|#)([^)#\s]+)", markdown)
    return [target for target in targets if target.rstrip("/") not in exists]
