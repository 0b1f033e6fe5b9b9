"""How the documentation becomes a site: Sphinx reads each page where it lies, so links are those of a code host."""

import re
from typing import Any

from sphinx.application import Sphinx

from trefoil import __version__

# What stands beside every page; a page that is in no list fails the build.
NAVIGATION = {
    "To play": ["docs/rules/triqueta", "docs/rules/tock", "docs/commands", "docs/notation"],
    "From Python": ["docs/tour", "docs/api", "docs/reference/interface", "docs/bots", "docs/reference/bots"],
    "On a server": ["docs/operate", "docs/protocol", "docs/fairness"],
    "Inside": [
        "ARCHITECTURE",
        "docs/kernel",
        "docs/adding-a-game",
        "docs/reference/games",
        "docs/glossary",
        "docs/decisions/README",
        "bench/README",
    ],
    "The project": ["CHANGELOG", "CONTRIBUTING", "SECURITY", "docs/credits"],
}
# Pages that have a list of their own.
BELOW = {"docs/decisions/README": ["docs/decisions/0*"], "bench/README": ["bench/figures/*"]}

ACCENTED = ("color-brand-primary", "color-brand-content", "color-api-name")
MOSS, AMBER = "#426c0c", "#ffb545"  # what the page of the games is accented with, by day and by night

project = "Trefoil"
author = "The Trefoil authors"
version = release = __version__

root_doc = "docs/index"
include_patterns = ["docs/**.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "bench/**.md"]
exclude_patterns = [".*", "**/node_modules", "build", "src", "tests", "web"]  # not even looked into

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 4  # as deep as headings go, under the names that a code host gives them
nitpicky = True
nitpick_ignore_regex = [("py:.*", r"(?!trefoil\b).*")]
default_role = "literal"  # docstrings say `code` as the pages do
autodoc_default_options = {"members": True, "undoc-members": True, "member-order": "bysource"}
add_module_names = False
python_use_unqualified_type_names = True

highlight_language = "text"  # a block that does not say what it is
html_theme = "furo"
html_title = "Trefoil"
html_favicon = "../web/public/icon.svg"
html_theme_options = {
    "light_css_variables": dict.fromkeys(ACCENTED, MOSS),
    "dark_css_variables": dict.fromkeys(ACCENTED, AMBER),
}
html_extra_path = ["site/index.html"]  # the way from the root of the site to its first page
html_static_path = ["site/site.css"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_copyright = False


# NumPy before 2.5 calls an array by all that its short name stands for.
ARRAY = re.compile(r"~?numpy\.ndarray\[tuple\[~?typing\.Any, \.\.\.\], ~?numpy\.dtype\[(~?[\w.]+)\]\]")


def navigate(app: Sphinx, page: str, source: list[str]) -> None:
    """Give a page the lists of those below it; in its file they would be noise to whoever reads it on a code host."""
    lists = NAVIGATION if page == root_doc else {"Below": BELOW[page]} if page in BELOW else {}
    for caption, pages in lists.items():
        options = [":hidden:", ":glob:", f":caption: {caption}"]
        source[0] += "\n".join(["", "```{toctree}", *options, *(f"/{name}" for name in pages), "```", ""])


def shorten(*told: Any) -> tuple[str | None, ...]:
    """Say of a signature what its source says: arrays by their short name, nothing of a class that is never called."""
    _, what, *_, said, returned = told
    if what == "class" and said == "(*args, **kwargs)":
        return "", returned
    return tuple(text and ARRAY.sub(r"NDArray[\1]", text) for text in (said, returned))


def setup(app: Sphinx) -> None:
    """What Sphinx asks of a configuration that listens."""
    app.connect("source-read", navigate)
    app.connect("autodoc-process-signature", shorten)
